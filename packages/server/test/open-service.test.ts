import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenService, openService } from '../src/service.js';
import { readSettings } from '../src/settings/settings.js';
import { asEvents, readEvents } from './support/events.js';
import { expectProblem } from './support/problems.js';

// The service inside a program, on the source of the packages.

const text = 'In 1906 a farmer dug a well. The well gave clear water.';
let folder: string;
let services: OpenService[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-open-'));
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}): Promise<OpenService> {
  const settings = readSettings({
    DATA_DIR: path.join(folder, 'state'),
    // The games are translated while they are imported.
    LUDOTEXT_GAME_LOAD_SECONDS: '60',
    ...environment,
  });
  const service = await openService(settings, { conditions: ['@ludotext/source'] });
  services.push(service);
  return service;
}

const post = (service: OpenService, route: string, body: object, init: RequestInit = {}) =>
  service.fetch(
    new Request(`http://anywhere${route}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    }),
  );

describe('an open service', () => {
  it('answers as the service does, whatever the host, and refuses as the service does', async () => {
    const service = await open();
    const listed = await service.fetch(new Request('http://anywhere:4711/games?x=1'));
    expect(await listed.json()).toMatchObject({ total: 3 });
    const response = await post(service, '/generate/3', { text: 'the;cat;sleeps' });
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(await response.json()).toMatchObject({ items: [{ pieces: ['the', 'cat', 'sleeps'] }] });
    await expectProblem(await post(service, '/generate', { txt: 'no' }), 'invalid_request');
    expect((await service.fetch(new Request('http://anywhere/games', { method: 'HEAD' }))).status).toBe(200);
  });

  it('sends events', async () => {
    const service = await open();
    const response = await post(service, '/generate/3', { text: 'a;b;c\nd;e;f' }, { headers: asEvents });
    const { events } = await readEvents(response);
    expect(events.map(({ type }) => type)).toEqual(['item', 'item', 'game', 'done']);
  });

  it('takes no key, no rate and no games.yaml of the working folder, and leaves nothing on disk', async () => {
    await writeFile(path.join(folder, 'games.yaml'), 'games: nonsense\n');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const service = await open({
      HOST: '0.0.0.0',
      LUDOTEXT_PLAY_KEYS: 'a-key-of-somebody',
      LUDOTEXT_RATE_GENERATE: '1',
      LUDOTEXT_TRUSTED_PROXIES: '1',
    });
    for (const text of ['a;b;c', 'd;e;f', 'g;h;i']) {
      expect((await post(service, '/generate/3', { text })).status).toBe(200);
    }
    await service.fetch(new Request('http://anywhere/games/quiz/deactivate', { method: 'POST' }));
    expect(await readdir(folder)).toEqual(['games.yaml']);
  });

  it('aborts the call to the model with the request, with its reason', async () => {
    await using models = await startModelServer();
    const service = await open({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url });
    expect(service.llm).toBe('ollama/stand-in');
    const leaving = new AbortController();
    models.hold();
    const answer = post(service, '/generate/1', { text, source: 'prose' }, { signal: leaving.signal });
    await models.received(1);
    leaving.abort(new Error('It is late.'));
    await expect(answer).rejects.toThrow('It is late.');
    await models.closedEarly(1);
  });

  it('aborts the call to the model when a stream of events is not read on', async () => {
    await using models = await startModelServer();
    const service = await open({
      LLM_PROVIDER: 'ollama',
      LLM_MODEL: 'stand-in',
      OLLAMA_HOST: models.url,
      LUDOTEXT_HEARTBEAT_SECONDS: '1',
    });
    models.hold();
    const response = await post(service, '/generate/1', { text, source: 'prose' }, { headers: asEvents });
    await models.received(1);
    await response.body?.cancel();
    await models.closedEarly(1);
  });

  it('ends with requests under way', async () => {
    await using models = await startModelServer();
    const service = await open({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: models.url });
    models.hold();
    const answer = post(service, '/generate/1', { text, source: 'prose' });
    await models.received(1);
    await service.stop();
    await expectProblem(await answer, 'shutting_down');
  });

  it('does not open on a games.yaml with faults, on settings that are not', async () => {
    const file = path.join(folder, 'games.yaml');
    await writeFile(file, 'games:\n  - package: "./nothing-there"\n');
    await expect(open({ GAMES_FILE: file })).rejects.toMatchObject({ code: 'invalid_manifest' });
  });
});
