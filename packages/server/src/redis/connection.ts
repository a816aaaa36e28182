import { Redis, type RedisOptions } from 'ioredis';
import { Problem } from '../http/problem.js';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';

/** Replies come in the shapes that ioredis has always given them. */
export type ConnectionOptions = Omit<RedisOptions, 'replyMapping'>;

/** How long a start waits for Redis, and a command for its reply, in milliseconds. */
const patience = { start: 10_000, command: 5_000 };

/** Seconds after which a caller may try again while Redis is away. */
const retryAfter = 5;

/** The Redis that several processes share. */
export interface SharedRedis {
  /** What the names of all keys begin with, such as `ludotext:`. */
  readonly prefix: string;
  /**
   * For commands. While Redis is away they fail at once, and those under way fail with the connection: none is sent a
   * second time.
   */
  readonly client: Redis;
  /** Whether it is away. */
  readonly isAway: boolean;
  /**
   * Calls with every message of a channel, whose name begins with the prefix. Messages are lost while Redis is away, so
   * whoever listens looks for itself now and then.
   * @returns ends it
   */
  listen(channel: string, listener: (message: string) => void): () => void;
  /** A further connection, for commands that wait; the caller closes it. */
  another(options: ConnectionOptions): Redis;
  close(): void;
}

/**
 * Connects to `REDIS_URL`.
 * @throws Problem `state_unavailable` when it cannot be reached in ten seconds, is older than 6.2, or would evict keys
 */
export async function openRedis(
  settings: Pick<Settings, 'LUDOTEXT_REDIS_PREFIX'> & { readonly REDIS_URL: string },
  log: Log,
): Promise<SharedRedis> {
  const { REDIS_URL, LUDOTEXT_REDIS_PREFIX } = settings;
  const common: ConnectionOptions = {
    lazyConnect: true,
    connectTimeout: patience.command,
    keepAlive: 10_000,
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
  subscriber.on('message', (channel, message) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  let isAway = false;
  client.on('error', (error: NodeJS.ErrnoException) => {
    if (!isAway) log.warn('redis away', { cause: error.code ?? error.name });
    isAway = true;
  });
  client.on('close', () => {
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('redis back');
    isAway = false;
  });
  // Its troubles are those of the other connection.
  subscriber.on('error', () => {});
  const close = () => {
    client.disconnect();
    subscriber.disconnect();
  };
  try {
    await whenReady(client);
    await checkServer(client, log);
    await subscriber.connect();
  } catch (cause) {
    close();
    throw cause instanceof Problem
      ? cause
      : away(cause, 'It was not reached in ten seconds; start it, or check REDIS_URL.');
  }
  return {
    prefix: `${LUDOTEXT_REDIS_PREFIX}:`,
    client,
    get isAway() {
      return isAway;
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
  const isFull = cause instanceof Error && cause.message.startsWith('OOM');
  const what = isFull ? 'Redis is full and keeps nothing more.' : 'Redis cannot be reached.';
  return new Problem('state_unavailable', `${what} ${todo}`, { cause, retryAfter });
}

/** Connects, however often that has to be tried. */
async function whenReady(client: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), patience.start);
  });
  const ready = new Promise<void>((resolve) => {
    client.once('ready', resolve);
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
