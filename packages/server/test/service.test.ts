import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonLog } from '../src/observation/log.js';
import { type Service, startService } from '../src/service.js';
import { readSettings } from '../src/settings/settings.js';
import { asEvents, readEvents } from './support/events.js';
import { expectProblem } from './support/problems.js';
import { readAnswers } from './support/raw.js';

// The service as a whole, on the source of the packages.

const fixtures = path.resolve(import.meta.dirname, 'fixtures');
let folder: string;
let services: Service[] = [];
let lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-service-'));
  await cp(fixtures, folder, { recursive: true });
  await writeManifest('  - package: "./words"\n');
  lines = [];
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await rm(folder, { recursive: true, force: true });
});

const writeManifest = (games: string) => writeFile(path.join(folder, 'games.yaml'), `games:\n${games}`);

async function start(environment: Record<string, string> = {}, signal?: AbortSignal): Promise<Service> {
  const settings = readSettings({
    PORT: '0',
    GAMES_FILE: path.join(folder, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    ...environment,
  });
  const log = jsonLog('info', (line) => lines.push(line));
  const service = await startService(settings, { log, conditions: ['@ludotext/source'], signal });
  services.push(service);
  return service;
}

async function stop(service: Service): Promise<void> {
  services = services.filter((other) => other !== service);
  await service.stop();
}

const get = async (service: Service, route: string) => (await fetch(service.url + route)).json();
const post = (service: Service, route: string, body?: object) =>
  fetch(service.url + route, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

describe('the service', () => {
  it('serves the games of games.yaml', async () => {
    const service = await start();
    expect(service.llm).toBe('offline/extractive');
    expect(await get(service, '/games')).toEqual({
      total: 1,
      active_count: 1,
      games: [
        {
          type_id: 41,
          game_type: 'words',
          display_name: 'Words',
          active: true,
          package: './words',
          version: '1.2.3',
          item_version: 1,
        },
      ],
    });
    expect(await (await post(service, '/generate/41', { text: 'whale' })).json()).toMatchObject({
      items: [{ word: 'whale' }],
    });
  });

  it('leaves nothing on disk as long as nothing is decided', async () => {
    await stop(await start());
    expect(await readdir(folder)).not.toContain('state');
  });

  it('does not start where another one keeps its state, until that one has stopped', async () => {
    const first = await start();
    await expect(start()).rejects.toMatchObject({
      code: 'state_unavailable',
      message: expect.stringContaining(`pid ${process.pid}`),
    });
    expect(await get(first, '/health/ready')).toEqual({ status: 'ready' });
    await stop(first);
    await start();
  });

  it('is degraded while its state is in trouble, and says why without a path', async () => {
    await mkdir(path.join(folder, 'state'));
    await writeFile(path.join(folder, 'state/state.json'), 'no JSON');
    const health = await get(await start(), '/health');
    expect(health).toMatchObject({ status: 'degraded', reasons: [expect.stringMatching(/state\.json was damaged/)] });
    expect(JSON.stringify(health)).not.toContain(folder);
  });

  it('gives a start up when it is told to, and leaves nothing behind', async () => {
    const giveUp = new AbortController();
    const starting = start({}, giveUp.signal);
    const reason = new Error('no longer wanted');
    giveUp.abort(reason);
    await expect(starting).rejects.toBe(reason);
    await start();
  });

  it('is given up also while it begins to listen', async () => {
    const giveUp = new AbortController();
    const reason = new Error('stopped');
    const { listen } = Server.prototype;
    const listening = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...given) {
      // The lock of the folder listens, too.
      if (given.includes('127.0.0.1')) giveUp.abort(reason);
      return Reflect.apply(listen, this, given);
    });
    try {
      await expect(start({}, giveUp.signal)).rejects.toBe(reason);
    } finally {
      listening.mockRestore();
    }
    // Its folder is free again.
    await start();
  });

  it('takes a new game on POST /reload', async () => {
    const service = await start();
    await writeManifest('  - package: "./words"\n  - package: "./lines"\n');
    const response = await post(service, '/reload');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      total: 2,
      active_count: 2,
      added: ['lines'],
      removed: [],
      changed: [],
      formats: { added: [], removed: [], changed: [] },
    });
  });

  it('serves the old games while games.yaml is broken, and says so in /health', async () => {
    const service = await start();
    await writeManifest('  - package: "./words"\n    activ: true\n  - package: "./nowhere"\n');
    const problem = await expectProblem(await post(service, '/reload'), 'invalid_manifest');
    expect(problem.errors?.map(({ line }) => line)).toEqual([3, 4]);
    expect(JSON.stringify(problem)).not.toContain(folder);
    expect(await get(service, '/games')).toMatchObject({ total: 1 });
    expect(await get(service, '/health')).toMatchObject({
      status: 'degraded',
      reasons: [expect.stringMatching(/games/)],
    });
    await writeManifest('  - package: "./words"\n');
    expect((await post(service, '/reload')).status).toBe(200);
    expect(await get(service, '/health')).toMatchObject({ status: 'ok' });
  });

  it('takes a new game by itself when games.yaml is saved, and logs it', async () => {
    const service = await start();
    await writeManifest('  - package: "./words"\n  - package: "./lines"\n');
    await expect
      .poll(() => get(service, '/games'))
      .toMatchObject({ total: 2, games: [{ game_type: 'words' }, { game_type: 'lines' }] });
    const logged = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'games reloaded');
    expect(logged).toMatchObject({ total: 2, added: ['lines'] });
  });

  it('keeps decisions over a restart, until what was declared changes', async () => {
    const first = await start();
    await post(first, '/games/words/deactivate');
    await stop(first);
    const second = await start();
    expect(await get(second, '/games')).toMatchObject({ active_count: 0 });
    await writeManifest('  - package: "./words"\n    active: false\n');
    await post(second, '/reload');
    await writeManifest('  - package: "./words"\n    active: true\n');
    await post(second, '/reload');
    expect(await get(second, '/games')).toMatchObject({ active_count: 1 });
  });

  it('keeps the model over a restart, and no key', async () => {
    await using models = await startModelServer();
    const first = await start({ OPENAI_API_KEY: 'sk-secret' });
    await post(first, '/llm', { provider: 'openai', model_name: 'kept', base_url: `${models.url}/v1` });
    await stop(first);
    for (const file of await readdir(path.join(folder, 'state'))) {
      expect(await readFile(path.join(folder, 'state', file), 'utf8')).not.toContain('secret');
    }
    const second = await start();
    expect(second.llm).toBe('openai/kept');
    expect(lines.join('')).not.toContain('secret');
  });

  it('does not start on a games.yaml that cannot be used', async () => {
    await writeManifest('  - package: "./nowhere"\n  - package: "./gone"\n');
    await expect(start()).rejects.toMatchObject({ code: 'invalid_manifest', findings: [{ line: 2 }, { line: 3 }] });
  });

  it('keeps decisions it cannot write from being made', async () => {
    await writeFile(path.join(folder, 'state'), 'a file where the folder should be');
    const service = await start();
    await expectProblem(await post(service, '/games/words/deactivate'), 'state_unavailable');
    await expectProblem(await post(service, '/llm', { provider: 'ollama', model_name: 'x' }), 'state_unavailable');
    expect(await get(service, '/games')).toMatchObject({ active_count: 1 });
    expect(await get(service, '/health')).toMatchObject({ llm: 'offline/extractive' });
  });
});

/** Settles when a service takes no new connection. */
async function refusesConnections({ url }: Service): Promise<void> {
  const { port } = new URL(url);
  const connects = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket
        .once('error', () => resolve(false))
        .once('connect', () => {
          socket.destroy();
          resolve(true);
        });
    });
  await expect.poll(connects).toBe(false);
}

/** A connection that the service has accepted. */
async function openConnection({ url }: Service, isUsed = true) {
  const { host, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const send = (route: string) => socket.write(`GET ${route} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  if (isUsed) {
    send('/health/live');
    await new Promise((resolve) => socket.once('data', resolve));
  }
  return {
    socket,
    /** Sends a request; all that comes until the service closes the connection. */
    ask: async (route: string) => {
      send(route);
      let answer = '';
      for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
      return answer;
    },
  };
}

describe('stopping', () => {
  it('finishes the request under way, answers what comes on open connections, and takes no new one', async () => {
    await using models = await startModelServer();
    const service = await start({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url });
    const open = await openConnection(service);
    models.hold();
    const underWay = post(service, '/generate/41', { text: 'The small whale sings.', source: 'prose', max_items: 1 });
    await models.received(1);
    const stopped = stop(service);
    await refusesConnections(service);
    const [late] = readAnswers(await open.ask('/games'));
    expect(late).toMatchObject({ status: 200, headers: { connection: 'close' } });
    models.release();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await stopped;
  });

  it('leaves it to a proxy to close the connections that it keeps', async () => {
    const proxied = { LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_PLAY_KEYS: 'key-of-the-class' };
    const service = await start(proxied);
    const [used, idle] = [await openConnection(service), await openConnection(service)];
    let hasStopped = false;
    const stopped = stop(service).then(() => {
      hasStopped = true;
    });
    await refusesConnections(service);
    // As long as callers without a proxy have to send what is on its way.
    await pause(500);
    expect(readAnswers(await used.ask('/health/ready'))).toMatchObject([
      { status: 503, headers: { connection: 'close' } },
    ]);
    expect(hasStopped).toBe(false);
    idle.socket.end();
    await stopped;
  });

  it('does not wait for a connection that carries no request', async () => {
    const service = await start();
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    await get(service, '/health');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await stop(service);
    await closed;
  });

  it('gives up what is not done at the deadline, and the model call with it', async () => {
    await using models = await startModelServer();
    const service = await start({
      LLM_PROVIDER: 'ollama',
      LLM_MODEL: 'stand-in',
      OLLAMA_HOST: models.url,
      LUDOTEXT_SHUTDOWN_SECONDS: '0',
    });
    models.hold();
    const underWay = post(service, '/generate/41', { text: 'The small whale sings.', source: 'prose' });
    await models.received(1);
    await stop(service);
    await expectProblem(await underWay, 'shutting_down');
    await models.closedEarly(1);
  });

  it('ends a stream that is not done at the deadline with an error', async () => {
    await using models = await startModelServer({ fault: (_, call) => (call === 1 ? { status: 500 } : undefined) });
    const service = await start({
      LLM_PROVIDER: 'ollama',
      LLM_MODEL: 'stand-in',
      OLLAMA_HOST: models.url,
      LUDOTEXT_SHUTDOWN_SECONDS: '0',
    });
    const body = JSON.stringify({ text: 'The small whale sings.', source: 'prose' });
    const headers = { 'content-type': 'application/json', ...asEvents };
    const underWay = fetch(`${service.url}/generate/41`, { method: 'POST', headers, body });
    await models.received(1);
    models.hold();
    // It has begun by telling of the first call.
    const response = await underWay;
    await stop(service);
    const { events } = await readEvents(response);
    expect(events.at(-1)).toMatchObject({ type: 'error', retry: 5000, data: { code: 'shutting_down', status: 503 } });
  });

  it('serves on while it leaves, and asks callers to come back elsewhere', async () => {
    const service = await start({ LUDOTEXT_DRAIN_SECONDS: '60' });
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    const stopped = stop(service);
    const ready = await fetch(`${service.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'leaving' }]);
    const answer = await post(service, '/generate/41', { text: 'whale' });
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await get(service, '/health')).toMatchObject({ status: 'ok', ready: false });
    // Nobody waits for load balancers when an error ends the service.
    await service.fail(new Error('thrown where nobody catches it'));
    await stopped;
  });

  it('finishes what is under way when an error ends it, refuses the rest, and logs it once', async () => {
    await using models = await startModelServer();
    const service = await start({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url });
    models.hold();
    const underWay = post(service, '/generate/41', { text: 'The small whale sings.', source: 'prose', max_items: 1 });
    await models.received(1);
    const unused = await openConnection(service, false);
    const failed = service.fail(new TypeError('thrown where nobody catches it'));
    const [late] = readAnswers(await unused.ask('/games'));
    expect(late).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(late?.body).toContain('"shutting_down"');
    await refusesConnections(service);
    models.release();
    expect((await underWay).status).toBe(200);
    await failed;
    const fatal = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'fatal');
    expect(fatal).toEqual([expect.objectContaining({ level: 'error', cause: expect.stringMatching(/^TypeError/) })]);
    expect(lines.join('')).not.toContain('nobody catches it');
  });

  it('finishes a stream that is done before the deadline', async () => {
    await using models = await startModelServer({ fault: (_, call) => (call === 1 ? { status: 500 } : undefined) });
    const service = await start({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url });
    const body = JSON.stringify({ text: 'The small whale sings.', source: 'prose', max_items: 1 });
    const headers = { 'content-type': 'application/json', ...asEvents };
    const underWay = fetch(`${service.url}/generate/41`, { method: 'POST', headers, body });
    await models.received(1);
    models.hold();
    const response = await underWay;
    const stopped = stop(service);
    await refusesConnections(service);
    models.release();
    expect((await readEvents(response)).events.at(-1)?.type).toBe('done');
    await stopped;
  });
});
