import type { IncomingHttpHeaders } from 'node:http';
import type { JsonObject } from './json.js';
import type { Headers, ReplySender } from './reply-sender.js';

export type Provider = 'openai' | 'ollama';

/** A call of a model that the stand-in received. */
export interface RecordedRequest {
  readonly provider: Provider;
  readonly path: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: JsonObject;
  /** The messages; for a message in parts, its text. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The schema of the reply, if one was sent. */
  readonly schema: unknown;
  /** The text inside the fence of the engine's prompt; all messages when there is no fence. */
  readonly text: string;
  /** Tokens as reported by the reply; undefined when it reported none. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
  /** Bytes of the reply's body written so far. */
  bodyBytes: number;
  /** True when the caller closed the connection before the end of the reply. */
  closedEarly: boolean;
  /** Milliseconds from the request until the caller closed the connection. */
  closedAfterMs: number | undefined;
}

/** A question about the server or its models. */
export interface RecordedProbe {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The request body as JSON; undefined when it is empty or not JSON. */
  readonly body: unknown;
}

/** The text of each message, sent as a string or in parts. */
export function readMessages(body: JsonObject): RecordedRequest['messages'] {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: unknown; content?: unknown }[]) : [];
  return messages.map(({ role, content }) => ({ role: String(role), content: textOf(content) }));
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}

/** The text inside the fence of the engine's prompt. */
export function fencedText(messages: RecordedRequest['messages']): string {
  const prompt = messages.map(({ content }) => content).join('\n');
  return /<(text-[0-9a-f]+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? prompt;
}

/** Tokens of a text: a quarter of its characters, rounded up. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** An error response in place of a reply. */
export interface Fault {
  readonly status: number;
  readonly body?: string | object;
  readonly headers?: Headers;
}

/** What the server says about itself or its models. */
export interface About {
  /** HTTP status; default 200. */
  readonly status?: number;
  readonly body: string | object;
  readonly headers?: Headers;
}

/** A good reply of a model, and the request it answers. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly sender: ReplySender;
  /** Whether the reply is to be streamed. */
  readonly isStream: boolean;
  readonly content: string;
  /** Finish reason: `stop`, or `length` when the request's own limit cut the reply. */
  readonly finish: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** One protocol of the stand-in: how to read a request and how to write a reply. */
export interface Protocol {
  readonly provider: Provider;
  /** The path for calls of a model. */
  readonly path: string;
  schemaOf(body: JsonObject): unknown;
  wantsStream(body: JsonObject): boolean;
  /** Most tokens of the reply, if the request sets a limit. */
  outputLimit(body: JsonObject): number | undefined;
  /** Size of the window for this request, in tokens, if there is one. */
  windowOf(body: JsonObject, contextTokens: number | undefined): number | undefined;
  /** The refusal of an invalid request. */
  refusal(request: RecordedRequest): Fault | undefined;
  /** The refusal of a prompt that does not fit, or the number of its tokens that the server reads. */
  overflow(request: RecordedRequest, promptTokens: number, window: number): Fault | number;
  reply(exchange: Exchange): Promise<void>;
  /** What the server says about itself and its models, by path. */
  about(models: readonly string[], contextTokens: number | undefined): Readonly<Record<string, About>>;
}
