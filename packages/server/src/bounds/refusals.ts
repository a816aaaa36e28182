import type { Settings } from '../settings/settings.js';

/** How often held refusals are looked at, in milliseconds. */
const interval = 5;

/** How long unused room for refusals is kept, in seconds: callers that keep to `Retry-After` come back at once. */
const kept = 0.1;

/** The response of a held refusal, as far as its end matters. */
interface Pending {
  readonly closed: boolean;
  once(event: 'close', run: () => void): unknown;
  off(event: 'close', run: () => void): unknown;
}

/**
 * Paces refusals. A caller that ignores `Retry-After` asks again as soon as it is refused; were it refused at once, it
 * would take the processor from the work that is under way. Refusals within the pace are not held.
 */
export interface Refusals {
  /**
   * Settles when the caller may be refused: in its turn among callers, or when it has left. At most as many are held as
   * there are connections, since the requests of one are answered one at a time.
   */
  turn(caller: string, response: Pending): Promise<void>;
  /** Refusals held. */
  readonly held: number;
  /** Lets all held refusals go, and holds no more. */
  close(): void;
}

/** @param now the clock, in milliseconds */
export function refusals(
  { LUDOTEXT_REFUSALS_PER_SECOND: perSecond }: Pick<Settings, 'LUDOTEXT_REFUSALS_PER_SECOND'>,
  now: () => number = () => performance.now(),
): Refusals {
  /** What lets a held refusal go, by caller; the caller whose turn it is comes first. */
  const waiting = new Map<string, Set<() => void>>();
  const most = Math.max(1, perSecond * kept);
  let room = most;
  let since = now();
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  let isPacing = perSecond > 0;

  const hasRoom = () => {
    const time = now();
    room = Math.min(most, room + ((time - since) * perSecond) / 1000);
    since = time;
    return room >= 1;
  };
  const letNext = () => {
    const [next] = waiting;
    if (next === undefined) return;
    const [caller, own] = next;
    const [go] = own;
    // The others come first the next time.
    waiting.delete(caller);
    waiting.set(caller, own);
    go?.();
  };
  const letSome = () => {
    while (held > 0 && (!isPacing || hasRoom())) {
      room -= 1;
      letNext();
    }
    timer = held > 0 ? setTimeout(letSome, interval) : undefined;
  };
  const wait = (caller: string, response: Pending) =>
    new Promise<void>((resolve) => {
      const own = waiting.get(caller) ?? new Set();
      const go = () => {
        response.off('close', go);
        own.delete(go);
        if (own.size === 0) waiting.delete(caller);
        held -= 1;
        resolve();
      };
      response.once('close', go);
      waiting.set(caller, own.add(go));
      held += 1;
      timer ??= setTimeout(letSome, interval);
    });

  return {
    turn: async (caller, response) => {
      if (!isPacing || response.closed) return;
      if (held === 0 && hasRoom()) room -= 1;
      else await wait(caller, response);
    },
    get held() {
      return held;
    },
    close: () => {
      isPacing = false;
      clearTimeout(timer);
      letSome();
    },
  };
}
