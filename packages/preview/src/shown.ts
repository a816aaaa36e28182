// What the command tells the page, and the page the command. Types only: both sides are built of the same source.

import type { Finding, Grade } from '@ludotext/engine';

/** All that the page shows of a game at one moment. */
export interface Shown {
  /** The last game that could be loaded; null before the first. */
  readonly game: ShownGame | null;
  /** Why the files as they are now are not the game that is shown; null if they are. */
  readonly trouble: Trouble | null;
}

/** Something that keeps the game from being as its author wrote it. */
export interface Trouble {
  /** `waiting` needs nothing of the author. */
  readonly kind: 'waiting' | 'error';
  readonly title: string;
  readonly messages: readonly string[];
  /** The stack of what was thrown, as far as it lies in the package. */
  readonly stack?: string;
}

/** A loaded game. */
export interface ShownGame {
  /** Changes with every change of the game. */
  readonly fingerprint: string;
  readonly package: string;
  readonly version: string | null;
  readonly gameType: string;
  readonly typeId: number;
  readonly displayName: string;
  readonly suits: string;
  readonly grades: boolean;
  readonly writesOffline: boolean;
  /** The source of its player's module. */
  readonly player: string | null;
  /** The direct format, once for each language that says it in its own way. */
  readonly directFormats: readonly DirectFormat[];
  readonly examples: readonly ShownExample[];
  /** The texts of the package's folder `fixtures`. */
  readonly fixtures: readonly Fixture[];
}

interface DirectFormat {
  readonly language: string;
  readonly description: string;
  readonly example: string;
}

export interface Fixture {
  readonly name: string;
  readonly text: string;
}

/** An example of the game, with its items as they stand there. */
export interface ShownExample {
  readonly source: 'direct' | 'prose';
  readonly text: string;
  readonly outcome: Outcome;
}

/** Items with what there is to say about them. */
export interface Outcome {
  /** BCP 47 tag of the items; `und` if it cannot be told. */
  readonly language: string;
  readonly items: readonly JudgedItem[];
  /** What is wrong with a text in the direct format. */
  readonly faults: readonly Finding[];
  /** How well prose suits the game. */
  readonly score?: { readonly score: number; readonly reason: string };
  /** What the game's offline writer says about its drafts as a set. */
  readonly remarks: readonly string[];
  /** What broke in the game. */
  readonly failure?: Failure;
}

/** An item, or a draft that became none. */
export interface JudgedItem {
  /** As the writer made it, where a writer did. */
  readonly draft?: unknown;
  /** With its id; absent for a draft that does not fit its schema. */
  readonly item?: { readonly id: string };
  /** What it asks, in a game that says what its items are elsewhere. */
  readonly prompt?: string;
  readonly findings: readonly Finding[];
  /** Whether a writer's item with these findings would be dropped. */
  readonly isRejected: boolean;
}

/** A text to make items of. */
export interface TextToTry {
  readonly source: 'direct' | 'prose';
  readonly text: string;
  /** Most items of prose. */
  readonly count: number;
}

/** An answer to grade. */
export interface AnswerToGrade {
  readonly item: unknown;
  readonly submission: unknown;
  /** BCP 47 tag of the language of the feedback. */
  readonly language: string;
}

export type GradeOutcome =
  | { readonly grade: Grade }
  | { readonly findings: readonly Finding[] }
  | { readonly failure: Failure };

/** Something the game threw, or a limit it broke. */
export interface Failure {
  readonly message: string;
  readonly stack?: string;
}
