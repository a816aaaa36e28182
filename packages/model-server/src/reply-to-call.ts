import { createHash } from 'node:crypto';
import type { Fixture, Waits } from './catalogue/fixture.js';
import { fixtureNamed } from './catalogue/index.js';
import { countTokens, type Exchange, type Fault, type Protocol, type RecordedRequest } from './protocol.js';
import type { ReplySender } from './reply-sender.js';
import { sampleReply } from './sample-reply.js';

/** What the stand-in replies to calls of a model. */
export interface ReplyOptions {
  /**
   * The content of a reply, as a value or as raw text; undefined for content generated from the schema and the text.
   */
  readonly reply?: (request: RecordedRequest, call: number) => unknown;
  /**
   * A failure for a call; `hang` never replies, `stall` begins a reply and never ends it, `cut` breaks the connection.
   */
  readonly fault?: (request: RecordedRequest, call: number) => Fault | 'hang' | 'stall' | 'cut' | undefined;
  /** The name of a behaviour in `fixtures`, for all calls or per call; undefined replies as usual. */
  readonly fixture?: string | ((request: RecordedRequest, call: number) => string | undefined);
  /** Forces streamed or whole replies, whatever a request asks for. */
  readonly form?: 'stream' | 'whole';
  /** Tokens of a text in a prompt; default: a quarter of its characters, rounded up. */
  readonly promptTokens?: (text: string) => number;
  /** Delays of the fixtures that wait; default: those of real servers. */
  readonly waits?: Partial<Waits>;
  /**
   * Size of the window in tokens: a longer prompt is refused as OpenAI does, or cut silently as Ollama does, whose
   * requests can make the window smaller (`num_ctx`) and forbid the cut (`truncate: false`). Default: no limit.
   */
  readonly contextTokens?: number;
}

/** Replies to a call; `call` is its number, from 1. */
export type ReplyToCall = (
  protocol: Protocol,
  request: RecordedRequest,
  call: number,
  sender: ReplySender,
) => Promise<void>;

const defaultWaits: Waits = { coldLoadMs: 20_000, dripMs: 1_000 };

/** Makes the function that replies to each call according to the options. */
export function replierFor(options: ReplyOptions): ReplyToCall {
  /** How often each fixture has been chosen. */
  const turns = new Map<Fixture, number>();
  const waits = { ...defaultWaits, ...options.waits };

  return async (protocol, request, call, sender) => {
    const fault = options.fault?.(request, call);
    if (fault !== undefined) return failWith(fault, sender);
    const exchange = exchangeFor(protocol, request, call, sender, options);
    if ('status' in exchange) return failWith(exchange, sender);
    const name = typeof options.fixture === 'function' ? options.fixture(request, call) : options.fixture;
    const fixture = name === undefined ? undefined : fixtureNamed(name);
    if (fixture?.respond === undefined) return protocol.reply(exchange);
    const turn = (turns.get(fixture) ?? 0) + 1;
    turns.set(fixture, turn);
    await fixture.respond({ ...exchange, turn, waits, ordinary: () => protocol.reply(exchange) });
  };
}

/** The good reply to a call, or its refusal. */
function exchangeFor(
  protocol: Protocol,
  request: RecordedRequest,
  call: number,
  sender: ReplySender,
  options: ReplyOptions,
): Exchange | Fault {
  const refusal = protocol.refusal(request);
  if (refusal !== undefined) return refusal;
  const window = protocol.windowOf(request.body, options.contextTokens) ?? Number.POSITIVE_INFINITY;
  const countText = options.promptTokens ?? countTokens;
  const prompt = request.messages.reduce((sum, { content }) => sum + countText(content), 0);
  const promptTokens = protocol.overflow(request, prompt, window);
  if (typeof promptTokens !== 'number') return promptTokens;
  const limit = Math.min(protocol.outputLimit(request.body) ?? window, window - promptTokens);
  const value = options.reply?.(request, call) ?? sampleReply(request.schema, request.text, firstSentence(request));
  const whole = typeof value === 'string' ? value : JSON.stringify(value);
  const isCut = countTokens(whole) > limit;
  const content = isCut ? whole.slice(0, limit * 4) : whole;
  const isStream = options.form === undefined ? protocol.wantsStream(request.body) : options.form === 'stream';
  const counts = { promptTokens, completionTokens: countTokens(content) };
  return { request, sender, isStream, content, finish: isCut ? 'length' : 'stop', ...counts };
}

/** The index of a sample's first sentence: the same for the same task, another for another task. */
function firstSentence({ messages }: RecordedRequest): number {
  const task = JSON.stringify([messages.at(-1)?.content ?? '']);
  return createHash('sha256').update(task).digest().readUInt32BE() % 1000;
}

async function failWith(fault: Fault | 'hang' | 'stall' | 'cut', sender: ReplySender): Promise<void> {
  if (fault === 'cut') return sender.cut();
  if (fault === 'hang') return sender.waitForEver();
  if (fault !== 'stall') return sender.send(fault.status, fault.body ?? '', fault.headers);
  sender.head(200, { 'content-type': 'application/json' });
  await sender.write('{');
  await sender.waitForEver();
}
