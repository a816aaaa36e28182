import { describe, expect, it } from 'vitest';
import {
  idOf,
  itemsOf,
  type SetGame,
  type StoredSet,
  withEdited,
  withNewItem,
  withOther,
  withoutItem,
} from '../../src/sets/stored-set.js';

const first = { id: '00000000000000a1', question: 'Who?' };
const second = { id: '00000000000000a2', question: 'When?' };
const quiz: SetGame = { game_type: 'quiz', type_id: 1, items: [first, second] };
const set: StoredSet = {
  id: 'aaaaaaaaaaaa',
  changed: 0,
  document: { ludotext: 1, title: 'Whales', language: 'en', games: [quiz] },
  asked: { mode: 'prose', body: { text: 'The whale swims.' }, wanted: { 1: 2 } },
  turnedDown: [],
  interactions: {},
};
const questions = (of: StoredSet) => itemsOf(of.document).map(({ item }) => item.question);
const ids = (of: StoredSet) => itemsOf(of.document).map(({ item }) => idOf(item));

describe('an item that was edited', () => {
  const edited = withEdited(set, 'quiz', first.id, { ...first, question: 'Who swims?' });

  it('is not damaged where the one it was comes back in the place of another', () => {
    const replaced = withOther(edited, quiz, second.id, first);
    expect(questions(replaced)).toEqual(['Who swims?', 'Who?']);
    expect(new Set(ids(replaced)).size).toBe(2);
  });

  it('nor where the one it was is used anyway', () => {
    const added = withNewItem(edited, quiz, first);
    expect(questions(added)).toEqual(['Who swims?', 'When?', 'Who?']);
    expect(new Set(ids(added)).size).toBe(3);
  });

  it('is not written again as it was', () => {
    expect(edited.gone).toEqual({ 1: [first] });
    expect(withEdited(edited, 'quiz', first.id, { ...first, question: 'Who sings?' }).gone).toEqual({ 1: [first] });
  });
});

it('an item that is deleted is wanted no more, and is not written again', () => {
  const without = withoutItem(set, quiz, first);
  expect(questions(without)).toEqual(['When?']);
  expect(without.gone).toEqual({ 1: [first] });
  expect(without.asked?.wanted).toEqual({ 1: 1 });
});

describe('where the evidence of an item stands', () => {
  const notesOf = (of: StoredSet) => of.document.games[0]?.notes;
  const third = { id: '00000000000000a3', question: 'How?', evidence: 'It swims.' };
  const placed = withNewItem(set, quiz, third, { place: 'page 12' });

  it('is noted with the item, by the id that it has in the set', () => {
    expect(notesOf(placed)).toEqual({ [third.id]: { place: 'page 12' } });
    const twice = withNewItem(placed, quiz, third, { place: 'page 13' });
    expect(notesOf(twice)).toEqual({ [third.id]: { place: 'page 12' }, [ids(twice)[3] ?? '']: { place: 'page 13' } });
    expect(notesOf(withOther(placed, quiz, first.id, { id: '00000000000000a4' }, 'page 14'))).toEqual({
      [third.id]: { place: 'page 12' },
      '00000000000000a4': { place: 'page 14' },
    });
    expect(notesOf(withNewItem(set, quiz, third))).toBeUndefined();
  });

  it('stays when the item is edited, unless its evidence is another', () => {
    const edited = withEdited(placed, 'quiz', third.id, { ...third, question: 'How does it move?' });
    expect(notesOf(edited)).toEqual({ [third.id]: { place: 'page 12', edited: true } });
    const other = withEdited(edited, 'quiz', third.id, { ...third, evidence: 'It sings.' });
    expect(notesOf(other)).toEqual({ [third.id]: { edited: true } });
  });
});
