import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { joinUnits, unitOf } from '../src/unit.js';

const unit = (text: string, language = 'en') => unitOf(text, splitWords(text, language), language);

describe('unitOf', () => {
  it.each([
    ['en', 'The engines turned.', 'An engine turns.'],
    ['en', 'Ponies carried boxes.', 'A pony carries a box.'],
    ['en', 'Jefferson purchased the land.', 'The purchase was cheap.'],
    ['en', 'They agreed on a coalition.', 'The agreement was short.'],
    ['de', 'Die Maschinen liefen.', 'Eine Maschine stand still.'],
    ['ru', 'Он хранил мудрость.', 'Горшок мудрости разбился.'],
    ['zh', '他有一个砂锅。', '砂锅很大。'],
  ])('%s: "%s" and "%s" share a word', (language, first, second) => {
    const shared = [...unit(first, language).content.keys()].filter((stem) => unit(second, language).content.has(stem));
    expect(shared.length).toBeGreaterThan(0);
  });

  it('keeps function words out of the content', () => {
    expect([...unit('He was in the very old house.').content.keys()]).not.toContain('the');
  });

  it('knows full names, and no name in a capital at the beginning', () => {
    expect(unit('They saw Ada Lovelace and Tom.').fullNames).toEqual([['Ada', 'Lovelace']]);
    expect(unit('Engines met Tom.').names).toEqual(new Set(['Tom']));
    expect(unit('Der Hund sah das Haus.', 'de').names).toEqual(new Set());
  });

  it('knows years, and no other numbers', () => {
    expect(unit('In 1712 and 1781 there were 3000 of 12000 left.').years).toEqual([1712, 1781]);
  });

  it.each([
    ['"I see no wine," she remarked.', 'pronoun'],
    ['"I see no wine," the queen remarked.', undefined],
    ['The fox also wanted some.', 'connective'],
  ])('knows what points back inside: %s', (text, cue) => {
    expect(unit(text).cue).toBe(cue);
  });

  it('takes no word of time for a part of a name', () => {
    expect(unit('Then Ada laughed.').fullNames).toEqual([]);
  });

  it.each([
    ['A fox saw grapes.', 0],
    ['The fox saw grapes.', 1],
    ['The fox saw her.', 2],
  ])('counts what may speak of things named before: %s', (text, dependence) => {
    expect(unit(text).dependence).toBe(dependence);
  });
});

it.each([
  ['en', 'In 1661 he joined the army.', true],
  ['en', 'Another bone lies below.', true],
  ['en', 'A cause of these losses is heat.', true],
  ['en', 'A farmer lost his hat.', false],
  ['de', 'Diese Knochen sind hohl.', true],
  ['zh', '国王丢了他的戒指。', false],
])('%s: "%s" points at something outside it: %s', (language, text, expected) => {
  expect(unit(text, language).dangles).toBe(expected);
});

it('joins sentences to a unit that opens as the first does and ends as the last', () => {
  const parts = ['A king had a ring.', 'Did he lose this ring?'];
  const joined = joinUnits(
    parts.join(' '),
    parts.map((part) => unit(part)),
  );
  expect(joined).toMatchObject({ text: parts.join(' '), cue: undefined, asks: true, dangles: false });
  expect([...joined.content.keys()]).toEqual(['king', 'ring', 'los']);
});

it.each([
  ['She took her bowl and went out.', true],
  ['"Run away!" the girl shouted.', true],
  ['Founded in 1900, the town is rich.', false],
  ['He was very proud of her.', false],
])('"%s" tells of a deed: %s', (text, expected) => {
  expect(unit(text).isDeed).toBe(expected);
});

it.each([
  ['Bone consists of units called osteons.', 'osteon'],
  ['The nation fell in the Corruption Index (CPI).', 'cpi'],
  ['Magma is the melted rock below the ground.', 'magma'],
])('"%s" gives a name or says what it is: %s', (text, stem) => {
  expect([...unit(text).defined]).toContain(stem);
});

it.each([
  ['There were five periods, and today resembles those periods.', []],
  ['People believe that these animals could vanish.', ['animal']],
  ['Cells form tissues that work together.', []],
  ['These attach to a bone.', []],
])('"%s" points at %j', (text, stems) => {
  expect([...unit(text).demonstrated]).toEqual(stems);
});
