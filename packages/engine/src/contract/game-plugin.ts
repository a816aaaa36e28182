import type { GameFinding } from './finding.js';
import type { Interaction } from './interaction.js';
import type { Message, Messages, Remark } from './message.js';
import type { Schema } from './schema.js';

/** The version of this contract. A game names the version it is written for; the engine loads no other. */
export const apiVersion = 1;

/** The pattern of a {@link GamePlugin.gameType}. */
export const gameTypePattern = /^[a-z][a-z0-9_]{0,63}$/;

/** Maximum type_id of a game. */
export const maxTypeId = 999_999_999;

/**
 * A game: a plain object, made with {@link defineGame}. It turns text into items and checks items. It never calls a
 * model or a server, and never reads a file.
 *
 * `structuredClone` must be able to copy every argument and every result, because a game may run in another thread.
 * Members are declared as methods so that a `GamePlugin<QuizItem>` fits a list of `GamePlugin`.
 */
export interface GamePlugin<Item = unknown, Draft = unknown, Submission = unknown> {
  /** Version of the contract the game is written for: 1. */
  readonly apiVersion: typeof apiVersion;
  /** Stable name, `[a-z][a-z0-9_]{0,63}`, for example `quiz`. */
  readonly gameType: string;
  /** The game's number on the wire, 1 to 999,999,999; games.yaml may override it. */
  readonly typeId: number;
  /** Display name: one, or one per language tag (`{ en: 'Quiz', de: 'Quiz' }`). */
  readonly displayName: string | Readonly<Record<string, string>>;
  /**
   * One or two sentences: which texts the game suits. One text, or one per language tag. A writer scores texts by the
   * English one.
   */
  readonly suits: string | Readonly<Record<string, string>>;
  /**
   * What players receive, without transforms. Member names are single lower-case words. The engine adds `id`, a
   * reserved name.
   */
  readonly itemSchema: Schema<Item>;
  /** The draft a writer returns, if it differs from the finished item. Needs {@link finish}. */
  readonly draftSchema?: Schema<Draft>;
  /** The direct format for the API reference: a description, and an example that parses without a fault. */
  readonly directFormat?: { readonly description: string; readonly example: string };
  /** Members a writer may add to an author's items in direct mode; they are optional in the schema. */
  readonly complete?: readonly string[];
  /** Short texts with their items: shown in docs and to models, run by tests. */
  readonly examples?: readonly GameExample<Item, Draft>[];
  /** How the game is scored and written without a model. */
  readonly offline?: OfflineGame<Draft>;
  /** What {@link grade} receives from a player. */
  readonly submissionSchema?: Schema<Submission>;
  /** The version of the items, a whole number from 1; default 1. Sets keep it. Needs {@link migrate} from 2 on. */
  readonly itemVersion?: number;
  /**
   * Sentences by language tag and code, for findings, reasons, remarks and feedback that come without a `message`. A
   * language without a sentence takes the English one.
   */
  readonly messages?: Messages;

  /**
   * Direct mode: turns the author's text into items, verbatim and in order. Pure; linear in the length of the text.
   * Reports all faults of the text at once, each with line and column. A finding of severity `warn` among them rejects
   * nothing: it says how a text was understood that may be meant otherwise, and becomes a warning of the result. Its
   * `path` may begin with the index of the item it is about.
   */
  parse(text: string): Item[] | { items: Item[]; faults: GameFinding[] };
  /** The task for a model: instructions only. The engine adds the role, the text and the output rules. */
  prompt(request: PromptRequest): string;
  /** Checks an item's meaning, beyond its schema. Pure; called only after the schema has passed. */
  validate(item: Item, context: ItemContext<Item>): GameFinding[] | Promise<GameFinding[]>;
  /**
   * Checks the items as a set. Warnings only, because items may have been shown already. A finding's `path` may begin
   * with the index of the item it is about.
   */
  validateSet?(items: readonly Item[], context: ItemContext<Item>): GameFinding[] | Promise<GameFinding[]>;
  /**
   * Turns a draft into an item. Deterministic; returns an item for every draft that fits {@link draftSchema}. {@link
   * itemSchema} and {@link validate} report what is wrong with it.
   */
  finish?(draft: Draft, context: ItemContext<Item>): Item;
  /**
   * Grades a submission that fits {@link submissionSchema}, for an item that fits {@link itemSchema}. A submission that
   * this item cannot take, such as the index of an option that it does not have, is refused with a finding in place of
   * a grade: `reject(rule, message, path)`, the path into the submission. Pure.
   */
  grade?(item: Item, submission: Submission, context: GradeContext): GameGrade | GameFinding;
  /**
   * What an item is in neutral words, so that formats can write it. Pure; plain text only, never markup. Where the game
   * grades, the interaction's key gets full marks.
   */
  interaction?(item: Item, context: InteractionContext): Interaction;
  /**
   * The item that an interaction from elsewhere makes, such as one read from a file; undefined if the game cannot take
   * it. `fromInteraction(interaction(item))` is the item again.
   */
  fromInteraction?(interaction: Interaction): Item | undefined;
  /** Turns an item of an earlier {@link itemVersion} into one of this. What comes back must fit {@link itemSchema}. */
  migrate?(item: unknown, from: number): unknown;
}

/** What a game knows while it turns an item into an interaction. */
export interface InteractionContext {
  /** BCP 47 tag of the item's language, which the prompt is to be in. */
  readonly language: string;
}

/** How difficult the items should be. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** The arguments of {@link GamePlugin.prompt}. */
export interface PromptRequest {
  /** Number of items to request, 1 or more. */
  readonly count: number;
  /** BCP 47 tag of the language to write in. */
  readonly language: string;
  readonly difficulty?: Difficulty | undefined;
  /** Who the items are for, in the caller's words: one line of at most 200 characters. */
  readonly audience?: string | undefined;
}

/** Who made an item. `author` means direct mode. */
export type ItemOrigin = 'model' | 'offline' | 'author';

/** What a game knows while it makes and judges an item. */
export interface ItemContext<Item = unknown> {
  /** The whole source text; in direct mode the author's text in the direct format. */
  readonly text: string;
  /** BCP 47 tag of the items' language. */
  readonly language: string;
  readonly origin: ItemOrigin;
  /** The items accepted before this one, in order, without ids. */
  readonly kept: readonly Item[];
  /** 32-bit unsigned integer, derived from the text. */
  readonly seed: number;
}

/** How a game works without a model. Deterministic: the same text and request give the same result. */
export interface OfflineGame<Draft = unknown> {
  /** Scores how well the text suits the game, 0 to 100, with a readable reason in English. */
  score(text: string): OfflineScore | Promise<OfflineScore>;
  /**
   * Returns up to `count` drafts, the best first; fewer if the text gives no more good ones. Never pads. With remarks
   * where there is something to say about the set.
   */
  write(text: string, request: OfflineRequest): OfflineResult<Draft> | Promise<OfflineResult<Draft>>;
}

/** The drafts of an offline writer, with or without remarks. */
export type OfflineResult<Draft = unknown> = Draft[] | OfflineDrafts<Draft>;

/** Drafts with remarks about them as a set; the remarks become warnings of the result. */
export interface OfflineDrafts<Draft = unknown> {
  readonly drafts: Draft[];
  readonly remarks: readonly Remark[];
}

/** How well a text suits a game, scored without a model. */
export interface OfflineScore {
  /** 0 to 100. */
  readonly score: number;
  /** A sentence in English, or what a sentence of the game's `messages` is made of. */
  readonly reason: string | Remark;
}

/** The arguments of {@link OfflineGame.write}. */
export interface OfflineRequest {
  /** Maximum number of drafts, 1 or more. */
  readonly count: number;
  /** BCP 47 tag of the text's language. */
  readonly language: string;
  /** 32-bit unsigned integer, derived from the text. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** Who the items are for, in the caller's words: one line of at most 200 characters. */
  readonly audience?: string | undefined;
}

/** A score and its maximum. */
export interface Mark {
  /** 0 to `max`. */
  readonly score: number;
  /** Above 0. */
  readonly max: number;
}

/** What a game knows while it grades. */
export interface GradeContext {
  /** BCP 47 tag of the language of the feedback. */
  readonly language: string;
}

/** The grade of a submission, as a game returns it. */
export interface GameGrade extends Mark {
  readonly correct: boolean;
  /** Sentences for the learner, or what sentences of the game's `messages` are made of. */
  readonly feedback: readonly (string | Remark)[];
  /** The same submission on other scales, by name. */
  readonly marks?: Readonly<Record<string, Mark>>;
}

/** The grade of a submission. */
export interface Grade extends GameGrade {
  readonly feedback: readonly string[];
  /** The same sentences with their codes and params. */
  readonly feedbackDetails: readonly Message[];
}

/** A text and its items. */
export interface GameExample<Item = unknown, Draft = unknown> {
  /**
   * `direct`: `text` is in the direct format and parses to `items`. `prose`: `items` are what a good writer makes of
   * `text`.
   */
  readonly source: 'direct' | 'prose';
  readonly language: string;
  readonly text: string;
  readonly items: readonly Item[];
  /**
   * For `prose`: drafts of a good writer, from which `finish` makes the items. A model is shown these drafts. Without
   * them it is shown the items, or nothing if the game has a `draftSchema`.
   */
  readonly drafts?: readonly Draft[];
}

/**
 * Infers the types of a game from its schemas: items, drafts and submissions need no annotations.
 *
 * @example export default defineGame({ apiVersion: 1, gameType: 'true_false', typeId: 10, itemSchema, ... });
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
