import { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { type Client, type ClientOptions, openClient } from '../client.js';
import { exitCodes, Failure } from '../failure.js';
import { maxFile } from '../files.js';
import type { Output, Surroundings } from '../surroundings.js';
import { callTool } from './call.js';
import { type Description, routeTools, toolsOf } from './tools.js';

const instructions =
  'Ludotext makes learning games of texts. `generate` writes items from a text, and `write_game` takes items that an author has written. To check or export items, put them into a set. Show people the items and the warnings before they use them.';

// The library's own schema drops an argument named __proto__; the service refuses it.
const callSchema = CallToolRequestSchema.extend({
  params: CallToolRequestSchema.shape.params.extend({ arguments: z.unknown() }),
});

/**
 * Offers the service to an assistant as tools of the Model Context Protocol, over standard input and output, until the
 * input ends. What is under way then is aborted.
 * @param version of this program
 * @throws as {@link openClient}; Failure for a message that is too long
 */
export async function serveMcp(options: ClientOptions, surroundings: Surroundings, version: string): Promise<void> {
  const output = protocolOutput(surroundings.stdout);
  const input = Readable.from(messages(surroundings), { objectMode: false });
  const client = await openClient(options, surroundings);
  const server = serverOf(client, version);
  server.onerror = (error) => {
    if (!(error instanceof Failure)) surroundings.stderr.write(`${error.message}\n`);
  };
  try {
    const ended = new Promise<void>((resolve, reject) => {
      input.once('end', resolve).once('error', reject);
      surroundings.signal.addEventListener('abort', () => resolve(), { once: true });
      server.onclose = resolve;
    });
    const unbounded = { maxBufferSize: Number.POSITIVE_INFINITY };
    await server.connect(new StdioServerTransport(input as never, output as never, unbounded));
    await ended;
  } finally {
    await server.close();
    input.destroy();
    await client.close();
  }
}

/**
 * The input in pieces that end messages: the library copies and searches all it has with every piece.
 * @throws Failure for a message that is too long
 */
async function* messages({ stdin, environment }: Surroundings): AsyncGenerator<Buffer> {
  // A message has room for the largest file, in base64 or with escapes. The service has smaller bounds, and names them.
  const maxMessage = 4 * maxFile(environment);
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stdin) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxMessage) {
      const sentence = `A message has more than ${maxMessage} bytes, four times LUDOTEXT_MAX_FILE; the connection ends.`;
      throw new Failure(exitCodes.faults, sentence);
    }
    if (piece.includes(newline)) {
      yield Buffer.concat(pieces);
      pieces = [];
      size = 0;
    }
  }
}

const newline = 0x0a;

/**
 * A way to standard output for the protocol alone: what games and libraries write there from now on goes to standard
 * error.
 */
function protocolOutput(stdout: Output): Writable {
  const write = stdout.write.bind(stdout);
  if (stdout === process.stdout) process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    write: (chunk, _, done) => {
      write(chunk);
      done();
    },
  });
}

function serverOf(client: Client, version: string): Server {
  const about = { name: 'ludotext', title: 'Ludotext', version };
  // The library's other class checks arguments itself and has other sentences for what is wrong than the service.
  const server = new Server(about, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, async (_, { signal }) => {
    const [description, set] = await Promise.all([
      client.json<Description>({ route: 'GET /openapi.json', signal }),
      client.json<Record<string, unknown>>({ route: 'GET /set.schema.json', signal }),
    ]);
    return { tools: toolsOf(description, set) };
  });
  server.setRequestHandler(callSchema, ({ params }, { signal, sendNotification }) => {
    const tool = routeTools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const names = routeTools.map(({ name }) => name).join(', ');
      throw new McpError(ErrorCode.InvalidParams, `There is no tool of this name; the tools are ${names}.`);
    }
    const progressToken = params._meta?.progressToken;
    let progress = 0;
    const report = async (message: string) => {
      if (progressToken === undefined) return;
      progress += 1;
      await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } });
    };
    return callTool(client, tool, (params.arguments ?? {}) as Record<string, unknown>, { signal, report });
  });
  return server;
}
