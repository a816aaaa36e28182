import type { Run } from '../run/run.js';
import type { GenerationRequest } from '../service/service.js';

/** What a person exports: the service's response or, where there is none, the items that arrived, in the same form. */
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
 * @param hasKey whether the service asks for a key, which the command takes from its environment: it is there to be passed on
 */
export function curlCommand(origin: string, { path, body }: GenerationRequest, hasKey: boolean): string {
  const key = hasKey ? ' -H "Authorization: Bearer $LUDOTEXT_KEY"' : '';
  return `curl -s ${quote(origin + path)}${key} -H 'Content-Type: application/json' -d ${quote(JSON.stringify(body, null, 2))}`;
}

/** A word that a shell takes to the letter: within single quotes only their end means something. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
