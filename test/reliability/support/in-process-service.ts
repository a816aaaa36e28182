import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { jsonLog } from '../../../packages/server/src/observation/log.js';
import { type Service, startService } from '../../../packages/server/src/service.js';
import { readSettings } from '../../../packages/server/src/settings/settings.js';
import { freshFolder } from './program.js';

const fixtures = path.resolve(import.meta.dirname, '../../../packages/server/test/fixtures');

/** A service in this process, with folders of its own. */
export interface ServiceAtWork {
  readonly service: Service;
  /** Holds games.yaml and its packages. */
  readonly folder: string;
  /** Its DATA_DIR. */
  readonly state: string;
  /** Lines of its log so far. */
  readonly log: readonly Record<string, unknown>[];
  get(route: string): Promise<Response>;
  post(route: string, body?: object): Promise<Response>;
}

/** The entries of a games.yaml that names the two games of the fixtures; only the first when there is `one`. */
export function gamesYaml(count: 1 | 2): string {
  return `games:\n${['./words', './lines']
    .slice(0, count)
    .map((name) => `  - package: "${name}"\n`)
    .join('')}`;
}

/** A folder for a service, with the two games of the fixtures and an empty folder for its state. */
export async function homeOfService(): Promise<string> {
  const home = await freshFolder();
  await cp(fixtures, home, { recursive: true });
  await mkdir(path.join(home, 'state'));
  await writeFile(path.join(home, 'games.yaml'), gamesYaml(2));
  return home;
}

/**
 * Starts a service; it stops with the test.
 * @param home a folder that is prepared, or where another ran before; a fresh one when absent
 * @param onLine called after each line of the log
 */
export async function serviceAtWork(home?: string, onLine: () => void = () => {}): Promise<ServiceAtWork> {
  const folder = home ?? (await homeOfService());
  const state = path.join(folder, 'state');
  const settings = readSettings({ PORT: '0', GAMES_FILE: path.join(folder, 'games.yaml'), DATA_DIR: state });
  const log: Record<string, unknown>[] = [];
  const write = (line: string) => {
    log.push(JSON.parse(line));
    onLine();
  };
  const service = await startService(settings, { log: jsonLog('info', write), conditions: ['@ludotext/source'] });
  onTestFinished(() => service.stop());
  const { url } = service;
  const json = { 'content-type': 'application/json' };
  return {
    service,
    folder,
    state,
    log,
    get: (route) => fetch(url + route),
    post: (route, body) =>
      body === undefined
        ? fetch(url + route, { method: 'POST' })
        : fetch(url + route, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  };
}
