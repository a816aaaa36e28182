import type { Run } from '../run/run.js';

/** What there is to take along: the service's answer, or where none came, the items that did, in its shape. */
export function answerJson({ answer, games, scores, rejected, usage }: Run): string {
  const came = {
    success: false,
    games: games.map(({ typeId }) => typeId),
    game_scores: scores,
    results: Object.fromEntries(games.map(({ typeId, items }) => [typeId, items])),
    rejected,
    token_usage: usage,
  };
  return JSON.stringify(answer ?? came, null, 2);
}
