import type { About, Waits } from './catalogue/fixture.js';
import type { Pace } from './pace.js';
import type { Fault } from './protocol.js';
import type { RecordedProbe, RecordedRequest } from './recorded-request.js';

export interface ModelServerOptions {
  /** The content of an answer, as a value or as raw text; undefined for one made from the schema and the text. */
  readonly reply?: (request: RecordedRequest, call: number) => unknown;
  /** A failure for a call; `hang` never answers, `stall` begins to and never ends, `cut` breaks the connection. */
  readonly fault?: (request: RecordedRequest, call: number) => Fault | 'hang' | 'stall' | 'cut' | undefined;
  /** The name of a behaviour out of `fixtures`, for all calls or by the call; undefined answers as ordinary. */
  readonly fixture?: string | ((request: RecordedRequest, call: number) => string | undefined);
  /** Whether answers are streamed, whatever a request asks for. */
  readonly form?: 'stream' | 'whole';
  readonly pace?: Pace;
  /** Size of the network pieces an answer is sent in, in bytes; 1 takes characters apart. As they come when absent. */
  readonly chunkBytes?: number;
  /** How long the waiting fixtures wait; as long as real servers when absent. */
  readonly waits?: Partial<Waits>;
  /**
   * Size of the window in tokens: a longer prompt is refused as OpenAI does, or cut without a word as Ollama does, whose
   * requests can make the window smaller (`num_ctx`) and forbid the cut (`truncate: false`). None when absent.
   */
  readonly contextTokens?: number;
  /** Names the server offers; any model is answered for. */
  readonly models?: readonly string[];
  /** What the server says about itself instead of the usual, by path (`/api/show`). */
  readonly about?: Readonly<Record<string, About>>;
}

export interface ModelServer {
  /** Address without a path: Ollama's base URL; OpenAI's is this with `/v1`. */
  readonly url: string;
  /** Calls of a model so far. */
  readonly requests: readonly RecordedRequest[];
  /** Questions about the server and its models so far, those to no path of the protocols included. */
  readonly probes: readonly RecordedProbe[];
  /** Tokens of all answers so far, as they were reported to the callers. */
  readonly reported: { readonly promptTokens: number; readonly completionTokens: number };
  /** Most calls that were under way at the same time. */
  readonly mostAtOnce: number;
  /** Connections that are open now. */
  readonly sockets: number;
  /** Keeps answers back from now on, until {@link release}. */
  hold(): void;
  release(): void;
  /** Settles when this many calls have been received in all. */
  received(count: number): Promise<void>;
  /** Settles when this many callers have closed the connection before their answer. */
  closedEarly(count: number): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
