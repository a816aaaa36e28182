import type { Run } from '../run/run.js';
import type { GenerationRequest } from '../service/service.js';

/** The service's response or, without one, the items that arrived, in the same form. */
export function responseJson({ response, games, scores, rejected, usage }: Run): string {
  const partial = {
    success: false,
    games: games.map(({ typeId }) => typeId),
    game_scores: scores,
    results: Object.fromEntries(games.map(({ typeId, items }) => [typeId, items])),
    rejected,
    token_usage: usage,
  };
  return JSON.stringify(response ?? partial, null, 2);
}

/**
 * The command for a POSIX shell that sends the same request.
 * @param origin such as `http://127.0.0.1:3000`
 * @param hasKey whether the service requires a key; the command reads it from the environment, so that the command can
 *   be shared
 */
export function curlCommand(origin: string, { path, body }: GenerationRequest, hasKey: boolean): string {
  const key = hasKey ? ' -H "Authorization: Bearer $LUDOTEXT_KEY"' : '';
  return `curl -s ${quote(origin + path)}${key} -H 'Content-Type: application/json' -d ${quote(JSON.stringify(body, null, 2))}`;
}

/** Quotes a word for a shell: within single quotes only the closing quote has a meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
