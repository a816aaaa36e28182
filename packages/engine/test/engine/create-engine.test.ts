import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { failure, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

describe('createEngine', () => {
  it('names the game that does not fit the contract, by its gameType or its place', () => {
    const timeline = () => wordGame();
    const given = (...games: unknown[]) => createEngine({ games: games as never });
    expect(() => given(wordGame(), timeline)).toThrow(
      'games[1] does not keep the contract: It is a function; call it: timeline().',
    );
    expect(() => given({ ...wordGame(), validateset: () => [] })).toThrow(
      `${wordGame().gameType} does not keep the contract: The game has the member validateset`,
    );
    expect(() => given({ ...wordGame(), gameType: 'Not a name' })).toThrow(/^games\[0\] does not keep the contract/);
  });

  it.each([[{ maxTextLength: -1 }], [{ maxItems: 0 }], [{ repairRounds: 3 }]])(
    'refuses limits out of bounds: %o',
    (limits) => {
      expect(() => createEngine({ limits })).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    },
  );

  it('says so when there are no games', async () => {
    expect(await failure(createEngine().generate({ text }))).toMatchObject({
      code: 'no_active_game',
      message: 'There are no games.',
    });
  });
});

describe('setGames and setModel', () => {
  it('let work under way finish with what it began with', async () => {
    const words = wordGame();
    const started = withResolvers();
    const finish = withResolvers();
    const slow = scriptedModel(() => ({ items: [{ word: 'whales' }, { word: 'ocean' }, { word: 'songs' }] }));
    const engine = createEngine({
      games: [words],
      model: {
        ...slow,
        generate: async (request) => {
          started.resolve();
          await finish.promise;
          return slow.generate(request);
        },
      },
    });
    const underWay = engine.direct(words, { text, source: 'prose' });
    await started.promise;
    engine.setModel(undefined);
    expect(engine.setGames([])).toEqual({ added: [], removed: ['words'], changed: [] });
    finish.resolve();
    expect(await underWay).toMatchObject({ llm: 'scripted/one', typeId: 7 });
    expect(engine.llm).toBe('offline/extractive');
  });
});

/** Promise.withResolvers, which Node 20 does not have. */
function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
