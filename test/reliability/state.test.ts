import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileStateStore } from '@ludotext/engine/node';
import { expect, vi } from 'vitest';
import { isLong } from '../support/long.js';
import type { FaultyDisk } from './support/faulty-disk.js';
import { homeOfService, type ServiceAtWork, serviceAtWork } from './support/in-process-service.js';
import { freshFolder, startProgram, watched } from './support/program.js';
import { fullRow, row } from './support/row.js';

// What was decided is kept: through kills at any moment, disks that fail, files that are broken, and second processes.

const faulty = vi.hoisted(() => ({ disk: undefined as FaultyDisk | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const { faultyDisk } = await import('./support/faulty-disk.js');
  const { disk, module } = faultyDisk(await original());
  faulty.disk = disk;
  return module;
});
function diskOf(): FaultyDisk {
  if (faulty.disk === undefined) throw new Error('The disk is not wrapped.');
  return faulty.disk;
}

const script = (name: string) => path.join(import.meta.dirname, 'support', name);
const isTemporary = (name: string) => name.endsWith('.tmp');

fullRow(
  'F01',
  'kill -9 while state is written',
  async () => {
    const folder = await freshFolder();
    const kills = 200;
    let [readable, oldOrNew, mostLeft, leftBehind] = [0, 0, 0, 0];
    let first = 1;
    for (let kill = 0; kill < kills; kill += 1) {
      const writer = watched(spawn(process.execPath, [script('state-writer.mjs'), folder, String(first)]));
      await new Promise((resolve) => writer.child.stdout?.once('data', resolve));
      // It goes on writing: what is left of the one before is gone by now, one file of its own may be under way.
      mostLeft = Math.max(mostLeft, (await readdir(folder)).filter(isTemporary).length);
      setTimeout(() => writer.child.kill('SIGKILL'), 5 + Math.random() * 40);
      const { stdout } = await writer.ended;
      leftBehind += (await readdir(folder)).filter(isTemporary).length;
      const kept = Number(stdout.trimEnd().split('\n').at(-1));
      const { fields } = JSON.parse(await readFile(path.join(folder, 'state.json'), 'utf8'));
      const { state } = fields;
      readable += 1;
      // What was said to be kept is there, or the write after it, which could not say so any more.
      if (state.count === state.again && (state.count === kept || state.count === kept + 1)) oldOrNew += 1;
      first = state.count + 1;
    }
    expect({ readable, oldOrNew }).toEqual({ readable: kills, oldOrNew: kills });
    expect(mostLeft).toBeLessThanOrEqual(1);
    return {
      ran: `${kills} kills at random moments of ${first - 1} writes`,
      happened: `${readable} readable, ${oldOrNew} the old or the new state; ${leftBehind} unfinished files left behind, at most ${mostLeft} after the next start`,
    };
  },
  900_000,
);

/** What the service says of its first game, and what is on its disk. */
async function flagsOf({ get, state }: ServiceAtWork) {
  const { games } = (await (await get('/games')).json()) as { games: { game_type: string; active: boolean }[] };
  const inMemory = games.map(({ game_type, active }) => [game_type, active]);
  const kept = await fileStateStore({ folder: state }).read();
  const onDisk = games.map(({ game_type }) => {
    const decision = kept[`active.${game_type}`] as { chosen: boolean } | undefined;
    return [game_type, decision?.chosen ?? true];
  });
  return { inMemory, onDisk };
}

row('F02', 'a disk that fails at every step of a write', async () => {
  const disk = diskOf();
  const running = await serviceAtWork();
  const { post, state } = running;
  disk.watch(state);
  await post('/games/words/deactivate');
  const steps = disk.calls.length;
  const codes = ['ENOSPC', 'EACCES', 'EROFS', 'EIO'];
  let [isActive, refused, kept] = [false, 0, 0];
  for (const code of codes) {
    for (let index = 0; index < steps; index += 1) {
      const wanted = isActive ? 'deactivate' : 'activate';
      disk.watch(state, { index, code });
      const response = await post(`/games/words/${wanted}`);
      disk.mend();
      const { inMemory, onDisk } = await flagsOf(running);
      expect(inMemory).toEqual(onDisk);
      if (response.status === 200) kept += 1;
      else {
        refused += 1;
        expect(await response.json()).toMatchObject({ status: 503, code: 'state_unavailable' });
        expect(await (await running.get('/health')).json()).toMatchObject({ status: 'degraded' });
        // The disk works again, and so does the service.
        expect((await post(`/games/words/${wanted}`)).status).toBe(200);
      }
      isActive = !isActive;
      expect((await flagsOf(running)).inMemory).toContainEqual(['words', isActive]);
      expect(await (await running.get('/health')).json()).toMatchObject({ status: 'ok' });
      expect((await readdir(state)).filter(isTemporary)).toEqual([]);
    }
  }
  expect(refused).toBeGreaterThan(0);
  return {
    ran: `${codes.join(', ')} and a short write at each of the ${steps} calls of a write: ${refused + kept} faults`,
    happened: `${refused} times 503 state_unavailable and nothing changed, ${kept} times saved nevertheless; memory and disk agreed each time, the next attempt worked`,
  };
});

fullRow('F02', 'a disk that cannot be read at the start', async () => {
  const disk = diskOf();
  const first = await serviceAtWork();
  await first.post('/games/words/deactivate');
  await first.service.stop();
  disk.watch(first.state);
  await (await serviceAtWork(first.folder)).service.stop();
  const all = disk.calls.slice(0, disk.calls.lastIndexOf('readFile') + 1);
  // In the normal run one call of each kind.
  const indices = all.flatMap((name, index) => (isLong || all.indexOf(name) === index ? [index] : []));
  let [served, degraded] = [0, 0];
  for (const index of indices) {
    disk.watch(first.state, { index, code: 'EIO' });
    const running = await serviceAtWork(first.folder);
    disk.mend();
    if ((await running.get('/games')).status === 200) served += 1;
    const health = (await (await running.get('/health')).json()) as { status: string; reasons?: string[] };
    if (health.status === 'degraded') degraded += 1;
    expect(JSON.stringify(health)).not.toContain(first.folder);
    await running.service.stop();
    expect(await fileStateStore({ folder: first.state }).read()).toHaveProperty(['active.words']);
  }
  expect(served).toBe(indices.length);
  expect(degraded).toBeGreaterThan(0);
  return {
    ran: `EIO at ${indices.length} of the ${all.length} calls that read the state`,
    happened: `${served} services started, ${degraded} of them with a reason in /health; the state was unchanged each time`,
  };
});

const stateFile = (home: string) => path.join(home, 'state', 'state.json');

const brokenFiles: readonly (readonly [name: string, content: string])[] = [
  ['cut off', '{"version":1,"fie'],
  ['empty', ''],
  ['zeros', '\0'.repeat(4096)],
  ['an older version', '{"version":0,"fields":{}}'],
  ['a version that is not a number', '{"version":"1","fields":{}}'],
  ['a list', '[]'],
];

row('F03', 'state that is broken', async () => {
  for (const [, content] of brokenFiles) {
    const home = await homeOfService();
    const file = stateFile(home);
    await writeFile(file, content);
    const running = await serviceAtWork(home);
    expect(await (await running.get('/games')).json()).toMatchObject({ total: 2, active_count: 2 });
    const health = await (await running.get('/health')).json();
    expect(health).toMatchObject({ status: 'degraded', reasons: [expect.stringMatching(/damaged/)] });
    expect(JSON.stringify(health)).not.toContain(home);
    expect(await readFile(`${file}.corrupt-1`, 'utf8')).toBe(content);
    expect((await running.post('/games/words/deactivate')).status).toBe(200);
    await running.service.stop();
  }
  return {
    ran: `${brokenFiles.length} files: ${brokenFiles.map(([name]) => name).join(', ')}`,
    happened: `${brokenFiles.length} services started with what games.yaml declares, degraded with a reason; the file was moved aside unchanged`,
  };
});

fullRow('F03', 'state of a later version, a folder, a link', async () => {
  const homes = await Promise.all([homeOfService(), homeOfService(), homeOfService()]);
  const [later, folder, link] = homes.map(stateFile) as [string, string, string];
  const target = path.join(homes[2], 'elsewhere.json');
  const content = '{"version":2,"fields":{},"more":1}';
  await writeFile(later, content);
  await mkdir(folder);
  await writeFile(target, '{"version":1,"fields":{}}');
  await symlink(target, link);

  const answers: number[] = [];
  for (const home of homes) {
    const running = await serviceAtWork(home);
    answers.push((await running.post('/games/words/deactivate')).status);
    const health = await (await running.get('/health')).json();
    if (home === homes[0]) expect(health).toMatchObject({ reasons: [expect.stringMatching(/newer version/)] });
    await running.service.stop();
  }
  expect(answers).toEqual([503, 200, 200]);
  expect(await readFile(later, 'utf8')).toBe(content);
  expect((await stat(`${folder}.corrupt-1`)).isDirectory()).toBe(true);
  expect(JSON.parse(await readFile(target, 'utf8')).fields).toHaveProperty(['active.words']);
  return {
    ran: 'a file of version 2, a folder in its place, a link to a file elsewhere; a decision each',
    happened: `responses ${answers.join(', ')}: the later file was left unchanged and reported, the folder moved aside, the link followed`,
  };
});

row('F04', 'many changes at once', async () => {
  const running = await serviceAtWork();
  const wishes = Array.from({ length: 100 }, (_, index) => ({
    game: index % 3 === 0 ? 'lines' : 'words',
    active: Math.random() < 0.5,
  }));
  const answers = await Promise.all(
    wishes.map(async ({ game, active }) => {
      const response = await running.post(`/games/${game}/${active ? 'activate' : 'deactivate'}`);
      expect(await response.json()).toMatchObject({ success: true, game: { game_type: game, active } });
      return response.status;
    }),
  );
  const { inMemory, onDisk } = await flagsOf(running);
  expect(inMemory).toEqual(onDisk);
  await running.service.stop();
  const restarted = await flagsOf(await serviceAtWork(running.folder));
  expect(restarted.inMemory).toEqual(inMemory);
  return {
    ran: `${answers.length} activations and deactivations of two games at once`,
    happened: `${answers.filter((status) => status === 200).length} times 200, each with its own flag; memory, disk and the service after a restart agreed`,
  };
});

fullRow('F04', 'two processes on one folder', async () => {
  const folder = await freshFolder();
  const first = startProgram(folder);
  await first.url;
  const { code, stdout, stderr } = await startProgram(folder).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^DATA_DIR \\.ludotext: .*pid ${first.child.pid}\\b.*\\n$`));
  expect((await fetch(`${await first.url}/games`)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = startProgram(folder);
  expect((await fetch(`${await next.url}/health/ready`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
  expect(await readdir(path.join(folder, '.ludotext'))).toEqual([]);
  return {
    ran: 'a second service beside the first; another after kill -9 of the first',
    happened: `the second ended with ${code} and one sentence with the pid of the first; the next one started at once and left nothing behind`,
  };
});

fullRow(
  'F04',
  'processes that start at the same moment',
  async () => {
    const rounds = 20;
    const count = 8;
    let holders = 0;
    for (let round = 0; round < rounds; round += 1) {
      const folder = path.join(await freshFolder(), 'deep-'.repeat(20), 'data');
      const moment = String(Date.now() + 2000);
      const all = Array.from({ length: count }, () =>
        watched(spawn(process.execPath, [script('lock-holder.mjs'), folder, moment])),
      );
      const words = await Promise.all(
        all.map(({ child }) => new Promise<string>((resolve) => child.stdout?.once('data', resolve))),
      );
      const holding = words.filter((word) => word === 'holds\n');
      holders += holding.length;
      for (const word of words.filter((word) => word !== 'holds\n'))
        expect(word).toMatch(/in use by another process \(pid \d+\)/);
      for (const { child } of all) child.kill('SIGKILL');
      await Promise.all(all.map(({ ended }) => ended));
      await rm(folder, { recursive: true, force: true });
    }
    expect(holders).toBe(rounds);
    return {
      ran: `${rounds} times ${count} processes that lock one folder at the same moment`,
      happened: `${holders} holders in ${rounds} rounds; all others got the pid`,
    };
  },
  600_000,
);

row('F05', 'the order of flushing and renaming', async () => {
  const disk = diskOf();
  const running = await serviceAtWork();
  disk.watch(running.state);
  await running.post('/games/words/deactivate');
  const { calls } = disk;
  disk.mend();
  const places = ['write file', 'sync file', 'close file', 'rename', 'sync folder'].map((name) => calls.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const mode = (await stat(path.join(running.state, 'state.json'))).mode & 0o777;
  expect(mode).toBe(0o600);
  return {
    ran: `one decision, ${calls.length} calls of the disk`,
    happened: `${calls.join(', ')}; mode ${mode.toString(8)}`,
  };
});
