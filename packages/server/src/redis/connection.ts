import { createHash } from 'node:crypto';
import { raceAbort } from '@ludotext/engine/host';
import { Redis, type RedisOptions } from 'ioredis';
import { Problem } from '../http/problem.js';
import { causeNames } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';

/** Replies come in the shapes that ioredis has always given them. */
type ConnectionOptions = Omit<RedisOptions, 'replyMapping'>;

/**
 * How long a start waits for Redis, a command for its reply, and the watch for a sign of life before it makes a new
 * connection, in milliseconds.
 */
const patience = { start: 10_000, command: 5_000, life: 2_000 };

/** How often the watch asks, in milliseconds. */
const watchInterval = 1_000;

/** Seconds after which a caller may try again while Redis is away. */
const retryAfter = 5;

/** A Lua script as a function of its keys and arguments. */
type Script = (keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;

/** The Redis that several processes share. */
export interface SharedRedis {
  /** What the names of all keys begin with, such as `ludotext:`. */
  readonly prefix: string;
  /**
   * For commands. While Redis is away they fail at once, and those under way fail with the connection: none is sent a
   * second time.
   */
  readonly client: Redis;
  /** Whether it is away, also when it holds its connections and does not answer. */
  readonly isAway: boolean;
  /**
   * A Lua script as a function. Its keys get the prefix; it is sent to Redis once.
   * @returns what the script returns; rejects with Problem `state_unavailable`
   */
  script(lua: string): Script;
  /**
   * Calls with every message of a channel, whose name begins with the prefix. Messages are lost while Redis is away, so
   * whoever listens looks for itself now and then.
   * @returns ends it
   */
  listen(channel: string, listener: (message: string) => void): () => void;
  /** Calls whenever Redis is back after it was away. */
  onBack(listener: () => void): () => void;
  /** A further connection, for commands that wait; the caller closes it. */
  another(options: ConnectionOptions): Redis;
  close(): void;
}

/**
 * Connects to `REDIS_URL`.
 * @param signal ends the attempt, with its reason
 * @throws Problem `state_unavailable` when it cannot be reached in ten seconds, is older than 6.2, or would evict keys
 */
export async function openRedis(
  settings: Pick<Settings, 'LUDOTEXT_REDIS_PREFIX'> & { readonly REDIS_URL: string },
  log: Log,
  signal?: AbortSignal,
): Promise<SharedRedis> {
  const { REDIS_URL } = settings;
  const prefix = `${settings.LUDOTEXT_REDIS_PREFIX}:`;
  const common: ConnectionOptions = {
    lazyConnect: true,
    connectTimeout: patience.command,
    keepAlive: 10_000,
    // Another server has taken over.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    retryStrategy: (times) => Math.min(1000, times * 100),
  };
  const client = new Redis(REDIS_URL, {
    ...common,
    commandTimeout: patience.command,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  const subscriber = new Redis(REDIS_URL, { ...common, maxRetriesPerRequest: null });
  const listeners = new Map<string, Set<(message: string) => void>>();
  const whenBack = new Set<() => void>();
  subscriber.on('message', (channel, message) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  let isAway = false;
  let isOpen = false;
  let fault: unknown;
  client.on('error', (error) => {
    fault = error;
  });
  client.on('close', () => {
    if (isOpen && !isAway) log.warn('redis away', { cause: causeNames(fault) });
    isAway = true;
  });
  client.on('ready', () => {
    fault = undefined;
    if (!isOpen || !isAway) return;
    isAway = false;
    log.info('redis back');
    for (const listener of whenBack) listener();
  });
  // Its troubles are those of the other connection.
  subscriber.on('error', () => {});
  const watch = setInterval(() => watchLife(client), watchInterval).unref();
  const close = () => {
    isOpen = false;
    clearInterval(watch);
    client.disconnect();
    subscriber.disconnect();
  };
  try {
    await raceAbort(signal, whenReady(client));
    await raceAbort(signal, checkServer(client, log));
    await raceAbort(signal, subscriber.connect());
    isAway = false;
    isOpen = true;
  } catch (cause) {
    close();
    signal?.throwIfAborted();
    if (cause instanceof Problem) throw cause;
    throw away(
      cause,
      isRefusal(cause)
        ? 'It refuses the user name or password of REDIS_URL.'
        : 'It was not reached in ten seconds; start it, or check REDIS_URL.',
    );
  }
  return {
    prefix,
    client,
    get isAway() {
      return isAway;
    },
    script: (lua) => {
      const digest = createHash('sha1').update(lua).digest('hex');
      return async (keys, args) => {
        // As one array: a call takes fewer arguments than an array has room for.
        const rest = [keys.length, ...keys.map((key) => prefix + key), ...args];
        try {
          return await client.call('EVALSHA', [digest, ...rest]).catch((error: Error) => {
            if (!error.message.startsWith('NOSCRIPT')) throw error;
            return client.call('EVAL', [lua, ...rest]);
          });
        } catch (cause) {
          throw away(cause);
        }
      };
    },
    onBack: (listener) => {
      whenBack.add(listener);
      return () => whenBack.delete(listener);
    },
    listen: (channel, listener) => {
      const own = listeners.get(channel) ?? new Set();
      if (own.size === 0) void subscriber.subscribe(channel).catch(() => {});
      listeners.set(channel, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size > 0 || listeners.get(channel) !== own) return;
        listeners.delete(channel);
        void subscriber.unsubscribe(channel).catch(() => {});
      };
    },
    another: (options) => new Redis(REDIS_URL, { ...common, ...options }),
    close,
  };
}

/** The problem of a request that needs Redis while it is away or full. */
export function away(cause: unknown, todo = 'Try again in a moment.'): Problem {
  const isFull = cause instanceof Error && /\bOOM\b/.test(cause.message);
  const what = isFull ? 'Redis is full and keeps nothing more.' : 'Redis cannot be reached.';
  return new Problem('state_unavailable', `${what} ${todo}`, { cause, retryAfter });
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof Error && /^(WRONGPASS|NOAUTH|NOPERM)/.test(cause.message);
}

/** Makes a new connection when the server holds this one and does not answer: commands fail then, and do not hang. */
function watchLife(client: Redis): void {
  if (client.status !== 'ready') return;
  let isAlive = false;
  const ask = client.ping().catch(() => {});
  // A process that was busy itself first reads what has come meanwhile.
  const late = setTimeout(() => setImmediate(() => isAlive || client.disconnect(true)), patience.life);
  void ask.then(() => {
    isAlive = true;
    clearTimeout(late);
  });
}

/** Connects, however often that has to be tried; a refused password stays refused. */
async function whenReady(client: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), patience.start);
  });
  const ready = new Promise<void>((resolve, reject) => {
    client.once('ready', resolve).on('error', (error) => {
      if (isRefusal(error)) reject(error);
    });
  });
  client.connect().catch(() => {});
  try {
    await Promise.race([ready, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws Problem `state_unavailable` */
async function checkServer(client: Redis, log: Log): Promise<void> {
  const info = await client.info();
  const [, major = '0', minor = '0'] = /redis_version:(\d+)\.(\d+)/.exec(info) ?? [];
  if (Number(major) < 6 || (Number(major) === 6 && Number(minor) < 2)) {
    throw new Problem('state_unavailable', `Redis ${major}.${minor} is too old; it takes 6.2 or later.`);
  }
  const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1] ?? 'noeviction';
  if (policy !== 'noeviction' && !/maxmemory:0\b/.test(info)) {
    throw new Problem(
      'state_unavailable',
      `Redis would drop jobs when it is full (maxmemory-policy ${policy}). Set maxmemory-policy noeviction.`,
    );
  }
  if (!/aof_enabled:1/.test(info)) {
    log.warn('redis', { message: 'Redis keeps no log of changes (appendonly no): jobs are lost when it ends.' });
  }
}
