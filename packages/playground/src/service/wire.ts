// What the service sends and takes, as far as the page reads it. Items pass as they are: their members belong to the games.

/** An item as the service gives it out. */
export type Item = Readonly<Record<string, unknown>>;

/** An entry of `GET /games`. */
export interface Game {
  readonly type_id: number;
  readonly game_type: string;
  readonly display_name: string;
  readonly active: boolean;
}

/** The answer of `GET /games/{game_type}`. */
export interface GameDetail extends Game {
  readonly suits: string;
  readonly item_schema: unknown;
  readonly direct_format: { readonly description: string; readonly example: string } | null;
  readonly writes_offline: boolean;
  readonly grades: boolean;
  readonly answer_schema: unknown;
  readonly player: { readonly url: string; readonly isolated: boolean } | null;
}

/** The answer of `POST /games/{game_type}/grade`. */
export interface Grade {
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/** The answer of `GET /health`. */
export interface Health {
  readonly version: string;
  readonly llm: string;
  /** From services that tell them. */
  readonly limits?: { readonly max_text: number; readonly max_items: number };
}

/** The answer of `GET /llm`, as far as the page's header reads it. */
export interface WriterStatus {
  readonly llm: string;
  readonly reachable: boolean;
  /** Why it is not reachable, or cannot write. */
  readonly reason?: string;
}

export type Difficulty = 'easy' | 'medium' | 'hard';

/** The body of a generation request. */
export interface GenerationBody {
  readonly text: string;
  readonly enabled_game_ids?: readonly number[];
  readonly max_items?: number;
  readonly min_score?: number;
  readonly run_validator?: boolean;
  readonly language?: string;
  readonly difficulty?: Difficulty;
  readonly audience?: string;
  readonly source?: 'direct' | 'prose';
  readonly complete?: boolean;
  readonly verbose?: boolean;
}

export interface GameScore {
  readonly type_id: number;
  /** 0 to 100. */
  readonly score: number;
  readonly reason: string;
}

export interface GameError {
  readonly type_id: number;
  readonly code: string;
  readonly message: string;
}

export interface Finding {
  readonly rule: string;
  readonly severity: 'reject' | 'warn';
  readonly message: string;
}

export interface Rejected {
  readonly type_id: number;
  readonly draft: unknown;
  readonly findings: readonly Finding[];
}

export interface Warning {
  readonly type_id?: number;
  readonly code: string;
  readonly message: string;
  readonly item?: number;
  readonly counts?: { readonly requested: number; readonly kept: number };
}

export interface TokenUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly cached_tokens: number;
  readonly calls: number;
}

export interface Retry {
  readonly what: 'call' | 'items';
  readonly attempt: number;
  readonly type_id?: number;
  readonly code?: string;
  readonly wait_ms?: number;
  readonly wanted?: number;
}

interface AnswerCommon {
  readonly success: true;
  readonly warnings: readonly Warning[];
  readonly rejected?: readonly Rejected[];
  readonly language: string;
  readonly token_usage: TokenUsage;
  readonly llm: string;
}

/** The answer to `POST /generate`. */
export interface GenerateAnswer extends AnswerCommon {
  readonly games: readonly number[];
  readonly game_scores: readonly GameScore[];
  readonly results: Readonly<Record<string, readonly Item[]>>;
  readonly errors: readonly GameError[];
}

/** The answer to `POST /generate/{type_id}`. */
export interface DirectAnswer extends AnswerCommon {
  readonly type_id: number;
  readonly items: readonly Item[];
}

/** A fault within a problem. */
export interface ProblemFault {
  readonly message: string;
  readonly code?: string;
  readonly pointer?: string;
  readonly line?: number;
  readonly column?: number;
  readonly type_id?: number;
}

/** The body of every error. */
export interface ProblemBody {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly ProblemFault[];
  readonly errors_total?: number;
}

/** What happens while items are written: the events of a stream but its last. */
export type ProgressEvent =
  | {
      readonly type: 'analysis';
      readonly data: { readonly game_scores: readonly GameScore[]; readonly games: readonly number[] };
    }
  | { readonly type: 'item'; readonly data: { readonly type_id: number; readonly index: number; readonly item: Item } }
  | { readonly type: 'rejected'; readonly data: Rejected }
  | { readonly type: 'retry'; readonly data: Retry }
  | {
      readonly type: 'game';
      readonly data: { readonly type_id: number; readonly kept: number; readonly error?: GameError };
    }
  | { readonly type: 'usage'; readonly data: { readonly token_usage: TokenUsage } };

/** The events of a stream that ends well. */
export type GenerationEvent = ProgressEvent | { readonly type: 'done'; readonly data: GenerateAnswer | DirectAnswer };
