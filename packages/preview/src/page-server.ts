import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PreviewFault } from './preview-fault.js';
import type { Shown } from './shown.js';

/** A page that runs. */
export interface PageServer {
  /** Such as `http://127.0.0.1:41234/`. */
  readonly url: string;
  /** Tells every open page. */
  tell(shown: Shown): void;
  close(): Promise<void>;
}

/** What the page may ask for: answers by path, each to a JSON value. */
export type Answers = Readonly<Record<string, (body: never) => Promise<unknown>>>;

/** Where the build puts the page, from the sources as from the built package. */
const folder = new URL('../dist/page/', import.meta.url);
/** Most bytes of a body: a text of the longest a service takes, several times. */
const maxBody = 2 * 1024 * 1024;

/**
 * Serves the page on the loopback address.
 * @param port 0 for a free one
 * @throws PreviewFault where the port is taken
 */
export async function startPageServer(port: number, shown: () => Shown, answers: Answers): Promise<PageServer> {
  const files = await pageFiles();
  const open = new Set<ServerResponse>();
  let hosts: readonly string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = request;
    // A page elsewhere can point a name of its own to this address; it cannot change the Host header.
    if (!hosts.includes(headers.host ?? '')) return send(response, 403, `Open http://${hosts[0]}/ instead.`);
    const file = files[url.split('?')[0] ?? ''];
    if (method === 'GET' && file !== undefined) {
      response.writeHead(200, { ...closed, ...file.headers }).end(file.content);
    } else if (method === 'GET' && url === '/events') {
      response.writeHead(200, { ...closed, 'Content-Type': 'text/event-stream' }).write(eventOf(shown()));
      open.add(response);
      response.once('close', () => open.delete(response));
    } else if (method === 'POST' && answers[url] !== undefined) {
      const isOwn = headers.origin === `http://${headers.host}` && headers['content-type'] === 'application/json';
      if (!isOwn) return send(response, 403, 'Only the page itself may ask this.');
      const said = await answers[url]?.((await jsonOf(request)) as never);
      response.writeHead(200, { ...closed, 'Content-Type': 'application/json' }).end(JSON.stringify(said));
    } else {
      send(response, 404, 'There is nothing here.');
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) send(response, 500, error.message);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PreviewFault(`Port ${port} is taken. Name another with --port, or none for a free one.`);
  });
  const { port: taken } = server.address() as AddressInfo;
  hosts = [`127.0.0.1:${taken}`, `localhost:${taken}`];
  return {
    url: `http://${hosts[0]}/`,
    tell: (news) => {
      const event = eventOf(news);
      for (const response of open) response.write(event);
    },
    close: async () => {
      const isClosed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await isClosed;
    },
  };
}

const eventOf = (shown: Shown) => `data: ${JSON.stringify(shown)}\n\n`;

/** Of every answer: nothing is kept, guessed or told to others. */
const closed = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface PageFile {
  readonly content: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function pageFiles(): Promise<Readonly<Record<string, PageFile>>> {
  const [script, style, frame] = (await Promise.all(
    ['page.js', 'page.css', 'frame.js'].map((name) => readFile(new URL(name, folder), 'utf8')),
  )) as [string, string, string];
  const frameHash = createHash('sha256').update(frame).digest('base64');
  return {
    '/': html(
      `<title>Ludotext preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>`,
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    // As the frame of a service: an origin of its own, no network, and no code but the player's.
    '/frame': html(
      `<title>Player</title><script type="module">${frame}</script>`,
      `default-src 'none'; script-src 'sha256-${frameHash}' blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
    ),
    '/page.js': { content: script, headers: { 'Content-Type': 'text/javascript; charset=utf-8' } },
    '/page.css': { content: style, headers: { 'Content-Type': 'text/css; charset=utf-8' } },
  };
}

function html(head: string, policy: string): PageFile {
  const content = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body></body>
</html>
`;
  return { content, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } };
}

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...closed, 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBody) throw new Error('This text is too long for the preview.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
