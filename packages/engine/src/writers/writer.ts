import type { EngineError } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { Finding } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { Difficulty, ItemOrigin } from '../contract/game-plugin.js';
import type { GameScore, Warning } from '../contract/results.js';
import type { RequestIdentity, UsageMeter } from '../contract/usage.js';

/** A score, or how the game failed at giving one. */
export interface AnalysedGame extends GameScore {
  /** Set when the game could not be scored; its score is 0 then. */
  readonly failure?: EngineError;
}

/** What every task of a writer carries. */
export interface WriterTask {
  readonly text: string;
  /** BCP 47 tag of the language the items are to be in. */
  readonly language: string;
  /** 32-bit unsigned integer out of the text. */
  readonly seed: number;
  readonly difficulty?: Difficulty | undefined;
  /** For whom the items are, on one line. */
  readonly audience?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly usage: UsageMeter;
  /** The request the task belongs to, for queues. */
  readonly request: RequestIdentity;
  /** Milliseconds left for the whole request. */
  timeLeft(): number;
  /** Says something about the result as a whole; the same warning counts once. */
  warn(warning: Warning): void;
  emit(event: ProgressEvent): void;
}

export interface WriteTask extends WriterTask {
  readonly game: GameHost;
  /** All games this request asks about, where it is several. */
  readonly among?: readonly GameHost[] | undefined;
  /** How many items are still wanted. */
  readonly count: number;
  /** Items accepted already, not to be written again. */
  readonly kept: readonly unknown[];
  /** What was rejected in the round before, with the reasons. */
  readonly rejected: readonly RejectedDraft[];
}

/** A draft or item that was not let through. */
export interface RejectedDraft {
  readonly draft: unknown;
  readonly findings: readonly Finding[];
}

/** A game chosen for a text, and its drafts. */
export interface Choice {
  readonly typeId: number;
  readonly reason: string;
  readonly drafts: AsyncIterable<readonly unknown[]>;
}

/** What writes items from a text: a language model or the offline writer. Modes know only this contract. */
export interface ItemWriter {
  /** `<provider>/<model_name>`, as every result names its writer. */
  readonly llm: string;
  readonly origin: Extract<ItemOrigin, 'model' | 'offline'>;
  /** How often a task may be asked again with what was rejected; 0 for a writer that would write the same again. */
  readonly repairRounds: number;
  /** Longest time for one request, in milliseconds; `Infinity` for a writer that calls nobody. */
  readonly timeoutMs: number;
  /** Whether it can write items of this game. */
  canWrite(game: GameHost): boolean;
  /** One score per candidate, in the order given. */
  analyse(task: WriterTask & { readonly games: readonly GameHost[] }): Promise<AnalysedGame[]>;
  /** Drafts in batches, as they are done; possibly more than asked for, of which the first good ones are taken. */
  write(task: WriteTask): AsyncIterable<readonly unknown[]>;
  /** Chooses the best game and writes it; where its drafts come to nothing, the next choice is the next best. */
  choose(task: WriterTask & { readonly games: readonly GameHost[]; readonly count: number }): AsyncIterable<Choice>;
  /** For each item an object with some of the members the game lets a writer add; empty where it has nothing to add. */
  complete(task: WriterTask & { readonly game: GameHost; readonly items: readonly unknown[] }): Promise<unknown[]>;
}
