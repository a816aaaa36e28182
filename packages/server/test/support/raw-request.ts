import { readAnswers, sendRaw } from './raw.js';

/**
 * One request as raw HTTP over a socket of its own, for what no HTTP client would send.
 * @param lines the request line and the headers; `Connection: close` is added
 */
export async function raw({ port }: { readonly port: number }, lines: readonly string[], body = ''): Promise<Response> {
  const head = `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
  const [answer] = readAnswers(await sendRaw(port, head + body));
  if (answer === undefined) throw new Error('The connection was closed without an answer.');
  return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers: answer.headers });
}
