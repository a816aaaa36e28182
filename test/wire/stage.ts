import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ModelServer, type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { type RunningService, runService } from '../support/service.js';
import type { Json } from './compare.js';
import { send, type WireRequest } from './send.js';

/** How the model server behaves for one exchange. */
export type Behaviour = Pick<ModelServerOptions, 'reply' | 'fault' | 'fixture'>;

/** A call of the model. */
export type ModelRequest = ModelServer['requests'][number];

/** A running service, and the model server it may have. */
export interface Stage {
  readonly service: RunningService;
  readonly model: ModelServer;
  /** Sends a request to the service. */
  send(request: WireRequest): Promise<Json>;
  /** How the model server behaves from now on. */
  behave(behaviour: Behaviour): void;
  /** Stops the service. */
  stop(): Promise<void>;
}

/** A request, or whatever else there is to be seen. */
export type Exchange = WireRequest | ((stage: Stage) => Promise<Json>);

/** Exchanges with one service, in order. */
export interface Scene {
  readonly environment?: Readonly<Record<string, string>>;
  /** The model that writes from the start; the offline writer when absent. */
  readonly provider?: 'openai' | 'ollama';
  readonly games?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** `never`: the model's calls are not recorded; always when absent. */
  readonly keepsCalls?: 'never';
  readonly exchanges: Readonly<Record<string, Exchange>>;
}

/** Plays a scene, and gives what was seen by the names of the exchanges. */
export async function play(scene: Scene): Promise<{ readonly [name: string]: Json }> {
  let behaviour: Behaviour = {};
  let before = 0;
  await using model = await startModelServer({
    reply: (request, call) => behaviour.reply?.(request, call - before),
    fault: (request, call) => behaviour.fault?.(request, call - before),
    fixture: (request, call) =>
      typeof behaviour.fixture === 'function' ? behaviour.fixture(request, call - before) : behaviour.fixture,
    waits: { coldLoadMs: 10, dripMs: 1 },
  });
  await using service = await runService(environmentOf(scene, model), scene.games, scene.files);
  const stage: Stage = {
    service,
    model,
    send: (request) => send(service.url, request),
    behave: (next) => {
      behaviour = next;
      before = model.requests.length;
    },
    stop: async () => service[Symbol.asyncDispose](),
  };
  const seen: Record<string, Json> = {};
  for (const [name, exchange] of Object.entries(scene.exchanges)) {
    const first = model.requests.length;
    stage.behave({});
    const recording =
      typeof exchange === 'function'
        ? await exchange(stage)
        : { request: `${exchange.method} ${shortened(exchange.path)}`, response: await stage.send(exchange) };
    const calls = scene.keepsCalls === 'never' ? [] : model.requests.slice(first).map(callOf);
    seen[name] = calls.length === 0 ? recording : { ...(recording as object), model_calls: calls };
  }
  return await withoutPassing(seen, stage);
}

/** Sends a request while the model server behaves so. */
export function whileModel(behaviour: Behaviour, request: WireRequest): Exchange {
  return async (stage) => {
    stage.behave(behaviour);
    return { request: `${request.method} ${request.path}`, response: await stage.send(request) };
  };
}

function environmentOf({ environment, provider }: Scene, model: ModelServer): Record<string, string> {
  const ofModel =
    provider === undefined
      ? {}
      : {
          LLM_PROVIDER: provider,
          LLM_MODEL: 'stand-in',
          LLM_BASE_URL: provider === 'openai' ? `${model.url}/v1` : model.url,
          // Calls one after the other, so that they come in the same order always.
          LUDOTEXT_MODEL_CALLS: '1',
        };
  // A busy machine is no reason to give anything up.
  const patience = { LUDOTEXT_GAME_CALL_SECONDS: '60', LUDOTEXT_MODEL_QUEUE_SECONDS: '600' };
  const all = { OLLAMA_HOST: model.url, ...patience, ...ofModel, ...environment };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value.replaceAll('{model}', model.url)]));
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A call of the model: where it went, what kind of key it had, and all it was told. */
function callOf({ path: to, headers, body }: ModelRequest): Json {
  const { authorization, 'content-type': type } = headers;
  return JSON.parse(
    JSON.stringify({ path: to, authorization, content_type: type, body }, (name, value) =>
      name === 'content' && typeof value === 'string' ? value.split('\n') : value,
    ),
  );
}

/** What a call asked for beside its task. */
export function parametersOf({ path: to, headers, body }: ModelRequest): Json {
  const { messages, response_format: format, format: schema, ...parameters } = body;
  const type = (format as { readonly type?: string } | undefined)?.type ?? typeof schema;
  return JSON.parse(JSON.stringify({ path: to, authorization: headers.authorization, format: type, parameters }));
}

/** What is another at every run, or with every version, is not kept. */
async function withoutPassing<Seen>(seen: Seen, { service, model }: Stage): Promise<Seen> {
  const { version } = JSON.parse(
    await readFile(path.resolve(import.meta.dirname, '../../packages/server/package.json'), 'utf8'),
  );
  const places = [
    [new URL(service.url).port, '<port>'],
    [new URL(model.url).port, '<model port>'],
  ] as const;
  let text = JSON.stringify(seen);
  for (const [port, name] of places) text = text.replaceAll(`:${port}`, `:${name}`);
  text = text
    .replaceAll(service.folder, '<folder>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(`"version":"${version}"`, '"version":"<version>"')
    .replaceAll(/Try again in \d+ seconds/g, 'Try again in <some> seconds');
  return JSON.parse(text, (name, value) => (isPassing(name, value) ? 1 : value));
}

/** Times, and what is counted of a prompt, which changes with its wording. */
function isPassing(name: string, value: unknown): boolean {
  return (
    (/^(uptime_seconds|wait_ms|retry)$/.test(name) && typeof value === 'number') ||
    (/^(prompt|total|estimated)_tokens$/.test(name) && value !== 0)
  );
}
