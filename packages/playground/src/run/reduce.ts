import { isAbort, type Problem, problemOfFailure } from '../service/problem.js';
import type { GenerationEvent } from '../service/wire.js';
import type { GameRun, Run } from './run.js';

/** A run after one more event. */
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
      return withAnswer(run, event.data);
  }
}

/** A run that failed, or that somebody stopped; items that came stay. */
export function withFailure(run: Run, error: unknown): Run {
  const { retry: _, ...calm } = run;
  const games = run.games.map((game) => ({ ...game, finished: true }));
  if (isAbort(error)) return { ...calm, games, phase: 'stopped' };
  const problem: Problem = problemOfFailure(error, 'cut_off');
  return { ...calm, games, phase: 'failed', problem };
}

/** The answer is the whole truth: it takes the place of what the events told. */
function withAnswer(run: Run, answer: Extract<GenerationEvent, { type: 'done' }>['data']): Run {
  const { retry: _, ...calm } = run;
  const results = 'results' in answer ? answer.results : { [answer.type_id]: answer.items };
  const errors = 'errors' in answer ? answer.errors : [];
  const ids = new Set([...run.games.map(({ typeId }) => typeId), ...Object.keys(results).map(Number)]);
  const games = [...ids].map((typeId): GameRun => {
    const error = errors.find(({ type_id: id }) => id === typeId);
    return { typeId, items: results[typeId] ?? [], finished: true, ...(error === undefined ? {} : { error }) };
  });
  const scores = 'game_scores' in answer ? answer.game_scores : run.scores;
  return { ...calm, phase: 'done', scores, games, usage: answer.token_usage, answer };
}

const newGame = (typeId: number): GameRun => ({ typeId, items: [], finished: false });

function withGame(run: Run, typeId: number, change: (game: GameRun) => GameRun): Run {
  const isNew = !run.games.some((game) => game.typeId === typeId);
  const games = isNew ? [...run.games, newGame(typeId)] : run.games;
  return { ...run, games: games.map((game) => (game.typeId === typeId ? change(game) : game)) };
}
