#!/usr/bin/env node
import { runService } from './run-service.js';
import { help } from './settings/help.js';
import { version } from './version.js';

const [argument] = process.argv.slice(2);

if (argument === undefined) await runService(process.env);
else if (argument === '--help' || argument === '-h') process.stdout.write(`${help}\n`);
else if (argument === '--version' || argument === '-v') process.stdout.write(`${version}\n`);
else {
  process.stderr.write(
    `${argument} is not an option; see ludotext-server --help. Settings come from the environment.\n`,
  );
  process.exit(1);
}
