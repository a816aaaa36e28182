import { once } from 'node:events';
import { createServer, type RequestListener, request as send } from 'node:http';
import { duplexPair, Readable } from 'node:stream';

/**
 * Answers requests without a port: HTTP over a pair of streams in memory, so that an application cannot tell the
 * difference, event streams and callers that disconnect included. The path and query of a request's URL count; its host
 * does not.
 * @returns a function like `fetch`: it throws the reason of the request's signal when that is aborted
 */
export function inProcessFetch(listener: RequestListener): (request: Request) => Promise<Response> {
  const server = createServer({ requireHostHeader: false }, listener);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, signal } = request;
    const body = Buffer.from(await request.arrayBuffer());
    const [ours, theirs] = duplexPair();
    // A pair ends together, as the two ends of a connection do.
    ours.once('close', () => theirs.destroy());
    theirs.once('close', () => ours.destroy());
    server.emit('connection', theirs);
    const headers = { ...Object.fromEntries(request.headers), host: 'localhost', 'content-length': body.length };
    const sent = send({ createConnection: () => ours, method, path: pathname + search, headers, signal });
    sent.end(body);
    try {
      const [response] = await once(sent, 'response');
      const hasBody = method !== 'HEAD' && response.statusCode !== 204;
      const init = { status: response.statusCode, headers: headersOf(response.rawHeaders) };
      return new Response(hasBody ? (Readable.toWeb(response) as ReadableStream<Uint8Array>) : null, init);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  };
}

function headersOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}
