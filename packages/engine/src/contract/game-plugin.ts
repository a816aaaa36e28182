import type { Finding } from './finding.js';
import type { Schema } from './schema.js';

/** The version of this contract. A game names the one it was written for; the engine loads no other. */
export const apiVersion = 1;

/** The largest number a game can have. */
export const maxTypeId = 999_999_999;

/**
 * A game: a plain object, made with {@link defineGame}. It turns text into items and says what is wrong with an item;
 * it never talks to a model, a server or a file.
 *
 * Every argument and every result must survive `structuredClone`: a game may run in another thread.
 * Members are written as methods so that a `GamePlugin<QuizItem>` fits a list of `GamePlugin`.
 */
export interface GamePlugin<Item = unknown, Draft = unknown, Submission = unknown> {
  /** Version of the contract the game was written for: 1. */
  readonly apiVersion: typeof apiVersion;
  /** Stable name, `[a-z][a-z0-9_]{0,63}`, for example `quiz`. */
  readonly gameType: string;
  /** Number of the game on the wire, 1 to 999,999,999; a deployment may give it another in games.yaml. */
  readonly typeId: number;
  /** Name for people: one, or one per language tag (`{ en: 'Quiz', de: 'Quiz' }`). */
  readonly displayName: string | Readonly<Record<string, string>>;
  /** One or two sentences: which texts the game suits. A writer that analyses a text judges by them. */
  readonly suits: string;
  /**
   * What players receive, without transforms. Member names are single lower-case words; `id` is reserved, the engine adds it.
   */
  readonly itemSchema: Schema<Item>;
  /** What a writer is asked for, where that is not the finished item. Needs {@link finish}. */
  readonly draftSchema?: Schema<Draft>;
  /** The direct format, for the API reference: how it is written, and an example that parses without a fault. */
  readonly directFormat?: { readonly description: string; readonly example: string };
  /** Members of an item a writer may add to an author's items in direct mode; the schema has them as optional. */
  readonly complete?: readonly string[];
  /** Short texts with the items they give: shown in docs, run by tests, shown to a model. */
  readonly examples?: readonly GameExample<Item, Draft>[];
  /** How the game is scored and written with no model at all. */
  readonly offline?: OfflineGame<Draft>;
  /** What a player sends to {@link grade}. */
  readonly submissionSchema?: Schema<Submission>;

  /**
   * Direct mode: the author's text to items, kept to the letter and in order. Pure and linear in the length of the text.
   * All faults of the whole text at once, each with line and column.
   */
  parse(text: string): Item[] | { items: Item[]; faults: Finding[] };
  /**
   * The task for a model: instructions only. Role, text and output rules are the engine's; the text is not in it.
   */
  prompt(request: PromptRequest): string;
  /** What is wrong with an item's meaning, beyond its schema. Pure; called after the schema has passed. */
  validate(item: Item, context: ItemContext<Item>): Finding[] | Promise<Finding[]>;
  /** What is to be said about the items as a set. Warnings only: items may have been shown already. */
  validateSet?(items: readonly Item[], context: ItemContext<Item>): Finding[] | Promise<Finding[]>;
  /**
   * Draft to item. Total and deterministic: every draft that fits {@link draftSchema} gives an item; what is wrong
   * with it, {@link itemSchema} and {@link validate} say.
   */
  finish?(draft: Draft, context: ItemContext<Item>): Item;
  /** The grade of a submission that fits {@link submissionSchema}, for an item that fits {@link itemSchema}. Pure. */
  grade?(item: Item, submission: Submission): Grade;
}

/** How hard items are to be. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What {@link GamePlugin.prompt} is told. */
export interface PromptRequest {
  /** How many items to ask for, 1 or more. */
  readonly count: number;
  /** BCP 47 tag of the language to write in. */
  readonly language: string;
  readonly difficulty?: Difficulty | undefined;
  /** For whom the items are, in the caller's words: one line of at most 200 characters. */
  readonly audience?: string | undefined;
}

/** Where an item came from. `author` is direct mode. */
export type ItemOrigin = 'model' | 'offline' | 'author';

/** What the engine knows while an item is made and judged. */
export interface ItemContext<Item = unknown> {
  /** The whole source text; in direct mode the direct format as the author wrote it. */
  readonly text: string;
  /** BCP 47 tag of the language the items are to be in. */
  readonly language: string;
  readonly origin: ItemOrigin;
  /** The items accepted before this one, in order, without ids. */
  readonly kept: readonly Item[];
  /** 32-bit unsigned integer out of the text. */
  readonly seed: number;
}

/** The offline writer's part of a game. Deterministic: the same text and request give the same result. */
export interface OfflineGame<Draft = unknown> {
  /** How well the text suits the game: 0 to 100, with a reason a person can use, in English. */
  score(text: string): OfflineScore | Promise<OfflineScore>;
  /** Up to `count` drafts, the best first; fewer when the text does not give more good ones, never padding. */
  write(text: string, request: OfflineRequest): Draft[] | Promise<Draft[]>;
}

/** How well a text suits a game, judged without a model. */
export interface OfflineScore {
  /** 0 to 100. */
  readonly score: number;
  readonly reason: string;
}

/** What the offline writer asks of a game. */
export interface OfflineRequest {
  /** How many drafts are wanted at most, 1 or more. */
  readonly count: number;
  /** BCP 47 tag of the text's language. */
  readonly language: string;
  /** 32-bit unsigned integer out of the text. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** For whom the items are, in the caller's words: one line of at most 200 characters. */
  readonly audience?: string | undefined;
}

/** A score out of the most there is. */
export interface Mark {
  /** 0 to `max`. */
  readonly score: number;
  /** Above 0. */
  readonly max: number;
}

/** The grade of a submission. */
export interface Grade extends Mark {
  readonly correct: boolean;
  /** Sentences for the player. */
  readonly feedback: readonly string[];
  /** The same submission on other scales, by their names. */
  readonly marks?: Readonly<Record<string, Mark>>;
}

/** A text and the items it gives. */
export interface GameExample<Item = unknown, Draft = unknown> {
  /** `direct`: `text` is in the direct format and parses to `items`. `prose`: the items are what a good writer makes of it. */
  readonly source: 'direct' | 'prose';
  readonly language: string;
  readonly text: string;
  readonly items: readonly Item[];
  /**
   * For `prose`: the drafts of a good writer, from which `finish` makes the items. A model is shown these; without them it is shown
   * the items where the game has no `draftSchema`, and nothing where it has one.
   */
  readonly drafts?: readonly Draft[];
}

/**
 * Names the types of a game without annotations: items, drafts and submissions are inferred from the schemas.
 *
 * @example
 * export default defineGame({ apiVersion: 1, gameType: 'true_false', typeId: 10, itemSchema, ... });
 */
export function defineGame<Item, Draft = Item, Submission = unknown>(
  game: GamePlugin<NoInfer<Item>, NoInfer<Draft>, NoInfer<Submission>> & {
    readonly itemSchema: Schema<Item>;
    readonly draftSchema?: Schema<Draft>;
    readonly submissionSchema?: Schema<Submission>;
  },
): GamePlugin<Item, Draft, Submission> {
  return game;
}

/** The submission type of a game. */
export type SubmissionOf<Game> =
  Game extends GamePlugin<infer _Item, infer _Draft, infer Submission> ? Submission : never;

/** The item type of a game. */
export type ItemOf<Game> = Game extends GamePlugin<infer Item, infer _Draft, infer _Answer> ? Item : never;
