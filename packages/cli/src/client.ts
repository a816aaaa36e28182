import path from 'node:path';
import type { Problem } from '@ludotext/wire';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { exitCodes, Failure, ServiceFailure } from './failure.js';
import type { Surroundings } from './surroundings.js';

/** A request of the wire. */
export interface WireRequest {
  /** Its method and route, such as `POST /generate`. */
  readonly route: `${'GET' | 'POST' | 'DELETE'} /${string}`;
  /** Sent as JSON, or as a form. */
  readonly body?: object | FormData;
  /** Further headers; `accept` is JSON unless given. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** An event of a generation request, such as `item`; `done` is the last one. */
export interface WireEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The service, wherever it is. Every method throws a {@link ServiceFailure} for a problem, and the reason of the
 * request's signal when that is aborted.
 */
export interface Client {
  /** Whether the service is in this process, and ends with it. */
  readonly isHere: boolean;
  /** The response to a request, with a status of success. */
  fetch(request: WireRequest): Promise<Response>;
  /** The JSON of the response. The caller names its type, one of `@ludotext/wire`. */
  json<Body extends object>(request: WireRequest): Promise<Body>;
  /** The events of a generation request as they happen, up to `done`. */
  events(request: WireRequest): AsyncGenerator<WireEvent>;
  /** Ends what was started for it. */
  close(): Promise<void>;
}

/** Which service to ask. */
export interface ClientOptions {
  /** The address of a running service; one in this process when absent. */
  readonly service?: string | undefined;
  /** A games.yaml for the service in this process; the built-in games when absent. */
  readonly games?: string | undefined;
}

/**
 * The service at an address, with the key of `LUDOTEXT_KEY`, or one in this process, with the model and the limits that
 * the environment names, as for `ludotext-server`.
 * @throws Failure for settings, a games.yaml or an address with faults
 */
export async function openClient(options: ClientOptions, surroundings: Surroundings): Promise<Client> {
  const { service, games } = options;
  if (service === undefined) return serviceHere(games, surroundings);
  if (games !== undefined)
    throw new Failure(exitCodes.usage, 'A running service has its own games: leave out --games.');
  return serviceAt(service, surroundings.environment.LUDOTEXT_KEY?.trim());
}

/** A client that is opened with its first request, so that faults which need none are told at once. */
export function openLater(options: ClientOptions, surroundings: Surroundings): Client {
  let opening: Promise<Client> | undefined;
  const client = () => {
    opening ??= openClient(options, surroundings);
    return opening;
  };
  return {
    isHere: options.service === undefined,
    fetch: async (request) => (await client()).fetch(request),
    json: async <Body extends object>(request: WireRequest) => (await client()).json<Body>(request),
    events: async function* (request) {
      yield* (await client()).events(request);
    },
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

/** Variables of a service that others reach; and those of the command line, which the service does not know. */
const foreign = { HOST: '', LUDOTEXT_TRUSTED_PROXIES: '', LUDOTEXT_PLAY_KEYS: '', LUDOTEXT_ADMIN_KEYS: '' };

/** The variables that the command line reads itself. */
export const ownVariables = { LUDOTEXT_KEY: '', LUDOTEXT_MAX_FILE: '' };

async function serviceHere(games: string | undefined, { folder, environment, ...more }: Surroundings): Promise<Client> {
  const { openService, readSettings, startFaults } = await import('@ludotext/server');
  let settings: ReturnType<typeof readSettings> | undefined;
  const GAMES_FILE = games === undefined ? '' : path.resolve(folder, games);
  try {
    // An author's own text may have more items than a request of others should.
    const given = { LUDOTEXT_MAX_ITEMS: '500', ...environment, ...foreign, ...ownVariables, GAMES_FILE };
    settings = readSettings(given);
    const { fetch, stop } = await openService(settings, more);
    return clientOf('http://localhost', true, {}, (url, init) => fetch(new Request(url, init)), stop);
  } catch (error) {
    more.signal.throwIfAborted();
    throw new Failure(exitCodes.usage, startFaults(error, settings).join('\n'), { cause: error });
  }
}

function serviceAt(address: string, key: string | undefined): Client {
  const base = URL.canParse(address) ? new URL(address) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol) || base.username !== '' || base.search !== '') {
    throw new Failure(
      exitCodes.usage,
      `--service takes the address of a running service, such as http://127.0.0.1:3000. A key goes into LUDOTEXT_KEY.`,
    );
  }
  const headers = key === undefined || key === '' ? undefined : { authorization: `Bearer ${key}` };
  const ask = async (url: string, init: RequestInit) => {
    try {
      return await fetch(url, { ...init, redirect: 'manual' });
    } catch (error) {
      init.signal?.throwIfAborted();
      throw new ServiceFailure(`The service at ${base.origin} cannot be reached.`, undefined, { cause: error });
    }
  };
  return clientOf(base.href.replace(/[#?].*$|\/+$/g, ''), false, headers, ask, async () => {});
}

/** @param ask throws for requests that get no answer */
function clientOf(
  base: string,
  isHere: boolean,
  headers: Readonly<Record<string, string>> | undefined,
  ask: (url: string, init: RequestInit) => Promise<Response>,
  close: () => Promise<void>,
): Client {
  const client: Client = {
    isHere,
    fetch: async ({ route, body, headers: further, signal }) => {
      const [method = '', path] = route.split(' ');
      const isForm = body instanceof FormData;
      const ofBody = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
      // A form names its boundary itself.
      const type = body === undefined || isForm ? undefined : { 'content-type': 'application/json' };
      const response = await ask(`${base}${path}`, {
        ...{ method, headers: { accept: 'application/json', ...further, ...headers, ...type }, ...ofBody },
        ...(signal === undefined ? {} : { signal }),
      });
      if (response.ok) return response;
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        const place = response.headers.get('location') ?? 'another address';
        throw new ServiceFailure(`The service has moved to ${place}. Name that address in --service.`);
      }
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      throw failureOf(await jsonOf(response, signal), response.status, retryAfter);
    },
    json: async <Body extends object>(request: WireRequest) => {
      const response = await client.fetch(request);
      const body = await jsonOf(response, request.signal);
      if (typeof body === 'object' && body !== null) return body as Body;
      throw unreadable(response.status);
    },
    events: async function* (request) {
      const { body, status } = await client.fetch({
        ...request,
        headers: { ...request.headers, accept: 'text/event-stream' },
      });
      if (body === null) throw unreadable(status);
      try {
        yield* eventsOf(body);
      } catch (error) {
        request.signal?.throwIfAborted();
        throw error instanceof Failure ? error : cutOff(error);
      }
    },
    close,
  };
  return client;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<WireEvent> {
  let waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => waiting.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    const events = waiting;
    waiting = [];
    for (const { event: type = '', data: text } of events) {
      const data: unknown = JSON.parse(text);
      if (type === 'error') throw failureOf(data, 200);
      yield { type, data };
      if (type === 'done') return;
    }
  }
  throw cutOff();
}

/** The JSON of a body; undefined for another body. */
async function jsonOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SyntaxError) return undefined;
    throw cutOff(error);
  }
}

function failureOf(body: unknown, status: number, retryAfter?: number): ServiceFailure {
  const problem = body as Partial<Problem> | undefined;
  const isProblem = typeof problem?.code === 'string' && typeof problem.detail === 'string';
  return isProblem ? new ServiceFailure(problem.detail ?? '', problem as Problem, { retryAfter }) : unreadable(status);
}

function unreadable(status: number): ServiceFailure {
  return new ServiceFailure(`What answers there, with status ${status}, is not a Ludotext service.`);
}

/** An answer that broke off. */
export function cutOff(cause?: unknown): ServiceFailure {
  return new ServiceFailure('The answer of the service was cut off.', undefined, { cause });
}

/** The seconds of a `Retry-After`. */
export function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
