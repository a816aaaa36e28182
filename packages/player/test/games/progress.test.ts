import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, readAnswerDetail, readCompleteDetail } from '../../src/games/answers.js';
import {
  begin,
  hasMore,
  itemsDone,
  itemsToPlay,
  type Progress,
  type Round,
  readProgress,
  reentered,
  resumed,
  withAnswer,
  withLeft,
} from '../../src/games/progress.js';
import { resultOf } from '../../src/games/result.js';

const round = (gameType: string, count: number): Round => ({
  gameType,
  items: Array.from({ length: count }, (_, index) => ({ id: `${gameType}-${index}` })),
});
const answer = (score: number, max = 1) => readAnswer({ score, max, correct: score === max });
const answered = (progress: Progress, id: string, score: number, max?: number) =>
  withAnswer(progress, { id }, answer(score, max));
const left = (progress: Progress, rounds: readonly Round[]) => {
  const current = rounds.find(({ gameType }) => gameType === progress.current);
  return withLeft(progress, rounds, current?.items ?? []);
};

describe('a row of games', () => {
  const rounds = [round('a', 2), round('b', 1)];

  it('begins with the first that has items, and goes from one to the next', () => {
    const first = begin([round('none', 0), ...rounds]);
    expect(first.current).toBe('a');
    const second = left(first, rounds);
    expect(second.current).toBe('b');
    const end = left(second, rounds);
    expect([end.current, hasMore(end, rounds)]).toEqual([undefined, false]);
  });

  it('counts what was answered or passed over as done, each once', () => {
    const some = answered(begin(rounds), 'a-0', 1);
    expect(itemsDone(some, rounds)).toEqual({ done: 1, total: 3 });
    expect(itemsDone(left(some, rounds), rounds)).toEqual({ done: 2, total: 3 });
  });

  it('comes back to a game that has grown, with the new items only', () => {
    const end = left(left(begin(rounds), rounds), rounds);
    const grown = [round('a', 4), round('b', 1)];
    const again = resumed(end, grown);
    expect(again.current).toBe('a');
    expect(itemsToPlay(again, round('a', 4))).toEqual([{ id: 'a-2' }, { id: 'a-3' }]);
  });

  it('goes on behind what was answered when it was left and kept', () => {
    const kept: unknown = structuredClone(answered(begin(rounds), 'a-0', 1));
    const again = reentered(readProgress(kept) as Progress, rounds);
    expect(itemsToPlay(again, round('a', 2))).toEqual([{ id: 'a-1' }]);
    expect(itemsDone(again, rounds)).toEqual({ done: 1, total: 3 });
  });

  it('plays what is practised, and nothing else', () => {
    const practice = begin(rounds, ['a-1', 'b-0']);
    expect(itemsToPlay(practice, round('a', 2))).toEqual([{ id: 'a-1' }]);
    expect(itemsDone(practice, rounds)).toEqual({ done: 0, total: 2 });
  });

  it('keeps a progress that is of no use from harm', () => {
    for (const value of [undefined, 7, 'x', {}, { answers: [] }]) expect(readProgress(value)).toBeUndefined();
    const odd = readProgress({
      current: 5,
      answers: new Map<unknown, unknown>([[1, 'x']]),
      left: 'a',
      only: undefined,
    });
    expect(resumed(odd as Progress, rounds).current).toBe('a');
  });
});

describe('the result', () => {
  const rounds = [round('a', 3), round('b', 2)];

  it('is one score over all items; what was skipped is not answered', () => {
    let progress = answered(answered(begin(rounds), 'a-0', 1), 'a-1', 2, 4);
    progress = answered(left(progress, rounds), 'b-0', 0);
    const { result, misses, missed } = resultOf(left(progress, rounds), rounds);
    expect(result).toEqual({ right: 1, partly: 1, unanswered: 2, total: 5 });
    expect(misses.map(({ item }) => item.id)).toEqual(['a-1', 'b-0']);
    expect(missed).toEqual(['a-1', 'a-2', 'b-0', 'b-1']);
  });

  it('leaves out what was only read', () => {
    const progress = answered(answered(begin(rounds), 'a-0', 1), 'a-1', 0, 0);
    expect(resultOf(progress, rounds).result).toEqual({ right: 1, partly: 0, unanswered: 3, total: 4 });
  });

  it('never has more right than there is, whatever players tell', () => {
    const detail = fc.record({ index: fc.integer(), score: fc.double(), max: fc.double(), correct: fc.anything() });
    fc.assert(
      fc.property(fc.array(fc.oneof(detail, fc.anything())), (told) => {
        let progress = begin(rounds);
        for (const each of [
          ...told.map((one) => readAnswerDetail(one, 3)),
          ...readCompleteDetail({ answers: told }, 3),
        ]) {
          if (each !== undefined) progress = withAnswer(progress, { id: `a-${each.index}` }, each);
        }
        const { right, partly, unanswered, total } = resultOf(progress, rounds).result;
        expect(total).toBeLessThanOrEqual(5);
        expect(right + partly + unanswered).toBeLessThanOrEqual(total);
      }),
    );
  });
});
