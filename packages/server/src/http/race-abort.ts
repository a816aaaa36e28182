import { raceAbort as raceAbortOf } from '@ludotext/engine/host';

/**
 * The result of work that is under way, or the signal's reason as soon as it fires. The work goes on then, and nobody hears how it
 * ends. Unlike `raceAbort` of the engine it takes work that has begun: a stream that nobody starts to read would never clean up.
 */
export async function raceAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  work.catch(() => {});
  return raceAbortOf(signal, () => work);
}
