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
  /** Where Ludotext's packages are before they are published; without it npm gets them. */
  readonly tarballs?: Tarballs;
}

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
    return `"${name}" is what the player ${index === 0 ? 'is shown' : 'answers'} and must be one text; take the ${kind === 'list' ? '[]' : '?'} away.`;
  }
  return undefined;
}
