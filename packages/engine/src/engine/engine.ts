import type { EngineError } from '../contract/errors.js';
import type { GenerationEvent } from '../contract/events.js';
import type { GamePlugin, Grade, ItemOf, SubmissionOf } from '../contract/game-plugin.js';
import type { LanguageModel } from '../contract/language-model.js';
import type { DirectRequest, EngineLimits, GenerateRequest, SingleRequest } from '../contract/requests.js';
import type { DirectResult, GenerateResult, SingleResult } from '../contract/results.js';
import type { RegisteredGame, Registry } from '../host/registry.js';
import type { ModelSettings } from '../models/model-settings.js';
import type { GradeRequest } from '../modes/grade.js';

/** What changed when the games were replaced: lists of game types. */
export interface GamesChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** What an engine is made of: its games, its model and its limits. */
export interface EngineOptions<Games extends readonly GamePlugin[] = readonly GamePlugin[]> {
  /** The games; none when absent, to be set later with {@link Engine.setGames}. */
  readonly games?: Games | undefined;
  /** The model that writes; the offline writer when absent. */
  readonly model?: LanguageModel | ModelSettings | undefined;
  readonly limits?: Partial<EngineLimits> | undefined;
  /**
   * Called with each failure of one of `games`, its cause included, for a log: a request that can do without the game goes
   * on, and its result does not say why. Games that are set later have their own listeners.
   */
  readonly onGameFailure?: ((error: EngineError) => void) | undefined;
}

/** An engine: games, a writer, and the three ways to turn a text into items. */
export interface Engine<Game extends GamePlugin = GamePlugin> {
  /** The writer, as results name it. */
  readonly llm: string;
  /** The model in use; undefined while the offline writer writes. */
  readonly model: LanguageModel | undefined;
  readonly limits: EngineLimits;
  /** The games at this moment. */
  readonly registry: Registry;
  /** Analyses the text, scores the games and writes items for each game that suits. */
  generate(request: GenerateRequest<Game>): Promise<GenerateResult<Game>>;
  /** Chooses the one best game and writes it. */
  single(request: SingleRequest<Game>): Promise<SingleResult<ItemOf<Game>>>;
  /** One named game: from its direct format, or with `source: 'prose'` from prose. */
  direct<Wanted extends Game>(game: Wanted, request: DirectRequest): Promise<DirectResult<ItemOf<Wanted>>>;
  direct(typeId: number, request: DirectRequest): Promise<DirectResult<ItemOf<Game>>>;
  /**
   * The same three, told step by step: every event as it happens, `done` with the result last; what fails is thrown. Work
   * begins with the first step and stops when the loop is left.
   */
  readonly stream: EngineStreams<Game>;
  /**
   * The grade of a submission, whether the game is active or not.
   * @throws EngineError `not_gradable`, `invalid_request` with the faults of item and submission
   */
  grade<Wanted extends Game>(game: Wanted, request: GradeRequest<ItemOf<Wanted>, SubmissionOf<Wanted>>): Promise<Grade>;
  grade(typeId: number, request: GradeRequest): Promise<Grade>;
  /** Replaces all games at once; work under way keeps the old ones. @throws EngineError when two share an id */
  setGames(games: readonly RegisteredGame[]): GamesChange;
  /** Switches a game on or off. @throws EngineError `game_not_found` */
  setActive(gameType: string, active: boolean): RegisteredGame;
  /** Writes with this model from the next request on; `undefined` means the offline writer. */
  setModel(model: LanguageModel | ModelSettings | undefined): void;
  /** Ends what the games hold, as soon as the requests under way are over. */
  close(): Promise<void>;
}

/** The three ways to turn a text into items, as events. */
export interface EngineStreams<Game extends GamePlugin = GamePlugin> {
  generate(request: GenerateRequest<Game>): AsyncIterable<GenerationEvent<GenerateResult<Game>, ItemOf<Game>>>;
  single(request: SingleRequest<Game>): AsyncIterable<GenerationEvent<SingleResult<ItemOf<Game>>, ItemOf<Game>>>;
  direct<Wanted extends Game>(
    game: Wanted,
    request: DirectRequest,
  ): AsyncIterable<GenerationEvent<DirectResult<ItemOf<Wanted>>, ItemOf<Wanted>>>;
  direct(
    typeId: number,
    request: DirectRequest,
  ): AsyncIterable<GenerationEvent<DirectResult<ItemOf<Game>>, ItemOf<Game>>>;
}
