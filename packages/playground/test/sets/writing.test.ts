import { describe, expect, it } from 'vitest';
import type { Asked, SetGame, StoredSet } from '../../src/sets/stored-set.js';
import { requestsFor } from '../../src/sets/writing.js';

const asked: Asked = { mode: 'prose', body: { text: 'The whale swims.', verbose: true }, wanted: { 1: 3, 2: 3, 3: 5 } };

const set = (games: readonly SetGame[], of: Asked = asked): StoredSet => ({
  id: 'aaaaaaaaaaaa',
  changed: 0,
  document: { ludotext: 1, title: 'Whales', language: 'en', games },
  asked: of,
  turnedDown: [],
  interactions: {},
});
const quizWith = (...ids: string[]): SetGame => ({ game_type: 'quiz', type_id: 1, items: ids.map((id) => ({ id })) });

describe('requestsFor', () => {
  it('asks once for all games that lack the same number of items', () => {
    expect(requestsFor(set([]))).toEqual([
      { path: '/generate', body: { ...asked.body, max_items: 3, enabled_game_ids: [1, 2] } },
      { path: '/generate', body: { ...asked.body, max_items: 5, enabled_game_ids: [3] } },
    ]);
  });

  it('goes on from the items that are there', () => {
    const game = quizWith('a', 'b');
    expect(requestsFor(set([game]))).toContainEqual({
      path: '/generate',
      body: { ...asked.body, max_items: 1, enabled_game_ids: [1], kept: { 1: game.items } },
    });
  });

  it('asks nothing for a game that has what was wanted', () => {
    const paths = requestsFor(set([quizWith('a', 'b', 'c')]));
    expect(paths.flatMap(({ body }) => body.enabled_game_ids)).toEqual([2, 3]);
  });

  it('asks for one game alone', () => {
    expect(requestsFor(set([], { ...asked, only: 3 })).map(({ body }) => body.enabled_game_ids)).toEqual([[3]]);
  });

  it('wants none of the items again that are gone', () => {
    const [first] = requestsFor({ ...set([quizWith('a')]), gone: { 1: [{ id: 'b' }] } });
    expect(first?.body.kept).toEqual({ 1: [{ id: 'a' }, { id: 'b' }] });
  });

  it('sends items in a game’s own format to that game', () => {
    const direct: Asked = { mode: 'direct', body: { text: 'Question: Who?', complete: false }, wanted: { 2: 50 } };
    expect(requestsFor(set([], direct))).toEqual([{ path: '/generate/2', body: { ...direct.body, max_items: 50 } }]);
  });
});
