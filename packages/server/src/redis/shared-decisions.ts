import { EngineError } from '@ludotext/engine';
import { type StateStore, singleFlight } from '@ludotext/engine/host';
import { Problem } from '../http/problem.js';
import { away, type SharedRedis } from './connection.js';

/** How often a process looks for decisions whose message it has missed, in milliseconds. */
const lookInterval = 500;

/** The hash of all decisions, and the channel that tells of each. */
const key = 'decisions';

/** The field of the hash that holds the time of its last change. */
const lastChange = '';

/** Sets a field if it still holds what was read: 1 and what it holds then, else 0. */
const setIfSame = `
local kept = redis.call('hget', KEYS[1], ARGV[1]) or ''
if kept ~= ARGV[2] then return {0} end
local time = redis.call('time')
local last = tonumber(redis.call('hget', KEYS[1], '') or '0')
local at = string.format('%.0f', math.max(last + 1, time[1] * 1000 + math.floor(time[2] / 1000)))
local value = at .. ' ' .. ARGV[3]
redis.call('hset', KEYS[1], ARGV[1], value, '', at)
redis.call('publish', KEYS[1], at)
return {1, value}`;

/** Sets fields that hold something older. */
const setIfNewer = `
local last = tonumber(redis.call('hget', KEYS[1], '') or '0')
for index = 1, #ARGV, 2 do
  local kept = redis.call('hget', KEYS[1], ARGV[index]) or '0'
  local at = tonumber(string.match(ARGV[index + 1], '^%d+'))
  if tonumber(string.match(kept, '^%d+')) < at then redis.call('hset', KEYS[1], ARGV[index], ARGV[index + 1]) end
  last = math.max(last, at)
end
local changed = string.format('%.0f', last + 1)
redis.call('hset', KEYS[1], '', changed)
redis.call('publish', KEYS[1], changed)`;

/**
 * Decisions in Redis, the same in all processes within a second: each change is told by a message, and looked for in
 * case the message was lost. A field holds the time of its decision (milliseconds since 1970, by Redis's clock) and its
 * value as JSON. What Redis lost, because it ended without saving, the processes put back, each decision unless there
 * is a later one. While Redis is away the decisions stand as they were last known.
 */
export interface SharedDecisions extends Required<StateStore> {
  close(): void;
}

/** @returns the decisions, known so far */
export function sharedDecisions(redis: SharedRedis): SharedDecisions {
  const { client } = redis;
  const hash = redis.prefix + key;
  const [replace, putBack] = [redis.script(setIfSame), redis.script(setIfNewer)];
  const listeners = new Set<() => void>();
  /** What the fields hold. */
  const known = new Map<string, string>();
  /** The time of the last change that was looked at; undefined before the first look. */
  let seen: string | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    const { [lastChange]: now = '', ...there } = await client.hgetall(hash).catch(throwAway);
    const lost = [...known].filter(([name, value]) => timeOf(value) > timeOf(there[name]));
    if (lost.length > 0) await putBack([key], lost.flat());
    const news = Object.entries(there).filter(([name, value]) => timeOf(value) > timeOf(known.get(name)));
    for (const [name, value] of news) known.set(name, value);
    seen = now;
    if (news.length > 0) tell();
  };
  const look = singleFlight(async () => {
    const now = (await client.hget(hash, lastChange).catch(throwAway)) ?? '';
    if (now !== seen) await refresh();
  });
  const lookSoon = () => void look().catch(() => {});

  const timer = setInterval(lookSoon, lookInterval).unref();
  const ends = [
    redis.listen(hash, lookSoon),
    // Whoever could not save something while it was away may want to try again.
    redis.onBack(() => void look().then(tell, () => {})),
  ];

  return {
    read: async () => {
      await look().catch((problem: Problem) => {
        if (seen === undefined) throw unavailable(problem);
      });
      return Object.fromEntries([...known].map(([name, value]) => [name, jsonOf(value)]));
    },
    update: async (name, change) => {
      try {
        for (;;) {
          const present = known.get(name);
          const next = change(present === undefined ? undefined : jsonOf(present));
          if (next === undefined) return;
          const reply = await replace([key], [name, present ?? '', JSON.stringify(next)]);
          const [isSet, value] = reply as [0 | 1, string];
          if (isSet === 1) {
            known.set(name, value);
            return;
          }
          await refresh();
        }
      } catch (error) {
        throw error instanceof Problem ? unavailable(error) : error;
      }
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      for (const end of ends) end();
    },
  };
}

function throwAway(cause: unknown): never {
  throw away(cause);
}

function timeOf(value = '0'): number {
  return Number.parseInt(value, 10);
}

function jsonOf(value: string): unknown {
  return JSON.parse(value.slice(value.indexOf(' ') + 1));
}

/** The error of a store. */
function unavailable({ message, retryAfter = 1, cause }: Problem): EngineError {
  return new EngineError('state_unavailable', message, { cause, retryAfter });
}
