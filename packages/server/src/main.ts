#!/usr/bin/env node
import { help } from './help.js';
import { startFaults } from './life/start-faults.js';
import { type Service, startService } from './service.js';
import { readSettings, type Settings } from './settings.js';
import { version } from './version.js';

const say = (line: string) => process.stdout.write(`${line}\n`);
const [argument] = process.argv.slice(2);

if (argument === '--help' || argument === '-h') say(help);
else if (argument === '--version' || argument === '-v') say(version);
else if (argument !== undefined)
  end([`${argument} is not an option; see ludotext --help. Settings come from the environment.`]);
else await run();

async function run(): Promise<void> {
  let service: Service | undefined;
  let isStopping = false;
  const stop = async () => {
    // A second signal, or one before anything is under way, ends at once.
    if (isStopping || service === undefined) process.exit(0);
    isStopping = true;
    await service.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    service = await startService(settings);
    say(
      `Ludotext listens on ${service.url}; open it in a browser to make games of a text. Items are written by ${service.llm}. ` +
        'To choose another writer, set LLM_PROVIDER (openai, ollama or offline) and LLM_MODEL, or POST /llm.',
    );
  } catch (error) {
    end(startFaults(error, settings?.GAMES_FILE));
  }
}

function end(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
