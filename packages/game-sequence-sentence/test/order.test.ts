import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { demand, empty, extend, forced, pointsNowhere, surety, swapCost } from '../src/order.js';
import { unitOf } from '../src/unit.js';

const unit = (text: string, language = 'en') => unitOf(text, splitWords(text, language), language);
const chain = (texts: readonly string[], language = 'en') =>
  texts.reduce((units, text) => extend(units, unit(text, language), language), empty);
const strengthOf = (texts: readonly string[], language = 'en') => surety(chain(texts, language));

describe('surety of two units', () => {
  it.each([
    ['a pronoun', ['A farmer dug a pond.', 'He drank from it.']],
    ['a connective', ['The road was long.', 'But nobody complained.']],
    ['a noun just introduced', ['A farmer found a lamp.', 'The lamp was made of gold.']],
    ['a demonstrative', ['Bees build cells of wax.', 'These cells hold honey.']],
    ['a later year', ['In 1712 an engine was built.', 'By 1781 cities had many of them.']],
  ])('is enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeGreaterThanOrEqual(forced);
  });

  it.each([
    ['words both have', ['Old engines burn coal.', 'Most engines need water.']],
    ['a noun that both introduce', ['A cell is a part of a plant.', 'A plant has many cells.']],
    ['nothing in common', ['Cats sleep a lot.', 'Rivers flow to the sea.']],
  ])('is not enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeLessThan(forced);
  });
});

describe('surety of more units', () => {
  it.each([
    ['one deed after the other', ['A man sat down.', 'He ate a pear.', 'He went to sleep.']],
    ['a word of time', ['A man sat down.', 'He ate a pear.', 'Then he slept.']],
    ['news that it goes on to speak of', ['A man sat down.', 'He opened a small box.', 'The box was empty.']],
    ['work that is done', ['A cook made soup.', 'She stirred it.', 'When she had finished, the guests sat down.']],
    ['the next morning', ['A girl lost a coin.', 'She looked for it.', 'The next morning she found it in a shoe.']],
    ['"it" for what the sentence before brings', ['A man was poor.', 'He bought a goat.', 'It gave milk.']],
    ['"none of them"', ['A girl had hens.', 'She called them.', 'None of them came.']],
    [
      'a quotation without a speaker',
      ['The sailor came home.', '"The sea was rough," he said.', '"We lost two masts."'],
    ],
    ['a demonstrative', ['A bee flew out.', 'She built cells of wax.', 'These cells hold honey.']],
  ])('is enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeGreaterThanOrEqual(forced);
  });

  it.each([
    ['the same pronoun again', ['A man sat down.', 'He was tall.', 'He had some milk.']],
    ['what only adds', ['A man sat down.', 'He ate a pear.', 'He also drank some milk.']],
    ['a noun that the first unit names', ['A man had a box.', 'He lived in a wood.', 'The box was empty.']],
    ['the second of a list', ['A man had two sons.', 'The first son was tall.', 'The second son was small.']],
  ])('is not enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeLessThan(forced);
  });
});

it.each([
  ['de', ['Ein Bauer grub einen Teich.', 'Er füllte ihn mit Wasser.', 'Dann kam ein Fuchs an den Teich.']],
  ['fr', ['Un roi avait une bague.', 'Il la perdit un matin.', 'Enfin, un garçon trouva la bague.']],
  ['es', ['Un rey tenía un anillo.', 'Lo perdió una mañana.', 'Después, un niño encontró el anillo.']],
  ['ru', ['У царя был перстень.', 'Он потерял его в лесу.', 'Потом мальчик нашёл перстень.']],
  ['zh', ['国王有一枚戒指。', '他把它弄丢了。', '后来一个男孩找到了戒指。']],
])('%s has the words that force an order', (language, texts) => {
  expect(strengthOf(texts.slice(0, 2), language)).toBeGreaterThanOrEqual(forced);
  expect(strengthOf(texts, language)).toBeGreaterThanOrEqual(forced);
});

it('finds the wrong order that moves a unit from one end to the other', () => {
  const texts = ['A man sat down.', 'He opened a small box.', 'The box was empty.'];
  expect(strengthOf(texts)).toBeLessThanOrEqual(swapCost(chain(texts)));
  expect(strengthOf(['Rivers are long.', 'A man sat down.', 'He opened a small box.'])).toBeLessThan(forced);
});

it.each([
  ['a quotation of nobody', ['The sailor came home.'], '"The sea was rough."', true],
  ['a quotation after its speaker', ['"I am home," said the sailor.'], '"The sea was rough."', false],
  ['"she" without anybody', ['For a long time all went well.'], 'One day she left.', true],
  ['"he" after a place only', ['The way led to Great Britain.'], 'He sold it.', true],
  ['"he" after a name', ['The way led Jefferson to the sea.'], 'He sold it.', false],
  ['"these" things that nothing names', ['A man sat down.'], 'These towers were tall.', true],
  ['"these" before a verb', ['Muscles move the wing.'], 'These attach to a bone.', false],
])('knows what points nowhere: %s', (_, texts, text, expected) => {
  expect(pointsNowhere(chain(texts), unit(text), 'en')).toBe(expected);
});

describe('demand', () => {
  const demandOf = (texts: readonly string[], startsMidway = false) =>
    demand(chain(texts.slice(0, -1)), unit(texts.at(-1)!), startsMidway);

  it.each([
    ['with what the unit before brings', ['A man came to a river.', 'He saw a boat there.', 'The boat was red.']],
    ['with a connective', ['A man came to a river.', 'He saw a boat there.', 'But nobody was at home.']],
  ])('is a number for a unit that goes on %s', (_, texts) => {
    expect(demandOf(texts)).toBeGreaterThan(0);
  });

  it('is undefined for a unit that only goes on with what the passage is about', () => {
    expect(demandOf(['The pond is deep.', 'It has many fish.', 'It lies in a wood.'])).toBeUndefined();
  });

  it('is more in the middle of a paragraph', () => {
    const texts = ['A man came to a river.', 'He saw a boat there.', 'The boat was red.'];
    expect(demandOf(texts, true)).toBeGreaterThan(demandOf(texts)!);
  });
});
