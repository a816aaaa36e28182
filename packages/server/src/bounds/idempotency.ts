import { createHash } from 'node:crypto';
import { raceAbort } from '@ludotext/engine/host';
import { LRUCache } from 'lru-cache';
import type { ServerSentEvent } from '../http/event-stream.js';
import { Problem } from '../http/problem.js';
import type { Context, Failure } from '../http/request-context.js';
import type { Settings } from '../settings/settings.js';

/** The caller, and where the response headers are set. */
export interface Asking {
  readonly state: Pick<Context['state'], 'caller'>;
  set(name: string, value: string): void;
}

/** A request that can be sent again under its key. */
export interface KeyedRequest {
  readonly key: string;
  /** Names the route; keys are separate for each route. */
  readonly route: string;
  /** All that the response depends on: different content under the same key is rejected. */
  readonly content: object;
}

/** Work that continues after its caller disconnects. */
export interface LastingWork {
  /** The events; only `done` for a repeated request. They must be read. */
  readonly events: AsyncIterable<ServerSentEvent>;
  /** Settles when the work is over; resolves to the failure, if any. */
  readonly over: Promise<Failure | undefined>;
}

/**
 * Answers a request that is sent again under its `Idempotency-Key` with the first response, so that its work is done
 * and paid for once. Only successes are stored; after a failure the next request runs again. Follows the IETF draft,
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export interface Idempotency {
  /**
   * Starts the work, or returns its stored response and sets the header `Idempotent-Replayed`.
   * @param signal aborts the work, with its reason
   * @throws Problem `idempotency_in_progress`, `idempotency_mismatch`, `state_unavailable`
   */
  once(
    context: Asking,
    request: KeyedRequest,
    signal: AbortSignal,
    work: () => AsyncIterable<ServerSentEvent>,
  ): Promise<LastingWork>;
}

/** Where requests under way and their responses are noted, by digests of the request. */
export interface Answers {
  /**
   * Notes that a request is under way, unless something is noted under its id.
   * @throws Problem `state_unavailable`
   */
  begin(id: string, content: string): Promise<Noted | Begun>;
}

/** What is noted of an earlier request: its response as JSON, or for how many milliseconds it has been under way. */
type Noted = { readonly content: string } & ({ readonly answer: string } | { readonly sinceMs: number });

/** A request that is noted as under way. */
export interface Begun {
  /** Keeps its response. Settles in any case: a response that cannot be kept is sent all the same. */
  keep(answer: string): Promise<void>;
  /** It is over; if no response was kept, the next request works anew. */
  end(): void;
}

/** Bytes of an entry besides its response, rounded up: two digests, and the cache's own bookkeeping. */
const bytesOfEntry = 512;

/** Maximum `Retry-After`, in seconds, while the first request is under way. */
const maxWait = 30;

/**
 * Notes of this process, in memory.
 * @param now the clock, in milliseconds
 */
export function memoryAnswers(
  settings: Pick<Settings, 'LUDOTEXT_IDEMPOTENCY_HOURS' | 'LUDOTEXT_IDEMPOTENCY_MB'>,
  now: () => number = () => performance.now(),
): Answers {
  // At most as many as the service admits requests.
  const running = new Map<string, { readonly content: string; readonly since: number }>();
  const kept = new LRUCache<string, { readonly content: string; readonly answer: string }>({
    maxSize: settings.LUDOTEXT_IDEMPOTENCY_MB * 1_048_576,
    // A string in memory takes one or two bytes per UTF-16 unit.
    sizeCalculation: ({ answer }) => answer.length * 2 + bytesOfEntry,
    ttl: settings.LUDOTEXT_IDEMPOTENCY_HOURS * 3_600_000,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    begin: async (id, content) => {
      const answered = kept.get(id);
      if (answered !== undefined) return answered;
      const underWay = running.get(id);
      if (underWay !== undefined) return { content: underWay.content, sinceMs: now() - underWay.since };
      running.set(id, { content, since: now() });
      return {
        keep: async (answer) => void kept.set(id, { content, answer }),
        end: () => void running.delete(id),
      };
    },
  };
}

export function idempotency(answers: Answers): Idempotency {
  /** The events of work under way; stores the response at the end. */
  async function* noted(
    { keep, end }: Begun,
    signal: AbortSignal,
    work: AsyncIterable<ServerSentEvent>,
    settle: (failure: Failure | undefined) => void,
  ): AsyncGenerator<ServerSentEvent> {
    let failure: Failure | undefined;
    const steps = work[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { value, done } = await raceAbort(signal, steps.next());
        if (done) return;
        if (value.type === 'done') await keep(JSON.stringify(value.data));
        yield value;
      }
    } catch (error) {
      failure = { error };
      throw error;
    } finally {
      end();
      settle(failure);
      // Not awaited: work that ignores the abort must not delay the end.
      void steps.return?.();
    }
  }

  return {
    once: async (context, { key, route, content: given }, signal, work) => {
      const content = digestOf(given);
      const begun = await answers.begin(digestOf([context.state.caller, route, key]), content);
      if ('content' in begun) {
        if (begun.content !== content) throw mismatch();
        if ('sinceMs' in begun) throw inProgress(begun.sinceMs);
        context.set('Idempotent-Replayed', 'true');
        return { events: only({ type: 'done', data: JSON.parse(begun.answer) }), over: Promise.resolve(undefined) };
      }
      const events = startOrEnd(work, begun);
      let settle: (failure: Failure | undefined) => void = () => {};
      const over = new Promise<Failure | undefined>((resolve) => {
        settle = resolve;
      });
      return { events: toTheEnd(noted(begun, signal, events, settle)), over };
    },
  };
}

/** The data of the last event. */
export async function lastOf(told: AsyncIterable<ServerSentEvent>): Promise<object> {
  for await (const { type, data } of told) if (type === 'done') return data;
  throw new Error('The events ended without a result.');
}

/** Work that throws before it begins is not under way. */
function startOrEnd<Work>(work: () => Work, { end }: Begun): Work {
  try {
    return work();
  } catch (error) {
    end();
    throw error;
  }
}

/** Another request came under a key. */
export function mismatch(): Problem {
  return new Problem(
    'idempotency_mismatch',
    'This Idempotency-Key was sent with another request. Send a new key with every new request.',
  );
}

/**
 * Asks for as long a wait as the work has taken so far, so a caller that keeps retrying waits at most twice as long as
 * needed.
 */
function inProgress(milliseconds: number): Problem {
  const retryAfter = Math.min(maxWait, Math.max(1, Math.ceil(milliseconds / 1000)));
  return new Problem(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is under way. Send it again later to receive its response.',
    { retryAfter },
  );
}

/** Only digests of what callers send are stored. */
export function digestOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

async function* only(event: ServerSentEvent): AsyncGenerator<ServerSentEvent> {
  yield event;
}

/**
 * The `Idempotency-Key` of a request; undefined without one.
 * @throws Problem `invalid_request` for an invalid key, or for several
 */
export function idempotencyKeyOf({ req }: Pick<Context, 'req'>): string | undefined {
  const given = req.headersDistinct['idempotency-key'];
  if (given === undefined) return undefined;
  const [key = '', ...more] = given;
  if (more.length === 0 && /^[!-~]{1,255}$/.test(key)) return key;
  throw new Problem(
    'invalid_request',
    'Send Idempotency-Key once, with 1 to 255 visible ASCII characters and no spaces.',
  );
}

/** The same events, but the work runs to its end even when the reader stops; the remaining events are dropped. */
export async function* toTheEnd<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event> {
  try {
    // Not `for await`, which would end the source when the reader stops.
    for (let step = await events.next(); !step.done; step = await events.next()) yield step.value;
  } finally {
    await readOn(events);
  }
}

/** Returns at once for events that have ended or failed. */
async function readOn(events: AsyncGenerator<unknown>): Promise<void> {
  try {
    while (!(await events.next()).done);
  } catch {
    // No reader is left; the source reports its failure itself.
  }
}
