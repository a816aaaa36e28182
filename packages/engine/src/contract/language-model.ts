import type { ErrorCode } from './errors.js';
import type { JsonSchema } from './schema.js';
import type { CallUsage, RequestIdentity } from './usage.js';

/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** One call of a model: the prompt, the schema of the reply and the limits. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /**
   * JSON Schema (draft 2020-12) of the reply. The model converts it for its server, and repeats it in the last message
   * if the server does not show it to the model.
   */
  readonly schema: { readonly name: string; readonly jsonSchema: JsonSchema };
  readonly signal?: AbortSignal | undefined;
  /** Maximum time of the call with all its retries, in milliseconds; default: the model's `timeoutMs`. */
  readonly timeoutMs?: number | undefined;
  /**
   * The engine request this call belongs to. Queues tell requests apart by it; a call without one counts as its own
   * request.
   */
  readonly request?: RequestIdentity | undefined;
  /** Called with each piece of the reply as it arrives. An error it throws ends the call, and the call rethrows it. */
  onText?(text: string): void;
  /**
   * Called before a reply that broke off is requested again. If it returns false, the received text is kept and the
   * call fails. If it returns true or is absent, the reply starts over, and so does `onText`.
   */
  onRestart?(): boolean;
  /**
   * True if nobody waits for the pieces of the reply, so that it may come in one, by `onText` or as the result's text.
   * Default false.
   */
  readonly mayBeWhole?: boolean | undefined;
  /** Called before each further attempt. */
  onRetry?(retry: ModelRetry): void;
}

/** The next attempt of a call. */
export interface ModelRetry {
  /** Number of the next attempt: 2 or more. */
  readonly attempt: number;
  /** Why the previous one failed. */
  readonly code: ErrorCode;
  /** Pause before the attempt, in milliseconds. */
  readonly waitMs: number;
}

/** The reply of a model to one call. */
export interface ModelReply {
  /** The whole reply as the model wrote it: usually JSON, not validated. */
  readonly text: string;
  /** False when the output limit cut the reply; default true. */
  readonly complete?: boolean | undefined;
  /** What the call used, failed attempts included; default: one call, its tokens unknown. */
  readonly usage?: CallUsage | undefined;
}

/** The result of a probe of the model server. */
export interface ModelProbe {
  readonly reachable: boolean;
  /** True if the server did not answer in time: it may be busy. */
  readonly slow?: boolean;
  /** What is wrong, as a sentence for a person. */
  readonly reason?: string;
  /** The code of what is wrong: `model_…`. Its sentence, less exact than `reason`, exists in other languages. */
  readonly code?: ErrorCode;
  /** Names of the server's models, if it lists them. */
  readonly models?: readonly string[];
  /** Version of the server, if it names one. */
  readonly version?: string;
  /** The model's window in tokens, if the server names it. */
  readonly contextTokens?: number;
  /** The model's capabilities as the server names them (`thinking`), if it does. */
  readonly capabilities?: readonly string[];
}

/**
 * A language model on a server. An implementation speaks the server's protocol, retries transient failures, and maps
 * failures to {@link EngineError} codes (`model_…`, `context_too_long`, `aborted`). The engine handles prompts, JSON,
 * repair and long texts.
 *
 * A model that cannot stream does not call `onText`; the engine reads the reply's text. A failure tells in
 * `error.model.usage` what its attempts used; an error without it counts as no call. The engine ends a call that does
 * not settle in its time, and estimates what it used.
 */
export interface LanguageModel {
  /** `openai`, `ollama`, or another name. */
  readonly provider: string;
  readonly modelName: string;
  /** Maximum time of one engine request with all its calls, in milliseconds; default 120,000. */
  readonly timeoutMs?: number | undefined;
  /** The model's window in tokens, prompt and reply together, if known. Longer texts are read in parts. */
  readonly contextTokens?: number | undefined;
  /** Maximum number of concurrent calls about the parts of one text; default 1. */
  readonly parallelCalls?: number | undefined;
  /**
   * True if the server puts the schema before all messages. Calls then share a cached prefix only if they use the same
   * schema. Default false.
   */
  readonly schemaFirst?: boolean | undefined;
  /** Estimates the number of tokens of a text; default: an estimate by its scripts. */
  estimateTokens?(text: string): number;
  generate(request: ModelRequest): Promise<ModelReply>;
  /** Checks whether the server is reachable, within 10 seconds. Never throws, except when aborted. */
  probe(signal?: AbortSignal): Promise<ModelProbe>;
}
