import type { GameFinding } from './finding.js';
import type { apiVersion } from './game-plugin.js';
import type { Interaction, InteractionKind } from './interaction.js';
import type { Messages, Remark } from './message.js';
import type { Schema } from './schema.js';
import type { LudotextSet } from './set.js';

/** How well a format carries a kind of interaction: whole, or with something lost that the outcome tells. */
export type Carriage = 'exact' | 'degraded';

/**
 * A format: a plain object, made with {@link defineFormat}. It writes items for another program to read, or reads what
 * such a program wrote. It knows interactions, and no game. Pure: the same set and options give the same file; it
 * calls no server and reads no file.
 *
 * `structuredClone` must be able to copy every argument and every result, because a format may run in another thread.
 */
export interface FormatPlugin<Options = unknown> {
  /** Version of the contract the format is written for: 1. */
  readonly apiVersion: typeof apiVersion;
  /** Stable name, `[a-z][a-z0-9-]{0,63}`, for example `moodle-xml`. */
  readonly id: string;
  /** Display name: one, or one per language tag. */
  readonly displayName: string | Readonly<Record<string, string>>;
  readonly mediaType: string;
  /** The end of a file's name, with its dot: `.xml`. */
  readonly extension: string;
  /** Which kinds of interactions it writes, and how well at best. Items of other kinds are left out. */
  readonly carries: Readonly<Partial<Record<InteractionKind, Carriage>>>;
  /** What a caller may choose; every member is optional or has a default. */
  readonly optionsSchema?: Schema<Options>;
  /** Sentences by language tag and code, for outcomes and faults that come without a `message`. */
  readonly messages?: Messages;
  /** Whether it writes the set's document and nothing else: every item is exact, those of unknown games too. */
  readonly writesDocument?: boolean;
  /** Whether it needs the games' players, for files that play. Items of isolated games are left out then. */
  readonly needsPlayers?: boolean;

  /** Writes a file. */
  write?(set: ExportSet, options: Options): WrittenFile | Promise<WrittenFile>;
  /**
   * Reads a file. What cannot be read is a fault with line and column; the rest is read all the same. Linear in the
   * size of the file.
   */
  read?(file: Uint8Array): ReadFile | Promise<ReadFile>;
  /** Whether a file looks like this format, for files without a name. Looks at the first bytes only. */
  recognises?(file: Uint8Array): boolean;
}

/** What a format writes. */
export interface ExportSet {
  readonly title: string;
  /** BCP 47 tag of the items' language. */
  readonly language: string;
  /** The items whose kind the format carries, in the order of the set. */
  readonly items: readonly ExportItem[];
  /** The whole set, for formats that keep more than interactions. */
  readonly document: LudotextSet;
  /** The games' players by game_type, for formats that need them: ES modules without imports. */
  readonly players: Readonly<Record<string, string>>;
}

/** One item to write. */
export interface ExportItem {
  /** 16 hexadecimal digits. */
  readonly id: string;
  readonly gameType: string;
  /** The item as its game made it, with its id. */
  readonly item: Readonly<Record<string, unknown>>;
  readonly interaction: Interaction;
}

/** A file, and what became of each item. */
export interface WrittenFile {
  readonly content: string | Uint8Array;
  /** One per item of {@link ExportSet.items}, in order. */
  readonly outcomes: readonly Outcome[];
  /** Where they differ from the format's own, for example a package instead of a single file. */
  readonly mediaType?: string;
  readonly extension?: string;
}

/** What became of an item. Everything but `exact` has a reason: a code of the format's `messages`, with its params. */
export type Outcome =
  | { readonly outcome: 'exact' }
  | { readonly outcome: 'degraded' | 'left_out'; readonly reason: Remark };

/** What a format reads from a file. */
export interface ReadFile {
  readonly title?: string | undefined;
  /** BCP 47 tag, where the file says it. */
  readonly language?: string | undefined;
  readonly interactions: readonly ReadInteraction[];
  readonly faults: readonly GameFinding[];
  /** The set itself, for a format that keeps sets. Interactions are empty then. */
  readonly document?: unknown;
}

/** One interaction of a file, and its place there. */
export interface ReadInteraction {
  readonly interaction: Interaction;
  /** Line of its beginning, from 1; column in UTF-16 units, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * Infers the type of a format's options from its schema.
 *
 * @example export default defineFormat({ apiVersion: 1, id: 'aiken', ... });
 */
export function defineFormat<Options = unknown>(
  format: FormatPlugin<NoInfer<Options>> & { readonly optionsSchema?: Schema<Options> },
): FormatPlugin<Options> {
  return format;
}
