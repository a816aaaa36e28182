import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './headers.js';
import { Problem, problemBody } from './problem.js';

/** What Node finds wrong with a request before it is one, by the code of its error; all else is malformed. */
const faults = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, detail: 'The request was not sent in time.' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, detail: 'The request headers are too long.' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, detail: 'The chunk extensions of the request are too long.' }],
]);

const malformed = { status: 400, detail: 'This is not a valid HTTP request.' };

/** What is wrong with what a caller sent, by Node's error about it. */
export function clientProblem({ code }: { readonly code?: string | undefined }): Problem {
  const { status, detail } = faults.get(code ?? '') ?? malformed;
  return new Problem('invalid_request', detail, { status });
}

/** A request that never became one, and how it was answered. */
export interface Refusal {
  readonly status: number;
  readonly requestId: string;
}

/**
 * Answers what never became a request, in the shape of every error, and closes the connection: what follows on it cannot be
 * understood.
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
  // A caller that goes on sending is not listened to.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  return { status, requestId };
}
