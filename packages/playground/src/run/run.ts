import type { GameError, GameScore, RejectedItem, RetryEvent, TokenUsage } from '@ludotext/wire';
import type { Round } from '../play/round.js';
import { isAbort, type Problem, problemOfFailure } from '../service/problem.js';
import type { GenerationRequest } from '../service/service.js';
import type { DirectResponse, GameDetail, GenerateResponse, GenerationEvent, Item } from '../service/wire.js';

/** One game of a run. */
export interface GameRun {
  readonly typeId: number;
  readonly items: readonly Item[];
  /** Whether the game is complete. */
  readonly finished: boolean;
  readonly error?: GameError;
}

/** One request and its results so far. */
export interface Run {
  readonly request: GenerationRequest;
  readonly phase: 'running' | 'done' | 'stopped' | 'failed';
  /** One per candidate, after the analysis of the text. */
  readonly scores: readonly GameScore[];
  /** The games being written, in the order of their first events. */
  readonly games: readonly GameRun[];
  readonly rejected: readonly RejectedItem[];
  /** The latest retry, until an item arrives. */
  readonly retry?: RetryEvent['data'];
  readonly usage?: TokenUsage;
  readonly response?: GenerateResponse | DirectResponse;
  readonly problem?: Problem;
}

export function beginRun(request: GenerationRequest): Run {
  return { request, phase: 'running', scores: [], games: [], rejected: [] };
}

/** The number of items in all games. */
export function itemCount(run: Run): number {
  return run.games.reduce((count, { items }) => count + items.length, 0);
}

/** Whether the games are made from a text, not from a person's items in a direct format. */
export function isProse({ request }: Run): boolean {
  return request.path === '/generate';
}

/** Maximum items of a game; `undefined` when the author decides. */
export function maxItems(run: Run): number | undefined {
  return isProse(run) ? (run.request.body.max_items ?? 3) : undefined;
}

/** BCP 47 tag of the items, if known: the requested one, then the response's. */
export function languageOf(run: Run): string {
  return run.response?.language ?? run.request.body.language ?? '';
}

/** The run after one more event. */
export function withEvent(run: Run, event: GenerationEvent): Run {
  switch (event.type) {
    case 'analysis': {
      const { game_scores: scores, games } = event.data;
      return { ...run, scores, games: games.map(newGame) };
    }
    case 'item': {
      const { type_id: typeId, index, item } = event.data;
      const { retry: _, ...calm } = run;
      return withGame(calm, typeId, (game) => ({ ...game, items: game.items.toSpliced(index, 1, item) }));
    }
    case 'rejected':
      return { ...run, rejected: [...run.rejected, event.data] };
    case 'retry':
      return { ...run, retry: event.data };
    case 'game': {
      const { type_id: typeId, error } = event.data;
      return withGame(run, typeId, (game) => ({ ...game, finished: true, ...(error === undefined ? {} : { error }) }));
    }
    case 'usage':
      return { ...run, usage: event.data.token_usage };
    case 'done':
      return withResponse(run, event.data);
  }
}

/** A run that failed or was stopped; items that arrived stay. */
export function withFailure(run: Run, error: unknown): Run {
  const { retry: _, ...calm } = run;
  const games = run.games.map((game) => ({ ...game, finished: true }));
  if (isAbort(error)) return { ...calm, games, phase: 'stopped' };
  const problem: Problem = problemOfFailure(error, 'cut_off');
  return { ...calm, games, phase: 'failed', problem };
}

/** The response is complete: it replaces what the events said. */
function withResponse(run: Run, response: Extract<GenerationEvent, { type: 'done' }>['data']): Run {
  const { retry: _, ...calm } = run;
  const results = 'results' in response ? response.results : { [response.type_id]: response.items };
  const errors = 'errors' in response ? response.errors : [];
  const ids = new Set([...run.games.map(({ typeId }) => typeId), ...Object.keys(results).map(Number)]);
  const games = [...ids].map((typeId): GameRun => {
    const error = errors.find(({ type_id: id }) => id === typeId);
    return { typeId, items: results[typeId] ?? [], finished: true, ...(error === undefined ? {} : { error }) };
  });
  const scores = 'game_scores' in response ? response.game_scores : run.scores;
  return { ...calm, phase: 'done', scores, games, usage: response.token_usage, response };
}

const newGame = (typeId: number): GameRun => ({ typeId, items: [], finished: false });

function withGame(run: Run, typeId: number, change: (game: GameRun) => GameRun): Run {
  const isNew = !run.games.some((game) => game.typeId === typeId);
  const games = isNew ? [...run.games, newGame(typeId)] : run.games;
  return { ...run, games: games.map((game) => (game.typeId === typeId ? change(game) : game)) };
}

/** Joins a second run with the first one: if the second ends without items, the items of the first are shown again. */
export function withEarlier(after: Run, earlier: Run): Run {
  if (after.phase === 'running' || itemCount(after) > 0 || itemCount(earlier) === 0) return after;
  const { problem: before, ...kept } = earlier;
  // A second run that succeeds without items does not change the first one's phase.
  const phase = after.phase === 'done' ? earlier.phase : after.phase;
  const problem = after.phase === 'done' ? before : after.problem;
  return { ...kept, request: after.request, phase, ...(problem === undefined ? {} : { problem }) };
}

/**
 * The rounds to play: the games with items, in the order of the run.
 * @param details details of each game, by its name
 */
export function roundsOf(run: Run, details: ReadonlyMap<string, GameDetail>): readonly Round[] {
  const byId = new Map([...details.values()].map((detail) => [detail.type_id, detail]));
  return run.games.flatMap(({ typeId, items }) => {
    const game = byId.get(typeId);
    return game === undefined || items.length === 0 ? [] : [{ game, items }];
  });
}
