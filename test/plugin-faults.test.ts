import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startModelServer } from '@ludotext/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameSource } from '../packages/engine/test/node/support/games-folder.js';
import { jsonLog } from '../packages/server/src/observation/log.js';
import { type Service, startService } from '../packages/server/src/service.js';
import { readSettings } from '../packages/server/src/settings/settings.js';
import { isLong, oneOfEach } from './support/long.js';
import { goodMembers, type LoadFault, loadFaults, type PluginFault, pluginFaults } from './support/plugin-faults.js';

// What games do wrong, and what callers see of it: the service over HTTP, each fault beside a request to another game that
// never notices. The table in docs/plugin-faults.md is what was seen here; UPDATE_DOCS=1 writes it.

const isolated = { name: 'isolated', entry: 'isolated: true' } as const;
const trusted = { name: 'isolated: false', entry: 'isolated: false' } as const;
const page = path.resolve(import.meta.dirname, '../docs/plugin-faults.md');
const isUpdate = process.env.UPDATE_DOCS === '1';
/** The normal run has the games in threads; what goes wrong in the service's own is for the full one and for the page. */
const hosts = isLong || isUpdate ? [isolated, trusted] : [isolated];
/** The normal run has the first fault of each kind; the page shows all. */
const shown = <Fault>(faults: readonly Fault[], kindOf: (fault: Fault) => string) =>
  isUpdate ? faults : oneOfEach(faults, kindOf);
/** Rows of the tables, by fault. */
const seen = new Map<string, string>();

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly { readonly message: string }[];
}

// As Node imports, and not as the test runner does.
vi.mock('../packages/engine/src/node/native-import.js', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('../packages/engine/test/node/support/native-import.cjs');
});

describe.each(hosts)('a game that is $name', ({ name, entry }) => {
  const contained = (fault: { needsThread?: true }) => name === isolated.name || fault.needsThread === undefined;
  const faults = shown(pluginFaults, ({ request, code, needsThread }) => `${request} ${code} ${needsThread}`).filter(
    contained,
  );
  const broken = shown(loadFaults, ({ message }) => String(message)).filter(contained);
  const lines: string[] = [];
  let folder: string;
  let service: Service;
  let model: Awaited<ReturnType<typeof startModelServer>>;

  const typeIdOf = (fault: PluginFault) => 100 + pluginFaults.indexOf(fault);
  const send = (route: string, body?: object) =>
    fetch(service.url + route, {
      method: 'POST',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const askGood = () => send('/generate/1', { text: 'whale', complete: false });

  const writeGame = async (gameType: string, source: string) => {
    await mkdir(path.join(folder, gameType), { recursive: true });
    await writeFile(path.join(folder, gameType, 'package.json'), '{ "type": "module", "version": "1.0.0" }');
    await writeFile(path.join(folder, gameType, 'index.js'), source);
  };
  const list = (...gameTypes: string[]) => {
    const entries = gameTypes.map((gameType) => `  - package: ./${gameType}\n    ${entry}\n`);
    return writeFile(path.join(folder, 'games.yaml'), `games:\n${entries.join('')}`);
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-faults-'));
    model = await startModelServer();
    await writeGame('good', gameSource('good', 1, goodMembers));
    for (const fault of faults) {
      const gameType = `fault_${typeIdOf(fault)}`;
      await writeGame(gameType, gameSource(gameType, typeIdOf(fault), { ...goodMembers, ...fault.members }));
    }
    await list('good', ...faults.map((fault) => `fault_${typeIdOf(fault)}`));
    const settings = readSettings({
      PORT: '0',
      GAMES_FILE: path.join(folder, 'games.yaml'),
      DATA_DIR: path.join(folder, 'state'),
      LUDOTEXT_GAME_LOAD_SECONDS: '3',
      LUDOTEXT_GAME_CALL_SECONDS: '2',
      LUDOTEXT_GAME_MEMORY_MB: '32',
    });
    service = await startService(settings, { log: jsonLog('error', (line) => lines.push(line)) });
  }, 60_000);

  afterAll(async () => {
    await service.stop();
    await model.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(faults)('$name', async (fault) => {
    const typeId = typeIdOf(fault);
    const requests = {
      direct: () => send(`/generate/${typeId}`, { text: 'fault', complete: false }),
      prose: () => send(`/generate/${typeId}`, { text: 'A fault.', source: 'prose' }),
      model: () => send(`/generate/${typeId}`, { text: 'A fault.', source: 'prose' }),
      grade: () => send(`/games/fault_${typeId}/grade`, { item: { word: 'fault' }, answer: 1 }),
    };
    if (fault.request === 'model') {
      await send('/llm', { provider: 'openai', model_name: 'any', base_url: `${model.url}/v1` });
    }
    const meets = requests[fault.request]();
    const beside = await Promise.all([
      askGood(),
      askGood(),
      send('/games/good/grade', { item: { word: 'a' }, answer: 1 }),
    ]);
    expect(await Promise.all(beside.map((answer) => answer.json()))).toMatchObject([
      { success: true, items: [{ word: 'whale' }] },
      { success: true, items: [{ word: 'whale' }] },
      { success: true, correct: true },
    ]);
    const answer = await meets;
    const problem = (await answer.json()) as Problem;
    expect(problem).toMatchObject({ status: answer.status, code: fault.code });
    expect(problem.detail).toContain(`./fault_${typeId} `);
    expect(problem.detail).toMatch(new RegExp(`\\b${fault.step}\\b`));
    const logged = lines.find((line) => line.includes('game failed') && line.includes(`fault_${typeId} `));
    expect(logged).toBeDefined();
    const fromContract = /"cause":"ContractFault: (.*?)\\n/.exec(logged ?? '')?.[1];
    note(
      name,
      fault.name,
      `${problem.status} \`${problem.code}\`: ${problem.detail.replace(/\.\/fault_\d+/, 'the game')}${fromContract === undefined ? '' : ` Log: ${fromContract}`}`,
    );

    // What only some texts meet leaves the game in use for the others.
    if (fault.request !== 'direct') return;
    const again = await send(`/generate/${typeId}`, { text: 'whale', complete: false });
    expect(await again.json()).toMatchObject({ success: true, items: [{ word: 'whale' }] });
  });

  it.each(broken)('a package that $name leaves the others as they are', async (fault: LoadFault) => {
    const source = gameSource('broken', 2, { ...goodMembers, ...fault.members });
    await writeGame('broken', fault.source?.replace('{game}', source) ?? source);
    await list('good', 'broken');
    const [answer, beside] = await Promise.all([send('/reload'), askGood()]);
    expect(await beside.json()).toMatchObject({ success: true, items: [{ word: 'whale' }] });
    const problem = (await answer.json()) as Problem;
    expect(problem).toMatchObject({ status: 422, code: 'invalid_manifest' });
    expect(problem.errors?.[0]?.message).toMatch(fault.message);
    note(name, fault.name, `422 \`invalid_manifest\`: ${problem.errors?.[0]?.message.replace('./broken', 'the game')}`);
    expect(await (await askGood()).json()).toMatchObject({ success: true });
  });
});

function note(host: string, fault: string, row: string): void {
  seen.set(`${host} ${fault}`, row);
}

/** A row of the page's tables: the fault, what came of it in a thread of its own, and in the service's own. */
function rowOf(fault: string): string {
  const alone = seen.get(`${isolated.name} ${fault}`);
  const within = seen.get(`${trusted.name} ${fault}`) ?? 'stops or ends the service';
  return `| ${fault} | ${alone} | ${within === alone ? 'the same' : within} |`;
}

it('is what docs/plugin-faults.md shows', async () => {
  const text = await readFile(page, 'utf8');
  if (!hosts.includes(trusted)) {
    for (const { name } of [...loadFaults, ...pluginFaults]) {
      expect(text).toContain(`\n| ${name} | ${seen.get(`${isolated.name} ${name}`) ?? ''}`);
    }
    return;
  }
  const tables = [loadFaults, pluginFaults].map((faults) => faults.map(({ name }) => rowOf(name)).join('\n'));
  const written = text.replace(/(?<=\n\| ---.*\n)(?:\|.*\n)+/g, () => `${tables.shift()}\n`);
  if (isUpdate) await writeFile(page, written);
  expect(text).toBe(written);
});
