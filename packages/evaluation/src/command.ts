import { parseArgs } from 'node:util';
import type { ModelSettings, Provider } from '@ludotext/engine';
import { nearestName, providers } from '@ludotext/engine/host';
import { sectionPlans } from './evaluate.js';

/** The parsed command line. */
interface Command {
  readonly wantsHelp: boolean;
  /** Undefined for the repository's own fixtures. */
  readonly folder: string | undefined;
  readonly model: ModelSettings | undefined;
  readonly maxItems: number | undefined;
  readonly only: readonly string[] | undefined;
  readonly out: string;
}

/** The environment variables the command reads. */
export interface Environment {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OLLAMA_HOST?: string | undefined;
}

/** Thrown for a faulty command line; the message says what is wrong and what to do. */
export class UsageError extends Error {}

const options = {
  writer: { type: 'string', default: 'offline' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  items: { type: 'string' },
  only: { type: 'string' },
  out: { type: 'string', default: 'evaluation' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** @throws UsageError whose message says what to do */
export function readCommand(args: readonly string[], environment: Environment): Command {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError(`One folder at a time; ${positionals.length} were named.`);
  const { writer, model: modelName, 'base-url': baseUrl, items, only, out, help: wantsHelp } = values;
  return {
    wantsHelp,
    folder: positionals[0],
    model: modelOf(writer, modelName, baseUrl, environment),
    maxItems: items === undefined ? undefined : countOf(items),
    only: only === undefined ? undefined : lettersOf(only, writer !== 'offline'),
    out,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const name = /'(--[\w-]+)/.exec((error as Error).message)?.[1]?.slice(2);
    const near = name === undefined || name in options ? undefined : nearestName(name, Object.keys(options));
    if (name !== undefined && !(name in options)) {
      throw new UsageError(`--${name} is not an option${near === undefined ? '' : `; did you mean --${near}?`}`);
    }
    throw new UsageError((error as Error).message);
  }
}

function modelOf(
  writer: string,
  modelName: string | undefined,
  baseUrl: string | undefined,
  { OPENAI_API_KEY, OLLAMA_HOST }: Environment,
): ModelSettings | undefined {
  if (writer === 'offline') {
    if (modelName !== undefined) throw new UsageError('--model needs --writer openai or --writer ollama.');
    if (baseUrl !== undefined) throw new UsageError('--base-url needs --writer openai or --writer ollama.');
    return undefined;
  }
  const provider = providers.find((name): name is Provider => name === writer);
  if (provider === undefined) throw new UsageError(`--writer is offline, ${providers.join(' or ')}; not ${writer}.`);
  if (modelName === undefined)
    throw new UsageError(`--writer ${writer} needs --model, the name of the model at its server.`);
  if (provider === 'openai' && baseUrl === undefined && !OPENAI_API_KEY) {
    throw new UsageError('OPENAI_API_KEY is not set: set it, or name another server with --base-url.');
  }
  const address = baseUrl ?? (provider === 'ollama' ? ollamaAddress(OLLAMA_HOST) : undefined);
  if (address !== undefined && !URL.canParse(address))
    throw new UsageError(`${address} is not an address, such as http://127.0.0.1:11434.`);
  const apiKey = provider === 'openai' ? OPENAI_API_KEY : undefined;
  return { provider, modelName, baseUrl: address, apiKey };
}

/** `OLLAMA_HOST` as Ollama reads it: scheme and port are optional. */
function ollamaAddress(host: string | undefined): string | undefined {
  if (host === undefined || host === '') return undefined;
  if (host.includes('://')) return host;
  const named = host.replace(/^0\.0\.0\.0(?=:|$)/, '127.0.0.1');
  return `http://${/:\d+$/.test(named) ? named : `${named}:11434`}`;
}

function countOf(items: string): number {
  const count = Number(items);
  if (!Number.isInteger(count) || count < 1 || count > 50)
    throw new UsageError(`--items is a number from 1 to 50; not ${items}.`);
  return count;
}

function lettersOf(only: string, hasModel: boolean): string[] {
  const letters = only
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((letter) => letter !== '');
  const known = [...sectionPlans.map(({ letter }) => letter), 'I'];
  const unknown = letters.find((letter) => !known.includes(letter));
  if (unknown !== undefined) throw new UsageError(`--only takes ${known.join(', ')}; not ${unknown}.`);
  if (letters.length === 0) throw new UsageError(`--only takes letters of sections: ${known.join(', ')}.`);
  if (letters.includes('I') && !hasModel) throw new UsageError('--only I needs --writer openai or --writer ollama.');
  return letters;
}

export const help = `Measures how good Ludotext's items are.

Usage: npm run evaluate -- [folder] [options]

Without a folder it measures on the repository's own fixtures. A folder holds texts (.txt) and, for the
measures that need them, rows (.jsonl): questions, pairs of sentences, lists of steps. With a model it measures
what the model writes (I) and what it finds as a second opinion (O); without one a script stands in for O.

  --writer NAME    who writes: offline (default), openai or ollama; with a model the model's items are measured
  --model NAME     the model, as its server names it
  --base-url URL   the model server's address; the provider's own when left out
  --items N        most items to ask for of one text, 1 to 50 (default 50; 5 with a model)
  --only A,B       sections to measure: ${sectionPlans.map(({ letter }) => letter).join(', ')}, and I with a model
  --out FOLDER     where report.md and report.svg are written (default: evaluation)
  --help           this text

A key for openai is read from OPENAI_API_KEY, the address of ollama from OLLAMA_HOST.
Ends with 1 when a figure is below its floor, with 2 when the command is not understood.

${sectionPlans.map(({ letter, title }) => `  ${letter}  ${title}`).join('\n')}
  I  What a model writes
`;
