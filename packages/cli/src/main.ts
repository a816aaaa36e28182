#!/usr/bin/env node
import { exitCodes } from './failure.js';
import { run } from './run.js';

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    // A second signal ends the process at once.
    if (stopping.signal.aborted) process.exit(exitCodes.stopped);
    stopping.abort();
  });
}
// Whoever reads the output may have had enough, as `head` does.
process.stdout.on('error', () => stopping.abort());

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stopping.signal,
});
// Input that nobody sends would keep the process.
process.stdin.destroy();
