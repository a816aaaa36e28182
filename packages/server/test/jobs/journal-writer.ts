// A process that hands in jobs and works on them as fast as it can, and says what it was told: a line of JSON for each
// job or batch that was accepted, and for each end that it has seen. It is killed while it does so.
import { createHash } from 'node:crypto';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { silentLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';

const [, , folder = '', first = '0'] = process.argv;
const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const store = await journalJobs(folder, { ...readSettings({}), LUDOTEXT_MAX_JOBS_PER_CALLER: 0 }, silentLog);
store.work(2, async ({ append, events, signal }) => {
  for (let count = events.length; count < 4; count += 1) {
    append({ type: 'item', data: { index: count } });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
    if (signal.aborted) break;
  }
  return { state: 'done', result: { random: Math.random() } };
});

/** Says how a job ended, when it has. */
async function follow(id: string): Promise<void> {
  for await (const _ of store.events(id, 0, new AbortController().signal));
  say({ ended: id, end: (await store.job(id))?.end });
}

for (let count = Number(first); ; count += 1) {
  const key = `key-${count}`;
  // The ids of a first try are not those of a second one.
  const jobs = Array.from({ length: count % 5 === 0 ? 6 : 1 }, (_, index) => ({
    id: idOf(`${process.pid} ${key} ${index}`),
    request: {
      route: 'single' as const,
      params: {},
      body: { text: `The text of ${key}. `.repeat(200) },
      messageLanguage: 'en',
      requestId: 'request-1',
    },
    requested: 4,
  }));
  const batch =
    jobs.length > 1 ? { batch: { id: idOf(`${process.pid} ${key}`), names: jobs.map(({ id }) => id) } } : {};
  say({ asked: count });
  const accepted = await store.handIn(jobs, { caller: `key:${count % 3}`, once: { key, content: key }, ...batch });
  say({ accepted: count, ...accepted });
  for (const id of accepted.jobs) void follow(id);
}
