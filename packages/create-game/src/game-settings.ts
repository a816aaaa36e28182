import path from 'node:path';
import type { Tarballs } from './tarballs.js';

/** The settings of a new game. */
export interface GameSettings {
  /** Path of the folder to write; its last segment gives the package its name. */
  readonly folder: string;
  /** Display name. */
  readonly displayName: string;
  /** Number of the game on the wire, 1 or more. */
  readonly typeId: number;
  readonly round: Round;
  /** What the game has beside what every game has; by default {@link defaultParts}. */
  readonly parts?: readonly Part[];
  /** Whom the licence names; without it, a place for the name. */
  readonly author?: string;
  /** Where Ludotext's packages are before they are published; without it npm gets them. */
  readonly tarballs?: Tarballs;
}

/**
 * What a game can have beside what every game has: a player of its own, drafts that `finish` makes items of, and options
 * for operators.
 */
export const parts = ['player', 'draft', 'options'] as const;
/** What a new game may have beyond its item. */
export type Part = (typeof parts)[number];

export const defaultParts: readonly Part[] = ['player'];

const prefix = 'ludotext-game-';

/** `capitals` for a folder `games/capitals` and for `ludotext-game-capitals`. */
function shortName(folder: string): string {
  const name = path.basename(folder);
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** Why a folder's name cannot be a package name; undefined when it can. */
export function folderFault(folder: string): string | undefined {
  if (
    folder.trim() !== '' &&
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(shortName(folder)) &&
    shortName(folder).length <= 50
  ) {
    return undefined;
  }
  return 'The folder gives the package its name; call it by lower-case letters and digits with "-" between words, such as capital-cities.';
}

/** `capital-cities-player` for a folder `capital-cities`. */
export function elementName(folder: string): string {
  return `${shortName(folder)}-player`;
}

/** `ludotext-game-capital-cities` for a folder `capital-cities`. */
export function packageName(folder: string): string {
  return prefix + shortName(folder);
}

/** `capital_cities` for a folder `capital-cities`. */
export function gameType(folder: string): string {
  return shortName(folder).replaceAll('-', '_');
}

/** "Capital cities" for a folder `capital-cities`. */
export function displayNameFor(folder: string): string {
  const words = shortName(folder).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kind of an extra member of an item; every round has two other members. */
export type MemberKind = 'text' | 'optional' | 'list';

/** An extra member of an item. */
export interface Member {
  readonly name: string;
  readonly kind: MemberKind;
}

/** The members of an item. */
export interface Round {
  /** The text the player is shown. */
  readonly shown: string;
  /** The text the player answers. */
  readonly answer: string;
  readonly extras: readonly Member[];
}

/** A round, or every fault in its description. */
export type ParsedRound =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly faults: string[] };

/** The default round. */
export const defaultRound = 'question, answer, hint?';

const namePattern = /^[a-z][a-z0-9]{0,31}$/;

/** The list that a draft needs, for what stands beside the right answer. */
const wrongAnswers: Member = { name: 'wrong', kind: 'list' };

/** The round that a game with these parts has: drafts have a list of other texts to choose from. */
export function roundWith(round: Round, wanted: readonly Part[]): Round {
  const isComplete = !wanted.includes('draft') || round.extras.some(({ kind }) => kind === 'list');
  return isComplete ? round : { ...round, extras: [...round.extras, wrongAnswers] };
}

/** Why a round does not go with these parts. */
export function roundFaults(round: Round, wanted: readonly Part[]): string[] {
  if (!wanted.includes('draft')) return [];
  const { shown, answer, extras } = round;
  const taken = [{ name: shown }, { name: answer }, ...extras].map(({ name }) => name);
  const added = roundWith(round, wanted) === round ? ['choices'] : ['choices', wrongAnswers.name];
  return added
    .filter((name) => taken.includes(name))
    .map((name) => `"${name}" is what a game with drafts adds to its items; choose another name.`);
}

/** Names that mean something else in every item. */
const reserved: ReadonlyMap<string, string> = new Map([
  ['id', 'the engine adds it to every item'],
  ['constructor', 'every object of JavaScript has it'],
]);

/** Most members, so that items stay small. */
const maxMembers = 12;

/**
 * Reads a list of members such as `question, answer, hint?, wrong[]`: what the player is shown, what the player
 * answers, then the extra members, with `?` after an optional text and `[]` after a list of texts.
 */
export function parseRound(text: string): ParsedRound {
  const parts = text.split(',').map((part) => part.trim());
  const members = parts.map(memberOf);
  const names = members.map(({ name }) => name);
  const faults = [
    ...(parts.length < 2
      ? ['A round has at least two members: what the player is shown, and what the player answers.']
      : []),
    ...(parts.length > maxMembers ? [`A round has at most ${maxMembers} members; this one has ${parts.length}.`] : []),
    ...members.slice(0, maxMembers).flatMap((member, index) => {
      const fault = memberFault(member, index, names);
      return fault === undefined ? [] : [`Member ${index + 1}: ${fault}`];
    }),
  ];
  const [shown, answer, ...extras] = members;
  if (faults.length > 0 || shown === undefined || answer === undefined) return { ok: false, faults };
  return { ok: true, round: { shown: shown.name, answer: answer.name, extras } };
}

function memberOf(part: string): Member {
  if (part.endsWith('[]')) return { name: part.slice(0, -2).trim(), kind: 'list' };
  if (part.endsWith('?')) return { name: part.slice(0, -1).trim(), kind: 'optional' };
  return { name: part, kind: 'text' };
}

function memberFault({ name, kind }: Member, index: number, names: readonly string[]): string | undefined {
  if (name === '') return 'there is no name; take the comma out, or write a name there.';
  if (!namePattern.test(name)) {
    return `"${name.slice(0, 40)}" is no name; write one lower-case word of at most 32 letters and digits, such as "hint".`;
  }
  const reason = reserved.get(name);
  if (reason !== undefined) return `"${name}" is taken, ${reason}; choose another name.`;
  const first = names.indexOf(name);
  if (first < index) return `"${name}" is member ${first + 1} already; choose another name.`;
  if (index < 2 && kind !== 'text') {
    const isShownList = index === 0 && kind === 'list';
    const remedy = isShownList
      ? `put a text in front, such as "task", and the list behind the answer: "task, answer, ${name}[]"; src/player.ts then shows what you like`
      : `take the ${kind === 'list' ? '[]' : '?'} away`;
    return `"${name}" is what the player ${index === 0 ? 'is shown' : 'answers'} and must be one text; ${remedy}.`;
  }
  return undefined;
}
