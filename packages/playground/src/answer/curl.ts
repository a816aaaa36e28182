import type { GenerationRequest } from '../service/service.js';

/** The command for a POSIX shell that sends the same request. @param origin such as `http://127.0.0.1:3000` */
export function curlCommand(origin: string, { path, body }: GenerationRequest): string {
  return `curl -s ${quote(origin + path)} -H 'Content-Type: application/json' -d ${quote(JSON.stringify(body, null, 2))}`;
}

/** A word that a shell takes to the letter: within single quotes only their end means something. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
