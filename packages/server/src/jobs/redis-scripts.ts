import type { SharedRedis } from '../redis/connection.js';
import type { JobState } from './job-store.js';

/**
 * The keys of jobs, after the prefix:
 * - `job:<id>` a hash, the truth about a job; `job:<id>:events` its stream of events. The former also names the channel
 *   on which changes of the job are told.
 * - `batch:<id>` a hash: its jobs, and how many are in which state.
 * - `jobs:waiting`, `jobs:active` the jobs in these states, by when they were handed in.
 * - `jobs:handed` jobs that may not be in the queue yet, by when they were handed in.
 * - `jobs:of:<caller>` its jobs and batches that have not ended.
 * - `jobs:turns` the last turn of each caller that has jobs waiting; `jobs:turn` the latest turn that was begun.
 * - `jobs:once:<key>` what was handed in under a key.
 * - `jobs:notices` jobs whose end is to be told, by when that is due.
 * - `jobs:cancelled` a channel.
 */
const shared = `
local prefix = KEYS[1]
local open = { waiting = prefix .. 'jobs:waiting', active = prefix .. 'jobs:active' }
local turns, latest = prefix .. 'jobs:turns', prefix .. 'jobs:turn'

local function keyOf(id) return prefix .. 'job:' .. id end

-- A full Redis refuses a script at its first write, if that write could take memory. This one takes none, so that work on
-- accepted jobs goes on.
local function evenIfFull(id) redis.call('PERSIST', keyOf(id)) end

local function isHeld(id, hold)
  local job = redis.call('HMGET', keyOf(id), 'state', 'hold')
  return job[1] == 'active' and job[2] == hold
end

local function move(id, from, to)
  local key = keyOf(id)
  local job = redis.call('HMGET', key, 'created', 'caller', 'turn', 'batch')
  redis.call('ZREM', open[from], id)
  redis.call('HSET', key, 'state', to)
  if open[to] then redis.call('ZADD', open[to], job[1], id) end
  if job[4] then
    redis.call('HINCRBY', prefix .. 'batch:' .. job[4], from, -1)
    redis.call('HINCRBY', prefix .. 'batch:' .. job[4], to, 1)
  end
  if from ~= 'waiting' then return end
  if redis.call('EXISTS', open.waiting) == 0 then
    redis.call('DEL', turns, latest)
  else
    if redis.call('HGET', turns, job[2]) == job[3] then redis.call('HDEL', turns, job[2]) end
    if to == 'active' and tonumber(job[3]) > tonumber(redis.call('GET', latest) or 0) then
      redis.call('SET', latest, job[3])
    end
  end
end

local function expire(id, ttl)
  redis.call('PEXPIRE', keyOf(id), ttl)
  redis.call('PEXPIRE', keyOf(id) .. ':events', ttl)
end

-- The text goes first, so that an end makes room.
local function finish(id, from, to, now, ttl, ending)
  local key = keyOf(id)
  local job = redis.call('HMGET', key, 'caller', 'batch', 'once', 'webhook')
  redis.call('HDEL', key, 'request')
  move(id, from, to)
  redis.call('HSET', key, 'end', ending, 'ended', now)
  if job[4] then redis.call('ZADD', prefix .. 'jobs:notices', now, id) end
  if job[3] then redis.call('PEXPIRE', prefix .. 'jobs:once:' .. job[3], ttl) end
  if job[2] then
    -- The jobs of a batch go together, so that its results are whole as long as there are any.
    local batch = prefix .. 'batch:' .. job[2]
    local left = redis.call('HMGET', batch, 'waiting', 'active', 'jobs')
    if tonumber(left[1]) + tonumber(left[2]) == 0 then
      redis.call('SREM', prefix .. 'jobs:of:' .. job[1], job[2])
      redis.call('PEXPIRE', batch, ttl)
      for each in string.gmatch(left[3], '[^,]+') do expire(each, ttl) end
    end
  else
    redis.call('SREM', prefix .. 'jobs:of:' .. job[1], id)
    expire(id, ttl)
  end
  redis.call('PUBLISH', key, '')
end
`;

const handIn = `
local now, caller, max, maxOfCaller = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local once, content, batch, names = ARGV[5], ARGV[6], ARGV[7], ARGV[8]
local count = (#ARGV - 8) / 4
if once ~= '' then
  local first = redis.call('HMGET', prefix .. 'jobs:once:' .. once, 'content', 'jobs', 'batch')
  if first[1] and first[1] ~= content then return { 'mismatch' } end
  if first[1] then return { 'again', first[2], first[3] or '' } end
end
-- A tenth is left for the work on what is accepted.
local memory = redis.call('INFO', 'memory')
local limit = tonumber(string.match(memory, 'maxmemory:(%d+)'))
if limit > 0 and tonumber(string.match(memory, 'used_memory:(%d+)')) > limit * 0.9 then return { 'full' } end
if redis.call('ZCARD', open.waiting) + redis.call('ZCARD', open.active) + count > max then return { 'max' } end
local own = prefix .. 'jobs:of:' .. caller
local more = batch ~= '' and 1 or count
if maxOfCaller > 0 and redis.call('SCARD', own) + more > maxOfCaller then return { 'maxOfCaller' } end

-- Callers take turns: each job of a caller has the turn after its last one, and none has a turn that is over.
local turn = math.max(tonumber(redis.call('HGET', turns, caller) or 0), tonumber(redis.call('GET', latest) or 0))
local ids, given = {}, {}
for at = 9, #ARGV, 4 do
  local id, key = ARGV[at], keyOf(ARGV[at])
  turn = math.min(turn + 1, 2097152)
  ids[#ids + 1] = id
  given[#given + 1] = turn
  redis.call('HSET', key, 'state', 'waiting', 'caller', caller, 'created', now, 'turn', turn,
    'request', ARGV[at + 1], 'requested', ARGV[at + 2])
  if ARGV[at + 3] ~= '' then redis.call('HSET', key, 'webhook', ARGV[at + 3]) end
  if batch ~= '' then redis.call('HSET', key, 'batch', batch) else redis.call('SADD', own, id) end
  if once ~= '' then redis.call('HSET', key, 'once', once) end
  redis.call('ZADD', open.waiting, now, id)
  redis.call('ZADD', prefix .. 'jobs:handed', now, id)
end
redis.call('HSET', turns, caller, turn)
local list = table.concat(ids, ',')
if batch ~= '' then
  redis.call('SADD', own, batch)
  redis.call('HSET', prefix .. 'batch:' .. batch, 'caller', caller, 'created', now, 'names', names, 'jobs', list,
    'waiting', count, 'active', 0, 'done', 0, 'failed', 0, 'cancelled', 0)
end
if once ~= '' then
  redis.call('HSET', prefix .. 'jobs:once:' .. once, 'content', content, 'jobs', list)
  if batch ~= '' then redis.call('HSET', prefix .. 'jobs:once:' .. once, 'batch', batch) end
end
return { 'new', table.concat(given, ',') }
`;

const begin = `
local id, key = ARGV[1], keyOf(ARGV[1])
local job = redis.call('HMGET', key, 'state', 'caller', 'created', 'request')
if not open[job[1]] then return {} end
evenIfFull(id)
if job[1] == 'waiting' then move(id, 'waiting', 'active') end
return { redis.call('HINCRBY', key, 'hold', 1), redis.call('HINCRBY', key, 'starts', 1), job[2], job[3], job[4] }
`;

const append = `
local id, key = ARGV[1], keyOf(ARGV[1])
if not isHeld(id, ARGV[2]) then return 0 end
evenIfFull(id)
local last, kept = tonumber(redis.call('HGET', key, 'events') or 0), 0
for at = 4, #ARGV, 2 do
  -- Those before are of a call whose answer was lost.
  if ARGV[3] + (at - 4) / 2 == last + 1 then
    last = last + 1
    redis.call('XADD', key .. ':events', string.format('%d-0', last), 'type', ARGV[at], 'data', ARGV[at + 1])
    if ARGV[at] == 'item' then kept = kept + 1 end
  end
end
redis.call('HSET', key, 'events', last)
redis.call('HINCRBY', key, 'kept', kept)
redis.call('PUBLISH', key, '')
return 1
`;

const putBack = `
local id = ARGV[1]
if not isHeld(id, ARGV[2]) then return 0 end
evenIfFull(id)
move(id, 'active', 'waiting')
redis.call('HINCRBY', keyOf(id), 'starts', -1)
return 1
`;

const end = `
if not isHeld(ARGV[1], ARGV[2]) then return 0 end
finish(ARGV[1], 'active', ARGV[5], ARGV[3], ARGV[4], ARGV[6])
return 1
`;

const cancel = `
for at = 4, #ARGV do
  local state = redis.call('HGET', keyOf(ARGV[at]), 'state')
  if open[state] then finish(ARGV[at], state, 'cancelled', ARGV[1], ARGV[2], ARGV[3]) end
  if state == 'active' then redis.call('PUBLISH', prefix .. 'jobs:cancelled', ARGV[at]) end
end
`;

const leftBehind = `
local found = {}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', prefix .. 'jobs:handed', '-inf', ARGV[1], 'LIMIT', 0, 1000)) do
  local job = redis.call('HMGET', keyOf(id), 'state', 'turn')
  if job[1] == 'waiting' then
    found[#found + 1] = { id, job[2] }
  else
    redis.call('ZREM', prefix .. 'jobs:handed', id)
  end
end
return found
`;

const takeNotices = `
local found, notices = {}, prefix .. 'jobs:notices'
for _, id in ipairs(redis.call('ZRANGEBYSCORE', notices, '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])) do
  local job = redis.call('HMGET', keyOf(id), 'state', 'created', 'kept', 'requested', 'webhook', 'ended', 'attempts')
  if job[1] then
    redis.call('ZADD', notices, ARGV[2], id)
    found[#found + 1] = { id, job[1], job[2], job[3] or '0', job[4], job[5], job[6], job[7] or '0' }
  else
    redis.call('ZREM', notices, id)
  end
end
return found
`;

const settleNotice = `
local id, notices = ARGV[1], prefix .. 'jobs:notices'
if not redis.call('ZSCORE', notices, id) then return end
if ARGV[2] == '' then
  redis.call('ZREM', notices, id)
elseif redis.call('EXISTS', keyOf(id)) == 1 then
  redis.call('ZADD', notices, ARGV[2], id)
  redis.call('HINCRBY', keyOf(id), 'attempts', 1)
end
`;

/** A job as `begin` returns it. `hold` names this start: a job is changed by its latest start alone. */
interface Begun {
  readonly hold: number;
  readonly starts: number;
  readonly caller: string;
  readonly created: number;
  readonly request: string;
}

/** Every change of a job's state, each in one step. All reject with Problem `state_unavailable`. */
export interface JobScripts {
  handIn(
    now: number,
    caller: string,
    max: number,
    maxOfCaller: number,
    once: { readonly key: string; readonly content: string },
    batch: { readonly id: string; readonly names: string },
    jobs: readonly (string | number)[],
  ): Promise<readonly [outcome: 'new' | 'again' | 'mismatch' | 'full' | 'max' | 'maxOfCaller', ...values: string[]]>;
  /** Undefined for a job that has ended, or is not kept. */
  begin(id: string): Promise<Begun | undefined>;
  /** Adds events, pairs of type and data; those that were added before are left out. False when the job is no longer held. */
  append(id: string, hold: number, first: number, events: readonly string[]): Promise<boolean>;
  /** False when the job is no longer held. */
  putBack(id: string, hold: number): Promise<boolean>;
  /** False when the job is no longer held. */
  end(id: string, hold: number, state: JobState, json: string): Promise<boolean>;
  cancel(ids: readonly string[], json: string): Promise<void>;
  /** Jobs that were handed in before and are not known to be in the queue. */
  leftBehind(before: number): Promise<readonly QueuedJob[]>;
  takeNotices(now: number, until: number, max: number): Promise<readonly (readonly string[])[]>;
  settleNotice(id: string, due: number | undefined): Promise<void>;
}

/** A job in the queue; jobs with the same turn are taken as they were handed in. */
export interface QueuedJob {
  readonly id: string;
  readonly turn: number;
}

/** @param ttlMs how long a job is kept after its end */
export function jobScripts(redis: SharedRedis, ttlMs: number): JobScripts {
  const script = (lua: string) => {
    const run = redis.script(shared + lua);
    // Its only key is the prefix of all others.
    return (args: readonly (string | number)[]) => run([''], args);
  };
  const run = {
    handIn: script(handIn),
    begin: script(begin),
    append: script(append),
    putBack: script(putBack),
    end: script(end),
    cancel: script(cancel),
    leftBehind: script(leftBehind),
    takeNotices: script(takeNotices),
    settleNotice: script(settleNotice),
  };
  return {
    handIn: async (now, caller, max, maxOfCaller, once, batch, jobs) =>
      (await run.handIn([
        now,
        caller,
        max,
        maxOfCaller,
        once.key,
        once.content,
        batch.id,
        batch.names,
        ...jobs,
      ])) as Awaited<ReturnType<JobScripts['handIn']>>,
    begin: async (id) => {
      const reply = (await run.begin([id])) as [number, number, string, string, string] | [];
      if (reply.length === 0) return undefined;
      const [hold, starts, caller, created, request] = reply;
      return { hold, starts, caller, created: Number(created), request };
    },
    append: async (id, hold, first, events) => (await run.append([id, hold, first, ...events])) === 1,
    putBack: async (id, hold) => (await run.putBack([id, hold])) === 1,
    end: async (id, hold, state, json) => (await run.end([id, hold, Date.now(), ttlMs, state, json])) === 1,
    cancel: async (ids, json) => {
      await run.cancel([Date.now(), ttlMs, json, ...ids]);
    },
    leftBehind: async (before) =>
      ((await run.leftBehind([before])) as [string, string][]).map(([id, turn]) => ({ id, turn: Number(turn) })),
    takeNotices: async (now, until, max) => (await run.takeNotices([now, until, max])) as string[][],
    settleNotice: async (id, due) => {
      await run.settleNotice([id, due ?? '']);
    },
  };
}
