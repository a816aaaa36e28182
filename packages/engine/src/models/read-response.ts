import type { AttemptClock } from './attempt-clock.js';

/** Most characters read of a server's words about a failure. */
const mostWords = 65_536;

/**
 * Reads a response's text piece by piece until it ends or enough was read; what is left of it then is closed, and the
 * connection with it. The reader is cancelled by hand when the clock fires: Node's fetch holds on to its signal so weakly
 * that a garbage collection parts them, and a stalled body would never end.
 * @param take told every piece; true when it has enough
 */
export async function readPieces(
  { body }: Response,
  clock: AttemptClock,
  take: (piece: string) => boolean,
): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const close = () => void reader.cancel().catch(() => {});
  clock.signal.addEventListener('abort', close, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (clock.signal.aborted) throw clock.failure();
      if (done) return;
      clock.heard();
      if (take(decoder.decode(value, { stream: true }))) return;
    }
  } finally {
    clock.signal.removeEventListener('abort', close);
    close();
  }
}

/** The beginning of a response's text. @param most characters of it; by default enough to tell failures apart */
export async function readWords(response: Response, clock: AttemptClock, most = mostWords): Promise<string> {
  let words = '';
  await readPieces(response, clock, (piece) => {
    words += piece;
    return words.length > most;
  });
  return words.slice(0, most);
}
