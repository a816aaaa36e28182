import { variables } from './settings.js';

const widest = Math.max(...Object.keys(variables).map((name) => name.length));

/** What `ludotext --help` says. */
export const help = [
  'Usage: ludotext',
  '',
  'Starts the Ludotext service: it turns a text into playable learning games. Stop it with Ctrl+C.',
  'Settings are variables of the environment:',
  '',
  ...Object.entries<{ standard?: string; description: string }>(variables).map(([name, { standard, description }]) => {
    const value = standard === undefined || standard === '' ? '' : ` (${standard})`;
    return `  ${name.padEnd(widest)}  ${description.replaceAll('`', '')}${value}`;
  }),
  '',
  'Options: --help, --version',
].join('\n');
