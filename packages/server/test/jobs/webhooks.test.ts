import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Notice } from '../../src/jobs/job-store.js';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { checkWebhook, startWebhooks, type WebhookOptions, webhookRefusal } from '../../src/jobs/webhooks.js';
import type { LogFields } from '../../src/observation/log.js';
import { silentLog } from '../../src/observation/log.js';
import { createMetrics } from '../../src/observation/metrics.js';
import { startService } from '../../src/service.js';
import { readSettings } from '../../src/settings/settings.js';
import { samplesOf } from '../support/metrics.js';
import { type Receiver, startReceiver } from '../support/receiver.js';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const settingsFor = (...origins: readonly string[]) =>
  readSettings({ LUDOTEXT_WEBHOOK_ORIGINS: origins.join(), LUDOTEXT_WEBHOOK_SECRET: secret });

/** Stands for a public address: the receivers of these tests are at loopback. */
const publicAddress = '127.0.0.1';

const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

/** Sends to a receiver, with everything as it is in the service, but for its pace and where the public network is. */
async function startSending(
  receiver: Receiver,
  store: WebhookOptions['store'],
  options: Partial<WebhookOptions> & { readonly addresses?: () => readonly string[] } = {},
) {
  const lines: LogFields[] = [];
  const keep = (_event: string, fields: LogFields = {}) => {
    lines.push(fields);
  };
  const metrics = createMetrics();
  const { addresses = () => [publicAddress], ...others } = options;
  const close = startWebhooks({
    settings: settingsFor(receiver.origin),
    store,
    log: { ...silentLog, info: keep, warn: keep },
    metrics,
    pace: { lookMs: 10, attemptMs: 20_000 },
    guard: {
      refusal: (address) => (address === publicAddress ? undefined : webhookRefusal(address)),
      lookup: async () => addresses(),
      authority: receiver.authority,
    },
    ...others,
  });
  onTestFinished(close);
  const counts = async () => {
    const samples = samplesOf((await metrics.text()).body);
    return ['delivered', 'failed', 'given_up'].map((outcome) =>
      samples.get(`ludotext_webhooks_total{outcome="${outcome}"}`),
    );
  };
  return { lines, counts, close };
}

/** A job that ended a moment ago, with the address of its webhook. */
const endOf = (webhook: string, state: Notice['job']['state'] = 'done'): Notice => ({
  job: {
    id: randomBytes(16).toString('hex'),
    state,
    created: Date.now() - 5000,
    progress: { kept: 3, requested: 3 },
  },
  webhook,
  ended: Date.now() - 1000,
  attempts: 0,
});

/** Keeps notices as a store does. */
function shelf(...notices: readonly Notice[]) {
  const kept = new Map(notices.map((notice) => [notice.job.id, { notice, due: notice.ended }]));
  return {
    kept,
    takeNotices: async (now: number, until: number, max: number) => {
      const due = [...kept.values()].filter((each) => each.due <= now).slice(0, max);
      for (const each of due) each.due = until;
      return due.map(({ notice }) => notice);
    },
    settleNotice: async (id: string, due?: number) => {
      const { notice } = kept.get(id) ?? {};
      if (notice === undefined) return;
      if (due === undefined) kept.delete(id);
      else kept.set(id, { notice: { ...notice, attempts: notice.attempts + 1 }, due });
    },
  };
}

describe('the field webhook', () => {
  const settings = settingsFor('https://hooks.example', 'https://hooks.example:8443');
  const codeOf = (address: string, of = settings) => {
    try {
      return checkWebhook(address, of);
    } catch (error) {
      expect(error).toMatchObject({ errors: [{ pointer: '/webhook' }] });
      return (error as { code: string }).code;
    }
  };

  it('takes https addresses of the origins listed, with any path and query', () => {
    expect(codeOf('https://hooks.example/a/b?c=d')).toBe('https://hooks.example/a/b?c=d');
    expect(codeOf('https://HOOKS.example:443')).toBe('https://hooks.example/');
    expect(codeOf('https://hooks.example:8443/#part')).toBe('https://hooks.example:8443/');
  });

  it.each([
    ['http', 'http://hooks.example/a'],
    ['another port', 'https://hooks.example:444/a'],
    ['another host', 'https://other.example/a'],
    ['a host under it', 'https://a.hooks.example/'],
    ['a name that begins like it', 'https://hooks.example.evil.example/'],
    ['a user name that looks like it', 'https://hooks.example@evil.example/'],
    ['a user name', 'https://user@hooks.example/'],
    ['a password', 'https://:word@hooks.example/'],
    ['no server', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
  ])('refuses %s', (_, address) => {
    expect(codeOf(address)).toBe('webhook_not_allowed');
  });

  it('refuses everything where no origin is listed', () => {
    expect(codeOf('https://hooks.example/a', readSettings({}))).toBe('webhook_not_allowed');
  });

  it.each(['no address', '/path', 'https://'])('is an address: %s', (address) => {
    expect(codeOf(address)).toBe('invalid_request');
  });
});

describe('webhooks', () => {
  it.each(['done', 'failed', 'cancelled'] as const)(
    'tell that a job is %s, signed as Standard Webhooks says',
    async (state) => {
      await using receiver = await startReceiver((response) => response.writeHead(204).end());
      const notice = endOf(`${receiver.origin}/end?of=job`, state);
      const store = shelf(notice);
      const { counts, lines } = await startSending(receiver, store);
      await waitFor(() => expect(store.kept.size).toBe(0));
      const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
      expect(path).toBe('/end?of=job');
      expect(headers['content-type']).toBe('application/json');
      const { id, created } = notice.job;
      expect(new Webhook(secret).verify(body, headers)).toEqual({
        type: `job.${state}`,
        timestamp: new Date(notice.ended).toISOString(),
        data: { job: { id, state, created: new Date(created).toISOString(), progress: { kept: 3, requested: 3 } } },
      });
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature found');
      expect(receiver.received).toHaveLength(1);
      expect(await counts()).toEqual([1, 0, 0]);
      // Paths and queries may be secrets of the receiver.
      expect(lines).toEqual([
        {
          job: id.slice(0, 8),
          ...{ origin: receiver.origin, attempt: 1, outcome: 'delivered', status: 204, cause: undefined },
        },
      ]);
    },
  );

  it('make six attempts within a day, under one id, each signed anew', async () => {
    await using receiver = await startReceiver((response) => response.writeHead(500).end('no'));
    const notice = endOf(`${receiver.origin}/`);
    const store = shelf(notice);
    const start = Date.now();
    let now = start;
    const times: number[] = [];
    const { counts, lines } = await startSending(receiver, store, { now: () => now });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await waitFor(() => expect(lines).toHaveLength(attempt));
      times.push(now - start);
      await waitFor(() => expect(store.kept.get(notice.job.id)?.notice.attempts ?? 6).toBe(attempt));
      // Just before the time comes, nothing is due.
      const due = store.kept.get(notice.job.id)?.due ?? now;
      now = due - 1;
      expect(await store.takeNotices(now, now, 1)).toEqual([]);
      now = due;
    }
    const minutes = [0, 1, 11, 71, 371, 1271];
    expect(times).toEqual(minutes.map((minute) => minute * 60_000));
    expect(store.kept.size).toBe(0);
    expect(await counts()).toEqual([0, 5, 1]);
    expect(lines.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('failed'), 'given_up']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const sent = receiver.received.map(
      ({ headers }) => Number(headers['webhook-timestamp']) - Math.floor(start / 1000),
    );
    expect(sent).toEqual(minutes.map((minute) => minute * 60));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(6);
  });

  it('are given up when the receiver says that it is gone', async () => {
    await using receiver = await startReceiver((response) => response.writeHead(410).end());
    const store = shelf(endOf(`${receiver.origin}/`));
    const { counts } = await startSending(receiver, store);
    await waitFor(() => expect(store.kept.size).toBe(0));
    expect(await counts()).toEqual([0, 0, 1]);
    expect(receiver.received).toHaveLength(1);
  });

  it('follow no redirect', async () => {
    await using target = await startReceiver((response) => response.end());
    await using receiver = await startReceiver((response) =>
      response.writeHead(307, { location: `${target.origin}/` }).end(),
    );
    const store = shelf(endOf(`${receiver.origin}/`));
    const settings = settingsFor(receiver.origin, target.origin);
    const { counts, lines } = await startSending(receiver, store, { settings });
    await waitFor(async () => expect(await counts()).toEqual([0, 1, 0]));
    expect(lines).toMatchObject([{ outcome: 'failed', status: 307 }]);
    expect(target.connections).toBe(0);
  });

  it('are sent to no address but public ones, wherever the name leads when they are sent', async () => {
    await using receiver = await startReceiver((response) => response.end());
    const store = shelf(endOf(`${receiver.origin}/`));
    let now = Date.now();
    let addresses: readonly string[] = ['127.0.0.2', '10.0.0.1', '169.254.169.254', '::1'];
    const { counts, lines } = await startSending(receiver, store, { now: () => now, addresses: () => addresses });
    await waitFor(async () => expect(await counts()).toEqual([0, 1, 0]));
    expect(lines).toMatchObject([{ outcome: 'failed', status: undefined, cause: 'AddressRefusedError' }]);
    expect(receiver.connections).toBe(0);
    addresses = ['127.0.0.2', publicAddress];
    now += 60_000;
    await waitFor(async () => expect(await counts()).toEqual([1, 1, 0]));
    expect(receiver.connections).toBe(1);
  });

  it('are not sent after a name that was public and then leads into the machine', async () => {
    await using receiver = await startReceiver((response) => response.writeHead(503).end());
    const store = shelf(endOf(`${receiver.origin}/`));
    let now = Date.now();
    let addresses: readonly string[] = [publicAddress];
    const { counts } = await startSending(receiver, store, { now: () => now, addresses: () => addresses });
    await waitFor(async () => expect(await counts()).toEqual([0, 1, 0]));
    expect(receiver.connections).toBe(1);
    addresses = ['127.0.0.2'];
    now += 60_000;
    await waitFor(async () => expect(await counts()).toEqual([0, 2, 0]));
    expect(receiver.connections).toBe(1);
  });

  it('are not sent to an address written out that is not public', () => {
    const refused = [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      'fd00::1',
      '0.0.0.0',
      '100.64.0.1',
    ];
    for (const address of refused) expect(webhookRefusal(address)).toBe('The webhook is not in the public network.');
    for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(webhookRefusal(address)).toBeUndefined();
  });

  it('are not sent to a receiver that nobody vouches for', async () => {
    await using receiver = await startReceiver((response) => response.end());
    await using other = await startReceiver((response) => response.end());
    const store = shelf(endOf(`${receiver.origin}/`));
    const { lines } = await startSending({ ...receiver, authority: other.authority }, store);
    await waitFor(() => expect(lines).toMatchObject([{ outcome: 'failed', status: undefined }]));
    expect(receiver.received).toEqual([]);
  });

  it('wait only so long for a receiver that never answers, and come again', async () => {
    await using receiver = await startReceiver((response, _request, number) => {
      if (number > 0) response.end();
    });
    const store = shelf(endOf(`${receiver.origin}/`));
    let now = Date.now();
    const pace = { lookMs: 10, attemptMs: 300 };
    const { counts, lines } = await startSending(receiver, store, { now: () => now, pace });
    await waitFor(async () => expect(await counts()).toEqual([0, 1, 0]));
    expect(lines).toMatchObject([{ outcome: 'failed', cause: expect.stringContaining('TimeoutError') }]);
    now += 60_000;
    await waitFor(async () => expect(await counts()).toEqual([1, 1, 0]));
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
  });

  it('read the beginning of an answer that does not end, and leave', async () => {
    let hasLeft = false;
    await using receiver = await startReceiver((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('a'.repeat(600)), 10);
      response.on('close', () => {
        clearInterval(more);
        hasLeft = true;
      });
    });
    const store = shelf(endOf(`${receiver.origin}/`));
    // Had it to wait for the limit, the test would end first.
    const { counts } = await startSending(receiver, store, { pace: { lookMs: 10, attemptMs: 600_000 } });
    await waitFor(async () => expect(await counts()).toEqual([1, 0, 0]));
    await waitFor(() => expect(hasLeft).toBe(true));
  });

  it('are sent again by the next process when one ends in an attempt', async () => {
    let isAsked = false;
    await using receiver = await startReceiver((response, _request, number) => {
      isAsked = true;
      if (number > 0) response.end();
    });
    const store = shelf(endOf(`${receiver.origin}/`));
    const first = await startSending(receiver, store);
    await waitFor(() => expect(isAsked).toBe(true));
    await first.close();
    expect(await first.counts()).toEqual([0, 0, 0]);
    let now = Date.now();
    const { counts } = await startSending(receiver, store, { now: () => now });
    now += 60_000;
    await waitFor(async () => expect(await counts()).toEqual([1, 0, 0]));
    const [one, two] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(two).toBe(one);
    expect(store.kept.size).toBe(0);
  });

  it('are sent after a restart, without the text and the result', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-webhooks-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await using receiver = await startReceiver((response, _request, number) => {
      response.writeHead(number === 0 ? 503 : 200).end();
    });
    const secretText = 'The small whale sings.';
    const [id, messageLanguage, requestId] = [randomBytes(16).toString('hex'), 'en', 'request-1'];
    const request = { route: 'generate', params: {}, body: { text: secretText }, messageLanguage, requestId } as const;
    const first = await journalJobs(folder, readSettings({}), silentLog);
    await first.handIn([{ id, request, requested: 3, webhook: `${receiver.origin}/` }], { caller: 'key:a' });
    first.work(1, async () => ({ state: 'done', result: { items: [{ question: secretText }] } }));
    const before = await startSending(receiver, first);
    await waitFor(async () => expect(await before.counts()).toEqual([0, 1, 0]));
    await before.close();
    await first.close();

    const next = await journalJobs(folder, readSettings({}), silentLog);
    onTestFinished(() => next.close());
    const after = await startSending(receiver, next, { now: () => Date.now() + 60_000 });
    await waitFor(async () => expect(await after.counts()).toEqual([1, 0, 0]));
    const [one, two] = receiver.received;
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(two?.body).toBe(one?.body);
    expect(JSON.parse(two?.body ?? '')).toMatchObject({ type: 'job.done', data: { job: { id, state: 'done' } } });
    expect(two?.body).not.toContain('whale');
    expect(two?.body).not.toContain('key:a');
  });

  it('are told once where the store cannot be told for a while', async () => {
    await using receiver = await startReceiver((response) => response.end());
    const kept = shelf(endOf(`${receiver.origin}/`));
    let now = Date.now();
    let tries = 0;
    const store = {
      ...kept,
      settleNotice: async (id: string, due?: number) => {
        tries += 1;
        // By then the notice is due again, as one whose process died.
        now += 60_000;
        if (tries < 3) throw new Error('away');
        await kept.settleNotice(id, due);
      },
    };
    await startSending(receiver, store, { now: () => now });
    await waitFor(() => expect(kept.kept.size).toBe(0));
    expect(receiver.received).toHaveLength(1);
  });

  it('are not sent where the origin is no longer listed', async () => {
    await using receiver = await startReceiver((response) => response.end());
    const store = shelf(endOf(`${receiver.origin}/`));
    const settings = settingsFor('https://other.example');
    const { lines } = await startSending(receiver, store, { settings });
    await waitFor(() => expect(lines).toMatchObject([{ outcome: 'failed', cause: 'webhook_not_allowed' }]));
    expect(receiver.connections).toBe(0);
  });

  it('do not wait for one another', async () => {
    await using receiver = await startReceiver((response, { path }) => {
      if (path === '/quick') response.end();
    });
    const at = (path: string, count: number) =>
      Array.from({ length: count }, () => endOf(`${receiver.origin}/${path}`));
    await startSending(receiver, shelf(...at('slow', 19), ...at('quick', 30)));
    const paths = () => receiver.received.map(({ path }) => path);
    await waitFor(() => expect(paths().filter((path) => path === '/quick')).toHaveLength(30));
    expect(paths().filter((path) => path === '/slow')).toHaveLength(19);
  });

  it('are sent by the service itself, but to nobody in its own network', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-webhooks-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await using receiver = await startReceiver((response) => response.end());
    const origin = receiver.origin.replace('receiver.example', '127.0.0.1');
    const lines: [string, LogFields | undefined][] = [];
    const keep = (...line: [string, LogFields?]) => {
      lines.push([line[0], line[1]]);
    };
    const environment = {
      DATA_DIR: folder,
      PORT: '0',
      LUDOTEXT_WEBHOOK_ORIGINS: origin,
      LUDOTEXT_WEBHOOK_SECRET: secret,
    };
    const settings = readSettings({
      ...environment,
      GAMES_FILE: path.resolve(import.meta.dirname, '../../games.yaml'),
    });
    const service = await startService(settings, {
      log: { ...silentLog, info: keep, warn: keep },
      conditions: ['@ludotext/source'],
    });
    onTestFinished(() => service.stop());
    const ask = (webhook: string) =>
      fetch(`${service.url}/generate/1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'respond-async' },
        body: JSON.stringify({ text: 'Question: One?\nA. 1\nB. 2\nCorrect: A', webhook }),
      });
    const refused = await ask('https://other.example/');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'webhook_not_allowed', errors: [{ pointer: '/webhook' }] });
    const accepted = await ask(`${origin}/path?key=word`);
    expect(accepted.status).toBe(202);
    await waitFor(() =>
      expect(lines).toContainEqual(['webhook', expect.objectContaining({ origin, outcome: 'failed', attempt: 1 })]),
    );
    expect(lines).toContainEqual(['webhook', expect.objectContaining({ cause: 'AddressRefusedError' })]);
    expect(JSON.stringify(lines)).not.toMatch(/key=word|One\?|whsec_/);
    expect(receiver.connections).toBe(0);
  });
});
