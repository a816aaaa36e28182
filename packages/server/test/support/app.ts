import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createEngine, type Engine, type EngineStreams, type GamePlugin, type GenerationEvent } from '@ludotext/engine';
import { memoryStore, RuntimeDecisions } from '@ludotext/engine/host';
import type { AddressGuard } from '@ludotext/engine/node';
import formats from '@ludotext/formats';
import { createApp, createGuards, type Guards } from '../../src/app.js';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { jobRunner } from '../../src/jobs/run-jobs.js';
import type { GamesControl } from '../../src/lifecycle/watched-games.js';
import { createModelControl, type Decisions, type ModelControl } from '../../src/models/model-control.js';
import { type Log, silentLog } from '../../src/observation/log.js';
import { createMetrics } from '../../src/observation/metrics.js';
import type { SharedRedis } from '../../src/redis/connection.js';
import { sharedGuards } from '../../src/redis/shared-guards.js';
import { readSettings } from '../../src/settings/settings.js';
import { wordGame } from './games.js';

interface TestAppOptions {
  readonly games?: readonly GamePlugin[];
  readonly control?: Partial<GamesControl>;
  readonly model?: ModelControl;
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: Log;
  /** The folder of the page; none when absent. */
  readonly page?: string;
  readonly isDraining?: () => boolean;
  readonly stopping?: AbortSignal;
  /** Seconds between heartbeats, parts of one allowed. */
  readonly heartbeat?: number;
  readonly decisions?: Decisions;
  readonly now?: () => number;
  /** Milliseconds that `GET /llm` waits for a probe. */
  readonly probeWait?: number;
  /** The addresses of a model server's name; the system's answer when absent. */
  readonly lookup?: AddressGuard['lookup'];
  /** What it shares with other applications; nothing when absent. */
  readonly redis?: SharedRedis;
  /** In the places of those by the settings. */
  readonly guards?: Partial<Guards>;
}

export interface TestApp extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly engine: Engine;
  readonly server: Server;
  readonly koa: ReturnType<typeof createApp>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts JSON; nothing at all without a body. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The application over HTTP on a free port, with a game of its own unless told otherwise. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  // A busy machine is late with everything, which is no affair of a test unless it says so.
  const settings = readSettings({ LUDOTEXT_LOOP_DELAY_MS: '0', ...options.environment });
  const engine = createEngine({
    formats,
    games: options.games ?? [wordGame()],
    limits: { maxTextLength: settings.LUDOTEXT_MAX_TEXT, maxItems: settings.LUDOTEXT_MAX_ITEMS },
  });
  const { log = silentLog, decisions = new RuntimeDecisions(memoryStore()), now, lookup } = options;
  const { isDraining = () => false, stopping = new AbortController().signal } = options;
  const shared = options.redis === undefined ? undefined : sharedGuards(options.redis, settings, log);
  const guards = { ...createGuards(settings, shared), ...options.guards };
  const { heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS } = options;
  const metrics = createMetrics();
  // Nothing is on disk before the first job.
  const folder = path.join(os.tmpdir(), `ludotext-jobs-${randomUUID()}`);
  const jobs = await journalJobs(folder, settings, log);
  const model =
    options.model ??
    (await createModelControl({
      engine,
      settings,
      decisions,
      log,
      queue: guards.queue,
      ...(now ? { now } : {}),
      ...(options.probeWait === undefined ? {} : { probeWait: options.probeWait }),
      lookup,
    }));
  jobs.work(4, jobRunner({ engine, settings, models: model.listed, metrics, log }));
  const app = createApp({
    engine,
    games: { ...gamesControl(engine), ...options.control },
    model,
    metrics,
    jobs,
    settings: { ...settings, LUDOTEXT_HEARTBEAT_SECONDS: heartbeat },
    log,
    guards,
    page: options.page,
    phase: {
      get name() {
        return isDraining() ? 'draining' : 'serving';
      },
    },
    stopping,
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    engine,
    server,
    koa: app,
    get: (path, headers = {}) => fetch(url + path, { headers }),
    delete: (path, headers = {}) => fetch(url + path, { method: 'DELETE', headers }),
    post: (path, body, headers = {}) =>
      body === undefined
        ? fetch(url + path, { method: 'POST', headers })
        : fetch(url + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await jobs.close();
      await rm(folder, { recursive: true, force: true });
      guards.close();
      await engine.close();
    },
  };
}

function gamesControl(engine: Engine): GamesControl {
  return {
    setActive: async (gameType, active) => engine.setActive(gameType, active),
    reload: async () => ({
      formats: { added: [], removed: [], changed: [] },
      total: 1,
      activeCount: 1,
      added: [],
      removed: [],
      changed: [],
    }),
    failure: undefined,
  };
}

/** Puts other events in the place of the engine's, for requests for several games. */
export function replaceEvents(
  { engine }: TestApp,
  events: (...request: Parameters<EngineStreams['generate']>) => AsyncIterable<GenerationEvent>,
): void {
  Object.assign(engine.stream, { generate: events });
}

/** Events of which the first does not come: it fails, or settles never. */
export function eventsOf(first: () => Promise<never>): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: first }) };
}

/** What tests look at in the answer to a generation request. */
export interface GenerationAnswer {
  readonly items: readonly { readonly word: string }[];
  readonly warnings: readonly { readonly code: string }[];
  readonly token_usage: { readonly calls: number };
}
