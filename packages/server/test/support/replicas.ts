import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { jsonLog } from '../../src/observation/log.js';
import { type Service, startService } from '../../src/service.js';
import { readSettings } from '../../src/settings/settings.js';
import type { TestRedis } from './redis.js';

/** A service that shares its state with others, with a games.yaml of its own. */
export interface Replica {
  readonly service: Service;
  /** What it logged, oldest first. */
  readonly log: readonly Record<string, unknown>[];
  get(route: string): Promise<unknown>;
  /** Posts JSON; nothing at all without a body. */
  post(route: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** Writes another games.yaml, which the service reads when it sees it. */
  declare(games: string): Promise<void>;
  stop(): Promise<void>;
}

export interface Replicas extends AsyncDisposable {
  /** Starts one more. @param games the list of its games.yaml; two games without options unless given */
  start(environment?: Readonly<Record<string, string>>, games?: string): Promise<Replica>;
}

/** The games of a replica: `words` (41) and the same package as `others` (42). */
export const twoGames = (active: { words?: boolean; others?: boolean } = {}) =>
  `  - package: "./words"\n    active: ${active.words ?? true}\n` +
  `  - package: "./words"\n    game_type: others\n    type_id: 42\n    active: ${active.others ?? true}\n`;

/** Services that share one Redis, in this process. */
export async function replicasOn(redis: Pick<TestRedis, 'url'>): Promise<Replicas> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-replicas-'));
  const running = new Set<Service>();
  return {
    start: async (environment = {}, games = twoGames()) => {
      const folder = await mkdtemp(path.join(home, 'replica-'));
      await cp(path.join(import.meta.dirname, '../fixtures'), folder, { recursive: true });
      const declare = (list: string) => writeFile(path.join(folder, 'games.yaml'), `games:\n${list}`);
      await declare(games);
      const settings = readSettings({
        PORT: '0',
        GAMES_FILE: path.join(folder, 'games.yaml'),
        DATA_DIR: path.join(folder, 'state'),
        LUDOTEXT_LOOP_DELAY_MS: '0',
        REDIS_URL: redis.url,
        ...environment,
      });
      const lines: Record<string, unknown>[] = [];
      const log = jsonLog('info', (line) => lines.push(JSON.parse(line)));
      const service = await startService(settings, { log, conditions: ['@ludotext/source'] });
      running.add(service);
      return {
        service,
        log: lines,
        get: async (route) => (await fetch(service.url + route)).json(),
        post: (route, body, headers = {}) =>
          fetch(service.url + route, {
            method: 'POST',
            headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        declare,
        stop: async () => {
          running.delete(service);
          await service.stop();
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...running].map((service) => service.stop()));
      await rm(home, { recursive: true, force: true });
    },
  };
}
