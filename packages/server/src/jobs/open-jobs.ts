import path from 'node:path';
import type { Log } from '../observation/log.js';
import type { SharedRedis } from '../redis/connection.js';
import type { Settings } from '../settings/settings.js';
import type { JobStore } from './job-store.js';
import { journalJobs } from './journal-jobs.js';

/** The jobs of a deployment: on Redis where there is one, else in the state folder, which this process holds. */
export async function openJobs(settings: Settings, redis: SharedRedis | undefined, log: Log): Promise<JobStore> {
  if (redis === undefined) return journalJobs(path.join(settings.DATA_DIR, 'jobs'), settings, log);
  // What one process alone does not need is not loaded.
  const { redisJobs } = await import('./redis-jobs.js');
  return redisJobs(redis, settings, log);
}

type WorkSettings = Pick<Settings, 'LUDOTEXT_JOBS_AT_ONCE' | 'LUDOTEXT_MODEL_CALLS' | 'LUDOTEXT_ROLE'>;

/** Jobs that a process works on at once: half of its model calls are left to requests, where it serves. */
export function jobsAtOnce({ LUDOTEXT_JOBS_AT_ONCE, LUDOTEXT_MODEL_CALLS, LUDOTEXT_ROLE }: WorkSettings): number {
  const usual = LUDOTEXT_ROLE === 'work' ? LUDOTEXT_MODEL_CALLS : Math.ceil(LUDOTEXT_MODEL_CALLS / 2);
  return LUDOTEXT_JOBS_AT_ONCE ?? usual;
}
