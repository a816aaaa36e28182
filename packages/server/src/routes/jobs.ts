import { randomBytes } from 'node:crypto';
import Router, { type RouterMiddleware } from '@koa/router';
import { type Engine, EngineError } from '@ludotext/engine';
import { linkedAbort, requestDefaults, say } from '@ludotext/engine/host';
import { digestOf } from '../bounds/idempotency.js';
import { readNoBody } from '../http/body.js';
import { eventStream, respondEvents, type ServerSentEvent } from '../http/event-stream.js';
import { acceptedType, acceptsJson, events, messageLanguageOf } from '../http/negotiation.js';
import { Problem } from '../http/problem.js';
import { type Context, endWithCaller, type RequestState } from '../http/request-context.js';
import { type Job, type JobStore, wireJob } from '../jobs/job-store.js';
import { checkWebhook } from '../jobs/webhooks.js';
import type { Settings } from '../settings/settings.js';
import type { GenerationRequest } from './modes.js';

/** A caller's wish that its request becomes a job (RFC 7240). */
export interface AsyncPreference {
  /** Seconds for which it waits for the result all the same; 0 is not at all. */
  readonly wait: number;
}

/** Maximum seconds for which a caller waits for the result of a job. */
const maxWait = 60;

/** Seconds after which it is worth asking for a job or a batch again. */
export const retryAfter = 2;

/** What `Prefer` asks for; undefined where it does not ask for a job. Preferences that are not known are passed over. */
export function asyncPreferenceOf(context: Pick<Context, 'get'>): AsyncPreference | undefined {
  const wishes = context
    .get('Prefer')
    .toLowerCase()
    .split(',')
    .map((wish) => wish.trim());
  if (!wishes.includes('respond-async')) return undefined;
  const [, seconds = '0'] = wishes.map((wish) => /^wait ?= ?"?(\d{1,9})"?$/.exec(wish)).find((found) => found) ?? [];
  return { wait: Math.min(maxWait, Number(seconds)) };
}

/** Makes requests jobs. */
export interface JobDesk {
  /**
   * Hands in a request, and answers with its job, or with its result where the caller waits and it is done in that time.
   * @throws Problem `webhook_not_allowed`, `overloaded`, `state_unavailable`, `idempotency_mismatch`
   */
  answer(context: Context, request: GenerationRequest, how: HandingIn): Promise<void>;
}

interface HandingIn {
  readonly preference: AsyncPreference;
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
}

export function jobDesk(
  engine: Engine,
  store: JobStore,
  settings: Pick<Settings, 'LUDOTEXT_WEBHOOK_ORIGINS' | 'LUDOTEXT_WEBHOOK_SECRET'>,
): JobDesk {
  return {
    answer: async (context, request, { preference, key }) => {
      const { caller, requestId } = context.state;
      const { webhook, ...body } = request.body;
      const told = webhook === undefined ? {} : { webhook: checkWebhook(webhook, settings) };
      checkLength(body.text, engine);
      const { route, params } = request;
      const messageLanguage = messageLanguageOf(context, engine.registry);
      const job = {
        id: randomBytes(16).toString('hex'),
        request: { route, params, body, messageLanguage, requestId },
        requested: requestedBy(request, engine),
        ...told,
      };
      const once =
        key === undefined
          ? {}
          : { once: { key: digestOf([caller, route, key]), content: digestOf([params, request.body]) } };
      const { jobs } = await store.handIn([job], { caller, ...once });
      const [id = job.id] = jobs;
      const handedIn = await ended(context, id, preference.wait);
      const wait = preference.wait === 0 ? '' : `, wait=${preference.wait}`;
      context.set('Preference-Applied', `respond-async${wait}`);
      const end = preference.wait > 0 ? handedIn.end : undefined;
      if (end?.state === 'done') {
        context.body = end.result;
      } else if (end?.state === 'failed') {
        const { problem } = end;
        context.status = problem.status;
        context.body = { ...problem, request_id: requestId };
        context.type = 'application/problem+json';
      } else {
        context.status = 202;
        context.set({ Location: `/jobs/${id}`, 'Retry-After': String(retryAfter) });
        context.body = { success: true, job: wireJob(handedIn) };
      }
    },
  };

  /** The job when it has ended, or when the time is over. */
  async function ended(context: Context, id: string, seconds: number): Promise<Job> {
    if (seconds > 0) {
      const time = linkedAbort(undefined, { milliseconds: seconds * 1000, reason: () => timeOver });
      const signal = endWithCaller(context, time);
      try {
        for await (const _ of store.events(id, 0, signal));
      } catch (error) {
        if (error !== timeOver) throw error;
      } finally {
        time.unlink();
      }
    }
    const job = await store.job(id);
    if (job === undefined) throw notFound();
    return job;
  }
}

/** Why a caller waits no longer. */
const timeOver = new Error('The time to wait is over.');

/** Said at once, and not only by the job. @throws EngineError `text_too_long` */
function checkLength(text: string, { limits }: Pick<Engine, 'limits'>): void {
  const params = { length: text.trim().length, max: limits.maxTextLength };
  if (params.length > params.max)
    throw new EngineError('text_too_long', say('text_too_long', params).message, { params });
}

/** How many items a request can have at most. */
export function requestedBy({ route, body }: GenerationRequest, { registry }: Pick<Engine, 'registry'>): number {
  if (route === 'rewrite') return 1;
  const { max_items: each = requestDefaults.maxItems, enabled_game_ids: wanted } = body as {
    max_items?: number;
    enabled_game_ids?: number[];
  };
  if (route !== 'generate') return each;
  const active = registry.games.filter(
    ({ host, active }) => active && (wanted?.includes(host.descriptor.typeId) ?? true),
  );
  return each * active.length;
}

/** The routes of jobs; each is open to the key that handed the job in. */
export function jobRoutes(
  store: JobStore,
  rate: RouterMiddleware<RequestState>,
  settings: Pick<Settings, 'LUDOTEXT_HEARTBEAT_SECONDS' | 'LUDOTEXT_STREAM_BUFFER' | 'LUDOTEXT_MAX_BODY'>,
  stopping: AbortSignal,
): Router<RequestState> {
  const own = async ({ params, state }: Context): Promise<Job> => {
    const { id = '' } = params;
    const job = /^[0-9a-f]{32}$/.test(id) ? await store.job(id) : undefined;
    if (job === undefined || !isOwner(state.caller, job.caller)) throw notFound();
    return job;
  };

  /** The rest of the job's events, and its end as the last one. */
  async function* told(id: string, after: number, signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
    let last = after;
    for await (const { number, type, data } of store.events(id, after, signal)) {
      last = number;
      yield { type, data };
    }
    const { end } = (await store.job(id)) ?? {};
    if (end === undefined) throw notFound();
    // A caller that has the last event already has no further ones.
    if (last === after && after > 0 && (await hasLast(id, after))) return;
    if (end.state === 'done') yield { type: 'done', data: end.result };
    else if (end.state === 'failed') yield { type: 'error', data: end.problem };
    else yield { type: 'cancelled', data: {} };
  }

  /** Whether the number is that of the end, which comes after all events of the store. */
  async function hasLast(id: string, number: number): Promise<boolean> {
    for await (const _ of store.events(id, number - 1, stopping)) return false;
    return true;
  }

  const heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000;
  const maxWaiting = settings.LUDOTEXT_STREAM_BUFFER;

  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/jobs/:id', rate, acceptsJson, async (context) => {
      const job = await own(context);
      if (job.end === undefined) context.set('Retry-After', String(retryAfter));
      context.body = jobResponse(job);
    })
    .delete('/jobs/:id', rate, acceptsJson, async (context) => {
      await readNoBody(context.req, settings.LUDOTEXT_MAX_BODY);
      const { id } = await own(context);
      await store.cancel([id]);
      context.body = jobResponse(await own(context));
    })
    .get('/jobs/:id/events', rate, async (context) => {
      acceptedType(context, events);
      const after = lastEventId(context);
      const { id, end } = await own(context);
      if (end !== undefined && after > 0 && (await hasLast(id, after))) {
        // Tells an EventSource not to come again.
        context.status = 204;
        return;
      }
      const language = messageLanguageOf(context);
      const signal = endWithCaller(context, linkedAbort(stopping));
      const options = { heartbeat, maxWaiting, requestId: context.state.requestId, language, after, signal };
      respondEvents(context, await eventStream(told(id, after, signal), options));
    });
}

/** Whether a caller may see what another handed in. Without keys, its id is the secret. */
export function isOwner(caller: string, owner: string): boolean {
  return caller === owner || !owner.startsWith('key:');
}

function lastEventId(context: Pick<Context, 'get'>): number {
  const given = context.get('Last-Event-ID');
  if (given === '') return 0;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Problem('invalid_request', 'Last-Event-ID is the id of an event: a whole number.');
}

function notFound(): Problem {
  return new Problem('job_not_found', 'There is no job with this id, or it is no longer kept.');
}

function jobResponse(job: Job) {
  const { end } = job;
  return {
    success: true,
    job: wireJob(job),
    ...(end?.state === 'done' ? { result: end.result } : {}),
    ...(end?.state === 'failed' ? { problem: end.problem } : {}),
  };
}
