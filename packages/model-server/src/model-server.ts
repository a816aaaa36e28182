import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureNamed } from './catalogue/index.js';
import { ollama } from './ollama.js';
import { openai } from './openai.js';
import {
  type About,
  fencedText,
  type Protocol,
  type RecordedProbe,
  type RecordedRequest,
  readMessages,
} from './protocol.js';
import { CallerGone, type Pace, ReplySender } from './reply-sender.js';
import { type ReplyOptions, replierFor } from './reply-to-call.js';

/** What the stand-in replies, how fast, and which faults it shows. */
export interface ModelServerOptions extends ReplyOptions {
  readonly pace?: Pace;
  /**
   * Size of the network pieces of a reply, in bytes; 1 splits characters. Default: pieces are sent as they are written.
   */
  readonly chunkBytes?: number;
  /** Names of the models the server offers; default `['stand-in']`. Calls of any model get a reply. */
  readonly models?: readonly string[];
  /** Overrides what the server says about itself, by path (`/api/show`). */
  readonly about?: Readonly<Record<string, About>>;
}

/** A running stand-in: its address, what it received, and how to hold and close it. */
export interface ModelServer {
  /** Address without a path: the base URL for Ollama; OpenAI's is this plus `/v1`. */
  readonly url: string;
  /** Calls of a model so far. */
  readonly requests: readonly RecordedRequest[];
  /** Questions about the server and its models so far, including requests to unknown paths. */
  readonly probes: readonly RecordedProbe[];
  /** Tokens of all replies so far, as reported to the callers. */
  readonly reported: { readonly promptTokens: number; readonly completionTokens: number };
  /** Most concurrent calls so far. */
  readonly peakConcurrency: number;
  /** Number of open connections. */
  readonly sockets: number;
  /** Holds all replies until {@link release}. */
  hold(): void;
  release(): void;
  /** Settles when this many calls have been received in total. */
  received(count: number): Promise<void>;
  /** Settles when this many callers have closed the connection before their reply. */
  closedEarly(count: number): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const protocols: readonly Protocol[] = [openai, ollama];

/**
 * A stand-in for model servers, on loopback: OpenAI's chat completions and Ollama's chat, streamed and whole, with the
 * lists of models and versions that a probe reads. Replies fit the schema of the request; a strict schema that breaks
 * OpenAI's published rules is refused as OpenAI does. A token is a quarter of the characters, rounded up.
 *
 *
 * @throws RangeError for a fixture that is not in the catalogue
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const fixture = typeof options.fixture === 'string' ? fixtureNamed(options.fixture) : undefined;
  const about = {
    ...Object.assign({}, ...protocols.map((each) => each.about(options.models ?? ['stand-in'], options.contextTokens))),
    ...fixture?.about,
    ...options.about,
  };
  const replyToCall = replierFor(options);
  const requests: RecordedRequest[] = [];
  const probes: RecordedProbe[] = [];
  const changes = new Set<() => void>();
  let sockets = 0;
  let underWay = 0;
  let peakConcurrency = 0;
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
    const protocol = protocols.find((each) => each.path === path);
    if (protocol === undefined || request.method !== 'POST') {
      probes.push({ method: request.method ?? '', path, headers: request.headers, body });
      const { status = 200, body: facts, headers } = about[path] ?? { status: 404, body: '404 page not found' };
      return respond(response, status, facts, headers);
    }
    await call(protocol, record(protocol, request, path, (body ?? {}) as RecordedRequest['body']), response);
  }

  async function call(protocol: Protocol, recorded: RecordedRequest, response: ServerResponse): Promise<void> {
    const sender = new ReplySender(response, recorded, options.pace, options.chunkBytes);
    const receivedAt = performance.now();
    const number = requests.push(recorded);
    if (protocol === openai) response.setHeader('x-request-id', `req_${number}`);
    underWay += 1;
    peakConcurrency = Math.max(peakConcurrency, underWay);
    response.once('close', () => {
      underWay -= 1;
      if (!response.writableFinished && !sender.isCut && !isClosing) {
        recorded.closedEarly = true;
        recorded.closedAfterMs = performance.now() - receivedAt;
      }
      notify();
    });
    notify();
    await held;
    try {
      await sender.wait(options.pace?.firstByteMs ?? 0);
      await replyToCall(protocol, recorded, number, sender);
    } catch (error) {
      if (error instanceof CallerGone) return;
      if (response.headersSent) throw error;
      await sender.send(500, `The stand-in failed: ${String(error)}`);
    }
  }

  function notify(): void {
    for (const change of [...changes]) change();
  }

  /** Settles once a count is reached; checks it after every change. */
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
    get peakConcurrency() {
      return peakConcurrency;
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
    ...{ provider: protocol.provider, path, headers, body, messages },
    ...{ schema: protocol.schemaOf(body), text: fencedText(messages) },
    ...{ promptTokens: undefined, completionTokens: undefined, bodyBytes: 0 },
    ...{ closedEarly: false, closedAfterMs: undefined },
  };
}

/** The request body as JSON; undefined when it is empty or not JSON. */
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
