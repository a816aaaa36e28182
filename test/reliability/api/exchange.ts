import { Agent, request as ask } from 'node:http';

/** A request as it is sent: with any headers, and bytes that may be no JSON. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface ApiAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Longest time an answer may take, in milliseconds: what is not there by then hangs. */
const patience = 60_000;

/** Asks one service, over kept connections. */
export class Exchange implements Disposable {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** @throws Error when the connection is closed without an answer, or when none comes in time */
  send({ method, path, headers, body }: ApiRequest): Promise<ApiAnswer> {
    const { promise, resolve, reject } = deferred<ApiAnswer>();
    const asked = ask({
      port: this.#port,
      host: '127.0.0.1',
      agent: this.#agent,
      method,
      path,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
      signal: AbortSignal.timeout(patience),
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    asked.end(body);
    return promise;
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
