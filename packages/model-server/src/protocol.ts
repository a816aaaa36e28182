import type { ProtocolName, RecordedRequest } from './recorded-request.js';
import type { Headers, Wire } from './wire.js';

type Body = Readonly<Record<string, unknown>>;

/** A plain failure instead of an answer. */
export interface Fault {
  readonly status: number;
  readonly body?: string | object;
  readonly headers?: Headers;
}

/** What is to be answered: the good answer of a model, and the request it is for. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly wire: Wire;
  /** Whether the answer is to be streamed. */
  readonly isStream: boolean;
  readonly content: string;
  /** `stop`, or `length` where the request's own limit cut the answer. */
  readonly finish: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** One protocol of the stand-in: how a request is read, and how an answer looks. */
export interface Protocol {
  readonly name: ProtocolName;
  schemaOf(body: Body): unknown;
  wantsStream(body: Body): boolean;
  /** Most tokens the answer may have, where the request says so. */
  outputLimit(body: Body): number | undefined;
  /** Size of the window for this request, where there is one. */
  windowOf(body: Body, contextTokens: number | undefined): number | undefined;
  /** What is wrong with a request in itself. */
  refusal(request: RecordedRequest): Fault | undefined;
  /** The refusal of a prompt that does not fit, or how many tokens of it the server reads instead. */
  overflow(request: RecordedRequest, promptTokens: number, window: number): Fault | number;
  answer(exchange: Exchange): Promise<void>;
}
