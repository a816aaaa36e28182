import { boundedText, membersOf } from './answer.js';
import type { PlayGame, PlayItem } from './round.js';

/** What `POST /games/{game_type}/grade` says about an answer. */
export interface ServiceGrade {
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/**
 * Lets the service grade an answer.
 * @throws with a sentence for people, the service's own where it gave one
 */
export async function gradeAnswer(game: PlayGame, item: PlayItem, answer: unknown): Promise<ServiceGrade> {
  const response = await fetch(`/games/${encodeURIComponent(game.game_type)}/grade`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ item, answer }),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(boundedText(membersOf(body).detail, 500) || `HTTP ${response.status}.`);
  return body as ServiceGrade;
}
