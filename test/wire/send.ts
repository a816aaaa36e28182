import { type IncomingHttpHeaders, request as open } from 'node:http';
import type { Json } from './compare.js';

/** A request as it is sent, byte by byte what the table says. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array | undefined;
}

type Headers = Readonly<Record<string, string>>;

export function get(path: string, headers: Headers = {}): WireRequest {
  return ask('GET', path, headers);
}

/** Posts JSON: a string as it stands, everything else as JSON. */
export function post(path: string, body?: unknown, headers: Headers = {}): WireRequest {
  if (body === undefined) return ask('POST', path, headers);
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return ask('POST', path, { 'Content-Type': 'application/json', ...headers }, bytes);
}

export function ask(method: string, path: string, headers: Headers = {}, body?: string | Uint8Array): WireRequest {
  return { method, path, headers: Object.entries(headers), body };
}

/** The same request, answered as events. */
export function asEvents(request: WireRequest): WireRequest {
  return { ...request, headers: [...request.headers, ['Accept', 'text/event-stream']] };
}

/** Sends a request over a connection of its own, and gives what came back as a recording keeps it. */
export async function send(url: string, request: WireRequest): Promise<Json> {
  const { method, path, headers, body } = request;
  const { hostname, port, host } = new URL(url);
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host');
  const all: string[] = [...(hasHost ? [] : ['Host', host]), ...headers.flat(), 'Connection', 'close'];
  if (body !== undefined) all.push('Content-Length', String(Buffer.byteLength(body)));
  return await new Promise((resolve, reject) => {
    const sent = open(
      { hostname, port, method, path, headers: all, agent: false, setHost: false },
      async (response) => {
        try {
          const pieces: Buffer[] = [];
          for await (const piece of response) pieces.push(piece);
          const { statusCode: status = 0 } = response;
          resolve(recordingOf(status, response.headers, Buffer.concat(pieces).toString()));
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Headers of the connection, or of the moment. */
const passing = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** What an answer is recorded as: of what is long and ours, only that it is there. */
function recordingOf(status: number, headers: IncomingHttpHeaders, text: string): Json {
  return { status, headers: headersOf(headers), ...contentOf(headers['content-type'] ?? '', text) };
}

function headersOf(headers: IncomingHttpHeaders): Json {
  const lasting = Object.entries(headers).filter(([name]) => !passing.has(name));
  return Object.fromEntries(
    lasting.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, headerOf(name, String(value))]),
  );
}

function headerOf(name: string, value: string): string {
  if (name === 'content-length') return value === '0' ? '0' : '<length>';
  if (name === 'etag') return value.replace(/"[^"]*"/, '"<etag>"');
  if (name === 'last-modified') return '<date>';
  if (name === 'ratelimit') return value.replace(/t=\d+/, 't=<seconds>');
  if (name === 'retry-after') return '<seconds>';
  return value;
}

function contentOf(type: string, text: string): { readonly [name: string]: Json } {
  if (text === '') return {};
  if (/^application\/(problem\+)?json/.test(type)) return { body: JSON.parse(text) };
  if (type.startsWith('text/event-stream')) return { events: eventsOf(text) };
  if (/^text\/plain;.*version=/.test(type)) return { families: familiesOf(text) };
  return { body: '<not empty>' };
}

function eventsOf(text: string): Json[] {
  const blocks = text.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'));
  return blocks.map((block) => {
    const lines = block.split('\n').map((line) => line.split(/: (.*)/s));
    const { event = '', id = '', data = 'null', retry } = Object.fromEntries(lines) as Record<string, string>;
    return { type: event, id, ...(retry === undefined ? {} : { retry: Number(retry) }), data: JSON.parse(data) };
  });
}

/** What is counted, and by which labels; the families of Node itself are not ours. */
function familiesOf(text: string): Json {
  const families: Record<string, { help: string; type: string; labels: string[] }> = {};
  for (const line of text.split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (ludotext_\w+) (.*)/.exec(line) ?? [];
    if (kind === undefined) continue;
    families[name] ??= { help: '', type: '', labels: [] };
    families[name] = { ...families[name], [kind.toLowerCase()]: rest };
  }
  for (const line of text.split('\n')) {
    const [, name = '', labels = ''] = /^(ludotext_\w+?)(?:_bucket|_sum|_count)?(?:\{(.*)\})? /.exec(line) ?? [];
    const family = families[name];
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    if (family !== undefined) family.labels = [...new Set([...family.labels, ...names])].sort();
  }
  return families;
}
