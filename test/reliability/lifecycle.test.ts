import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { asEvents, readEvents } from '../../packages/server/test/support/events.js';
import { expectProblem } from '../../packages/server/test/support/problems.js';
import { isLong, times } from '../support/long.js';
import { startBalancer } from './support/balancer.js';
import { freshFolder, logOf, type Program, startProgram } from './support/program.js';
import { fullRow, row } from './support/row.js';

// How a service starts and ends, as processes of the built program.

const fixtures = path.resolve(import.meta.dirname, '../../packages/server/test/fixtures');

/** Writes with the stand-in, and refuses nothing because the machine is busy. */
const ollama = (models: ModelServer) => ({
  LLM_PROVIDER: 'ollama',
  LLM_MODEL: 'stand-in',
  OLLAMA_HOST: models.url,
  LUDOTEXT_LOOP_DELAY_MS: '0',
});

/** A folder with the game of single words, for which the stand-in of a model writes items that pass. */
async function wordsFolder(): Promise<string> {
  const folder = await freshFolder();
  await cp(fixtures, folder, { recursive: true });
  await writeFile(path.join(folder, 'games.yaml'), 'games:\n  - package: "./words"\n');
  return folder;
}

/** Has the model write a word. */
function write(url: string, headers: Record<string, string> = {}, route = '/generate/41'): Promise<Response> {
  return fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text: 'The small whale sings under the ice.', source: 'prose', max_items: 1 }),
  });
}

/** Settles when the service takes no new connection. */
async function refusesConnections(url: string): Promise<void> {
  const connects = () =>
    fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  await expect.poll(connects).toBe(false);
}

/** A connection that carried a request and is kept. */
async function keptSocket(url: string) {
  const { host, port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  /** Asks again; the status of the answer. */
  const ask = async () => {
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)));
      void closed.then(() => resolve('none'));
    });
    socket.write(`GET /games HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    return (await answer).split(' ')[1];
  };
  return { closed, ask };
}

/** Milliseconds from now until a process ends. */
async function endOf({ ended }: Program) {
  const startedAt = performance.now();
  return { ...(await ended), milliseconds: Math.round(performance.now() - startedAt) };
}

row('R01', 'a stop with work under way', async () => {
  await using models = await startModelServer();
  const program = startProgram(await wordsFolder(), { ...ollama(models), LUDOTEXT_HEARTBEAT_SECONDS: '1' });
  const url = await program.url;
  const kept = await Promise.all(Array.from({ length: 20 }, () => keptSocket(url)));
  models.hold();
  const streams = await Promise.all(Array.from({ length: 10 }, () => write(url, asEvents)));
  const underWay = Array.from({ length: 20 }, () => write(url));
  const health = async () => (await fetch(`${url}/health`)).json();
  await expect.poll(health).toMatchObject({ work: { requests: 30 } });
  program.child.kill('SIGTERM');
  await refusesConnections(url);
  const again = await Promise.all(kept.slice(0, 10).map(({ ask }) => ask()));
  expect(again).toEqual(again.map(() => '200'));
  models.release();
  const answers = await Promise.all(underWay);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(answers.map(() => 'close'));
  const lasts = await Promise.all(streams.map(async (stream) => (await readEvents(stream)).events.at(-1)?.type));
  expect(lasts).toEqual(lasts.map(() => 'done'));
  await Promise.all(kept.map(({ closed }) => closed));
  const { code, milliseconds } = await endOf(program);
  expect(code).toBe(0);
  return {
    ran: `SIGTERM with ${answers.length} requests and ${streams.length} event streams under way and ${kept.length} kept connections`,
    happened: `${answers.length} got 200 with Connection: close, ${lasts.length} streams ended with done, new connections were refused, ${again.length} further requests on kept connections got 200; ${kept.length} connections were closed; exit ${code}, ${milliseconds} ms after the last response`,
  };
});

fullRow('R02', 'a stop while the model hangs', async () => {
  await using models = await startModelServer();
  models.hold();
  const seen: string[] = [];
  for (const signal of (['SIGTERM', 'SIGINT'] as const).slice(0, times(1, 2))) {
    const program = startProgram(await wordsFolder(), {
      ...ollama(models),
      LUDOTEXT_HEARTBEAT_SECONDS: '1',
      LUDOTEXT_SHUTDOWN_SECONDS: '1',
    });
    const url = await program.url;
    const plain = write(url);
    const stream = await write(url, asEvents);
    program.child.kill(signal);
    const ending = endOf(program);
    await expectProblem(await plain, 'shutting_down');
    const { events } = await readEvents(stream);
    expect(events.at(-1)).toMatchObject({ type: 'error', retry: 5000, data: { code: 'shutting_down' } });
    const { code, milliseconds } = await ending;
    expect(code).toBe(0);
    if (isLong) expect(milliseconds).toBeLessThan(4000);
    seen.push(`${signal}: exit ${code} after ${milliseconds} ms`);
  }
  return {
    ran: `${seen.length} stops with a deadline of 1 s, a request and an event stream that wait for a model that hangs`,
    happened: `503 shutting_down and an event error with retry each time; ${seen.join(', ')}`,
  };
});

fullRow('R02', 'a second signal', async () => {
  await using models = await startModelServer();
  models.hold();
  const program = startProgram(await wordsFolder(), ollama(models));
  const url = await program.url;
  const cut = write(url).then(
    () => 'answered',
    () => 'cut',
  );
  await models.received(1);
  program.child.kill('SIGTERM');
  await refusesConnections(url);
  program.child.kill('SIGTERM');
  const { code, milliseconds } = await endOf(program);
  expect(code).toBe(0);
  expect(await cut).toBe('cut');
  // The deadline for work under way is 25 s.
  expect(milliseconds).toBeLessThan(1000);
  return {
    ran: 'SIGTERM twice with a request under way and 25 s left',
    happened: `exit ${code} ${milliseconds} ms after the second; the request was ${await cut}`,
  };
});

/** A game that says that its import began, and never finishes it. */
async function addEndlessGame(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'endless'));
  await writeFile(path.join(folder, 'endless/package.json'), '{ "type": "module", "exports": "./index.js" }');
  await writeFile(
    path.join(folder, 'endless/index.js'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync(new URL('../begun', import.meta.url), '');
     await new Promise((resolve) => setTimeout(resolve, 600_000));`,
  );
}

const endlessEntry = 'games:\n  - package: "./endless"\n';

/** Settles when the import of the endless game has begun. */
async function importBegins(folder: string): Promise<void> {
  await expect.poll(() => readdir(folder)).toContain('begun');
}

fullRow('R02', 'a stop while it starts, and while it reloads', async () => {
  const starting = await freshFolder();
  await addEndlessGame(starting);
  await writeFile(path.join(starting, 'games.yaml'), endlessEntry);
  const first = startProgram(starting, { LUDOTEXT_GAME_LOAD_SECONDS: '600' });
  await importBegins(starting);
  first.child.kill('SIGTERM');
  const start = await endOf(first);
  expect(start).toMatchObject({ code: 0, stdout: '', stderr: '' });
  expect(await readdir(starting)).not.toContain('.ludotext');

  const reloading = await freshFolder();
  await addEndlessGame(reloading);
  await cp(fixtures, reloading, { recursive: true });
  await writeFile(path.join(reloading, 'games.yaml'), 'games:\n  - package: "./words"\n');
  const second = startProgram(reloading, { LUDOTEXT_GAME_LOAD_SECONDS: '600', LUDOTEXT_SHUTDOWN_SECONDS: '1' });
  const url = await second.url;
  await writeFile(path.join(reloading, 'games.yaml'), endlessEntry);
  const reload = fetch(`${url}/reload`, { method: 'POST' }).then(
    ({ status }) => `answered ${status}`,
    () => 'cut',
  );
  await importBegins(reloading);
  second.child.kill('SIGTERM');
  const end = await endOf(second);
  expect(end.code).toBe(0);
  if (isLong) expect(Math.max(start.milliseconds, end.milliseconds)).toBeLessThan(5000);
  return {
    ran: 'SIGTERM while a game is imported that never finishes: at the start, and in a reload with a deadline of 1 s',
    happened: `exit ${start.code} after ${start.milliseconds} ms with nothing left in the folder; exit ${end.code} after ${end.milliseconds} ms, the reload ${await reload}`,
  };
});

/** How many requests a caller sends on one connection, so that a replica that is back gets its share. */
const perConnection = 5;

/** A caller who asks again as soon as he is answered, on kept connections. */
async function keepAsking(port: number, goesOn: () => boolean, onEnd: (outcome: string) => void): Promise<void> {
  let agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify({ text: 'The small whale sings under the ice.', source: 'prose', max_items: 1 });
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  for (let count = 1; goesOn(); count += 1) {
    if (count % perConnection === 0) {
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: 1 });
    }
    onEnd(
      await new Promise<string>((resolve) => {
        const asked = request(
          { agent, port, host: '127.0.0.1', method: 'POST', path: '/generate/41', headers },
          (response) => {
            response.resume().once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut'));
          },
        );
        asked.once('error', () => resolve('cut'));
        asked.end(body);
      }),
    );
  }
  agent.destroy();
}

fullRow(
  'R03',
  'replicas restarted one by one, and one killed',
  async () => {
    await using models = await startModelServer({ pace: { firstByteMs: 50 } });
    const balancer = await startBalancer();
    const environment = {
      ...ollama(models),
      // Long enough for a balancer on a busy machine to notice.
      LUDOTEXT_DRAIN_SECONDS: '1',
      // The callers know the balancer's port only.
      LUDOTEXT_HOSTS: 'localhost',
      HOST: '0.0.0.0',
      LUDOTEXT_ALLOW_OPEN: '1',
      LUDOTEXT_RATE_GENERATE: '1000000',
      LUDOTEXT_MAX_WORK: '100',
    };
    const folders = await Promise.all(Array.from({ length: 3 }, wordsFolder));
    const startReplica = async (folder: string) => {
      const program = startProgram(folder, environment);
      const { port } = new URL(await program.url);
      return { program, folder, backend: await balancer.add(`http://127.0.0.1:${port}`) };
    };
    const replicas = await Promise.all(folders.map(startReplica));

    const outcomes = new Map<string, number>();
    let ends = 0;
    let goesOn = true;
    const callers = Array.from({ length: 50 }, () =>
      keepAsking(
        balancer.port,
        () => goesOn,
        (outcome) => {
          ends += 1;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        },
      ),
    );
    /** Settles when every caller can have been answered several times more. */
    const goOn = (rounds: number) => {
      const wanted = ends + rounds * callers.length;
      return expect.poll(() => ends, { timeout: 120_000 }).toBeGreaterThan(wanted);
    };
    let restarted = 0;
    await goOn(3);
    for (const replica of [...replicas]) {
      replica.program.child.kill('SIGTERM');
      expect((await replica.program.ended).code).toBe(0);
      balancer.remove(replica.backend);
      replicas.shift();
      replicas.push(await startReplica(replica.folder));
      restarted += 1;
      await goOn(100);
    }
    const rolling = Object.fromEntries(outcomes);
    expect(rolling).toEqual({ '200': expect.any(Number) });

    const [victim] = replicas;
    if (victim === undefined) throw new Error('There is no replica.');
    const before = victim.backend.connections - victim.backend.sockets.size;
    victim.program.child.kill('SIGKILL');
    await victim.program.ended;
    await goOn(100);
    // Those open when it was killed, and those it had not looked at yet.
    const underWay = victim.backend.connections - before;
    goesOn = false;
    await Promise.all(callers);
    const { 200: answered = 0, ...failed } = Object.fromEntries(outcomes);
    const lost = Object.values(failed).reduce((sum, count) => sum + count, 0);
    expect(Object.keys(failed)).toEqual(lost === 0 ? [] : ['cut']);
    expect(lost).toBeLessThanOrEqual(underWay);
    return {
      ran: `${callers.length} callers on kept connections, ${restarted} of ${folders.length} replicas restarted one by one (${rolling['200']} requests), then one killed with ${underWay} connections (${answered + lost} requests in all)`,
      happened: `0 failures while restarting; ${lost} lost by the kill, all on its own connections`,
    };
  },
  900_000,
);

/** Starts that cannot work, each with the word its reason begins with. */
const badStarts: readonly (readonly [
  what: string,
  word: string,
  environment: Record<string, string>,
  gamesYaml?: string,
])[] = [
  ['an unknown setting', 'LUDOTEXT_MAX_TEXTS', { LUDOTEXT_MAX_TEXTS: '1' }],
  ['games.yaml without games', 'games.yaml', {}, 'games: []'],
  ['games.yaml not YAML', 'games.yaml', {}, 'games: ['],
  ['a wrong setting', 'LUDOTEXT_MAX_TEXT', { LUDOTEXT_MAX_TEXT: 'many' }],
  ['not an address of this machine', 'HOST', { HOST: '192.0.2.7', LUDOTEXT_ALLOW_OPEN: '1' }],
  ['games.yaml named and not there', 'other.yaml', { GAMES_FILE: 'other.yaml' }],
];

fullRow('R04', 'starts that cannot work', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const folder = await freshFolder();
  await mkdir(path.join(folder, 'games.yaml'));
  const reasons = [
    await reasonOf(startProgram(await freshFolder(), { PORT: String(port) })),
    await reasonOf(startProgram(folder)),
  ];
  taken.close();
  for (const [, , environment, gamesYaml] of badStarts) {
    const own = await freshFolder();
    if (gamesYaml !== undefined) await writeFile(path.join(own, 'games.yaml'), gamesYaml);
    reasons.push(await reasonOf(startProgram(own, environment)));
  }
  expect(reasons).toEqual(['PORT', 'games.yaml', ...badStarts.map(([, word]) => word)]);
  return {
    ran: ['the port taken', 'games.yaml a folder', ...badStarts.map(([what]) => what)].join(', '),
    happened: `${reasons.length} times exit 1 and one line, which begins with ${reasons.join(', ')}`,
  };
});

/** The word with which a start that fails says why, in one line. */
async function reasonOf({ ended }: Program): Promise<string | undefined> {
  const { code, stdout, stderr } = await ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^\S.*[.?]\n$/);
  return stderr.split(/[ :,]/)[0];
}

/** The game of the fixtures, which fails after its call has ended when the text says so. */
async function addTreacherousGame(folder: string): Promise<void> {
  await cp(fixtures, folder, { recursive: true });
  const file = path.join(folder, 'words/index.js');
  const source = await readFile(file, 'utf8');
  const parse = `parse: (text) => {
    if (text === 'reject') void Promise.reject(new Error('quoting: ' + text));
    if (text === 'throw') setTimeout(() => { throw new Error('quoting: ' + text); });
    return [{ word: text }];
  },`;
  await writeFile(file, source.replace('parse: (text) => [{ word: text }],', parse));
  await writeFile(path.join(folder, 'games.yaml'), 'games:\n  - package: "./words"\n    isolated: false\n');
}

row('P03', 'an uncaught error of a game in this process', async () => {
  await using models = await startModelServer();
  const seen: string[] = [];
  for (const [index, text] of ['reject', 'throw'].entries()) {
    const folder = await freshFolder();
    await addTreacherousGame(folder);
    const program = startProgram(folder, ollama(models));
    const url = await program.url;
    models.hold();
    const underWay = write(url);
    await models.received(index + 1);
    const cause = await fetch(`${url}/generate/41`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect(cause.status).toBe(200);
    await refusesConnections(url);
    models.release();
    expect((await underWay).status).toBe(200);
    const end = await program.ended;
    expect(end.code).toBe(1);
    const fatal = logOf(end).filter(({ event }) => event === 'fatal');
    expect(fatal).toHaveLength(1);
    expect(end.stderr).not.toContain('quoting');
    seen.push(`${text}: exit ${end.code}, ${fatal.length} line`);
  }
  return {
    ran: 'a promise rejected and a timer that throws, each with a request under way',
    happened: `both requests got 200, then connections were refused; ${seen.join('; ')}`,
  };
});
