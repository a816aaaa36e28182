import { linkedAbort, raceAbort } from '../lib/abort.js';
import { AttemptError } from './failures.js';

/** How long an attempt may take, in milliseconds. */
interface AttemptLimits {
  /** Until the first byte of the reply. */
  readonly firstByteMs: number;
  /** Between two bytes. */
  readonly idleMs: number;
  /** All in all. */
  readonly totalMs: number;
}

type EndKind = 'aborted' | 'first_byte_timeout' | 'idle_timeout' | 'total_timeout';

/** Watches one attempt: ends it when the caller aborts or a time is over. */
export interface AttemptClock {
  /** Fires when the attempt is to end. */
  readonly signal: AbortSignal;
  /** Why it fired; undefined while it did not. */
  failure(): AttemptError | undefined;
  /** The promise, or a rejection as soon as the signal fires. */
  race<Value>(promise: Promise<Value>): Promise<Value>;
  /** A byte arrived; from now on the idle time may pass until the next. */
  heard(): void;
  /** From now on so much time is left, however much arrives; never more than was left before. */
  finishWithin(ms: number): void;
  /** Lets go of the caller's signal and of the timer. */
  stop(): void;
}

/**
 * Starts the clock of an attempt. Every attempt has a signal of its own, so that the caller's keeps no listener; one timer
 * serves all limits, since setting it anew at every byte would cost more than reading.
 */
export function startClock(
  caller: AbortSignal | undefined,
  { firstByteMs, idleMs, totalMs }: AttemptLimits,
): AttemptClock {
  const linked = linkedAbort(caller);
  const start = performance.now();
  const end = start + totalMs;
  let ended: EndKind | undefined;
  let waitingFor: EndKind = 'first_byte_timeout';
  let limit = start + firstByteMs;
  let lastTime = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  const look = () => {
    const now = performance.now();
    due = Math.min(limit, lastTime, end);
    if (now < due) {
      timer = setTimeout(look, Math.ceil(due - now));
      return;
    }
    ended = end <= Math.min(limit, lastTime) ? 'total_timeout' : waitingFor;
    linked.abort();
  };
  look();
  const lookAgainBefore = (time: number) => {
    if (time >= due) return;
    clearTimeout(timer);
    look();
  };

  const failure = () => {
    if (!linked.signal.aborted) return undefined;
    return endings[ended ?? 'aborted']({ firstByteMs, idleMs, totalMs });
  };
  return {
    signal: linked.signal,
    failure,
    race: (promise) =>
      raceAbort(linked.signal, promise).catch((error: unknown) => {
        throw failure() ?? error;
      }),
    heard() {
      waitingFor = 'idle_timeout';
      limit = performance.now() + idleMs;
      lookAgainBefore(limit);
    },
    finishWithin(ms) {
      lastTime = Math.min(lastTime, performance.now() + ms);
      lookAgainBefore(lastTime);
    },
    stop() {
      clearTimeout(timer);
      linked.unlink();
    },
  };
}

const endings: Readonly<Record<EndKind, (limits: AttemptLimits) => AttemptError>> = {
  aborted: () => new AttemptError({ kind: 'aborted', message: 'The request was aborted.' }),
  first_byte_timeout: ({ firstByteMs }) =>
    late('first_byte_timeout', `did not begin its reply within ${firstByteMs / 1000} s`),
  idle_timeout: ({ idleMs }) => late('idle_timeout', `fell silent for ${idleMs / 1000} s in its reply`),
  total_timeout: () => late('total_timeout', 'did not finish its reply in time'),
};

function late(kind: EndKind, what: string): AttemptError {
  return new AttemptError({ kind, message: `The model server ${what}.` });
}
