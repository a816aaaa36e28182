import { linkedAbort } from '../lib/abort.js';
import { AttemptError } from './failures.js';

/** Longest pause one call imposes on the others, in milliseconds. */
const longestMs = 60_000;

/** A pause that a server asked one call for and that all calls of the model keep. */
export class SharedPause {
  #until = 0;

  /** Time until it ends, in milliseconds. */
  get leftMs(): number {
    return Math.max(0, this.#until - performance.now());
  }

  /** A longer one than a minute is the affair of the call that was told. */
  extend(ms: number): void {
    if (ms <= longestMs) this.#until = Math.max(this.#until, performance.now() + ms);
  }
}

/**
 * Waits.
 * @throws AttemptError `aborted` as soon as the caller gives up
 */
export async function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const waiting = linkedAbort(signal);
  try {
    if (ms > 0 && !waiting.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        waiting.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    if (waiting.signal.aborted) throw new AttemptError({ kind: 'aborted', message: 'The request was given up.' });
  } finally {
    waiting.unlink();
  }
}
