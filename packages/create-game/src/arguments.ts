import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, fieldNames, fields } from './fields.js';
import { defaultParts, parts } from './game-settings.js';
import { findTarballs, type Tarballs } from './tarballs.js';

/** The parsed command line, and all its faults. */
export interface Arguments {
  readonly answers: Answers;
  readonly wantsHelp: boolean;
  readonly wantsVersion: boolean;
  /** Where Ludotext's packages are before they are published. */
  readonly tarballs?: Tarballs;
  /** Uses the default for every missing answer, without asking. */
  readonly takesDefaults: boolean;
  readonly faults: readonly string[];
}

const options = {
  name: { type: 'string' },
  'type-id': { type: 'string' },
  round: { type: 'string' },
  player: { type: 'boolean' },
  draft: { type: 'boolean' },
  options: { type: 'boolean' },
  author: { type: 'string' },
  engine: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const known = Object.keys(options).map((name) => `--${name}`);

/**
 * Reads the command line strictly. Reports all faults at once, where `parseArgs` alone would stop at the first.
 * @param from the folder in which the command runs
 */
export function readArguments(args: readonly string[], from: string): Arguments {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    allowNegative: true,
    tokens: true,
  });
  const text = (name: 'name' | 'type-id' | 'round' | 'author' | 'engine') => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const given = {
    folder: positionals[0],
    name: text('name'),
    typeId: text('type-id'),
    round: text('round'),
    parts: partsIn(values),
    author: text('author'),
  };
  const answers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Answers;
  const engine = text('engine');
  const tarballs = engine === undefined ? {} : findTarballs(path.resolve(from, engine));
  const flagFaults = tokens.flatMap((token) => (token.kind === 'option' ? flagFault(token) : []));
  return {
    answers,
    wantsHelp: values.help === true,
    wantsVersion: values.version === true,
    ...(typeof tarballs === 'string' || engine === undefined ? {} : { tarballs }),
    takesDefaults: values.yes === true,
    // The value of an unknown flag is parsed as a folder, so with a faulty flag nothing else is judged.
    faults:
      flagFaults.length > 0
        ? flagFaults
        : [
            ...folderFaults(positionals),
            ...valueFaults(answers, from),
            ...(typeof tarballs === 'string' ? [`--engine: ${tarballs}`] : []),
          ],
  };
}

/** The parts that flags ask for: the default ones, but for what they say. Undefined when no flag is about parts. */
function partsIn(values: Readonly<Record<string, unknown>>): string | undefined {
  if (parts.every((part) => values[part] === undefined)) return undefined;
  return parts.filter((part) => values[part] ?? defaultParts.includes(part)).join();
}

function folderFaults(folders: readonly string[]): string[] {
  return folders.length > 1 ? [`One folder at a time; ${folders.length} were named: ${folders.join(', ')}.`] : [];
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flagFault({ name, rawName, value, inlineValue = false }: OptionToken): string[] {
  if (!Object.hasOwn(options, name)) return [`${rawName} is no flag of this command; it knows ${known.join(', ')}.`];
  const { type } = options[name as keyof typeof options];
  if (type === 'boolean') return value === undefined ? [] : [`${rawName} takes no value; write ${rawName} alone.`];
  const isFlag = value?.startsWith('-') === true && !inlineValue;
  return value === undefined || isFlag ? [`${rawName} needs a value behind it; write ${rawName} "...".`] : [];
}

function valueFaults(answers: Answers, from: string): string[] {
  return fieldNames.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined
      ? []
      : fields[name].faults(answer, from).map((fault) => `${fields[name].argument}: ${fault}`);
  });
}
