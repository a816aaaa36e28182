import type { IncomingHttpHeaders } from 'node:http';

export type ProtocolName = 'openai' | 'ollama';

/** A call of a model the stand-in received. */
export interface RecordedRequest {
  readonly protocol: ProtocolName;
  readonly path: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The conversation; of a message in parts, its text. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The schema the answer has to fit, where one was sent. */
  readonly schema: unknown;
  /** What the fence of the engine's prompt encloses; all messages where there is none. */
  readonly text: string;
  /** Tokens as the answer reported them; undefined where it reported none. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
  /** Bytes of the answer's body that were written so far. */
  wireBytes: number;
  /** True once the caller closed the connection before the answer was sent. */
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
export function readMessages(body: Readonly<Record<string, unknown>>): RecordedRequest['messages'] {
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
