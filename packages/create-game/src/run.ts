import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.js';
import { createGame, RefusedFolder } from './create-game.js';
import { type Answers, type Ask, type FieldName, fieldNames, fields } from './fields.js';
import { noAuthor } from './game-files.js';
import { defaultRound, type GameSettings, packageName, parseRound, parts, roundFaults } from './game-settings.js';

/** The environment of the command. */
export interface Surroundings {
  /** The working folder. */
  readonly folder: string;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Absent without a terminal. */
  readonly ask?: Ask | undefined;
}

/** Exit codes. 0: written, or printed what was requested. 1: cancelled at a question. 2: refused. */
const exitCodes = { done: 0, cancelled: 1, usage: 2 } as const;

/** Runs the command. @returns its exit code */
export async function run(args: readonly string[], { folder, say, complain, ask }: Surroundings): Promise<number> {
  const { answers, tarballs, wantsHelp, wantsVersion, takesDefaults, faults } = readArguments(args, folder);
  if (wantsHelp || wantsVersion) {
    say(wantsHelp ? help : `${ownVersion()}\n`);
    return exitCodes.done;
  }
  const refuse = (reasons: readonly string[]) => {
    complain([...reasons, 'Nothing was written. See npm create @ludotext/game -- --help', ''].join('\n'));
    return exitCodes.usage;
  };
  if (faults.length > 0) return refuse(faults);

  const missing = fieldNames
    .filter((name) => answers[name] === undefined && !fields[name].isOptional)
    .map((name) => fields[name].argument);
  if (missing.length > 0 && !takesDefaults && ask === undefined) {
    return refuse([
      `There is no terminal to ask on, and this is missing: ${missing.join(', ')}. Add it, or --yes for the defaults.`,
    ]);
  }
  const complete = await completed(answers, folder, takesDefaults ? undefined : ask);
  if (complete === undefined) {
    complain('Nothing was written.\n');
    return exitCodes.cancelled;
  }
  const settings = { ...settingsOf(complete, folder), ...(tarballs && { tarballs }) };
  const roundFault = roundFaults(settings.round, settings.parts);
  if (roundFault.length > 0) return refuse(roundFault.map((fault) => `--round: ${fault}`));
  try {
    await createGame(settings);
  } catch (error) {
    if (!(error instanceof RefusedFolder)) throw error;
    return refuse([error.message]);
  }
  say(nextSteps(settings, folder));
  return exitCodes.done;
}

/** The given answers plus the missing ones; undefined when a question is cancelled. */
async function completed(given: Answers, from: string, ask?: Ask): Promise<Record<FieldName, string> | undefined> {
  const answers: Partial<Record<FieldName, string>> = { ...given };
  for (const name of fieldNames) {
    const fallback = fields[name].default(answers, from);
    const answer = answers[name] ?? (ask === undefined ? fallback : await ask(fields[name], fallback));
    if (answer === undefined) return undefined;
    answers[name] = answer;
  }
  return answers as Record<FieldName, string>;
}

function settingsOf({ folder, name, typeId, round, ...rest }: Record<FieldName, string>, from: string) {
  const parsed = parseRound(round);
  if (!parsed.ok) throw new TypeError(parsed.faults.join(' '));
  return {
    ...{ folder: path.resolve(from, folder), displayName: name.trim(), typeId: Number(typeId), round: parsed.round },
    parts: parts.filter((part) => rest.parts.split(',').includes(part)),
    author: rest.author.trim(),
  } satisfies GameSettings;
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** The line of games.yaml that adds a game to a service. */
function manifestLine(folder: string): string {
  return `  - package: "${packageName(folder)}"`;
}

/** The next steps after a game was written. @param from the folder in which the command runs */
function nextSteps({ folder, displayName, author }: GameSettings, from: string): string {
  const target = path.resolve(from, folder);
  const shown = path.relative(from, target);
  return `${displayName} is there: ${packageName(folder)}. Next:

${shown === '' ? '' : `  cd ${shown}\n`}  npm install
  npm test
  npm run build

Begin with src/item.ts and src/index.ts; README.md says what else is yours to change.${author === noAuthor ? '\nLICENSE has no name yet: put yours in.' : ''}

To play it, go to the folder of your Ludotext service and run

  npm install ${target}

and add the last line to games.yaml there (a new file begins with "games:"); the service loads it when the file is saved:

games:
${manifestLine(folder)}
`;
}

/** The output of `--help`. */
const help = `Begins a new game for Ludotext: a package that builds and passes its own test.

Usage: npm create @ludotext/game [folder] [-- flags]

It asks for what is not given. Everything is written at once, into a folder that is new or empty.

  folder           gives the package its name: capital-cities becomes ludotext-game-capital-cities
  --name NAME      what people call the game
  --type-id ID     the number of the game; no other game of a service may have it
  --round LIST     what a round looks like (default: "${defaultRound}"): what the player is shown, what the player
                   answers, then what else there is; hint? is a text that may be left out, wrong[] a list of texts
  --player         a player of its own, for the browser; --no-player leaves it out (default: with it)
  --draft          a model writes drafts, and code makes the items of them (default: without)
  --options        options that whoever runs a service can set (default: without)
  --author NAME    whom LICENSE names (default: the name git knows)
  --engine PATH    where Ludotext's packages are before they are published: its checkout, in which "npm run pack:all"
                   has run, or the folder with their tarballs; the game's package.json names these
  --yes, -y        asks nothing, and takes the default for what is not given
  --help, -h       this text
  --version, -v    the version

npm passes on only the flags behind "--":

  npm create @ludotext/game capital-cities -- --name "Capital cities" --type-id 120 --round "country, capital"
`;
