import type { ModelMessage, ModelProbe, ModelRequest } from '../contract/language-model.js';
import type { JsonMode, ModelKnowledge } from './model-knowledge.js';
import type { CompleteModelSettings } from './model-settings.js';
import type { IncomingReply } from './reply.js';
import type { TokenEstimate } from './token-estimate.js';

/** A kind of model server. */
export interface ModelProvider {
  /** The protocol's ways to ask for JSON, the strictest first. */
  readonly modes: readonly JsonMode[];
  protocol(parts: ModelParts): ModelProtocol;
}

/** What all parts of one model share. */
export interface ModelParts {
  readonly settings: CompleteModelSettings;
  readonly knowledge: ModelKnowledge;
  readonly estimate: TokenEstimate;
}

/** Translates calls to one kind of server and its replies back; nothing more. */
export interface ModelProtocol {
  /** Fetches what must be known before a body can be made. */
  prepare?(signal: AbortSignal): Promise<void>;
  /** The window in tokens, if the server or the settings name it. */
  contextTokens(): number | undefined;
  /** @throws AttemptError if the request must not be sent */
  toBody(request: ModelRequest, options: AttemptOptions): ModelBody;
  /** Opens the reply through the provider's own client. */
  open(body: ModelBody, fetch: typeof globalThis.fetch): Promise<Response>;
  /** Reads one frame into the reply. */
  readFrame(frame: Readonly<Record<string, unknown>>, reply: IncomingReply): void;
  /** Compares a prompt with the tokens the server counted. @throws AttemptError if the server cut the prompt */
  checkPrompt?(body: ModelBody, promptTokens: number): void;
  probe(signal: AbortSignal | undefined): Promise<ModelProbe>;
}

/** Options of one attempt of a call. */
export interface AttemptOptions {
  readonly mode: JsonMode;
  /** Maximum number of tokens of the reply; the server's own limit if undefined. */
  readonly maxTokens: number | undefined;
  /** Whether the reply comes in one piece. */
  readonly whole: boolean;
}

/** The body of an HTTP request to a model server. */
export interface ModelBody extends Readonly<Record<string, unknown>> {
  readonly messages: readonly ModelMessage[];
}
