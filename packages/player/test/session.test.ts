import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeDetail, type Session, started, withItems, withNext, withSubmission } from '../src/session.js';

interface Item {
  readonly id?: string;
  readonly name: string;
}
const items: Item[] = ['one', 'two', 'three'].map((name) => ({ name }));
const right = { submission: true, grade: { score: 2, max: 2, correct: true, feedback: ['Yes.'] } };
const wrong = { submission: false, grade: { score: 0, max: 1, correct: false, feedback: [] } };

/** One item answered, the second on the table. */
const begun = (list: readonly Item[]): Session<Item, boolean> => withNext(withSubmission(started(list), right));

describe('a session', () => {
  it('goes on where the new list begins with the same items, even when they were read anew', () => {
    const copies = structuredClone([...items, { name: 'four' }]);
    const grown = withItems(begun(items), copies);
    expect(grown.index).toBe(1);
    expect(grown.submissions).toEqual([right]);
    expect(grown.items.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four']);
    expect(grown.items[0]).toBe(items[0]);
  });

  it.each([
    ['a shorter list', items.slice(0, 2)],
    ['another order', [...items].reverse()],
    ['an empty list', []],
    ['another item with the same name but an id', [{ ...items[0], id: 'a' } as Item, ...items.slice(1)]],
  ])('starts anew with %s', (_, list) => {
    const other = withItems(begun(items), list);
    expect([other.index, other.submissions]).toEqual([0, []]);
  });

  it('knows items by their ids where they have some', () => {
    const known = [{ id: 'a', name: 'one' }];
    expect(withItems(begun(known), [{ id: 'a', name: 'One', extra: 1 } as Item]).index).toBe(1);
    expect(withItems(begun(known), [{ id: 'b', name: 'one' }]).index).toBe(0);
  });

  it('counts what was answered and leaves out what was not', () => {
    const played = withSubmission(withNext(withNext(withSubmission(started(items), right))), wrong);
    expect(completeDetail(played)).toEqual({
      score: 2,
      max: 3,
      right: 1,
      total: 2,
      answers: [
        { index: 0, answer: true, score: 2, max: 2, correct: true, feedback: ['Yes.'] },
        { index: 2, answer: false, score: 0, max: 1, correct: false, feedback: [] },
      ],
    });
  });

  it('does not go beyond its end', () => {
    const end = [0, 1, 2, 3, 4].reduce((session) => withNext(session), begun(items));
    expect(end.index).toBe(3);
  });

  it('keeps its progress through any list that only grows, and takes whatever JSON has', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.array(fc.jsonValue()), (list, more) => {
        const session = withNext(started(list));
        const grown = withItems(session, structuredClone([...list, ...more]));
        expect([grown.index, grown.items.length]).toEqual([1, list.length + more.length]);
      }),
    );
  });
});
