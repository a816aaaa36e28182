import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedFrom } from '../random.js';
import { type Protocol, protocols } from './protocols.js';
import { sampleAnswer } from './sample-answer.js';
import { strictSchemaFaults } from './strict-schema.js';

/** A call the stand-in received. */
export interface RecordedRequest {
  readonly protocol: 'openai' | 'ollama';
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The schema the answer has to fit, where one was sent. */
  readonly schema: unknown;
  /** What the fence of the engine's prompt encloses. */
  readonly text: string;
  /** True once the caller closed the connection before the answer was sent. */
  closedEarly: boolean;
}

/** A plain failure instead of an answer. */
export interface Fault {
  readonly status: number;
  readonly body?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ModelServerOptions {
  /** The content of an answer, as a value or as raw text; undefined for one made from the schema and the text. */
  readonly reply?: (request: RecordedRequest, call: number) => unknown;
  /** A failure for a call; `hang` never answers, `stall` begins to and never ends, `cut` breaks the connection. */
  readonly fault?: (request: RecordedRequest, call: number) => Fault | 'hang' | 'stall' | 'cut' | undefined;
  /** Names the server offers; any model is answered for. */
  readonly models?: readonly string[];
}

export interface ModelServer {
  /** Address without a path: Ollama's base URL; OpenAI's is this with `/v1`. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Tokens of all answers so far, as they were reported to the callers. */
  readonly reported: { readonly promptTokens: number; readonly completionTokens: number };
  /** Most calls that were under way at the same time. */
  readonly mostAtOnce: number;
  /** Keeps answers back from now on, until {@link release}. */
  hold(): void;
  release(): void;
  /** Settles when this many calls have been received in all. */
  received(count: number): Promise<void>;
  /** Settles when this many callers have closed the connection before their answer. */
  closedEarly(count: number): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * A stand-in for model servers, on loopback: OpenAI's chat completions and Ollama's chat, with the lists of models and
 * versions a probe asks for. Answers fit the schema of the request; a strict schema that breaks OpenAI's published rules is
 * refused as OpenAI does. Tokens are counted as a quarter of the characters, rounded up.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const reported = { promptTokens: 0, completionTokens: 0 };
  const changes = new Set<() => void>();
  let underWay = 0;
  let mostAtOnce = 0;
  let held: Promise<void> | undefined;
  let release = () => {};

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const protocol = protocols[pathname];
    if (protocol === undefined) return answerAbout(pathname, response);
    const body = JSON.parse(await readAll(request)) as Record<string, unknown>;
    const recorded = record(protocol, request, body);
    requests.push(recorded);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
      recorded.closedEarly = !response.writableFinished;
      notify();
    });
    notify();
    await held;
    await answer(protocol, recorded, requests.indexOf(recorded) + 1, response);
  }

  async function answer(
    protocol: Protocol,
    recorded: RecordedRequest,
    call: number,
    response: ServerResponse,
  ): Promise<void> {
    const { schema, text } = recorded;
    const fault = options.fault?.(recorded, call);
    if (fault === 'hang') return;
    if (fault === 'stall') return void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    if (fault === 'cut') return void response.destroy();
    if (fault !== undefined) return send(response, fault.status, fault.body ?? '', fault.headers);
    const refused = protocol.isStrict(recorded.body) ? strictSchemaFaults(schema) : [];
    if (refused.length > 0) return send(response, 400, protocol.schemaRefusal(refused[0] ?? ''));
    const reply = options.reply?.(recorded, call) ?? sampleAnswer(schema, text, startFor(recorded));
    const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
    const promptTokens = recorded.messages.reduce((sum, message) => sum + Math.ceil(message.content.length / 4), 0);
    const completionTokens = Math.ceil(content.length / 4);
    reported.promptTokens += promptTokens;
    reported.completionTokens += completionTokens;
    protocol.answer(response, { content, promptTokens, completionTokens, body: recorded.body });
  }

  /** What the stand-in says of itself and its models. */
  function answerAbout(pathname: string, response: ServerResponse): void {
    const names = options.models ?? ['stand-in'];
    const answers: Record<string, object> = {
      '/v1/models': { object: 'list', data: names.map((id) => ({ id, object: 'model' })) },
      '/api/version': { version: '0.33.0' },
      '/api/tags': { models: names.map((name) => ({ name, model: name })) },
      '/api/show': {
        capabilities: ['completion'],
        model_info: { 'general.architecture': 'stand', 'stand.context_length': 131_072 },
      },
    };
    const answer = answers[pathname];
    if (answer === undefined) send(response, 404, '404 page not found');
    else send(response, 200, answer);
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
    release();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    reported,
    get mostAtOnce() {
      return mostAtOnce;
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

function record(protocol: Protocol, request: IncomingMessage, body: Record<string, unknown>): RecordedRequest {
  const messages = body.messages as RecordedRequest['messages'];
  const prompt = messages.map(({ content }) => content).join('\n');
  const text = /<(text-[0-9a-f]+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? prompt;
  return {
    protocol: protocol.name,
    headers: request.headers,
    body,
    messages,
    schema: protocol.schemaOf(body),
    text,
    closedEarly: false,
  };
}

/** Another task gets other sentences, the same task the same. */
function startFor({ messages }: RecordedRequest): number {
  return seedFrom(messages.at(-1)?.content ?? '') % 1000;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  response: ServerResponse,
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const json = typeof body !== 'string';
  response.writeHead(status, { 'content-type': json ? 'application/json' : 'text/plain', ...headers });
  response.end(json ? JSON.stringify(body) : body);
}
