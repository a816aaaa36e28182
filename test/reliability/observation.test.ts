import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type Fault, startModelServer } from '@ludotext/model-server';
import { jsonLog, readSettings, startService } from '@ludotext/server';
import { afterAll, beforeAll, expect } from 'vitest';
import { samplesOf, sumOf } from '../../packages/server/test/support/metrics.js';
import { row } from './support/row.js';

const root = path.resolve(import.meta.dirname, '../..');

// Planted where they must not come out: in the callers' texts, in what the model's server says, and as keys.
const mark = 'TEXTMARK';
const keys = { play: 'play-KEYMARK-1', admin: 'admin-KEYMARK-2', model: 'sk-KEYMARK-3' };
const said = `MODELMARK of ${keys.model}: ${mark}`;
const marks = /TEXTMARK|KEYMARK|MODELMARK/i;

const words = 'The small whale sings under the ice of the northern sea.';

/** What the model's server does with a text that names it. */
const misbehaviours: Record<string, Fault | 'hang' | 'stall'> = {
  'refuse-key': { status: 401, body: { error: { message: said } } },
  'no-quota': { status: 429, body: { error: { message: said, code: 'insufficient_quota' } } },
  'no-model': { status: 404, body: { error: { message: said, code: 'model_not_found' } } },
  'slow-down': { status: 429, headers: { 'retry-after': '3600' }, body: { error: { message: said } } },
  'not-that': { status: 400, body: { error: { message: said } } },
  'a-filter': { status: 400, body: { error: { message: said, code: 'content_filter' } } },
  'no-answer': 'hang',
  'no-end': 'stall',
};

/** A game that is trusted and fails at every text, with the text in its message. */
const brokenGame = `import { defineGame, z } from '@ludotext/engine/game';
export default defineGame({
  apiVersion: 1, gameType: 'broken', typeId: 90, displayName: 'Broken', suits: 'No text.',
  itemSchema: z.strictObject({ word: z.string() }),
  parse: (text) => { throw new Error('cannot read ' + text, { cause: text }); },
  prompt: () => '', validate: () => [],
});`;

interface Asking {
  readonly method?: string;
  readonly path: string;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Leaves before the answer. */
  readonly leaves?: boolean;
  /** Sent when all others are answered. */
  readonly isLast?: boolean;
}

const generation = (text: string, fields: object = {}) => ({ text: `${words} ${mark} ${text}`, ...fields });
const direct = (typeId: number, text = `${words} ${mark}`, fields: object = {}): Asking => ({
  path: `/generate/${typeId}`,
  body: { text, ...fields },
});
const ofModel = (text: string): Asking => ({ path: '/generate/single', body: generation(text) });

/** Each kind of failure, by the code it is answered with, and how it is come by. */
const failures: readonly (readonly [code: string, asking: Asking])[] = [
  ['unauthorized', { path: '/games', key: undefined }],
  ['unauthorized', { path: '/generate', key: `wrong-${mark}`, body: generation('') }],
  ['forbidden', { path: '/llm', key: keys.play }],
  ['forbidden_host', { path: '/games', headers: { host: `${mark}.example` } }],
  ['forbidden_origin', { path: '/generate', headers: { origin: `https://${mark}.example` }, body: generation('') }],
  ['not_found', { path: `/nowhere/${mark}?${mark}=1` }],
  ['game_not_found', { path: `/games/${mark.toLowerCase()}` }],
  ['not_gradable', { path: '/games/broken/grade', body: { item: { word: mark }, answer: mark } }],
  ['method_not_allowed', { method: 'PUT', path: '/games', body: { [mark]: mark } }],
  ['not_acceptable', { path: '/games', headers: { accept: 'text/csv' } }],
  ['unsupported_media_type', { path: '/generate', headers: { 'content-type': `text/${mark}` }, body: mark }],
  ['invalid_json', { path: '/generate', body: `{"text": ${mark}` }],
  ['invalid_request', { path: '/generate', body: generation('', { [mark]: 1 }) }],
  ['too_deep', { path: '/generate', body: `${'['.repeat(40)}"${mark}"${']'.repeat(40)}` }],
  ['body_too_large', { path: '/generate', body: generation(mark.repeat(20_000)) }],
  ['text_too_long', { path: '/generate', body: generation(mark.repeat(2000)) }],
  ['direct_format', direct(1, `Question: ${mark}?`)],
  ['plugin_failed', direct(90)],
  ['game_inactive', direct(3)],
  ['base_url_not_allowed', llm(`https://${mark}.example`)],
  ['invalid_manifest', { method: 'POST', path: '/reload' }],
  ['model_auth_failed', ofModel('refuse-key')],
  ['model_quota', ofModel('no-quota')],
  ['model_not_found', ofModel('no-model')],
  ['model_rate_limited', ofModel('slow-down')],
  ['model_error', ofModel('not-that')],
  ['model_refused', ofModel('a-filter')],
  ['model_timeout', ofModel('no-end')],
  ['model_output_invalid', ofModel('no-json')],
  ['rate_limited', { path: '/games', key: `wrong-again-${mark}`, isLast: true }],
  ['aborted', { ...ofModel('no-answer'), leaves: true }],
];

function llm(baseUrl: string): Asking {
  return { path: '/llm', body: { provider: 'openai', model_name: mark, base_url: baseUrl } };
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-eyes-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await writeFile(path.join(folder, 'broken.js'), brokenGame);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

row('R11', 'each failure is one line and one count, without a text or a key', async () => {
  const games = ['quiz', 'sequence-sentence', 'sequence-word'].map((name) => `"@ludotext/game-${name}"`);
  const manifest = path.join(folder, 'games.yaml');
  const entries = [...games, '"./broken.js"'].map((name) => `  - package: ${name}\n    isolated: false\n`);
  await writeFile(manifest, `games:\n${entries.join('')}`);
  await using models = await startModelServer({
    fault: ({ text }) => Object.entries(misbehaviours).find(([name]) => text.includes(name))?.[1],
    reply: ({ text }) => (text.includes('no-json') ? said : undefined),
  });
  const lines: string[] = [];
  const settings = readSettings({
    PORT: '0',
    GAMES_FILE: manifest,
    DATA_DIR: path.join(folder, 'state'),
    LLM_PROVIDER: 'openai',
    LLM_MODEL: 'stand-in',
    LLM_BASE_URL: `${models.url}/v1`,
    OPENAI_API_KEY: keys.model,
    LUDOTEXT_PLAY_KEYS: keys.play,
    LUDOTEXT_ADMIN_KEYS: keys.admin,
    LUDOTEXT_MAX_TEXT: '10000',
    LUDOTEXT_MAX_BODY: '100000',
    LUDOTEXT_MODEL_IDLE_SECONDS: '2',
    LUDOTEXT_RATE_WRONG_KEYS: '1',
    LUDOTEXT_SHUTDOWN_SECONDS: '0',
  });
  const service = await startService(settings, { log: jsonLog('debug', (line) => lines.push(line)) });
  try {
    await ask(service.url, { method: 'POST', path: '/games/sequence_word/deactivate' }, 'prepare-0');
    const before = await metricsOf(service.url);
    await writeFile(manifest, `games:\n  - package: "./gone-${mark}.js"\n`);
    const requests = failures.map(([code, asking], index) => ({ code, asking, id: `failure-${index}` }));
    const sendAll = (some: typeof requests) =>
      Promise.all(
        some.map(async ({ code, asking, id }) => {
          if (asking.leaves) return leave(service.url, asking, id);
          const { status, body } = await ask(service.url, asking, id);
          expect(body, `${code}, status ${status}`).toMatchObject({ code, request_id: id });
        }),
      );
    await sendAll(requests.filter(({ asking }) => asking.isLast !== true));
    await sendAll(requests.filter(({ asking }) => asking.isLast === true));
    const entriesOf = (id: string) => lines.map((line) => JSON.parse(line)).filter((entry) => entry.request_id === id);
    // The line of a request is written when its answer is ready, which may be seen before.
    await expect.poll(() => requests.filter(({ id }) => entriesOf(id).length === 0)).toEqual([]);
    let failed = 0;
    for (const { code, id } of requests) {
      const all = entriesOf(id);
      expect(all.filter(({ event }) => event === 'request')).toEqual([
        expect.objectContaining({ code, level: 'info' }),
      ]);
      const more = all.filter(({ event }) => event !== 'request');
      // What went wrong on the service's side or behind it has a line that says more.
      if (all[0].status >= 500) expect(more).toEqual([expect.objectContaining({ event: 'failed', code })]);
      else expect(more).toEqual([]);
      failed += more.length;
    }
    const after = await metricsOf(service.url);
    const codes = new Set(requests.map(({ code }) => code));
    for (const code of codes) {
      const counted = (samples: ReadonlyMap<string, number>) =>
        sumOf(samples, 'ludotext_http_requests_total', `code="${code}"`);
      expect(counted(after) - counted(before), code).toBe(requests.filter((each) => each.code === code).length);
    }
    // The caller sees the text of its own manifest entry only in the log: it comes from the operator.
    const ofCallers = lines.filter((line) => !line.includes('gone-'));
    expect(ofCallers.join('')).not.toMatch(marks);
    expect([...after.keys()].join('\n')).not.toMatch(marks);
    expect(lines.join('')).not.toMatch(/KEYMARK|127\.0\.0\.1/);
    return {
      ran: `${requests.length} failures of ${codes.size} codes, each sent once, with marks in texts, paths, headers, keys and a model's words`,
      happened: `${requests.length} request lines with id and code, ${failed} lines with details, every code's counter raised by its requests; no mark in ${lines.length} lines and ${after.size} samples`,
    };
  } finally {
    await service.stop();
  }
});

async function metricsOf(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${keys.admin}` } });
  expect(answer.status).toBe(200);
  return samplesOf(await answer.text());
}

/** By node:http, since fetch sets headers such as Host itself. */
function send(url: string, { method, path: route, body, headers, ...asking }: Asking, id: string) {
  const key = 'key' in asking ? asking.key : keys.admin;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = httpRequest(`${url}${route}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    agent: false,
    headers: {
      'x-request-id': id,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
  });
  request.end(text);
  return request;
}

async function ask(url: string, asking: Asking, id: string): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    send(url, asking, id)
      .once('error', reject)
      .once('response', async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode, body: JSON.parse(text) });
      });
  });
}

/** Sends a request, and leaves before its answer can be there. */
async function leave(url: string, asking: Asking, id: string): Promise<void> {
  const request = send(url, asking, id).on('error', () => {});
  await new Promise((resolve) => request.once('finish', resolve));
  request.destroy();
}
