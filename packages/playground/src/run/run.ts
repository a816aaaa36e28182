import type { Problem } from '../service/problem.js';
import type { GenerationRequest } from '../service/service.js';
import type {
  DirectAnswer,
  GameError,
  GameScore,
  GenerateAnswer,
  Item,
  Rejected,
  Retry,
  TokenUsage,
} from '../service/wire.js';

/** One game of a run. */
export interface GameRun {
  readonly typeId: number;
  readonly items: readonly Item[];
  /** Whether nothing more comes. */
  readonly finished: boolean;
  readonly error?: GameError;
}

/** One request and what has come of it so far. */
export interface Run {
  readonly request: GenerationRequest;
  readonly phase: 'running' | 'done' | 'stopped' | 'failed';
  /** One per candidate, once the text was analysed. */
  readonly scores: readonly GameScore[];
  /** The games that are written, in the order in which they came up. */
  readonly games: readonly GameRun[];
  readonly rejected: readonly Rejected[];
  /** The latest thing that is tried again, until an item comes. */
  readonly retry?: Retry;
  readonly usage?: TokenUsage;
  readonly answer?: GenerateAnswer | DirectAnswer;
  readonly problem?: Problem;
}

export function beginRun(request: GenerationRequest): Run {
  return { request, phase: 'running', scores: [], games: [], rejected: [] };
}

/** How many items there are in all games. */
export function itemCount(run: Run): number {
  return run.games.reduce((count, { items }) => count + items.length, 0);
}

/** Whether the games are written from a text, and not by a person in a game's own format. */
export function isProse({ request }: Run): boolean {
  return request.path === '/generate';
}

/** How many items a game may have; `undefined` where that is for the author to say. */
export function mostItems(run: Run): number | undefined {
  return isProse(run) ? (run.request.body.max_items ?? 3) : undefined;
}

/** BCP 47 tag of the items, as far as it is known: what was asked for, then what the answer says. */
export function languageOf(run: Run): string {
  return run.answer?.language ?? run.request.body.language ?? '';
}
