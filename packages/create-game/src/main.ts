#!/usr/bin/env node
import { askOn } from './fields.js';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ask: process.stdin.isTTY && process.stdout.isTTY ? askOn(process.stdin, process.stdout, process.cwd()) : undefined,
});
