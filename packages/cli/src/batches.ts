import { setTimeout as pause } from 'node:timers/promises';
import type { BatchLine, BatchResponse } from '@ludotext/wire';
import { type Client, cutOff, secondsOf } from './client.js';
import { ServiceFailure } from './failure.js';
import type { TextPlace } from './sources.js';

/** The body of `POST /batches`. */
export interface BatchBody {
  readonly texts: readonly { readonly id: string; readonly text: string; readonly places?: readonly TextPlace[] }[];
}

/** Batches of texts at a running service. What passes by itself is waited for: a service that restarts, or is full. */
export interface Batches {
  /**
   * @param key names the request: sent again with the same key, it is the same batch
   * @param isUrgent false not to wait for a service that has no room
   * @returns its id; undefined where there is no room
   * @throws ServiceFailure, with the code `not_found` where the service takes no batches
   */
  handIn(body: BatchBody, key: string, isUrgent: boolean): Promise<string | undefined>;
  /**
   * What became of each text, in the order given, when all have ended.
   * @param count how many texts it has
   * @param follow told how many have ended, and how many are worked on
   * @throws ServiceFailure, with the code `batch_not_found` for one that the service does not have
   */
  results(id: string, count: number, follow: (ended: number, active: number) => void): AsyncGenerator<BatchLine>;
  /** Works after an abort as well; what the service answers does not matter. */
  cancel(id: string): Promise<void>;
}

/** How long the service may be away, or full, before that is a failure, in milliseconds. */
const patience = 120_000;

/** Seconds between two attempts where the service names no other. */
const usualWait = 2;

/** How long a cancellation may take, in milliseconds. */
const lastWords = 5_000;

/** Problems that pass by themselves. */
const passing: ReadonlySet<string> = new Set(['overloaded', 'rate_limited', 'shutting_down', 'state_unavailable']);

/** @param signal ends every wait, with its reason */
export function batchesAt(client: Client, signal: AbortSignal): Batches {
  const wait = (seconds: number = usualWait) =>
    pause(seconds * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());

  /** Asks again while the failure is one that passes. */
  const patiently = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        signal.throwIfAborted();
        if (!passes(error) || performance.now() > end) throw error;
        await wait(error.retryAfter);
      }
    }
  };

  const follow = async (id: string, told: (ended: number, active: number) => void) => {
    for (;;) {
      const response = await patiently(() => client.fetch({ route: `GET /batches/${id}`, signal }));
      const { batch } = (await response.json()) as BatchResponse;
      const { done, failed, cancelled, active } = batch.counts;
      told(done + failed + cancelled, active);
      if (batch.state === 'done' || batch.state === 'cancelled') return;
      await wait(secondsOf(response.headers.get('retry-after')));
    }
  };

  return {
    handIn: async (body, key, isUrgent) => {
      // Not stopped: whoever does not come back for the batch has to know its id, to cancel it.
      const request = { route: 'POST /batches', body, headers: { 'idempotency-key': key } } as const;
      const ask = () => client.json<BatchResponse>(request);
      try {
        return (await (isUrgent ? patiently(ask) : ask())).batch.id;
      } catch (error) {
        if (!isUrgent && passes(error)) return undefined;
        throw error;
      }
    },
    results: async function* (id, count, told) {
      await follow(id, told);
      let end = performance.now() + patience;
      for (let given = 0; given < count; ) {
        try {
          let at = 0;
          for await (const line of linesOf(await client.fetch({ route: `GET /batches/${id}/results`, signal }))) {
            at += 1;
            if (at <= given) continue;
            given = at;
            yield line;
            end = performance.now() + patience;
          }
          if (given < count) throw cutOff();
        } catch (error) {
          signal.throwIfAborted();
          if (!passes(error) || performance.now() > end) throw error;
          await wait(error.retryAfter);
        }
      }
    },
    cancel: async (id) => {
      const asked = client.fetch({ route: `DELETE /batches/${id}`, signal: AbortSignal.timeout(lastWords) });
      await asked.then((response) => response.body?.cancel()).catch(() => {});
    },
  };
}

/** Whether it may work again later: the service, or a proxy in front of it, gave no answer or has no room. */
function passes(error: unknown): error is ServiceFailure {
  return error instanceof ServiceFailure && (error.problem === undefined || passing.has(error.problem.code));
}

async function* linesOf({ body }: Response): AsyncGenerator<BatchLine> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as BatchLine;
    }
  } catch (error) {
    throw cutOff(error);
  }
}
