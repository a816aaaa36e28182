import type { Finding } from './finding.js';
import type { Carriage, ExportSet } from './format-plugin.js';
import type { Interaction, InteractionKind } from './interaction.js';
import type { Message, Messages } from './message.js';
import type { JsonSchema } from './schema.js';

/** What a format declares, as data. */
export interface FormatDescriptor {
  readonly id: string;
  readonly displayName: string;
  readonly displayNames?: Readonly<Record<string, string>>;
  readonly mediaType: string;
  readonly extension: string;
  readonly writes: boolean;
  readonly reads: boolean;
  readonly carries: Readonly<Record<InteractionKind, Carriage | 'none'>>;
  readonly writesDocument: boolean;
  readonly needsPlayers: boolean;
  /** JSON Schema of its options; an object without members if it has none. */
  readonly optionsSchema: JsonSchema;
  readonly messages: Messages;
}

/** What became of an item, with the sentence of its reason. */
export interface SaidOutcome {
  readonly outcome: Carriage | 'left_out';
  /** Absent for `exact`. */
  readonly reason?: Message;
}

/** What a format wrote, checked. */
export interface HostedFile {
  readonly content: Uint8Array;
  readonly mediaType: string;
  readonly extension: string;
  /** One per item, in order. */
  readonly outcomes: readonly SaidOutcome[];
}

/** What a format read, checked: interactions that keep their schema, and faults for those that do not. */
export interface HostedReading {
  readonly title?: string;
  readonly language?: string;
  readonly interactions: readonly {
    readonly interaction: Interaction;
    readonly line?: number;
    readonly column?: number;
  }[];
  readonly faults: readonly Finding[];
  readonly document?: unknown;
}

/**
 * Where the formats of one package run. The modes call formats only through this interface, so they can run in another
 * thread. Faults of a format are the same errors as those of a game.
 */
export interface FormatHost {
  readonly descriptors: readonly FormatDescriptor[];
  /** Findings when the options do not fit the format's schema. */
  write(id: string, set: ExportSet, options: unknown): Promise<HostedFile | { readonly findings: readonly Finding[] }>;
  read(id: string, file: Uint8Array): Promise<HostedReading>;
  /** The first format that takes the file for its own; undefined if none does. */
  recognises(file: Uint8Array): Promise<string | undefined>;
  hold(): () => void;
  close(): Promise<void>;
}
