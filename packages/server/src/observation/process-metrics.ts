import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { lostLines } from './standard-error.js';

let registry: Registry | undefined;

/**
 * What is one in a process however many services run in it: processor, memory, handles, garbage collection, delay of the
 * event loop, and lines of the log that were lost. Watched from the first call on.
 */
export function processMetrics(): Registry {
  if (registry !== undefined) return registry;
  const created = new Registry();
  collectDefaultMetrics({ register: created });
  new Counter({
    name: 'ludotext_log_lines_lost_total',
    help: 'Lines of the log that standard error did not take.',
    registers: [created],
    collect() {
      this.reset();
      this.inc(lostLines());
    },
  });
  registry = created;
  return created;
}
