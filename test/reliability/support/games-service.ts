import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gameSource } from '../../../packages/engine/test/node/support/games-folder.js';
import { jsonLog } from '../../../packages/server/src/observation/log.js';
import { startService } from '../../../packages/server/src/service.js';
import { readSettings } from '../../../packages/server/src/settings/settings.js';
import { goodMembers } from '../../support/plugin-faults.js';

/** An answer of the service, read. */
export interface Answered {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly detail?: string;
    readonly success?: boolean;
    readonly items?: readonly { readonly word: string }[];
    readonly errors?: readonly { readonly message: string }[];
    readonly total?: number;
    readonly games?: readonly { readonly package: string; readonly version: string }[];
  };
}

/** A service over a folder of games that tests write, one of which, `good` with the type_id 1, is there from the start. */
export interface GamesService extends AsyncDisposable {
  readonly url: string;
  readonly folder: string;
  /** What it logged about failures. */
  readonly log: readonly string[];
  /** Writes a game that is named `./<name>`, with members over those of the good one, or as this module. */
  game(name: string, typeId: number, members?: Readonly<Record<string, string>>, module?: string): Promise<void>;
  /** Lists games beside the good one, `good` included. */
  list(...names: string[]): Promise<void>;
  /** Writes games.yaml as it is, in one step, as an editor does. */
  manifest(text: string): Promise<void>;
  reload(): Promise<Answered>;
  get(route: string): Promise<Answered>;
  send(route: string, body?: object): Promise<Answered>;
  /** Asks the good game for an item. */
  askGood(): Promise<Answered>;
}

/** @param entry further lines of each game in games.yaml */
export async function gamesService(
  environment: Readonly<Record<string, string>> = {},
  entry = 'isolated: true',
): Promise<GamesService> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-plugins-'));
  const log: string[] = [];
  const game: GamesService['game'] = async (name, typeId, members = {}, module = '{game}') => {
    const gameType = path.basename(name);
    const source = gameSource(gameType, typeId, { ...goodMembers, ...members });
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'package.json'), '{ "type": "module", "version": "1.0.0" }');
    await writeFile(
      path.join(folder, name, 'index.js'),
      module.replace('{game}', () => source),
    );
  };
  const manifest = async (text: string) => {
    await writeFile(path.join(folder, 'games.yaml.new'), text);
    await rename(path.join(folder, 'games.yaml.new'), path.join(folder, 'games.yaml'));
  };
  const list = (...names: string[]) =>
    manifest(`games:\n${['good', ...names].map((name) => `  - package: ./${name}\n    ${entry}\n`).join('')}`);
  await game('good', 1);
  await list();
  const settings = readSettings({
    PORT: '0',
    GAMES_FILE: path.join(folder, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    LUDOTEXT_GAME_LOAD_SECONDS: '3',
    LUDOTEXT_GAME_CALL_SECONDS: '2',
    LUDOTEXT_GAME_MEMORY_MB: '32',
    LUDOTEXT_SHUTDOWN_SECONDS: '0',
    ...environment,
  });
  const service = await startService(settings, { log: jsonLog('error', (line) => log.push(line)) });
  const answered = async (response: Response): Promise<Answered> => ({
    status: response.status,
    body: (await response.json()) as Answered['body'],
  });
  const send = async (route: string, body?: object) =>
    answered(
      await fetch(service.url + route, {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    );
  return {
    url: service.url,
    folder,
    log,
    game,
    list,
    manifest,
    send,
    reload: () => send('/reload'),
    get: async (route) => answered(await fetch(service.url + route)),
    askGood: () => send('/generate/1', { text: 'whale', complete: false }),
    async [Symbol.asyncDispose]() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
