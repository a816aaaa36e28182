import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aboutServer } from './about.js';
import { Answering } from './answering.js';
import { fixtureNamed } from './catalogue/index.js';
import type { ModelServer, ModelServerOptions } from './model-server-options.js';
import { ollama } from './ollama-protocol.js';
import { openai } from './openai-protocol.js';
import type { Protocol } from './protocol.js';
import { fencedText, type RecordedProbe, type RecordedRequest, readMessages } from './recorded-request.js';
import { CallerGone, Wire } from './wire.js';

/** The protocols by the path that speaks them. */
const protocols = new Map<string, Protocol>([
  ['/v1/chat/completions', openai],
  ['/api/chat', ollama],
]);

/**
 * A stand-in for model servers, on loopback: OpenAI's chat completions and Ollama's chat, streamed and whole, with the lists
 * of models and versions a probe asks for. Answers fit the schema of the request; a strict schema that breaks OpenAI's
 * published rules is refused as OpenAI does. Tokens are counted as a quarter of the characters, rounded up.
 *
 * @throws RangeError for a fixture that is not in the catalogue.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const fixture = typeof options.fixture === 'string' ? fixtureNamed(options.fixture) : undefined;
  const about = {
    ...aboutServer(options.models ?? ['stand-in'], options.contextTokens),
    ...fixture?.about,
    ...options.about,
  };
  const answering = new Answering(options);
  const requests: RecordedRequest[] = [];
  const probes: RecordedProbe[] = [];
  const changes = new Set<() => void>();
  let sockets = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  let isClosing = false;
  let held: Promise<void> | undefined;
  let release = () => {};

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets += 1;
    socket.once('close', () => {
      sockets -= 1;
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', 'http://stand-in');
    const body = await readJson(request);
    const protocol = protocols.get(path);
    if (protocol === undefined || request.method !== 'POST') {
      probes.push({ method: request.method ?? '', path, headers: request.headers, body });
      const { status = 200, body: answer, headers } = about[path] ?? { status: 404, body: '404 page not found' };
      return respond(response, status, answer, headers);
    }
    await call(protocol, record(protocol, request, path, (body ?? {}) as RecordedRequest['body']), response);
  }

  async function call(protocol: Protocol, recorded: RecordedRequest, response: ServerResponse): Promise<void> {
    const wire = new Wire(response, recorded, options.pace, options.chunkBytes);
    const receivedAt = performance.now();
    const number = requests.push(recorded);
    if (protocol === openai) response.setHeader('x-request-id', `req_${number}`);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
      if (!response.writableFinished && !wire.isCut && !isClosing) {
        recorded.closedEarly = true;
        recorded.closedAfterMs = performance.now() - receivedAt;
      }
      notify();
    });
    notify();
    await held;
    await answering.answer(protocol, recorded, number, wire).catch((error: unknown) => {
      if (error instanceof CallerGone) return;
      if (response.headersSent) throw error;
      return wire.send(500, `The stand-in failed: ${String(error)}`);
    });
  }

  function notify(): void {
    for (const change of [...changes]) change();
  }

  /** Settles once a count, looked at after every change, is reached. */
  function reached(count: number, current: () => number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (current() < count) return;
        changes.delete(look);
        resolve();
      };
      changes.add(look);
      look();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    isClosing = true;
    release();
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  if (fixture?.isClosed) await close();
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    probes,
    get reported() {
      const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, n = 0) => all + n, 0);
      return {
        promptTokens: sum(requests.map(({ promptTokens }) => promptTokens)),
        completionTokens: sum(requests.map(({ completionTokens }) => completionTokens)),
      };
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    get sockets() {
      return sockets;
    },
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release() {
      release();
      held = undefined;
    },
    received: (count) => reached(count, () => requests.length),
    closedEarly: (count) => reached(count, () => requests.filter((request) => request.closedEarly).length),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function record(
  protocol: Protocol,
  { headers }: IncomingMessage,
  path: string,
  body: RecordedRequest['body'],
): RecordedRequest {
  const messages = readMessages(body);
  return {
    ...{ protocol: protocol.name, path, headers, body, messages },
    ...{ schema: protocol.schemaOf(body), text: fencedText(messages) },
    ...{ promptTokens: undefined, completionTokens: undefined, wireBytes: 0 },
    ...{ closedEarly: false, closedAfterMs: undefined },
  };
}

/** What was sent along; undefined for nothing, or for what is no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function respond(response: ServerResponse, status: number, body: string | object, headers: object = {}): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
