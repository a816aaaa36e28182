import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Group, orderedList, withValue } from '../../src/review/follow.js';
import { added, type ChangedList, moved, removed } from '../../src/review/list-changes.js';

const pieces = ['the bridge', 'carries', 'only one cart', 'at a time'];
const item = { sentence: 'The bridge carries only one cart at a time.', pieces };

/** The item after a change of its list of pieces. */
function withPieces(group: Group, { value, origins }: ChangedList): Group {
  return withValue(group, ['pieces'], value, origins);
}

describe('a text that is a list in one line', () => {
  it('follows the list, with its capital and its end mark', () => {
    expect(withValue(item, ['pieces', 3], 'in a day').sentence).toBe('The bridge carries only one cart in a day.');
    expect(withPieces(item, moved(pieces, 3, 0)).sentence).toBe('At a time the bridge carries only one cart.');
    expect(withPieces(item, removed(pieces, 1)).sentence).toBe('The bridge only one cart at a time.');
    expect(withPieces(item, added(pieces, 'today')).sentence).toBe('The bridge carries only one cart at a time today.');
  });

  it('keeps what stands between two entries that stay together, and has no spaces where its language has none', () => {
    const french = { pieces: ["l'", 'eau', 'bout'], sentence: "L'eau bout." };
    expect(withPieces(french, moved(french.pieces, 2, 0)).sentence).toBe("Bout l'eau.");
    const japanese = { pieces: ['弟は', '毎朝', '牛乳を', '飲みます。'], sentence: '弟は毎朝牛乳を飲みます。' };
    expect(withPieces(japanese, moved(japanese.pieces, 1, 0)).sentence).toBe('毎朝弟は牛乳を飲みます。');
  });

  it('leads the list where it is changed inside one entry', () => {
    const longer = withValue(item, ['sentence'], 'The old bridge carries only one cart at a time.');
    expect(longer.pieces).toEqual(['the old bridge', ...pieces.slice(1)]);
    const other = withValue(item, ['sentence'], 'The bridge bears only one cart at a time.');
    expect(other.pieces).toEqual(pieces.with(1, 'bears'));
    expect(withValue(item, ['sentence'], 'The bridge carries only one cart at a time!').pieces).toBe(pieces);
    expect(withValue(item, ['sentence'], 'Another sentence.').pieces).toBe(pieces);
  });

  it('is left alone where it says anything else', () => {
    const hint = 'The first word is the name of a building.';
    const before = { ...item, hint, sentence: 'It carries carts.' };
    expect(withValue(before, ['pieces', 0], 'a ferry')).toEqual({ ...before, pieces: pieces.with(0, 'a ferry') });
  });

  it('reads back as the list again after any changes', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const words = fc.array(word, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(words, word, fc.nat(), fc.nat(), (list, entry, one, other) => {
        const start: Group = { pieces: list, sentence: `${list.join(' ')}.` };
        const changes = [
          moved(list, one % list.length, other % list.length),
          removed(list, one % list.length),
          added(list, entry),
        ];
        for (const change of changes) {
          expect(withPieces(start, change).sentence).toBe(`${change.value.join(' ')}.`);
        }
      }),
    );
  });
});

describe('orders of a list', () => {
  const ordered = { pieces, alternatives: [[3, 0, 1, 2]], hint: 'Look.' };
  /** The other orders as they read. */
  const readings = ({ pieces: list, alternatives }: Group) =>
    (alternatives as number[][]).map((order) => order.map((place) => (list as string[])[place]).join(' '));

  it('read the same after entries moved, and take up and drop what comes and goes', () => {
    const [reading] = readings(ordered);
    expect(readings(withPieces(ordered, moved(pieces, 0, 2)))).toEqual([reading]);
    expect(readings(withPieces(ordered, removed(pieces, 1)))).toEqual(['at a time the bridge only one cart']);
    expect(readings(withPieces(ordered, added(pieces, 'today')))).toEqual([`${reading} today`]);
    const pairs = { pairs: [{ term: 'a' }, { term: 'b' }, { term: 'c' }], order: [2, 0, 1] };
    expect(withValue(pairs, ['pairs'], ...listOf(removed(pairs.pairs, 0))).order).toEqual([1, 0]);
  });

  it('are known by naming every place once', () => {
    expect(orderedList(ordered, 'alternatives')).toBe('pieces');
    expect(orderedList({ years: [1, 0], names: ['a', 'b', 'c'] }, 'years')).toBeUndefined();
    expect(orderedList({ numbers: [3, 4], names: ['a', 'b'] }, 'numbers')).toBeUndefined();
    expect(orderedList({ order: [1, 0], names: ['a', 'b'] }, 'names')).toBeUndefined();
  });
});

it('leaves out what has no value, and changes nothing else', () => {
  const hinted = { ...item, hint: 'Look.' };
  expect(withValue(hinted, ['hint'], undefined)).toEqual(item);
  expect(hinted.hint).toBe('Look.');
  const deep = {
    answers: [
      { text: 'a', correct: true },
      { text: 'b', correct: false },
    ],
  };
  expect(withValue(deep, ['answers', 1, 'text'], 'c')).toEqual({
    answers: [
      { text: 'a', correct: true },
      { text: 'c', correct: false },
    ],
  });
});

const listOf = ({ value, origins }: ChangedList) => [value, origins] as const;
