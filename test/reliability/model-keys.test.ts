import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { startApp } from '../../packages/server/test/support/app.js';
import { wordGame } from '../../packages/server/test/support/games.js';
import { ourGames } from '../support/service.js';
import { row } from './support/row.js';

// Keys of model servers: each goes to its own server, and nowhere else.

const root = path.resolve(import.meta.dirname, '../..');
const text = 'The small whale sings under the ice.';
const write = { text, source: 'prose', max_items: 1 };

row('S04', 'a key is sent to the origin it was configured for only', async () => {
  await using first = await startModelServer();
  await using second = await startModelServer();
  const origins = `${first.url},${second.url}`;
  const ofFirst = { LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${first.url}/v1`, OPENAI_API_KEY: 'sk-1' };
  const keysSeen = async (environment: Readonly<Record<string, string>>) => {
    const before = [first, second].map(({ requests, probes }) => [requests.length, probes.length] as const);
    await using app = await startApp({ environment: { ...environment, LUDOTEXT_MODEL_ORIGINS: origins } });
    for (const { url } of [first, second]) {
      for (const provider of ['openai', 'ollama']) {
        const base_url = provider === 'openai' ? `${url}/v1` : url;
        const choice = { provider, model_name: 'any', base_url };
        expect((await app.post('/llm', choice)).status).toBe(200);
        expect((await app.post('/generate/7', write)).status).toBe(200);
      }
    }
    return [first, second].map(({ requests, probes }, index) => {
      const [calls = 0, questions = 0] = before[index] ?? [];
      const all = [...requests.slice(calls), ...probes.slice(questions)];
      expect(all.length).toBeGreaterThan(3);
      const isOpenAi = (path: string) => path.startsWith('/v1/');
      const of = (wanted: boolean) => [
        ...new Set(all.filter((each) => isOpenAi(each.path) === wanted).map(({ headers }) => headers.authorization)),
      ];
      return { openai: of(true), ollama: of(false) };
    });
  };
  // The hosted provider's key belongs to its protocol, too.
  expect(await keysSeen(ofFirst)).toEqual([
    { openai: ['Bearer sk-1'], ollama: [undefined] },
    { openai: [undefined], ollama: [undefined] },
  ]);
  expect(await keysSeen({ ...ofFirst, LUDOTEXT_MODEL_KEYS: `${second.url}=sk-2` })).toEqual([
    { openai: ['Bearer sk-1'], ollama: [undefined] },
    { openai: ['Bearer sk-2'], ollama: ['Bearer sk-2'] },
  ]);
  const sent = first.requests.length + second.requests.length;
  return {
    ran: 'two servers, with a key for one of them and for both; two providers at each',
    happened: `${sent} calls and ${first.probes.length + second.probes.length} probes: each server saw its own key or none`,
  };
});

const planted = ['sk-CANARY-0123456789-hosted', 'sk-CANARY-9876543210-other'];

const statuses = [401, 400, 403, 404, 413, 429, 500, 503, 302, 200];

/** Failures of model servers that say the key they were sent, wherever they can. */
const echoes: readonly NonNullable<ModelServerOptions['fault']>[] = statuses.map(
  (status) =>
    ({ headers: { authorization = '' } }) => ({
      status,
      headers: {
        'x-request-id': authorization.slice('Bearer '.length),
        'retry-after': '3600',
        'www-authenticate': authorization,
        location: `http://127.0.0.1:9/?${encodeURIComponent(authorization)}`,
      },
      body: { error: { message: `Wrong: ${authorization}`, code: authorization, param: authorization } },
    }),
);

row('S06', 'a planted key appears nowhere', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-keys-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await writeFile(path.join(folder, 'games.yaml'), `games:\n${ourGames.join('')}`);
  const authorizations: (string | undefined)[] = [];
  const fault: ModelServerOptions['fault'] = (request, call) => {
    authorizations.push(request.headers.authorization);
    return echoes[call % echoes.length]?.(request, call);
  };
  const wrongKey = {
    status: 401,
    body: { error: planted.join(' ') },
    headers: { 'www-authenticate': planted[0] ?? '' },
  };
  const about = Object.fromEntries(['/v1/models', '/api/version', '/api/tags'].map((place) => [place, wrongKey]));
  await using hosted = await startModelServer({ fault, about });
  await using other = await startModelServer({ fault, about });
  const [hostedKey = '', otherKey = ''] = planted;
  const child = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(folder, 'state'), LUDOTEXT_LOG_LEVEL: 'debug' },
      ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${hosted.url}/v1`, OPENAI_API_KEY: hostedKey },
      LUDOTEXT_MODEL_KEYS: `${other.url}=${otherKey}`,
      LUDOTEXT_LOOP_DELAY_MS: '0',
    },
  });
  try {
    let output = '';
    const ended = once(child, 'close');
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (words: string) => {
          output += words;
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output.slice(output.indexOf('listens on')));
          if (output.includes('listens on') && address !== null) resolve(address[0]);
        });
      child.once('close', () => reject(new Error(`It ended: ${output}`)));
    });
    const bodies: string[] = [];
    const ask = async (route: string, body?: object, headers: Record<string, string> = {}) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      };
      const response = await fetch(url + route, body === undefined ? {} : init);
      bodies.push(JSON.stringify([...response.headers]) + (await response.text()));
    };
    const choices = [
      { provider: 'openai', model_name: 'any', base_url: `${hosted.url}/v1` },
      { provider: 'ollama', model_name: 'any', base_url: other.url },
      { provider: 'openai', model_name: 'any', base_url: `${other.url}/v1` },
    ];
    for (const choice of choices) {
      await ask('/llm', choice);
      const events = { accept: 'text/event-stream' };
      const requests = statuses.flatMap(() => [
        ask('/generate/1', write),
        ask('/generate/1', write, events),
        ask('/generate', { text }),
      ]);
      await Promise.all(requests);
      for (const route of ['/llm', '/health', '/games', '/metrics', '/openapi.json']) await ask(route);
    }
    await ask('/llm', { ...choices[0], base_url: `http://${hostedKey}@127.0.0.1` });
    await ask('/reload', {});
    const files = await readdir(path.join(folder, 'state'), { recursive: true, withFileTypes: true });
    const kept = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
    );
    child.kill('SIGTERM');
    await ended;
    expect(new Set(authorizations)).toEqual(new Set(planted.map((key) => `Bearer ${key}`)));
    expect(kept.join('')).toContain(other.url);
    expect(output.split('\n').length).toBeGreaterThan(bodies.length);
    for (const all of [output, kept.join(''), ...bodies]) expect(all).not.toMatch(/CANARY/i);
    const lines = output.split('\n').length;
    return {
      ran: `2 keys, repeated in ${statuses.length} kinds of failure; ${authorizations.length} calls of the model, all with a key`,
      happened: `none in ${bodies.length} responses with their headers, ${lines} lines of output at level debug, ${kept.length} files of state`,
    };
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});

row('S07', 'responses about the model contain no key', async () => {
  const [key = ''] = planted;
  await using models = await startModelServer({ fault: () => 'cut' });
  await using app = await startApp({
    games: [wordGame({ writesOffline: false })],
    environment: { LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1`, OPENAI_API_KEY: key },
  });
  const choice = { provider: 'openai', model_name: 'any', base_url: `${models.url}/v1` };
  const answers = [
    await app.get('/llm'),
    await app.post('/llm', choice),
    await app.post('/llm', { ...choice, api_key: key }),
    await app.post('/reload'),
    await app.post('/generate/7', write),
    await app.get('/health'),
  ];
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const shown = (body = '') => Object.keys(JSON.parse(body)).sort();
  const members = [
    'base_url',
    'llm',
    'model_name',
    'models',
    'provider',
    'providers',
    'reachable',
    'reason',
    'temperature',
  ];
  for (const body of bodies.slice(0, 2)) expect(members).toEqual(expect.arrayContaining(shown(body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 200, 503, 200]);
  for (const body of bodies) expect(body).not.toContain('CANARY');
  return {
    ran: 'GET /llm, POST /llm, POST /llm with a key, POST /reload, a failed generation, GET /health',
    happened: `${bodies.length} responses without a key; those of /llm have ${shown(bodies[0]).length} members, none about a key`,
  };
});
