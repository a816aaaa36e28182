import { randomBytes } from 'node:crypto';
import type { SharedRedis } from './connection.js';

/** Times of leases in milliseconds. */
export interface LeaseTimes {
  /** After so long without a sign of life the leases of a process are free again. */
  readonly life: number;
  /** How often a process gives such a sign. */
  readonly renewal: number;
}

const usualTimes: LeaseTimes = { life: 8_000, renewal: 2_000 };

/** The set of processes that gave a sign of life; leases are in sets of their own. */
const processes = 'processes';
const keyOf = (name: string) => `lease:${name}`;

/** Takes a lease if fewer than so many are held. Returns 1 or 0, and how many processes there are. */
const takeOne = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
local all = redis.call('zcard', KEYS[2])
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return {0, all} end
redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[3])
return {1, all}`;

const giveBack = `
redis.call('zrem', KEYS[1], ARGV[1])
redis.call('publish', KEYS[1], '')`;

/** A sign of life for a process, and for each lease it holds. Returns how many processes there are. */
const renewAll = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
for index = 1, #KEYS do
  redis.call('zadd', KEYS[index], now + ARGV[1], ARGV[index + 1])
  redis.call('pexpire', KEYS[index], ARGV[1])
end
return redis.call('zcard', KEYS[1])`;

const leave = `redis.call('zrem', KEYS[1], ARGV[1])`;

/**
 * Leases that several processes share: of each name at most so many are held at once. Those of a process that vanished
 * are free after some seconds.
 *
 * While Redis is away a process counts for itself, and goes on to do so for a moment when Redis is back, until all have
 * said what they hold.
 */
export interface Leases {
  /**
   * Takes a lease.
   * @param max how many there are of this name
   * @param alone how many of them this process may hold when it counts for itself, among so many processes
   * @returns gives it back; undefined when there is none
   */
  take(name: string, max: number, alone: (processes: number) => number): Promise<(() => void) | undefined>;
  /** Settles when a lease of a name may be free: it was given back, or some time has passed. */
  change(name: string): Promise<void>;
  /** Gives back what is held. */
  close(): void;
}

/** How often a process that waits asks of its own accord, in milliseconds. */
const patience = 250;

export function leasesIn(redis: SharedRedis, { life, renewal }: LeaseTimes = usualTimes): Leases {
  const [take, give] = [redis.script(takeOne), redis.script(giveBack)];
  const [renew, end] = [redis.script(renewAll), redis.script(leave)];
  const self = randomBytes(9).toString('base64url');
  /** The ids of the leases that are held here, by name. */
  const held = new Map<string, Set<string>>();
  const waiting = new Map<string, Set<() => void>>();
  /** What ends the listening to each name. */
  const heard = new Map<string, () => void>();
  let count = 0;
  /** As last seen; at first nobody knows, so nobody takes more than one. */
  let processesSeen = Number.POSITIVE_INFINITY;
  let aloneUntil = 0;

  const isAlone = () => redis.isAway || performance.now() < aloneUntil;
  const wake = (name: string) => {
    for (const go of waiting.get(name) ?? []) go();
  };
  const note = (name: string, id: string) => {
    held.set(name, (held.get(name) ?? new Set()).add(id));
    return () => {
      const own = held.get(name);
      if (!own?.delete(id)) return;
      if (own.size === 0) held.delete(name);
      // Otherwise whoever waits here hears of it when all others do, which is fair.
      if (isAlone()) wake(name);
      if (!redis.isAway) void give([keyOf(name)], [id]).catch(() => {});
    };
  };
  const askFor = async (name: string, id: string, max: number) => {
    const [isGiven, all] = (await take([keyOf(name), processes], [id, max, life])) as [0 | 1, number];
    // Before its own first sign of life a process does not see itself.
    processesSeen = Math.max(1, all);
    return isGiven === 1;
  };
  const renewHeld = async () => {
    const all = [...held].flatMap(([name, ids]) => [...ids].map((id) => [keyOf(name), id] as const));
    const keys = [processes, ...all.map(([key]) => key)];
    processesSeen = Number(await renew(keys, [life, self, ...all.map(([, id]) => id)]));
  };
  const renewSoon = () => {
    if (!redis.isAway) void renewHeld().catch(() => {});
  };

  renewSoon();
  const timer = setInterval(renewSoon, renewal).unref();
  const onBack = redis.onBack(() => {
    aloneUntil = performance.now() + renewal * 1.5;
    renewSoon();
  });

  return {
    take: async (name, max, alone) => {
      count += 1;
      const id = `${self}.${count}`;
      const isGiven = isAlone() ? undefined : await askFor(name, id, max).catch(() => undefined);
      const isTaken = isGiven ?? (held.get(name)?.size ?? 0) < Math.min(max, alone(processesSeen));
      if (!isTaken) return undefined;
      const free = note(name, id);
      // Redis hears of it late.
      if (isGiven === undefined) renewSoon();
      return free;
    },
    change: (name) => {
      if (!heard.has(name))
        heard.set(
          name,
          redis.listen(redis.prefix + keyOf(name), () => wake(name)),
        );
      const own = waiting.get(name) ?? new Set();
      waiting.set(name, own);
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(soon);
          own.delete(go);
          resolve();
        };
        const soon = setTimeout(go, patience);
        own.add(go);
      });
    },
    close: () => {
      clearInterval(timer);
      for (const stop of [onBack, ...heard.values()]) stop();
      for (const name of waiting.keys()) wake(name);
      if (redis.isAway) return;
      for (const [name, ids] of held) for (const id of ids) void give([keyOf(name)], [id]).catch(() => {});
      void end([processes], [self]).catch(() => {});
    },
  };
}
