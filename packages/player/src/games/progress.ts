import { type Answer, membersOf, readAnswer } from './answers.js';
import type { PlayItem } from './set.js';

/** The items of one game, played one after the other by its player. Every item has an id of its own in the set. */
export interface Round {
  readonly gameType: string;
  readonly items: readonly PlayItem[];
}

/** How far a person is in a set. It can be cloned and kept, and goes on when items come or go. */
export interface Progress {
  /** The game whose turn it is; undefined when nothing is left to play. */
  readonly current: string | undefined;
  /** The latest answers, by the ids of items. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Ids of the items left behind, answered or not: no player has them any longer. */
  readonly left: readonly string[];
  /** Ids of the items that are practised once more; all items when undefined. */
  readonly only: readonly string[] | undefined;
}

/** The id of an item of a set that was read. */
export const idOf = (item: PlayItem): string => String(item.id);

/** The start, at the first round with items. @param only ids of the items to practise; all when undefined */
export function begin(rounds: readonly Round[], only?: readonly string[]): Progress {
  return goOn({ current: undefined, answers: new Map(), left: [], only }, rounds);
}

/** The items of a round that take part: all, or those that are practised. */
export function itemsOf({ only }: Progress, { items }: Round): readonly PlayItem[] {
  return only === undefined ? items : items.filter((item) => only.includes(idOf(item)));
}

/** The items of a round that were not left behind. */
export function itemsToPlay(progress: Progress, round: Round): readonly PlayItem[] {
  return itemsOf(progress, round).filter((item) => !progress.left.includes(idOf(item)));
}

/** The round whose turn it is. */
export function currentRound({ current }: Progress, rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ gameType }) => gameType === current);
}

export function withAnswer(progress: Progress, item: PlayItem, answer: Answer): Progress {
  return { ...progress, answers: new Map(progress.answers).set(idOf(item), answer) };
}

/** Leaves items behind, because their player is done with them or they are skipped, and goes on to the next round. */
export function withLeft(progress: Progress, rounds: readonly Round[], items: readonly PlayItem[]): Progress {
  return goOn({ ...progress, left: [...progress.left, ...items.map(idOf)] }, rounds);
}

/** Goes on after a break, with new players: what was answered is left behind. */
export function reentered(progress: Progress, rounds: readonly Round[]): Progress {
  const left = [...new Set([...progress.left, ...progress.answers.keys()])];
  return resumed({ ...progress, left }, rounds);
}

/** Goes on where there is something to play: rounds may have grown or gone. */
export function resumed(progress: Progress, rounds: readonly Round[]): Progress {
  const round = currentRound(progress, rounds);
  return round !== undefined && itemsToPlay(progress, round).length > 0 ? progress : goOn(progress, rounds);
}

/** Whether there is something left to play. */
export function hasMore(progress: Progress, rounds: readonly Round[]): boolean {
  return rounds.some((round) => itemsToPlay(progress, round).length > 0);
}

/** How many items are done, answered or left behind, of how many. */
export function itemsDone(progress: Progress, rounds: readonly Round[]): { done: number; total: number } {
  const items = rounds.flatMap((round) => itemsOf(progress, round));
  const isDone = (id: string) => progress.answers.has(id) || progress.left.includes(id);
  return { done: items.map(idOf).filter(isDone).length, total: items.length };
}

/** Reads a progress that was kept somewhere; undefined for anything else. */
export function readProgress(value: unknown): Progress | undefined {
  const { current, answers, left, only } = membersOf(value);
  if (!(answers instanceof Map)) return undefined;
  const known = [...answers].map(([id, answer]: [unknown, unknown]) => [String(id), readAnswer(answer)] as const);
  return {
    current: typeof current === 'string' ? current : undefined,
    answers: new Map(known),
    left: ids(left),
    only: only === undefined ? undefined : ids(only),
  };
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** Goes to the first round with items to play behind the current one, else from the start. */
function goOn(progress: Progress, rounds: readonly Round[]): Progress {
  const place = rounds.findIndex(({ gameType }) => gameType === progress.current);
  const inTurn = [...rounds.slice(place + 1), ...rounds.slice(0, place + 1)];
  return { ...progress, current: inTurn.find((round) => itemsToPlay(progress, round).length > 0)?.gameType };
}
