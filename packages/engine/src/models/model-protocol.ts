import type { ModelMessage, ModelProbe, ModelRequest } from '../contract/language-model.js';
import type { CompleteModelSettings } from './create-model.js';
import type { JsonMode, ModelKnowledge } from './model-knowledge.js';
import type { Answer } from './reply.js';
import type { TokenEstimate } from './token-estimate.js';

/** How a call is asked this time. */
export interface CallShape {
  readonly mode: JsonMode;
  /** Most tokens of the answer; the server's own limit when undefined. */
  readonly maxTokens: number | undefined;
}

/** A request as a server gets it. */
export interface ModelBody extends Readonly<Record<string, unknown>> {
  readonly messages: readonly ModelMessage[];
}

/** What one kind of server is told and what it says: translation and nothing more. */
export interface ModelProtocol {
  /** What has to be found out before a body can be made. */
  prepare?(signal: AbortSignal): Promise<void>;
  /** The window in tokens, as far as the server or the settings tell. */
  contextTokens(): number | undefined;
  /** @throws AttemptError for what must not be sent */
  toBody(request: ModelRequest, shape: CallShape): ModelBody;
  /** Opens the answer's stream through the provider's own client. */
  open(body: ModelBody, fetch: typeof globalThis.fetch): Promise<Response>;
  /** Takes in one frame of an answer. */
  readFrame(frame: Readonly<Record<string, unknown>>, answer: Answer): void;
  /** Compares a prompt with the tokens its server counted. @throws AttemptError for one that was cut */
  checkPrompt?(body: ModelBody, promptTokens: number): void;
  probe(signal: AbortSignal | undefined): Promise<ModelProbe>;
}

/** What all parts of one model share. */
export interface ModelParts {
  readonly settings: CompleteModelSettings;
  readonly knowledge: ModelKnowledge;
  readonly estimate: TokenEstimate;
}
