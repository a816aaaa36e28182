import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemMembers, type ShownMember } from '../../src/play/item-view.js';

/** The names that are shown before the answer is asked for. */
function open(members: readonly ShownMember[]): string[] {
  return members.flatMap(({ name, shown, isSolution }) => {
    if (isSolution) return [];
    if (shown.kind === 'text') return [name];
    if (shown.kind === 'group') return [name, ...open(shown.members)];
    return [name, ...shown.entries.flatMap((entry) => (entry.kind === 'group' ? open(entry.members) : []))];
  });
}

describe('itemMembers', () => {
  it('keeps back what is the answer by its kind, its name or its description', () => {
    const statement = { id: 'x', statement: 'Whales sing.', is_true: true, explanation: 'They do.' };
    expect(open(itemMembers(statement, { item_schema: {}, answer_schema: { type: 'boolean' } }))).toEqual([
      'statement',
    ]);
    const quiz = { question: 'Which?', answers: [{ text: 'This', correct: true }], hint: 'Look.' };
    expect(open(itemMembers(quiz, { item_schema: {}, answer_schema: { type: 'string' } }))).toEqual([
      'question',
      'answers',
      'text',
      'hint',
    ]);
    const item_schema = { properties: { whole: { description: 'The solved text.' } } };
    expect(open(itemMembers({ whole: 'A b.' }, { item_schema, answer_schema: {} }))).toEqual([]);
  });

  it('calls members what their game calls them, at every depth, else by their names', () => {
    const item_schema = {
      properties: {
        is_old: { title: 'Alt?' },
        places: { title: 'Orte', items: { properties: { name: { title: 'Name des Ortes' }, far_off: {} } } },
      },
    };
    const item = { id: 'x', is_old: true, places: [{ name: 'Rom', far_off: 'yes' }], last_word: 'so' };
    const members = itemMembers(item, { item_schema, answer_schema: null });
    expect(members.map(({ label }) => label)).toEqual(['Alt?', 'Orte', 'last word']);
    const [, places] = members;
    const entry = places?.shown.kind === 'list' ? places.shown.entries[0] : undefined;
    expect(entry?.kind === 'group' && entry.members.map(({ label }) => label)).toEqual(['Name des Ortes', 'far off']);
  });

  it('sorts texts whose order is asked for, and leaves them where their places are', () => {
    const item = { pieces: ['c', 'a', 'b'] };
    const texts = { type: 'array', items: { type: 'string' } };
    const shown = (answer_schema: unknown) => itemMembers(item, { item_schema: {}, answer_schema })[0]?.shown;
    const list = (entries: string[]) => ({ kind: 'list', entries: entries.map((text) => ({ kind: 'text', text })) });
    expect(shown(texts)).toEqual(list(['a', 'b', 'c']));
    expect(shown({ type: 'array', items: { type: 'integer' } })).toEqual(list(['c', 'a', 'b']));
    expect(item.pieces).toEqual(['c', 'a', 'b']);
  });

  it('shows any item', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 12 }), fc.anything(), (item, item_schema) => {
        const members = itemMembers(item, { item_schema, answer_schema: item_schema });
        expect(members.map(({ name }) => name)).toEqual(Object.keys(item).filter((name) => name !== 'id'));
      }),
    );
  });
});
