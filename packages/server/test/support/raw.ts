import { connect } from 'node:net';

/** An answer as it came over the socket. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; the last one where there are several. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface RawRequest {
  /** Header lines beside those that every request has. */
  readonly headers?: readonly string[];
  /** Sent as JSON. */
  readonly body?: string;
}

/** Asks with headers no client library would send, and closes the connection. */
export async function askRaw(port: number, method: string, path: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { headers = [], body } = request;
  const ofBody =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close', ...ofBody, ...headers];
  const [answer] = readAnswers(await sendRaw(port, `${head.join('\r\n')}\r\n\r\n${body ?? ''}`));
  if (answer === undefined) throw new Error('The connection was closed without an answer.');
  return answer;
}

/** Sends the bytes and gives what came back until the connection was closed. */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const pieces: Buffer[] = [];
  // A server that refuses a request may reset the connection once it has answered.
  await new Promise<void>((resolve) => {
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => {});
    socket.once('close', () => resolve());
  });
  return Buffer.concat(pieces).toString('utf8');
}

/** The answers that came one after another over a connection. */
export function readAnswers(received: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = Buffer.from(received);
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) throw new Error('An answer ends in the middle of its headers.');
    const [first = '', ...lines] = rest.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    // An answer without a length is the last one.
    const length = Number(headers['content-length'] ?? rest.length);
    const body = rest.subarray(end + 4, end + 4 + length).toString();
    answers.push({ status: Number(first.split(' ')[1]), headers, body });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
