#!/usr/bin/env node
import { run } from './run.js';

const preview = await run(process.argv.slice(2), {
  folder: process.cwd(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});

if (typeof preview === 'number') process.exitCode = preview;
else
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void preview.close().then(() => process.exit(0)));
