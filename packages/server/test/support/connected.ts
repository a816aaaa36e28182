import { type Log, silentLog } from '../../src/observation/log.js';
import { openRedis, type SharedRedis } from '../../src/redis/connection.js';
import { readSettings } from '../../src/settings/settings.js';
import type { TestRedis } from './redis.js';

/** A connection as a service opens it, of which there may be several in one process. */
export function connected({ url }: Pick<TestRedis, 'url'>, log: Log = silentLog): Promise<SharedRedis> {
  return openRedis({ ...readSettings({ REDIS_URL: url }), REDIS_URL: url }, log);
}
