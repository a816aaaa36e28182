import type { JsonSchema } from '../schema.js';
import type { UsageMeter } from '../usage.js';

/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How a model server wants its schemas: see models/wire-schema. */
export type WireProfile = 'strict' | 'grammar';

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** The shape of the answer, already in the model's {@link WireProfile}. */
  readonly schema: { readonly name: string; readonly jsonSchema: JsonSchema };
  readonly signal?: AbortSignal | undefined;
  /** Every call made is added here, the failed ones too. */
  readonly usage: UsageMeter;
}

export interface ModelReply {
  /** The whole answer as the model wrote it: usually JSON, never trusted. */
  readonly text: string;
  /** False when the output limit cut the answer. */
  readonly complete: boolean;
}

/** What a probe of the model's server found. */
export interface ModelProbe {
  readonly reachable: boolean;
  /** A sentence for a person, when something is wrong. */
  readonly reason?: string;
  /** Names of the models the server offers, where it tells. */
  readonly models?: readonly string[];
}

/**
 * A language model behind a server. An implementation translates between this and the server's protocol, and maps the
 * server's failures to {@link EngineError} codes (`model_…`, `context_too_long`, `aborted`); the engine owns prompts,
 * JSON, repair and limits.
 */
export interface LanguageModel {
  /** `openai` or `ollama`. */
  readonly provider: string;
  readonly modelName: string;
  readonly profile: WireProfile;
  generate(request: ModelRequest): Promise<ModelReply>;
  /** Asks the server whether it is there; never throws, except for an abort. */
  probe(signal?: AbortSignal): Promise<ModelProbe>;
}
