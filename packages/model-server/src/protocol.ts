import type { IncomingHttpHeaders } from 'node:http';
import type { JsonObject } from './json.js';
import type { Headers, ReplySender } from './reply-sender.js';

export type Provider = 'openai' | 'ollama';

/** A call of a model the stand-in received. */
export interface RecordedRequest {
  readonly provider: Provider;
  readonly path: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: JsonObject;
  /** The conversation; of a message in parts, its text. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The schema the reply has to fit, where one was sent. */
  readonly schema: unknown;
  /** What the fence of the engine's prompt encloses; all messages where there is none. */
  readonly text: string;
  /** Tokens as the reply reported them; undefined where it reported none. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
  /** Bytes of the reply's body that were written so far. */
  bodyBytes: number;
  /** True once the caller closed the connection before the reply was sent. */
  closedEarly: boolean;
  /** Milliseconds from the request to that. */
  closedAfterMs: number | undefined;
}

/** A question about the server or its models. */
export interface RecordedProbe {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** What was sent along, as JSON; undefined for nothing. */
  readonly body: unknown;
}

/** The text of each message, whether it was sent as a string or in parts. */
export function readMessages(body: JsonObject): RecordedRequest['messages'] {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: unknown; content?: unknown }[]) : [];
  return messages.map(({ role, content }) => ({ role: String(role), content: textOf(content) }));
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}

/** The text between the marks of the engine's prompt. */
export function fencedText(messages: RecordedRequest['messages']): string {
  const prompt = messages.map(({ content }) => content).join('\n');
  return /<(text-[0-9a-f]+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? prompt;
}

/** As the stand-in counts: a quarter of the characters, rounded up. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Tokens of a conversation, message by message. */
export function countPrompt(messages: RecordedRequest['messages']): number {
  return messages.reduce((sum, { content }) => sum + countTokens(content), 0);
}

/** A plain failure instead of a reply. */
export interface Fault {
  readonly status: number;
  readonly body?: string | object;
  readonly headers?: Headers;
}

/** What the server says about itself or its models. */
export interface About {
  /** 200 when absent. */
  readonly status?: number;
  readonly body: string | object;
  readonly headers?: Headers;
}

/** What the stand-in sends: the good reply of a model, and the request it is for. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly sender: ReplySender;
  /** Whether the reply is to be streamed. */
  readonly isStream: boolean;
  readonly content: string;
  /** `stop`, or `length` where the request's own limit cut the reply. */
  readonly finish: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** One protocol of the stand-in: how a request is read, and how a reply looks. */
export interface Protocol {
  readonly provider: Provider;
  /** Where calls of a model are sent. */
  readonly path: string;
  schemaOf(body: JsonObject): unknown;
  wantsStream(body: JsonObject): boolean;
  /** Most tokens the reply may have, where the request says so. */
  outputLimit(body: JsonObject): number | undefined;
  /** Size of the window for this request, where there is one. */
  windowOf(body: JsonObject, contextTokens: number | undefined): number | undefined;
  /** What is wrong with a request in itself. */
  refusal(request: RecordedRequest): Fault | undefined;
  /** The refusal of a prompt that does not fit, or how many tokens of it the server reads instead. */
  overflow(request: RecordedRequest, promptTokens: number, window: number): Fault | number;
  reply(exchange: Exchange): Promise<void>;
  /** What the server says about itself and its models, by path. */
  about(models: readonly string[], contextTokens: number | undefined): Readonly<Record<string, About>>;
}
