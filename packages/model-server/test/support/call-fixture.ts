import { type Fixture, type ModelServerOptions, startModelServer } from '../../src/index.js';

export const items = [{ word: 'größer' }, { word: '😀 whale' }, { word: 'third' }];
export const content = JSON.stringify({ items });
export const twoItems = JSON.stringify({ items: items.slice(0, 2) }).slice(0, -2);

/** What arrived of an answer. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether the connection broke. */
  readonly isBroken: boolean;
}

/** A stand-in that shows one behaviour, and a way to call it without any client. */
export async function withFixture(name: Fixture['name'], options: ModelServerOptions = {}) {
  const server = await startModelServer({
    ...{ fixture: name, reply: () => content, waits: { coldLoadMs: 5, dripMs: 0 } },
    ...options,
  });
  const path = name.startsWith('openai/') ? '/v1/chat/completions' : '/api/chat';
  async function call(more: object = {}, init: RequestInit = {}): Promise<Received> {
    const messages = [{ role: 'user', content: 'Write JSON.' }];
    const body = JSON.stringify({ model: 'small', stream: true, messages, ...more });
    const response = await fetch(server.url + path, { method: 'POST', redirect: 'manual', body, ...init });
    const { status, headers } = response;
    const chunks: Uint8Array[] = [];
    let isBroken = false;
    try {
      for await (const chunk of response.body ?? []) chunks.push(chunk);
    } catch {
      isBroken = true;
    }
    return { status, headers, text: Buffer.concat(chunks).toString('utf8'), isBroken };
  }
  return { server, call, [Symbol.asyncDispose]: server.close };
}

/** One call of a fixture, with its answer. */
export async function answerOf(name: Fixture['name'], more?: object, init?: RequestInit): Promise<Received> {
  await using shown = await withFixture(name);
  return await shown.call(more, init);
}

/** What the events of a stream hold; an event that is no JSON as text. */
export function eventsOf({ text }: Received): unknown[] {
  return [...text.matchAll(/^data: ?(.*?)\r?$/gm)].map(([, data = '']) => parsed(data));
}

export function linesOf({ text }: Received): unknown[] {
  return text.trim().split('\n').map(parsed);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

interface Said {
  readonly choices?: readonly { readonly delta?: Readonly<Record<string, unknown>> }[];
  readonly message?: Readonly<Record<string, unknown>>;
}

/** The text of a stream under a name, all pieces joined. */
export function saidIn(pieces: readonly unknown[], name = 'content'): string {
  return pieces.map((piece) => said(piece as Said, name)).join('');
}

function said({ choices, message }: Said, name: string): string {
  const value = (choices?.[0]?.delta ?? message)?.[name];
  if (Array.isArray(value)) return value.map(({ text = '' }: { text?: string }) => text).join('');
  return typeof value === 'string' ? value : '';
}
