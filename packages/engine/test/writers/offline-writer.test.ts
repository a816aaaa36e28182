import { expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { gate } from '../support/gate.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';

/** Two games that say what they do, and what else had the thread. */
function watched() {
  const seen: string[] = [];
  const game = (gameType: string, typeId: number) => {
    const did = (what: string) => {
      seen.push(`${gameType} ${what}`);
      setImmediate(() => seen.push('others'));
    };
    return wordGame({
      gameType,
      typeId,
      offline: {
        score: () => {
          did('scores');
          return { score: 90, reason: 'Always.' };
        },
        write: () => {
          did('writes');
          return [{ word: 'whales' }];
        },
      },
    });
  };
  return { seen, games: [game('first', 7), game('second', 8)] };
}

it('lets others have the thread between the steps of its games', async () => {
  const { seen, games } = watched();
  await createEngine({ games }).generate({ text });
  const steps = ['first scores', 'second scores', 'first writes', 'second writes'];
  expect(seen.slice(0, 7)).toEqual(steps.flatMap((step) => [step, 'others']).slice(0, 7));
});

it('counts no time of other callers against a game, in whatever engine they are', async () => {
  const begun = gate();
  const over = gate();
  const slow = wordGame({
    offline: {
      score: async () => {
        begun.open();
        await over.opened;
        return { score: 90, reason: 'Late.' };
      },
      write: () => [{ word: 'whales' }],
    },
  });
  const { seen, games } = watched();
  const before = createEngine({ games: [slow] }).generate({ text });
  await begun.opened;
  const leaving = new AbortController();
  const waiting = createEngine({ games }).generate({ text, signal: leaving.signal });
  const behind = createEngine({ games }).generate({ text });
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
  expect(seen).toEqual([]);
  over.open();
  await before;
  expect((await behind).games).toEqual([7, 8]);
});
