import { linkedAbort, raceAbort } from '../lib/abort.js';
import { AttemptError } from './failures.js';

/** Time limits of an attempt, in milliseconds. */
interface AttemptLimits {
  /** Until the first byte of the reply. */
  readonly firstByteMs: number;
  /** Between two bytes. */
  readonly idleMs: number;
  /** In total. */
  readonly totalMs: number;
}

type EndKind = 'aborted' | 'first_byte_timeout' | 'idle_timeout' | 'total_timeout';

/** Ends one attempt when the caller aborts or a time limit expires. */
export interface AttemptClock {
  /** Fires when the attempt must end. */
  readonly signal: AbortSignal;
  /** Why the signal fired; undefined before. */
  failure(): AttemptError | undefined;
  /** Returns the promise's result, or rejects as soon as the signal fires. */
  race<Value>(promise: Promise<Value>): Promise<Value>;
  /** Called when a byte arrives; restarts the idle limit. */
  heard(): void;
  /** Shortens the remaining time to `ms`, whatever arrives; never extends it. */
  finishWithin(ms: number): void;
  /** Removes the listener from the caller's signal and clears the timer. */
  stop(): void;
}

/**
 * Starts the clock of an attempt. Each attempt has its own signal, so that the caller's signal keeps no listener. One
 * timer serves all limits, because a new timer for each byte would cost more than reading it.
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
