import { raceAbort as raceAbortOf } from '@ludotext/engine/host';

/**
 * The result of work under way; rejects with the signal's reason as soon as it aborts. The work then continues, and its
 * result is ignored. Unlike the engine's `raceAbort` it takes work that has begun: a stream that is never read would
 * not clean up.
 */
export async function raceAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  work.catch(() => {});
  return raceAbortOf(signal, () => work);
}
