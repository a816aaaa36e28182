import { type Answered, mostPoints } from './answer.js';
import { type Progress, roundProgress } from './progress.js';
import type { PlayGame, PlayItem, Round } from './round.js';

/** An item that was not wholly right, with what the game said about it. */
export interface Miss {
  /** Place of the item in its round, from 0. */
  readonly index: number;
  readonly item: PlayItem;
  readonly answered: Answered;
}

/** What one game of the row came to. */
export interface RoundResult {
  readonly game: PlayGame;
  readonly skipped: boolean;
  /** Whether somebody has answered or read any of it. */
  readonly played: boolean;
  /** Items that were answered wholly right. */
  readonly right: number;
  /** Items that gave points to win. */
  readonly graded: number;
  readonly total: number;
  readonly score: number;
  readonly max: number;
  readonly misses: readonly Miss[];
}

/** What the whole row came to: the detail of `ludo-play-end`. */
export interface PlayResult {
  readonly score: number;
  readonly max: number;
  readonly right: number;
  readonly graded: number;
  readonly rounds: readonly RoundResult[];
}

/** Sums up what was played. */
export function resultOf(progress: Progress, rounds: readonly Round[]): PlayResult {
  const results = rounds.map((round) => roundResult(progress, round));
  return {
    score: sum(results.map(({ score }) => score)),
    max: sum(results.map(({ max }) => max)),
    right: sum(results.map(({ right }) => right)),
    graded: sum(results.map(({ graded }) => graded)),
    rounds: results,
  };
}

function roundResult(progress: Progress, round: Round): RoundResult {
  const { game, items } = round;
  const { answers, done, skipped, untold } = roundProgress(progress, round);
  const graded = [...answers.values()].filter(({ max }) => max > 0).sort((a, b) => a.index - b.index);
  const misses = graded.flatMap((answered) => {
    const item = items[answered.index];
    return answered.correct || item === undefined ? [] : [{ index: answered.index, item, answered }];
  });
  const most = items.length * mostPoints;
  return {
    game,
    skipped,
    played: done > 0 || answers.size > 0,
    right: graded.filter(({ correct }) => correct).length,
    graded: graded.length,
    total: items.length,
    score: Math.min(sum(graded.map(({ score }) => score)) + untold.score, most),
    max: Math.min(sum(graded.map(({ max }) => max)) + untold.max, most),
    misses,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
