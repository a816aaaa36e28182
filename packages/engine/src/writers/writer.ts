import type { EngineError, RejectedDraft } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { GameHost } from '../contract/game-host.js';
import type { Difficulty, ItemOrigin } from '../contract/game-plugin.js';
import type { Effort, Wish } from '../contract/requests.js';
import type { GameScore, Warning } from '../contract/results.js';
import type { RequestIdentity, UsageMeter } from '../contract/usage.js';

/** A score, or the failure of the game that was to give it. */
export interface AnalysedGame extends GameScore {
  /** Set when the game could not be scored; its score is then 0. */
  readonly failure?: EngineError;
}

/** What every task of a writer has. */
export interface WriterTask {
  readonly text: string;
  /** BCP 47 tag of the language of the items. */
  readonly language: string;
  /** 32-bit unsigned integer derived from the text. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** The audience of the items, on one line. */
  readonly audience?: string | undefined;
  readonly effort: Effort;
  /** Whether the items are given a second opinion. */
  readonly solves: boolean;
  /** Whether items are wanted as soon as they are written. */
  readonly live: boolean;
  readonly signal?: AbortSignal | undefined;
  /** The items of a game that exist already, without ids; none of them may be written again. */
  keptOf(typeId: number): readonly unknown[];
  readonly usage: UsageMeter;
  /** The identity of the request, for queues. */
  readonly request: RequestIdentity;
  /** Milliseconds left for the whole request. */
  timeLeft(): number;
  /** Adds a warning to the result; the same warning counts once. */
  warn(warning: Warning): void;
  emit(event: ProgressEvent): void;
}

export interface WriteTask extends WriterTask {
  readonly game: GameHost;
  /** All games of the request, when there are several. */
  readonly among?: readonly GameHost[] | undefined;
  /** 0 for the first request of a game's items; the later ones ask for what is missing. */
  readonly round: number;
  /** How many items are still wanted. */
  readonly count: number;
  /** Accepted items and those that existed before, which must not be written again. */
  readonly kept: readonly unknown[];
  /** The drafts rejected in the round before, with the reasons. */
  readonly rejected: readonly RejectedDraft[];
  /** The item that the one item wanted stands in for. */
  readonly instead?: Instead | undefined;
}

/** An item that another is to take the place of, and what is wished. */
export interface Instead {
  /** Without id. */
  readonly item: unknown;
  readonly wish: Wish;
  readonly instruction?: string | undefined;
  /** Whether the new item may be near the old one: the same in other words. */
  readonly mayResemble: boolean;
}

/** The game chosen for a text, and its drafts. */
export interface Choice extends Omit<GameScore, 'score'> {
  readonly drafts: AsyncIterable<readonly unknown[]>;
}

/** Writes items from a text: a language model or the offline writer. Modes know only this contract. */
export interface ItemWriter {
  /** `<provider>/<model_name>`, as results name the writer. */
  readonly llm: string;
  readonly origin: Extract<ItemOrigin, 'model' | 'offline'>;
  /** How often a task may be repeated with the rejected drafts; 0 for a writer that would write the same again. */
  readonly repairRounds: number;
  /** Time limit of one request, in milliseconds; `Infinity` for a writer without network calls. */
  readonly timeoutMs: number;
  /** Whether this writer can write items of the game. */
  canWrite(game: GameHost): boolean;
  /** One score per candidate, in the order given. */
  analyse(task: WriterTask & { readonly games: readonly GameHost[] }): Promise<AnalysedGame[]>;
  /** Drafts in batches, as they are complete; may be more than requested, of which the first good ones are used. */
  write(task: WriteTask): AsyncIterable<readonly unknown[]>;
  /** Chooses the best game and writes it; when none of its drafts is good, the next choice is the next best game. */
  choose(task: WriterTask & { readonly games: readonly GameHost[]; readonly count: number }): AsyncIterable<Choice>;
  /** For each item an object with some of the members a writer may add; empty when there is nothing to add. */
  complete(task: WriterTask & { readonly game: GameHost; readonly items: readonly unknown[] }): Promise<unknown[]>;
}
