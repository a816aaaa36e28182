import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { isCancel, multiselect, text } from '@clack/prompts';
import { takenFault } from './create-game.js';
import { noAuthor } from './game-files.js';
import { defaultParts, defaultRound, displayNameFor, folderFault, type Part, parseRound } from './game-settings.js';

/** The questions of the command, in this order. */
export const fieldNames = ['folder', 'name', 'typeId', 'round', 'parts', 'author'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Answers as entered. */
export type Answers = Readonly<Partial<Record<FieldName, string>>>;

export interface Field {
  /** Its form on the command line. */
  readonly argument: string;
  readonly question: string;
  /** Whether nobody has to say it: its default suits where nobody can be asked. */
  readonly isOptional?: boolean;
  /** The answers to choose from, any number of them, and what each means; the answer joins them with commas. */
  readonly choices?: Readonly<Record<string, string>>;
  /**
   * The default answer; it may depend on earlier answers.
   * @param from the folder in which the command runs
   */
  default(answers: Answers, from: string): string;
  /** All faults of an answer. */
  faults(answer: string, from: string): string[];
}

const defaultFolder = 'my-game';

/** Longest display name, in characters. */
const maxNameLength = 80;

/** Highest number of a game; JSON numbers are exact far beyond it. */
const maxTypeId = 1_000_000;

/** The numbers of the games that come with the service. */
const takenTypeIds = [1, 2, 3];

function ownGames(id: number): string[] {
  return takenTypeIds.includes(id)
    ? [`Type id ${id} is taken by a game that comes with Ludotext; take another, such as 100.`]
    : [];
}

export const fields: Readonly<Record<FieldName, Field>> = {
  folder: {
    argument: 'folder',
    question: 'Which folder? It gives the package its name.',
    default: () => defaultFolder,
    faults: (folder, from) => {
      const target = path.resolve(from, folder);
      const fault = folderFault(target) ?? takenFault(target);
      return fault === undefined ? [] : [fault];
    },
  },
  name: {
    argument: '--name',
    question: 'What is the game called?',
    default: ({ folder = defaultFolder }, from) => displayNameFor(path.resolve(from, folder)),
    faults: (name) =>
      name.trim() !== '' && name.length <= maxNameLength && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)
        ? []
        : [`A name is one line of 1 to ${maxNameLength} characters, such as "Capital cities".`],
  },
  typeId: {
    argument: '--type-id',
    question: 'Which type id? No other game of the service may have it; 1 to 3 are taken.',
    default: () => '100',
    faults: (id) =>
      /^[1-9]\d{0,6}$/.test(id) && Number(id) <= maxTypeId
        ? ownGames(Number(id))
        : [`A type id is a whole number from 1 to ${maxTypeId}, such as 100.`],
  },
  round: {
    argument: '--round',
    question:
      'What does a round look like? First what is shown, then what is answered, then more: hint? may be missing, wrong[] is a list.',
    default: () => defaultRound,
    faults: (round) => {
      const parsed = parseRound(round);
      return parsed.ok ? [] : parsed.faults;
    },
  },
  parts: {
    argument: '--player, --draft, --options',
    question: 'What else is there to be? Space chooses, Enter goes on.',
    isOptional: true,
    choices: {
      player: 'a player of its own, for the browser',
      draft: 'drafts: a model writes what only it can know, code makes the item of it',
      options: 'options that whoever runs a service can set',
    } satisfies Record<Part, string>,
    default: () => defaultParts.join(),
    faults: () => [],
  },
  author: {
    argument: '--author',
    question: 'Who holds the copyright? It goes into LICENSE (MIT).',
    isOptional: true,
    default: () => gitName() ?? noAuthor,
    faults: (author) =>
      author.trim() !== '' && author.length <= maxNameLength && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(author)
        ? []
        : [`An author is one line of 1 to ${maxNameLength} characters.`],
  },
};

/** The name that git puts into commits. */
function gitName(): string | undefined {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** Asks for an answer without a fault; returns undefined when the question is cancelled. */
export type Ask = (field: Field, fallback: string) => Promise<string | undefined>;

/** Asks on a terminal, until the answer has no fault. @param from the folder in which the command runs */
export function askOn(input: Readable, output: Writable, from: string): Ask {
  return async ({ question, faults, choices }, fallback) => {
    if (choices !== undefined) {
      const chosen = await multiselect({
        ...{ input, output },
        message: question,
        options: Object.entries(choices).map(([value, label]) => ({ value, label })),
        initialValues: fallback.split(','),
        required: false,
      });
      return isCancel(chosen) ? undefined : chosen.join();
    }
    const answer = await text({
      ...{ input, output },
      message: question,
      placeholder: fallback,
      defaultValue: fallback,
      // An empty line means the default, which may be faulty itself: the default folder may be in use.
      validate: (line = '') => faults(line === '' ? fallback : line, from).join('\n') || undefined,
    });
    return isCancel(answer) ? undefined : answer;
  };
}
