import type { Setting } from './setting.js';
import { topics, variables } from './settings.js';

const widest = Math.max(...Object.keys(variables).map((name) => name.length));

/** The output of `ludotext-server --help`. */
export const help = [
  'Usage: ludotext-server',
  '',
  'Starts the Ludotext service: it turns a text into playable learning games. Stop it with Ctrl+C.',
  'It listens on this machine only, until HOST says otherwise; then callers need a key:',
  '',
  '  HOST=0.0.0.0 LUDOTEXT_PLAY_KEYS=... LUDOTEXT_ADMIN_KEYS=... ludotext-server',
  '',
  'GET /health/live and /health/ready are for probes, GET /metrics is for Prometheus; the log goes to standard error.',
  'How to run it for others: https://github.com/ludotext/ludotext/blob/main/docs/operations.md',
  '',
  'Settings are variables of the environment:',
  ...Object.entries(topics).flatMap(([topic, ofTopic]) => ['', topic, ...linesOf(ofTopic)]),
  '',
  'Options: --help, --version',
].join('\n');

function linesOf(ofTopic: Readonly<Record<string, Setting<unknown>>>): string[] {
  return Object.entries(ofTopic).map(([name, { default: fallback, description }]) => {
    const value = fallback === undefined || fallback === '' ? '' : ` (${fallback})`;
    return `  ${name.padEnd(widest)}  ${description.replaceAll('`', '')}${value}`;
  });
}
