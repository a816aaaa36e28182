import { readFileSync, readlinkSync } from 'node:fs';

// What the system says about a thread's waiting for a processor. Only Linux does; elsewhere no thread is known to wait.

/** How many times its time limit a call may take on a machine that has no processor for it. */
const maxStretch = 5;

/** Milliseconds between two looks at a call that waits for a processor. */
const minLook = 25;

/** The number by which the system knows the calling thread; 0 if it does not say. */
export function systemThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Milliseconds a thread of this process has been ready to run while others had the processors, since it began. */
export function processorWait(systemThread: number): number {
  if (systemThread === 0) return 0;
  try {
    return Number(readFileSync(`/proc/self/task/${systemThread}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Milliseconds after which to look again at a call that may still be in time; 0 when its time is over. What its thread
 * waited for a processor does not count, up to a bound, so that a hang ends on a busy machine too.
 */
export function timeLeft(limitMs: number, elapsedMs: number, waitedMs: number): number {
  const counted = elapsedMs - Math.max(0, waitedMs);
  if (counted >= limitMs) return 0;
  return Math.max(0, Math.min(maxStretch * limitMs - elapsedMs, Math.max(minLook, limitMs - counted)));
}
