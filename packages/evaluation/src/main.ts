import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), process.env, {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
