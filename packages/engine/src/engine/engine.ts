import type { EngineError } from '../contract/errors.js';
import type { EventStream } from '../contract/events.js';
import type { FormatPlugin } from '../contract/format-plugin.js';
import type { GamePlugin, Grade, ItemOf, SubmissionOf } from '../contract/game-plugin.js';
import type { LanguageModel } from '../contract/language-model.js';
import type { ModelSettings } from '../contract/model-settings.js';
import type {
  DirectRequest,
  EngineLimits,
  GenerateRequest,
  RewriteRequest,
  SingleRequest,
} from '../contract/requests.js';
import type { DirectResult, GenerateResult, RewriteResult, SingleResult } from '../contract/results.js';
import type { LudotextSet } from '../contract/set.js';
import type { FormatRegistry, RegisteredFormats } from '../host/format-registry.js';
import type { RegisteredGame, Registry } from '../host/registry.js';
import type { GradeRequest } from '../modes/grade.js';
import type { SetFinding } from '../sets/check-set.js';
import type { ExportedSet } from '../sets/export-set.js';
import type { ImportedSet, ImportRequest } from '../sets/import-set.js';
import type { ItemInteraction } from '../sets/interactions-of.js';

/** The changes of a replacement: of the games as lists of game types, of the formats as lists of ids. */
export interface GamesChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** The models an engine has beside the one that writes. */
export interface OtherModels {
  /** The model for second opinions of another model; default: none, and asking for one is `second_model_missing`. */
  readonly secondModel?: LanguageModel | ModelSettings | undefined;
  /**
   * The model that writes a request instead if its model cannot be reached, is too slow (no item in half of the
   * request's time) or is out of quota, as long as there is no item. It has what is left of the time. The result's
   * `llm` and the warning `fallback_used` say so. Default: none.
   */
  readonly fallbackModel?: LanguageModel | ModelSettings | undefined;
}

/** The parts of an engine: its games, its models and its limits. */
export interface EngineOptions<Games extends readonly GamePlugin[] = readonly GamePlugin[]> extends OtherModels {
  /** The games; default none. {@link Engine.setGames} sets them later. */
  readonly games?: Games | undefined;
  /** The formats that sets are exported to and imported from; default none. */
  readonly formats?: readonly FormatPlugin[] | undefined;
  /** The model that writes; default: the offline writer. */
  readonly model?: LanguageModel | ModelSettings | undefined;
  readonly limits?: Partial<EngineLimits> | undefined;
  /**
   * Called with each failure of one of `games`, cause included, for a log: a request may succeed without the game, and
   * its result does not give the reason. Games set later have their own listeners.
   */
  readonly onGameFailure?: ((error: EngineError) => void) | undefined;
}

/** An engine: games, a writer, and three ways to turn a text into items. */
export interface Engine<Game extends GamePlugin = GamePlugin> {
  /** The writer's name, as in results. */
  readonly llm: string;
  /** The model in use; undefined with the offline writer. */
  readonly model: LanguageModel | undefined;
  readonly limits: EngineLimits;
  /** The current games. */
  readonly registry: Registry;
  /** Analyses the text, scores the games and writes items for each suitable game. */
  generate(request: GenerateRequest<Game>): Promise<GenerateResult<Game>>;
  /** Chooses the best game and writes it. */
  single(request: SingleRequest<Game>): Promise<SingleResult<ItemOf<Game>>>;
  /** Makes items of one named game: from its direct format, or from prose with `source: 'prose'`. */
  direct<Wanted extends Game>(game: Wanted, request: DirectRequest): Promise<DirectResult<ItemOf<Wanted>>>;
  direct(typeId: number, request: DirectRequest): Promise<DirectResult<ItemOf<Game>>>;
  /**
   * Writes one item of a game in place of another: never that one, nor one of those kept.
   * @throws EngineError `no_items` when the text gives no other
   */
  rewrite<Wanted extends Game>(game: Wanted, request: RewriteRequest): Promise<RewriteResult<ItemOf<Wanted>>>;
  rewrite(typeId: number, request: RewriteRequest): Promise<RewriteResult<ItemOf<Game>>>;
  /**
   * The same four as streams: every event as it happens, `done` with the result last; failures are thrown. The
   * stream's `result` is a promise of the same. Work begins with the first of the two, and stops when the loop is left.
   */
  readonly stream: EngineStreams<Game>;
  /**
   * Grades a submission. The game may be inactive.
   * @throws EngineError `not_gradable`, `invalid_request` with the faults of item and submission
   */
  grade<Wanted extends Game>(game: Wanted, request: GradeRequest<ItemOf<Wanted>, SubmissionOf<Wanted>>): Promise<Grade>;
  grade(typeId: number, request: GradeRequest): Promise<Grade>;
  /** The current formats. */
  readonly formats: FormatRegistry;
  /**
   * Says what is wrong with a set: its items' schema, the rules of their games, evidence that the source does not
   * contain (`text`, or the set's own), games that are not here. An empty list means nothing is wrong.
   * @throws EngineError `invalid_request` for something that is no set, `text_too_long`
   */
  checkSet(set: LudotextSet, options?: CheckSetOptions): Promise<SetFinding[]>;
  /**
   * Says what each item of a set is, in neutral words: enough to show, print and compare items of any game. Items of
   * which their game cannot tell are left out.
   * @throws EngineError `invalid_request` for something that is no set
   */
  interactionsOf(set: LudotextSet): Promise<ItemInteraction[]>;
  /**
   * Writes a set in a format.
   * @throws EngineError `invalid_request`, `format_not_found`, `nothing_to_export` with the reasons
   */
  exportSet(set: LudotextSet, format: string, options?: ExportSetOptions): Promise<ExportedSet>;
  /**
   * Makes a set of a file from elsewhere. What cannot be read is in `faults`.
   * @throws EngineError `format_not_found`, `format_not_recognised`, `direct_format` if no item is usable
   */
  importSet(request: ImportRequest & { readonly messageLanguage?: string | undefined }): Promise<ImportedSet>;
  /** Replaces all formats at once; returns the changes as lists of ids. @throws EngineError if two share an id */
  setFormats(formats: readonly RegisteredFormats[]): GamesChange;
  /** Replaces all games at once; running requests keep the old ones. @throws EngineError if two games share an id */
  setGames(games: readonly RegisteredGame[]): GamesChange;
  /** Switches a game on or off. @throws EngineError `game_not_found` */
  setActive(gameType: string, active: boolean): RegisteredGame;
  /**
   * Sets the models for later requests; without a model the offline writer writes.
   * @param others replaces the second and the fallback model; both stay when absent
   */
  setModel(model: LanguageModel | ModelSettings | undefined, others?: OtherModels): void;
  /** Closes the games once running requests have ended. */
  close(): Promise<void>;
}

/** The arguments of {@link Engine.checkSet}. */
export interface CheckSetOptions {
  /** The source text; the set's own where left out. */
  readonly text?: string | undefined;
  /** BCP 47 tag of the language of findings; default English. */
  readonly messageLanguage?: string | undefined;
}

/** The arguments of {@link Engine.exportSet}. */
export interface ExportSetOptions {
  /** The format's own options. */
  readonly options?: unknown;
  /** BCP 47 tag of the language of reasons; default English. */
  readonly messageLanguage?: string | undefined;
}

/** The three ways to turn a text into items, as streams of events. */
export interface EngineStreams<Game extends GamePlugin = GamePlugin> {
  generate(request: GenerateRequest<Game>): EventStream<GenerateResult<Game>, ItemOf<Game>>;
  single(request: SingleRequest<Game>): EventStream<SingleResult<ItemOf<Game>>, ItemOf<Game>>;
  direct<Wanted extends Game>(
    game: Wanted,
    request: DirectRequest,
  ): EventStream<DirectResult<ItemOf<Wanted>>, ItemOf<Wanted>>;
  direct(typeId: number, request: DirectRequest): EventStream<DirectResult<ItemOf<Game>>, ItemOf<Game>>;
  rewrite<Wanted extends Game>(
    game: Wanted,
    request: RewriteRequest,
  ): EventStream<RewriteResult<ItemOf<Wanted>>, ItemOf<Wanted>>;
  rewrite(typeId: number, request: RewriteRequest): EventStream<RewriteResult<ItemOf<Game>>, ItemOf<Game>>;
}
