import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begin,
  continues,
  hasMore,
  itemsDone,
  itemsToPlay,
  type Progress,
  reentered,
  resumed,
  turnOf,
  withAnswer,
  withCompletion,
  withSkip,
} from '../../src/play/progress.js';
import { resultOf } from '../../src/play/result.js';
import type { Round } from '../../src/play/round.js';
import { gameWith } from '../parts/games.js';

const round = (type_id: number, count: number): Round => ({
  game: gameWith({ type_id }),
  items: Array.from({ length: count }, (_, index) => ({ id: `${type_id}-${index}` })),
});
const answer = (index: number, score: number, max = 1) => ({ index, score, max, correct: score === max, feedback: [] });
const nothingTold = { score: 0, max: 0, right: 0, total: 0, answers: [] };

function complete(progress: Progress, rounds: readonly Round[], given: number): Progress {
  return withCompletion(progress, rounds, nothingTold, given);
}

describe('a row of games', () => {
  const rounds = [round(1, 2), round(2, 1)];

  it('begins with the first that has items, and goes from one to the next', () => {
    const first = begin([round(9, 0), ...rounds]);
    expect(first.current).toBe(1);
    const second = complete(first, rounds, 2);
    expect(second.current).toBe(2);
    expect([turnOf(first), turnOf(second)]).toEqual([1, 2]);
    const end = complete(second, rounds, 1);
    expect([end.current, hasMore(end, rounds)]).toEqual([undefined, false]);
  });

  it('counts answers, skipped games and what was passed over as done', () => {
    const answered = withAnswer(begin(rounds), answer(0, 1));
    expect(itemsDone(answered, rounds)).toEqual({ done: 1, total: 3 });
    expect(itemsDone(withSkip(answered, rounds), rounds)).toEqual({ done: 2, total: 3 });
    expect(itemsDone(complete(answered, rounds, 2), rounds)).toEqual({ done: 2, total: 3 });
  });

  it('comes back to a game that has grown, with the new items only', () => {
    const end = complete(complete(begin(rounds), rounds, 2), rounds, 1);
    const grown = [round(1, 4), round(2, 1)];
    const again = resumed(end, grown);
    expect(again.current).toBe(1);
    expect(itemsToPlay(again, round(1, 4))).toEqual([{ id: '1-2' }, { id: '1-3' }]);
    const played = withAnswer(again, answer(1, 1));
    expect([...(played.rounds.get(1)?.answers.keys() ?? [])]).toEqual([3]);
  });

  it('goes on after a break with the first item that is not answered', () => {
    const rounds = [round(1, 3), round(2, 1)];
    const left = withAnswer(begin(rounds), answer(0, 1));
    const again = reentered(left, rounds);
    expect(itemsToPlay(again, rounds[0] as Round)).toEqual([{ id: '1-1' }, { id: '1-2' }]);
    const end = complete(withAnswer(withAnswer(again, answer(0, 1)), answer(1, 0)), rounds, 2);
    expect([end.current, itemsDone(end, rounds)]).toEqual([2, { done: 3, total: 4 }]);
    expect(resultOf(end, rounds)).toMatchObject({ right: 2, graded: 3 });
    expect(reentered(end, rounds).current).toBe(2);
  });

  it('goes on with the next game where the last item was answered before the break', () => {
    const left = withAnswer(withAnswer(begin(rounds), answer(0, 1)), answer(1, 1));
    expect([reentered(left, rounds).current, reentered(complete(left, rounds, 2), [round(1, 2)]).current]).toEqual([
      2,
      undefined,
    ]);
  });

  it('stays the same where there is nothing further to play', () => {
    const none = begin([]);
    expect(resumed(none, [])).toBe(none);
  });

  it('tells a game that nobody played from one that was read', () => {
    const read = complete(withAnswer(begin([round(1, 1)]), answer(0, 0, 0)), [round(1, 1)], 1);
    const { rounds } = resultOf(read, [round(1, 1), round(2, 1)]);
    expect(rounds.map(({ played }) => played)).toEqual([true, false]);
  });

  it('is the same row while rounds only grow, in whatever order they come', () => {
    expect(continues([], rounds)).toBe(true);
    expect(continues(rounds, [round(3, 1), round(2, 1), round(1, 5)])).toBe(true);
    expect(continues(rounds, [round(1, 2)])).toBe(false);
    expect(continues(rounds, [round(1, 1), round(2, 1)])).toBe(false);
    expect(continues([{ game: gameWith({}), items: [{ a: 1 }] }], [{ game: gameWith({}), items: [{ a: 1 }] }])).toBe(
      false,
    );
  });

  it('always comes to an end, and never has more done than there is', () => {
    const step = fc.oneof(
      fc.constant('skip'),
      fc.constant('complete'),
      fc.record({ index: fc.nat(3), score: fc.nat(1) }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 4 }), fc.array(step), (counts, steps) => {
        const some = counts.map((count, place) => round(place + 1, count));
        let progress = begin(some);
        let turns = 0;
        for (const what of steps) {
          const current = some.find(({ game }) => game.type_id === progress.current);
          if (current === undefined) break;
          const given = itemsToPlay(progress, current).length;
          expect(given).toBeGreaterThan(0);
          if (what === 'skip') progress = withSkip(progress, some);
          else if (what === 'complete') progress = complete(progress, some, given);
          else progress = withAnswer(progress, answer(Math.min(what.index, given - 1), what.score));
          turns += typeof what === 'string' ? 1 : 0;
          const { done, total } = itemsDone(progress, some);
          expect(done).toBeLessThanOrEqual(total);
        }
        expect(turns).toBeLessThanOrEqual(some.length);
        const { score, max, right, graded } = resultOf(progress, some);
        expect(score <= max && right <= graded).toBe(true);
      }),
    );
  });
});

describe('resultOf', () => {
  it('has the score game by game and in all, with what was not right', () => {
    const rounds = [round(1, 2), round(2, 1), round(3, 1)];
    let progress = withAnswer(withAnswer(begin(rounds), answer(0, 1)), answer(1, 1, 4));
    progress = withSkip(complete(progress, rounds, 2), rounds);
    // A player that tells only what all came to.
    progress = withCompletion(progress, rounds, { ...nothingTold, score: 2, max: 3 }, 1);
    const result = resultOf(progress, rounds);
    expect(result).toMatchObject({ score: 4, max: 8, right: 1, graded: 2 });
    expect(
      result.rounds.map(({ score, max, right, graded, skipped }) => ({ score, max, right, graded, skipped })),
    ).toEqual([
      { score: 2, max: 5, right: 1, graded: 2, skipped: false },
      { score: 0, max: 0, right: 0, graded: 0, skipped: true },
      { score: 2, max: 3, right: 0, graded: 0, skipped: false },
    ]);
    expect(result.rounds[0]?.misses.map(({ item }) => item)).toEqual([{ id: '1-1' }]);
  });
});
