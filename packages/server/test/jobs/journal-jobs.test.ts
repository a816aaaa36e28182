import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { silentLog } from '../../src/observation/log.js';
import { describeJobStore } from './conformance.js';

describeJobStore('A journal', async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-jobs-'));
  const folder = path.join(home, 'jobs');
  let skipped = 0;
  return {
    store: (settings) => journalJobs(folder, settings, silentLog, () => Date.now() + skipped),
    // One whose work does not go on does nothing.
    kill: async () => {},
    pass: async (milliseconds) => {
      skipped += milliseconds;
    },
    holds: async (text) => {
      const names = await readdir(folder);
      const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      return files.some((content) => content.includes(text));
    },
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }),
  };
});
