import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './headers.js';
import { Problem, problemBody } from './problem.js';

/** Faults that Node's parser finds, by error code; all others are malformed requests. */
const faults = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, detail: 'The request was not sent in time.' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, detail: 'The request headers are too long.' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, detail: 'The chunk extensions of the request are too long.' }],
]);

const malformed = { status: 400, detail: 'This is not a valid HTTP request.' };

/** The problem for Node's error about what a caller sent. */
export function clientProblem({ code }: { readonly code?: string | undefined }): Problem {
  const { status, detail } = faults.get(code ?? '') ?? malformed;
  return new Problem('invalid_request', detail, { status });
}

/** A rejected input that never became a request, and its response. */
export interface Refusal {
  readonly status: number;
  readonly requestId: string;
}

/**
 * Answers input that never became a request, in the form of every error, and closes the connection: the rest of it
 * cannot be parsed.
 */
export function refuseOn(socket: Duplex, problem: Problem): Refusal {
  const { status } = problem;
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody(problem, requestId));
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Ignores a caller that keeps sending.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  return { status, requestId };
}
