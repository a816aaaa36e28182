import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhooks } from '../src/jobs/webhooks.js';
import { silentLog } from '../src/observation/log.js';
import { readSettings } from '../src/settings/settings.js';
import { startApp, type TestApp } from './support/app.js';
import { startReceiver } from './support/receiver.js';

const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/http.md'), 'utf8');

/** The code blocks of a language below a heading, up to the next one of any level. */
function blocks(heading: string, language: string): string[] {
  const section = page.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

/** The body of a curl command. */
function bodyOf(command = ''): string {
  return /-d '([\s\S]*)'/.exec(command)?.[1] ?? '';
}

/** An answer with its values left out: which members there are, and of what kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [quiz, sentences, words] });
});
afterAll(() => app[Symbol.asyncDispose]());

describe('docs/http.md', () => {
  it('has JSON in all blocks that say so', () => {
    const all = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)];
    expect(all.length).toBeGreaterThan(7);
    for (const [, json = ''] of all) expect(() => JSON.parse(json)).not.toThrow();
  });

  it('shows the answer of POST /generate to its request, but for what a better writer may change', async () => {
    const answer = await (await app.post('/generate', bodyOf(blocks('### POST /generate', 'sh')[0]))).json();
    const shown = JSON.parse(blocks('### POST /generate', 'json')[0] ?? '');
    expect(shapeOf({ ...(answer as object), results: {} })).toEqual(shapeOf({ ...shown, results: {} }));
  });

  it('shows the very answers of POST /generate/{type_id}', async () => {
    const [answer = '', fault = ''] = blocks('### POST /generate/{type_id}', 'json');
    const [command] = blocks('### POST /generate/{type_id}', 'sh');
    expect(await (await app.post('/generate/1', bodyOf(command))).json()).toEqual(JSON.parse(answer));
    const text = 'Question: Which organ pumps blood?\nA. The lung\nCorrect: B\n\nQuestion: Which one?\nA. a\nB. b';
    const problem = await (await app.post('/generate/1', { text })).json();
    expect(problem).toEqual({ ...JSON.parse(fault), request_id: expect.any(String) });
  });

  it('shows the very events of a stream', async () => {
    const [command = ''] = blocks('### Answers as events', 'sh');
    const accept = /Accept: ([^']+)/.exec(command)?.[1] ?? '';
    const response = await app.post('/generate', bodyOf(command), { accept });
    expect(await response.text()).toBe(blocks('### Answers as events', 'text')[0]);
  });

  it('shows a request that is answered the same when it is sent again', async () => {
    const [command = ''] = blocks('### Sending a request again', 'sh');
    const key = /Idempotency-Key: ([^']+)/.exec(command)?.[1] ?? '';
    const ask = () => app.post('/generate/1', bodyOf(command), { 'idempotency-key': key });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await second.text()).toBe(await first.text());
  });

  it('shows a batch, and how it is answered', async () => {
    await using working = await startApp({ games: [quiz] });
    const [command] = blocks('### Batches', 'sh');
    const response = await working.post('/batches', bodyOf(command));
    expect(response.status).toBe(202);
    const shown = JSON.parse(blocks('### Batches', 'json')[0] ?? '');
    expect(shapeOf(await response.json())).toEqual(shapeOf(shown));
  });

  it('shows the headers of counted requests', async () => {
    await using counting = await startApp({ games: [quiz], environment: { LUDOTEXT_RATE_REQUESTS: '60' } });
    const { headers } = await counting.get('/games');
    const shown = (blocks('### Limits', 'text')[0] ?? '').trim().split('\n');
    const shape = (line: string) => line.replaceAll(/\d+/g, '0');
    expect(shown.map(shape)).toEqual(
      ['RateLimit-Policy', 'RateLimit'].map((name) => shape(`${name}: ${headers.get(name)}`)),
    );
  });

  it('has a row for every kind of event', async () => {
    const section = page.split('\n### Answers as events\n')[1]?.split(/\n#+ /)[0] ?? '';
    const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, type]) => type);
    expect(rows).toEqual(['analysis', 'choice', 'item', 'rejected', 'retry', 'game', 'usage', 'done', 'error']);
  });

  it('shows how to read events in JavaScript', async () => {
    const [snippet = ''] = blocks('### Answers as events', 'js');
    const read = new Function(
      'console',
      `return (async () => {${snippet.replace('http://127.0.0.1:3000', app.url)}})()`,
    );
    const seen: unknown[][] = [];
    await read({ log: (...values: unknown[]) => seen.push(values) });
    expect(seen[0]).toEqual(['analysis', expect.objectContaining({ games: [3] })]);
    expect(seen.at(-1)).toEqual(['done', expect.objectContaining({ success: true, games: [3] })]);
  });

  it('shows the very answer of grading', async () => {
    const [command] = blocks('### POST /games/{game_type}/grade', 'sh');
    const [answer = ''] = blocks('### POST /games/{game_type}/grade', 'json');
    const response = await app.post('/games/sequence_sentence/grade', bodyOf(command));
    expect(await response.json()).toEqual(JSON.parse(answer));
  });

  it('shows the very answers of checking, exporting and importing a set', async () => {
    const ask = async (heading: string, path: string, headers = {}) => {
      const response = await app.post(path, bodyOf(blocks(heading, 'sh')[0]), headers);
      expect(response.status).toBe(200);
      return response;
    };
    const shown = (heading: string) => JSON.parse(blocks(heading, 'json')[0] ?? '');
    expect(await (await ask('### POST /sets/check', '/sets/check')).json()).toEqual(shown('### POST /sets/check'));
    const heading = '### POST /export/{format}';
    expect(await (await ask(heading, '/export/aiken')).text()).toBe(blocks(heading, 'text')[0]);
    const asJson = { accept: 'application/json' };
    expect(await (await ask(heading, '/export/aiken', asJson)).json()).toEqual(shown(heading));
    expect(await (await ask('### POST /import', '/import')).json()).toEqual(shown('### POST /import'));
  });

  it('shows a webhook as it is sent and signed, and how to check it', async () => {
    const [head = ''] = blocks('### Webhooks', 'text');
    const [body = ''] = blocks('### Webhooks', 'json');
    const shown = JSON.parse(body);
    const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    const secret = /`(whsec_\w+)`/.exec(page)?.[1] ?? '';
    const signed = new Webhook(secret).sign(
      header(head, 'webhook-id'),
      new Date(Number(header(head, 'webhook-timestamp')) * 1000),
      JSON.stringify(shown),
    );
    expect(header(head, 'webhook-signature')).toBe(signed);

    const [snippet = ''] = blocks('### Webhooks', 'js');
    const seen: unknown[][] = [];
    let listener: RequestListener = () => {};
    new Function('createServer', 'Webhook', 'process', 'console', snippet.replaceAll(/^import .*$/gm, ''))(
      (given: RequestListener) => {
        listener = given;
        return { listen: () => {} };
      },
      Webhook,
      { env: { LUDOTEXT_WEBHOOK_SECRET: secret } },
      { log: (...values: unknown[]) => seen.push(values) },
    );
    await using receiver = await startReceiver((response, { headers, body }) =>
      listener(Object.assign(Readable.from([Buffer.from(body)]), { headers }) as IncomingMessage, response),
    );
    const { job } = shown.data;
    const notice = {
      job: { ...job, created: Date.parse(job.created) },
      webhook: `${receiver.origin}/ludotext`,
      ended: Date.parse(shown.timestamp),
      attempts: 0,
    };
    const outcomes: string[] = [];
    const close = startWebhooks({
      settings: readSettings({ LUDOTEXT_WEBHOOK_ORIGINS: receiver.origin, LUDOTEXT_WEBHOOK_SECRET: secret }),
      store: {
        takeNotices: async () => (receiver.received.length === 0 ? [notice] : []),
        settleNotice: async () => {},
      },
      log: silentLog,
      metrics: { webhook: (outcome) => outcomes.push(outcome) },
      guard: { refusal: () => undefined, lookup: async () => ['127.0.0.1'], authority: receiver.authority },
    });
    await expect.poll(() => outcomes).toEqual(['delivered']);
    await close();
    expect(seen).toEqual([['job.done', job.id]]);
    const [sent] = receiver.received;
    expect(sent?.path).toBe('/ludotext');
    expect(sent?.headers['webhook-id']).toBe(header(head, 'webhook-id'));
    expect(JSON.parse(sent?.body ?? '')).toEqual(shown);
  });

  it('shows the shape of GET /games, GET /llm and GET /health', async () => {
    const shownGames = JSON.parse(blocks('### GET /games', 'json')[0] ?? '');
    const games = (await (await app.get('/games')).json()) as { games: object[] };
    expect(Object.keys(shownGames.games[0])).toEqual(Object.keys(games.games[0] ?? {}));
    const llm = (await (await app.get('/llm')).json()) as object;
    expect(Object.keys(JSON.parse(blocks('### GET /llm', 'json')[0] ?? ''))).toEqual(
      expect.arrayContaining(Object.keys(llm)),
    );
    const health = await (await app.get('/health')).json();
    expect(shapeOf(JSON.parse(blocks('## GET /health', 'json')[0] ?? ''))).toEqual(shapeOf(health));
  });
});
