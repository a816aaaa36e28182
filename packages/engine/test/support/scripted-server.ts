import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request a scripted server got. */
export interface ScriptedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
  /** Settles when the connection closes before the answer was finished. */
  readonly closedEarly: Promise<void>;
}

/** What a server does with its n-th request, from 1. */
export type Script = (response: ServerResponse, call: number, request: ScriptedRequest) => unknown;

/** A real HTTP server that does as a test tells it. Look-ups about a model are answered aside and counted apart. */
export async function startScriptedServer(script: Script, about: Readonly<Record<string, object>> = {}) {
  const requests: ScriptedRequest[] = [];
  const lookUps: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!/\/chat(\/completions)?$/.test(path)) {
      lookUps.push(path);
      const answer = about[path];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'not found' }));
      return;
    }
    const closedEarly = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    const recorded = { path, headers: request.headers, body, closedEarly };
    requests.push(recorded);
    for (const look of [...waiting]) look();
    await script(response, requests.length, recorded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    lookUps,
    /** Settles with the n-th request. */
    received(count: number): Promise<ScriptedRequest> {
      return new Promise((resolve) => {
        const look = () => {
          const request = requests[count - 1];
          if (request === undefined) return;
          waiting.delete(look);
          resolve(request);
        };
        waiting.add(look);
        look();
      });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Server-sent events; a string is sent as it stands. */
export function events(response: ServerResponse, ...frames: readonly (object | string)[]): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const frame of frames) response.write(`data: ${typeof frame === 'string' ? frame : JSON.stringify(frame)}\n\n`);
  return response;
}

/** One object a line. */
export function lines(response: ServerResponse, ...frames: readonly object[]): ServerResponse {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const frame of frames) response.write(`${JSON.stringify(frame)}\n`);
  return response;
}

export function json(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A chunk with some text. */
export const said = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });

/** The chunk that says why a model stopped. */
export const finished = (reason = 'stop') => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

/** The chunk that counts. */
export const counted = (prompt: number, completion: number) => ({
  choices: [],
  usage: { prompt_tokens: prompt, completion_tokens: completion },
});
