import path from 'node:path';
import { readArguments } from './arguments.js';
import type { Ask } from './ask.js';
import { createGame } from './create-game.js';
import { type Answers, type FieldName, fieldNames, fields } from './fields.js';
import type { GameSettings } from './game-settings.js';
import { help } from './help.js';
import { nextSteps } from './next-steps.js';
import { version } from './package.js';
import { parseRound } from './round.js';
import { RefusedFolder } from './write-files.js';

/** What the command runs with. */
export interface Surroundings {
  /** The folder it runs in. */
  readonly folder: string;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Left out where nobody can be asked. */
  readonly ask?: Ask | undefined;
}

/** The exit codes: written, or told what was asked for; given up by whoever was asked; not to be carried out. */
export const exitCodes = { done: 0, cancelled: 1, usage: 2 } as const;

/** Runs the command. @returns its exit code */
export async function run(args: readonly string[], { folder, say, complain, ask }: Surroundings): Promise<number> {
  const { answers, wantsHelp, wantsVersion, takesStandards, faults } = readArguments(args, folder);
  if (wantsHelp || wantsVersion) {
    say(wantsHelp ? help : `${version}\n`);
    return exitCodes.done;
  }
  const refuse = (reasons: readonly string[]) => {
    complain([...reasons, 'Nothing was written. See npm create @ludotext/game -- --help', ''].join('\n'));
    return exitCodes.usage;
  };
  if (faults.length > 0) return refuse(faults);

  const missing = fieldNames.filter((name) => answers[name] === undefined).map((name) => fields[name].argument);
  if (missing.length > 0 && !takesStandards && ask === undefined) {
    return refuse([
      `Nobody can be asked here, and this is missing: ${missing.join(', ')}. Add it, or --yes for the usual.`,
    ]);
  }
  const complete = await completed(answers, folder, takesStandards ? undefined : ask);
  if (complete === undefined) {
    complain('Nothing was written.\n');
    return exitCodes.cancelled;
  }
  const settings = settingsOf(complete, folder);
  try {
    await createGame(settings);
  } catch (error) {
    if (!(error instanceof RefusedFolder)) throw error;
    return refuse([error.message]);
  }
  say(nextSteps(settings, folder));
  return exitCodes.done;
}

/** The answers with those that were missing; undefined when a question is cancelled. */
async function completed(given: Answers, from: string, ask?: Ask): Promise<Record<FieldName, string> | undefined> {
  const answers: Partial<Record<FieldName, string>> = { ...given };
  for (const name of fieldNames) {
    const standard = fields[name].standard(answers, from);
    const answer = answers[name] ?? (ask === undefined ? standard : await ask(fields[name], standard));
    if (answer === undefined) return undefined;
    answers[name] = answer;
  }
  return answers as Record<FieldName, string>;
}

function settingsOf({ folder, name, typeId, round }: Record<FieldName, string>, from: string): GameSettings {
  const parsed = parseRound(round);
  if (!parsed.ok) throw new TypeError(parsed.faults.join(' '));
  return { folder: path.resolve(from, folder), displayName: name.trim(), typeId: Number(typeId), round: parsed.round };
}
