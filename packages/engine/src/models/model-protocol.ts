import type { ModelMessage, ModelProbe, ModelRequest } from '../contract/language-model.js';
import type { JsonMode, ModelKnowledge } from './model-knowledge.js';
import type { CompleteModelSettings } from './model-settings.js';
import type { IncomingReply } from './reply.js';
import type { TokenEstimate } from './token-estimate.js';

/** A kind of model server. */
export interface ModelProvider {
  /** Ways to ask for JSON the protocol has, the most binding first. */
  readonly modes: readonly JsonMode[];
  protocol(parts: ModelParts): ModelProtocol;
}

/** What all parts of one model share. */
export interface ModelParts {
  readonly settings: CompleteModelSettings;
  readonly knowledge: ModelKnowledge;
  readonly estimate: TokenEstimate;
}

/** What one kind of server is sent and what it says: translation and nothing more. */
export interface ModelProtocol {
  /** Finds out what has to be known before a body can be made. */
  prepare?(signal: AbortSignal): Promise<void>;
  /** The window in tokens, as far as the server or the settings name it. */
  contextTokens(): number | undefined;
  /** @throws AttemptError for what must not be sent */
  toBody(request: ModelRequest, options: AttemptOptions): ModelBody;
  /** Opens the reply's stream through the provider's own client. */
  open(body: ModelBody, fetch: typeof globalThis.fetch): Promise<Response>;
  /** Takes in one frame of a reply. */
  readFrame(frame: Readonly<Record<string, unknown>>, reply: IncomingReply): void;
  /** Compares a prompt with the tokens its server counted. @throws AttemptError for one that was cut */
  checkPrompt?(body: ModelBody, promptTokens: number): void;
  probe(signal: AbortSignal | undefined): Promise<ModelProbe>;
}

/** How a call is asked in one attempt. */
export interface AttemptOptions {
  readonly mode: JsonMode;
  /** Most tokens of the reply; the server's own limit when undefined. */
  readonly maxTokens: number | undefined;
}

/** A request as a server gets it. */
export interface ModelBody extends Readonly<Record<string, unknown>> {
  readonly messages: readonly ModelMessage[];
}
