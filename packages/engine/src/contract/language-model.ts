import type { ErrorCode } from './errors.js';
import type { JsonSchema } from './schema.js';
import type { RequestIdentity, UsageMeter } from './usage.js';

/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A call of a model: the prompt, the schema of the reply and the limits. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /**
   * JSON Schema (draft 2020-12) of the reply. The model converts it for its server, and repeats it in the last message where
   * the server does not show it to the model.
   */
  readonly schema: { readonly name: string; readonly jsonSchema: JsonSchema };
  readonly signal?: AbortSignal | undefined;
  /** Longest time for the call with all its retries, in milliseconds; the model's own `timeoutMs` when absent. */
  readonly timeoutMs?: number | undefined;
  /** The request of the engine the call is made for, so that a queue can tell its calls from those of others; a call without one stands alone. */
  readonly request?: RequestIdentity | undefined;
  /** Every call made is added here, the failed ones too. */
  readonly usage: UsageMeter;
  /** Called with each piece of the reply as it arrives. What it throws ends the call and is thrown by it. */
  onText?(text: string): void;
  /**
   * Called before a reply that broke off is requested again. False keeps what arrived, and the call fails; true, or no
   * listener, starts over, and `onText` begins again.
   */
  onRestart?(): boolean;
  /** Called before each further attempt. */
  onRetry?(retry: ModelRetry): void;
}

/** The next attempt of a call. */
export interface ModelRetry {
  /** The attempt to come: 2 or more. */
  readonly attempt: number;
  /** Why the previous one failed. */
  readonly code: ErrorCode;
  /** Time until it starts, in milliseconds. */
  readonly waitMs: number;
}

/** What a model says in a call. */
export interface ModelReply {
  /** The whole reply as the model wrote it: usually JSON, never trusted. */
  readonly text: string;
  /** False when the output limit cut the reply. */
  readonly complete: boolean;
}

/** What a probe of the model's server found. */
export interface ModelProbe {
  readonly reachable: boolean;
  /** A sentence for a person, when something is wrong. */
  readonly reason?: string;
  /** Names of the models the server offers, where it tells. */
  readonly models?: readonly string[];
  /** Version of the server, where it tells. */
  readonly version?: string;
  /** The model's window in tokens, where the server tells. */
  readonly contextTokens?: number;
  /** What the model can do in its server's words (`thinking`), where it tells. */
  readonly capabilities?: readonly string[];
}

/**
 * A language model behind a server. An implementation translates between this and the server's protocol, retries what is
 * worth it, and maps the server's failures to {@link EngineError} codes (`model_…`, `context_too_long`, `aborted`); the
 * engine owns prompts, JSON, repair and long texts.
 *
 * A model that cannot stream leaves `onText` alone: the reply's text counts.
 */
export interface LanguageModel {
  /** `openai` or `ollama`, or a name of its own. */
  readonly provider: string;
  readonly modelName: string;
  /** Longest time for one request of the engine, all its calls together, in milliseconds; 120,000. */
  readonly timeoutMs?: number | undefined;
  /** The model's window in tokens, prompt and reply together, as far as known; longer texts are read in parts. */
  readonly contextTokens?: number | undefined;
  /** How many calls about the parts of one text are made at the same time; 1. */
  readonly parallelCalls?: number | undefined;
  /** True where the server puts the schema in front of all messages, so that only one schema for all calls lets them share a prefix; false. */
  readonly schemaFirst?: boolean | undefined;
  /** About how many tokens a text has; by its scripts alone when absent. */
  estimateTokens?(text: string): number;
  generate(request: ModelRequest): Promise<ModelReply>;
  /** Asks the server whether it is there; never throws, except for an abort. */
  probe(signal?: AbortSignal): Promise<ModelProbe>;
}
