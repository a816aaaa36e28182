import type { Job as WireJob } from '@ludotext/wire';
import type { Job } from './job-store.js';

/** A job as callers and webhooks see it. */
export function wireJob({ id, state, created, progress }: Omit<Job, 'caller' | 'end'>): WireJob {
  return { id, state, created: new Date(created).toISOString(), progress };
}
