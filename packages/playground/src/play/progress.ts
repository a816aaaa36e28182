import type { AnswerDetail, CompleteDetail } from './player-events.js';
import type { PlayItem, Round } from './round.js';

/** The progress of a round. */
interface RoundProgress {
  /** How many items were finished when the round was last left: the later ones are still to play. */
  readonly done: number;
  readonly skipped: boolean;
  /** The latest answer to each item, by its index in the round. */
  readonly answers: ReadonlyMap<number, AnswerDetail>;
  /** Points of a player that reports none per item. */
  readonly roundPoints: { readonly score: number; readonly max: number };
}

/** The progress through the games. Rounds are identified by their game's `type_id`: new ones may come in between. */
export interface Progress {
  /** The game being played; undefined when every round is finished. */
  readonly current: number | undefined;
  readonly rounds: ReadonlyMap<number, RoundProgress>;
}

const untouched: RoundProgress = { done: 0, skipped: false, answers: new Map(), roundPoints: { score: 0, max: 0 } };

/** The progress at the start: no answers, at the first round with items. */
export function begin(rounds: readonly Round[]): Progress {
  return goOn({ current: undefined, rounds: new Map() }, rounds);
}

/** The progress of a round; empty before it is played. */
export function roundProgress(progress: Progress, { game }: Round): RoundProgress {
  return progress.rounds.get(game.type_id) ?? untouched;
}

/** The round being played. */
export function currentRound(progress: Progress, rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ game }) => game.type_id === progress.current);
}

/** The position of the current game, from 1, in playing order. */
export function turnOf(progress: Progress): number {
  const others = [...progress.rounds].filter(([typeId]) => typeId !== progress.current);
  return others.filter(([, { done, skipped }]) => skipped || done > 0).length + 1;
}

/** The items that the current player has. */
export function itemsToPlay(progress: Progress, round: Round): readonly PlayItem[] {
  return round.items.slice(roundProgress(progress, round).done);
}

/** Adds an answer to the current round; the player counts from the first of its items. */
export function withAnswer(progress: Progress, answered: AnswerDetail): Progress {
  return change(progress, (round) => {
    const index = round.done + answered.index;
    return { ...round, answers: new Map(round.answers).set(index, { ...answered, index }) };
  });
}

/**
 * Finishes the current round and goes to the next one.
 * @param given how many items its player had; it may have left some of them out
 */
export function withCompletion(
  progress: Progress,
  rounds: readonly Round[],
  completed: CompleteDetail,
  given: number,
): Progress {
  const told = completed.answers.reduce(withAnswer, progress);
  const next = change(told, (round) => {
    const hasAnswers = [...round.answers.keys()].some((index) => index >= round.done);
    const { score, max } = round.roundPoints;
    return {
      ...round,
      done: round.done + given,
      roundPoints: hasAnswers ? round.roundPoints : { score: score + completed.score, max: max + completed.max },
    };
  });
  return goOn(next, rounds);
}

/** Leaves the current round as it is and goes to the next one. */
export function withSkip(progress: Progress, rounds: readonly Round[]): Progress {
  return goOn(
    change(progress, (round) => ({ ...round, skipped: true })),
    rounds,
  );
}

/** Continues after a break, with new players: the current round starts at its first unanswered item. */
export function reentered(progress: Progress, rounds: readonly Round[]): Progress {
  const left = change(progress, (round) => {
    let done = round.done;
    while (round.answers.has(done)) done += 1;
    return { ...round, done };
  });
  const round = currentRound(left, rounds);
  return round !== undefined && isOpen(left, round) ? left : goOn(left, rounds);
}

/** Continues when rounds have grown or new ones arrived. */
export function resumed(progress: Progress, rounds: readonly Round[]): Progress {
  return progress.current === undefined ? goOn(progress, rounds) : progress;
}

/** Whether there is something left to play. */
export function hasMore(progress: Progress, rounds: readonly Round[]): boolean {
  return rounds.some((round) => isOpen(progress, round));
}

/** How many of all items are finished: answered, or in a round that was played or skipped. */
export function itemsDone(progress: Progress, rounds: readonly Round[]): { done: number; total: number } {
  let done = 0;
  let total = 0;
  for (const round of rounds) {
    const { done: left, skipped, answers } = roundProgress(progress, round);
    const answered = [...answers.keys()].filter((item) => item >= left).length;
    done += skipped ? round.items.length : Math.min(round.items.length, left + answered);
    total += round.items.length;
  }
  return { done, total };
}

/** Whether these rounds are the earlier ones plus more items or rounds: then the progress stays. */
export function continues(before: readonly Round[], after: readonly Round[]): boolean {
  return before.every((round) => {
    const now = after.find(({ game }) => game.type_id === round.game.type_id);
    return now !== undefined && round.items.every((item, index) => isSameItem(item, now.items[index]));
  });
}

function isSameItem(before: PlayItem, after: PlayItem | undefined): boolean {
  if (before === after) return true;
  return after !== undefined && before.id !== undefined && before.id === after.id;
}

function isOpen(progress: Progress, round: Round): boolean {
  return !roundProgress(progress, round).skipped && itemsToPlay(progress, round).length > 0;
}

function change(progress: Progress, step: (round: RoundProgress) => RoundProgress): Progress {
  const { current, rounds } = progress;
  if (current === undefined) return progress;
  return { current, rounds: new Map(rounds).set(current, step(rounds.get(current) ?? untouched)) };
}

/** Goes to the first open round after the current one, else from the start: earlier rounds may have grown. */
function goOn(progress: Progress, rounds: readonly Round[]): Progress {
  const place = rounds.findIndex(({ game }) => game.type_id === progress.current);
  const inTurn = [...rounds.slice(place + 1), ...rounds.slice(0, place + 1)];
  const current = inTurn.find((round) => isOpen(progress, round))?.game.type_id;
  return current === progress.current ? progress : { ...progress, current };
}
