import { EngineError } from './errors.js';
import { linkedAbort } from './linked-abort.js';

/** How long work may take to end by itself when the caller gives up, in milliseconds: so what it used up is still counted. */
const lastWordsMs = 250;

/**
 * The result of some work, or a failure soon after the caller gives up, whatever the work does then.
 * @throws EngineError `aborted`, and what the work throws
 */
export async function unlessAborted<Value>(
  signal: AbortSignal | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  const leaving = linkedAbort(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Value>((resolve, reject) => {
      const giveUp = () => reject(new EngineError('aborted', 'The request was given up.', { cause: signal?.reason }));
      leaving.signal.addEventListener('abort', () => {
        timer = setTimeout(giveUp, lastWordsMs);
      });
      // Nothing is begun for a caller that has gone.
      if (leaving.signal.aborted) giveUp();
      else work().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    leaving.unlink();
  }
}
