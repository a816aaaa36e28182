// The built service in a process of its own, which tells its parent what it holds when it is asked.
import { readdir } from 'node:fs/promises';
import { readSettings, startService } from '../../../packages/server/dist/index.js';

const service = await startService(readSettings(process.env));

const counted = (values) => {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

async function measure() {
  // What a first collection frees may let a second free more.
  for (let round = 0; round < 3; round++) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapUsed,
    rss,
    files: (await readdir('/proc/self/fd').catch(() => [])).length,
    resources: counted(process.getActiveResourcesInfo()),
    listeners: counted(process.eventNames().flatMap((name) => Array(process.listenerCount(name)).fill(String(name)))),
  };
}

process.on('message', async (message) => {
  if (message === 'measure') process.send(await measure());
  if (message === 'stop') {
    await service.stop();
    process.exit(0);
  }
});
process.send({ url: service.url });
