import { EngineError, isEngineError, type LanguageModel, type ModelRequest } from '@ludotext/engine';
import { linkedAbort } from '@ludotext/engine/host';
import PQueue from 'p-queue';
import { Problem } from '../http/problem.js';
import { withGenerate } from '../models/with-generate.js';
import type { Settings } from '../settings/settings.js';
import { Durations } from './durations.js';

/** Limits how many model calls are under way at once; the others wait. */
export interface CallQueue {
  /** The same model, with its calls queued here. */
  around(model: LanguageModel): LanguageModel;
  /** Calls under way. */
  readonly running: number;
  /** Calls waiting. */
  readonly waiting: number;
}

/**
 * Maximum wait of a request's first call, in milliseconds, unless set; a local model answers one call after the other.
 */
const usualWait = { ollama: 600_000, others: 10_000 };

/** Priorities of waiting calls: requests that have already begun go before new ones. */
const priorities = { begun: 1, first: 0 };

/** A bound on the calls of several processes together. */
export interface CallsOfAll {
  /**
   * Waits until one more call may be under way.
   * @param isWanted whether to go on waiting
   * @returns gives it back; undefined when it is no longer wanted
   */
  take(isWanted: () => boolean): Promise<(() => void) | undefined>;
}

/** @param all bounds the calls of all processes; without it, only those of this one are bounded */
export function callQueue(
  settings: Pick<Settings, 'LUDOTEXT_MODEL_CALLS' | 'LUDOTEXT_MODEL_QUEUE_SECONDS'>,
  all?: CallsOfAll,
): CallQueue {
  const max = settings.LUDOTEXT_MODEL_CALLS;
  // With a bound for all, as many run as were taken of it, so that the call whose turn it is gets the next one.
  const queue = new PQueue({ concurrency: max, autoStart: all === undefined });
  const taken: (() => void)[] = [];
  let isTaking = false;
  const durations = new Durations();
  /** Requests that have had a call under way. */
  const begun = new WeakSet<NonNullable<ModelRequest['request']>>();

  const firstWait = (model: LanguageModel) => {
    const seconds = settings.LUDOTEXT_MODEL_QUEUE_SECONDS;
    if (seconds !== undefined) return seconds * 1000;
    return model.provider === 'ollama' ? usualWait.ollama : usualWait.others;
  };

  const runAsTaken = () => {
    if (taken.length === 0) {
      queue.pause();
      return;
    }
    queue.concurrency = taken.length;
    queue.start();
  };
  const giveBack = () => {
    if (all === undefined) return;
    taken.pop()?.();
    runAsTaken();
  };
  const takeMore = async () => {
    if (all === undefined || isTaking) return;
    isTaking = true;
    const isWanted = () => queue.size > 0 && taken.length < max;
    while (isWanted()) {
      const one = await all.take(isWanted);
      if (one === undefined) continue;
      taken.push(one);
      runAsTaken();
      // Whoever waited for it may have left.
      if (queue.pending < taken.length) giveBack();
    }
    isTaking = false;
  };

  const generate = async (model: LanguageModel, request: ModelRequest) => {
    const { signal, request: identity = request, timeoutMs = Number.POSITIVE_INFINITY } = request;
    const isFirst = !begun.has(identity);
    const queuedAt = performance.now();
    const wait = isFirst
      ? linkedAbort(signal, {
          milliseconds: Math.min(timeoutMs, firstWait(model)),
          reason: () => overloaded(durations.retryAfter()),
        })
      : linkedAbort(signal, { milliseconds: timeoutMs, reason: tooLate });
    const call = async () => {
      wait.unlink();
      begun.add(identity);
      const startedAt = performance.now();
      // Time in the queue counts against the request's own timeout.
      const timeLeft = timeoutMs - (startedAt - queuedAt);
      const bounded = Number.isFinite(timeLeft) ? { ...request, timeoutMs: Math.max(1, timeLeft) } : request;
      try {
        return await model.generate(bounded);
      } finally {
        durations.add(performance.now() - startedAt);
        giveBack();
        void takeMore();
      }
    };
    const priority = isFirst ? priorities.first : priorities.begun;
    try {
      const answer = queue.add(call, { priority, signal: wait.signal });
      void takeMore();
      return await answer;
    } catch (error) {
      // The error of a call that was under way tells what it used.
      if (!signal?.aborted || (isEngineError(error) && error.model !== undefined)) throw error;
      throw new EngineError('aborted', 'The request was aborted.', { cause: error });
    }
  };

  return {
    // Probes skip the queue: they test the server and not the model, and a person waits for them.
    around: (model) => withGenerate(model, (request) => generate(model, request)),
    get running() {
      return queue.pending;
    },
    get waiting() {
      return queue.size;
    },
  };
}

function overloaded(retryAfter: number): Problem {
  return new Problem(
    'overloaded',
    'The model queue is full (LUDOTEXT_MODEL_CALLS, LUDOTEXT_MODEL_QUEUE_SECONDS). Try again later.',
    { retryAfter },
  );
}

function tooLate(): EngineError {
  return new EngineError('model_timeout', 'The time limit of this request has passed.');
}
