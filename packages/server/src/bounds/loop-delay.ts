import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Time between two samples of the delay, and between two checks of them, in milliseconds. */
const resolution = 20;
const interval = 500;

/** How long the event loop has to be late before it counts, in milliseconds: a single long task is no overload. */
const usualPatience = 3000;

/** Watches how late the event loop is: a late process must not accept more work. */
export interface LoopDelay {
  /** Whether the loop has been late repeatedly for a while, and still is. */
  readonly isLate: boolean;
  close(): void;
}

/**
 * @param limit maximum delay within half a second that counts as on time, in milliseconds; 0 turns the watch off
 * @param patience how long every half second has to exceed it, in milliseconds
 */
export function loopDelay(limit: number, patience: number = usualPatience): LoopDelay {
  if (limit === 0) return { isLate: false, close: () => {} };
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let lateSince: number | undefined;
  let isLate = false;
  const look = () => {
    // A sample is the time between two ticks of a timer, in nanoseconds.
    const delay = delays.max / 1e6 - resolution;
    delays.reset();
    const now = performance.now();
    lateSince = delay > limit ? (lateSince ?? now) : undefined;
    isLate = lateSince !== undefined && now - lateSince >= patience;
  };
  const timer = setInterval(look, interval).unref();
  return {
    get isLate() {
      return isLate;
    },
    close: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}
