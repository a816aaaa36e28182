import type { GenerationRequest } from '../service/service.js';

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
