import { problemOfFailure, problemOfResponse } from '../service/problem.js';
import type { PlayGame, PlayItem } from './round.js';

/** What `POST /games/{game_type}/grade` says about an answer. */
export interface ServiceGrade {
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/** Lets the service grade an answer. @throws Problem */
export async function gradeAnswer(game: PlayGame, item: PlayItem, answer: unknown): Promise<ServiceGrade> {
  const response = await fetch(`/games/${encodeURIComponent(game.game_type)}/grade`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ item, answer }),
  }).catch((error: unknown) => {
    throw problemOfFailure(error, 'unreachable');
  });
  if (!response.ok) throw await problemOfResponse(response);
  return (await response.json()) as ServiceGrade;
}
