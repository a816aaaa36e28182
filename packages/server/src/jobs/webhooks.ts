import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { linkedAbort } from '@ludotext/engine/host';
import { type AddressGuard, guardedFetch } from '@ludotext/engine/node';
import { Problem } from '../http/problem.js';
import { causeNames } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { Metrics } from '../observation/metrics.js';
import { kindOf } from '../settings/address.js';
import type { Settings } from '../settings/settings.js';
import { type JobStore, type Notice, wireJob } from './job-store.js';

/** How often the store is asked for notices, and how long one attempt may take, in milliseconds. */
interface Pace {
  readonly lookMs: number;
  readonly attemptMs: number;
}

const usualPace: Pace = { lookMs: 1000, attemptMs: 10_000 };

/** How long a notice is this process's own: when it dies meanwhile, another one sends the notice after that. */
const ownMs = 60_000;

/** Maximum attempts at once. */
const maxAtOnce = 20;

/** Maximum bytes of an answer that are read. */
const maxAnswer = 1024;

const minute = 60_000;

/** The pauses between the six attempts, in milliseconds; together less than a day. */
const pausesMs = [minute, 10 * minute, 60 * minute, 300 * minute, 900 * minute];

type WebhookSettings = Pick<Settings, 'LUDOTEXT_WEBHOOK_ORIGINS' | 'LUDOTEXT_WEBHOOK_SECRET'>;

/**
 * Checks the field `webhook` of a request.
 * @returns the address in its usual spelling
 * @throws Problem `invalid_request` for what is no address, `webhook_not_allowed`
 */
export function checkWebhook(address: string, { LUDOTEXT_WEBHOOK_ORIGINS }: WebhookSettings): string {
  const refused = (code: 'invalid_request' | 'webhook_not_allowed', message: string) =>
    new Problem(code, message, { errors: [{ message, pointer: '/webhook' }] });
  if (!URL.canParse(address)) throw refused('invalid_request', 'webhook must be an https address.');
  const url = new URL(address);
  if (LUDOTEXT_WEBHOOK_ORIGINS.length === 0) {
    throw refused('webhook_not_allowed', 'Webhooks are off. The operator turns them on with LUDOTEXT_WEBHOOK_ORIGINS.');
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw refused('webhook_not_allowed', 'webhook must be an https address without a user name or password.');
  }
  if (!LUDOTEXT_WEBHOOK_ORIGINS.includes(url.origin)) {
    throw refused('webhook_not_allowed', 'The origin of webhook is not one of LUDOTEXT_WEBHOOK_ORIGINS.');
  }
  url.hash = '';
  return url.href;
}

/** Why nothing is sent to an address, whatever name it goes by: only the public network is called. */
export function webhookRefusal(address: string): string | undefined {
  return kindOf(address) === 'public' ? undefined : 'The webhook is not in the public network.';
}

export interface WebhookOptions {
  readonly settings: WebhookSettings;
  readonly store: Pick<JobStore, 'takeNotices' | 'settleNotice'>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'webhook'>;
  /** Which addresses may be connected to; for tests. */
  readonly guard?: AddressGuard;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  /** For tests. */
  readonly pace?: Pace;
}

/**
 * Tells webhooks the ends of jobs, of this process and of others, as Standard Webhooks says. A notice is sent at least
 * once, and at most six times unless a process dies in an attempt.
 * @returns ends it; attempts under way are broken off, and made again by whoever works next
 */
export function startWebhooks(options: WebhookOptions): () => Promise<void> {
  const { settings, store, now = Date.now, pace = usualPace } = options;
  // Without origins there may still be notices: of an earlier setting, or for another process.
  if (settings.LUDOTEXT_WEBHOOK_ORIGINS.length === 0) return async () => {};
  const fetch = guardedFetch(options.guard ?? { refusal: webhookRefusal });
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();

  /** Waits until it is time to look again. */
  const rest = () => pause(pace.lookMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
  /** Sends a notice and has the store know, however often that takes. */
  const tell = async (notice: Notice) => {
    const outcome = await attempt(notice, { ...options, now, pace }, fetch, closing.signal);
    if (outcome === undefined) return;
    for (;;) {
      try {
        const due = outcome === 'failed' ? now() + (pausesMs[notice.attempts] ?? 0) : undefined;
        return await store.settleNotice(notice.job.id, due);
      } catch {
        if (closing.signal.aborted) return;
        await rest();
      }
    }
  };
  /** @returns whether more may be due than could be taken */
  const look = async () => {
    const free = maxAtOnce - underWay.size;
    const notices = await store.takeNotices(now(), now() + ownMs, free);
    for (const notice of notices) {
      const { id } = notice.job;
      // It comes again while the store could not be told of its outcome.
      if (underWay.has(id)) continue;
      underWay.set(
        id,
        tell(notice).finally(() => underWay.delete(id)),
      );
    }
    return notices.length === free;
  };
  const looking = (async () => {
    while (!closing.signal.aborted) {
      const mayBeMore = await look().catch(() => false);
      if (!mayBeMore) await rest();
      else if (underWay.size === maxAtOnce) await Promise.race(underWay.values());
    }
  })();
  return async () => {
    closing.abort();
    await looking;
    await Promise.all(underWay.values());
  };
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** What became of an attempt: `failed` is followed by another one. */
type WebhookOutcome = 'delivered' | 'failed' | 'given_up';

/** Sends a notice once, and says so in the log and the metrics. @returns undefined when it was broken off */
async function attempt(
  notice: Notice,
  { settings, log, metrics, now, pace }: WebhookOptions & { readonly now: () => number; readonly pace: Pace },
  fetch: typeof globalThis.fetch,
  closing: AbortSignal,
): Promise<WebhookOutcome | undefined> {
  const { job, webhook, ended, attempts } = notice;
  let status: number | undefined;
  let cause: string | undefined;
  const limit = linkedAbort(closing, { milliseconds: pace.attemptMs, reason: () => new TimeoutError() });
  try {
    // The settings may be others than when the job was handed in.
    const address = checkWebhook(webhook, settings);
    const body = JSON.stringify({
      type: `job.${job.state}`,
      timestamp: new Date(ended).toISOString(),
      data: { job: wireJob(job) },
    });
    const id = `job_${job.id}`;
    const timestamp = Math.floor(now() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Ludotext',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature(`${id}.${timestamp}.${body}`, settings.LUDOTEXT_WEBHOOK_SECRET),
    };
    const response = await fetch(address, { method: 'POST', headers, body, signal: limit.signal });
    status = response.status;
    await readSome(response);
  } catch (error) {
    if (closing.aborted) return undefined;
    cause = error instanceof Problem ? error.code : causeNames(error);
  } finally {
    limit.unlink();
  }
  const isTold = status !== undefined && status >= 200 && status < 300;
  // 410 Gone: Standard Webhooks lets receivers end the attempts with it.
  const isLast = status === 410 || attempts >= pausesMs.length;
  const outcome = isTold ? 'delivered' : isLast ? 'given_up' : 'failed';
  const fields = {
    job: job.id.slice(0, 8),
    origin: new URL(webhook).origin,
    attempt: attempts + 1,
    outcome,
    status,
    cause,
  };
  if (outcome === 'delivered') log.info('webhook', fields);
  else log.warn('webhook', fields);
  metrics.webhook(outcome);
  return outcome;
}

/** The signature of Standard Webhooks with a secret, which is `whsec_` and the key as base64. */
function signature(signed: string, secret = ''): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Reads a short answer to its end, so that the receiver can write it; what follows is cut off. What it says does not matter. */
async function readSome({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  let bytes = 0;
  try {
    while (reader !== undefined && bytes < maxAnswer) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
    }
  } catch {
    // The status has told everything.
  }
  await reader?.cancel();
}
