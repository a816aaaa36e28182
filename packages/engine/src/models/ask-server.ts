import { startClock } from './attempt-clock.js';
import { AttemptError } from './attempt-error.js';
import { connectionFailure } from './connection-failure.js';
import { noAnswer } from './frame-reader.js';
import { ownFetch, type ServerAddress } from './own-fetch.js';
import { readWords } from './read-response.js';

/** A small question to a model's server beside the calls. */
export interface ServerRequest extends ServerAddress {
  /** Sent by POST; without it the address is read by GET. */
  readonly body?: object;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * The JSON a model's server answers with.
 * @throws AttemptError
 */
export async function askServer(path: string, request: ServerRequest): Promise<unknown> {
  const { baseUrl, body, signal, timeoutMs } = request;
  const clock = startClock(signal, { firstByteMs: timeoutMs, idleMs: timeoutMs, totalMs: timeoutMs });
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  try {
    const fetch = ownFetch(request, clock);
    const response = await clock.race(fetch(`${baseUrl}${path}`, sent));
    const words = await readWords(response, clock, 4_000_000);
    return parse(words);
  } catch (cause) {
    throw clock.failure() ?? connectionFailure(cause, false);
  } finally {
    clock.stop();
  }
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    if (words.trimStart().startsWith('<')) throw noAnswer();
    throw new AttemptError({ kind: 'not_this_api', message: 'The model server answered with broken JSON.' });
  }
}
