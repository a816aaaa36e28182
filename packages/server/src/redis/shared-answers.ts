import { randomBytes } from 'node:crypto';
import type { Answers } from '../bounds/idempotency.js';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';
import type { SharedRedis } from './connection.js';

/** How long a request counts as under way after its process gave the last sign of life, in milliseconds. */
const usualLife = 30_000;

/** What is kept of responses: their names by age, and their sizes, all of them together under the empty name. */
const [ages, sizes] = ['answers', 'answers:sizes'];

/** Bytes of an entry besides its response, rounded up. */
const bytesOfEntry = 512;

/** Notes a request as under way, unless something is noted: returns that. */
const beginOne = `
local noted = redis.call('get', KEYS[1])
if not noted then redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2]) end
return noted`;

/** A sign of life, also after Redis has lost what was noted, unless another request has taken its place. */
const renewOne = `
local noted = redis.call('get', KEYS[1])
if not noted then redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
elseif noted == ARGV[1] then redis.call('pexpire', KEYS[1], ARGV[2]) end`;

/** Keeps a response, unless another request has taken its place, and drops the oldest ones beyond the bound. */
const keepOne = `
local noted = redis.call('get', KEYS[1])
if noted and noted ~= ARGV[1] then return 0 end
local life, size, max = tonumber(ARGV[3]), #ARGV[2] + tonumber(ARGV[5]), tonumber(ARGV[4])
if size > max then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'px', life)
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function drop(name)
  local own = redis.call('hget', KEYS[3], name)
  if own then redis.call('hincrby', KEYS[3], '', -own) end
  redis.call('hdel', KEYS[3], name)
  redis.call('zrem', KEYS[2], name)
end
drop(KEYS[1])
redis.call('zadd', KEYS[2], now, KEYS[1])
redis.call('hset', KEYS[3], KEYS[1], size)
local all = redis.call('hincrby', KEYS[3], '', size)
while true do
  local oldest = redis.call('zrange', KEYS[2], 0, 0, 'withscores')
  if all <= max and tonumber(oldest[2]) > now - life then break end
  if redis.call('getrange', oldest[1], 0, 0) == 'a' then redis.call('del', oldest[1]) end
  drop(oldest[1])
  all = tonumber(redis.call('hget', KEYS[3], ''))
end
redis.call('pexpire', KEYS[2], life)
redis.call('pexpire', KEYS[3], life)
return 1`;

const endOne = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

/**
 * Notes in Redis, for several processes. Under a request's id stands `w`, when it began, its content's digest and the
 * name of this try while it is under way, and then `a`, the digest and the response.
 * @param life how long a request counts as under way when its process has vanished, in milliseconds
 */
export function sharedAnswers(
  redis: SharedRedis,
  settings: Pick<Settings, 'LUDOTEXT_IDEMPOTENCY_HOURS' | 'LUDOTEXT_IDEMPOTENCY_MB'>,
  log: Log,
  life = usualLife,
): Answers {
  const kept = settings.LUDOTEXT_IDEMPOTENCY_HOURS * 3_600_000;
  const room = settings.LUDOTEXT_IDEMPOTENCY_MB * 1_048_576;
  const [begin, renew] = [redis.script(beginOne), redis.script(renewOne)];
  const [keep, end] = [redis.script(keepOne), redis.script(endOne)];
  return {
    begin: async (id, content) => {
      const key = `answer:${id}`;
      const own = `w ${Date.now()} ${content} ${randomBytes(9).toString('base64url')}`;
      const noted = await begin([key], [own, life]);
      if (typeof noted === 'string') return notedIn(noted);
      const timer = setInterval(() => {
        void renew([key], [own, life]).catch(() => {});
      }, life / 3).unref();
      let isKept = false;
      return {
        keep: async (answer) => {
          clearInterval(timer);
          try {
            const args = [own, `a ${content} ${answer}`, kept, room, bytesOfEntry];
            isKept = (await keep([key, ages, sizes], args)) === 1;
          } catch {
            log.warn('answer not kept', {
              message: 'A request with an Idempotency-Key may be done again: Redis is away or full.',
            });
          }
        },
        end: () => {
          clearInterval(timer);
          // What cannot be taken back is over by itself.
          if (!isKept) void end([key], [own]).catch(() => {});
        },
      };
    },
  };
}

function notedIn(text: string) {
  const [kind, ...rest] = text.split(' ', 3);
  if (kind === 'a') {
    const [content = ''] = rest;
    return { content, answer: text.slice(kind.length + content.length + 2) };
  }
  const [since, content = ''] = rest;
  return { content, sinceMs: Math.max(0, Date.now() - Number(since)) };
}
