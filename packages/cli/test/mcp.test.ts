import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { requestFields } from '@ludotext/engine/host';
import { startModelServer } from '@ludotext/model-server';
import {
  checkSetRequestSchema,
  exportRequestSchema,
  generationRequests,
  gradeRequestSchema,
  importRequestSchema,
} from '@ludotext/wire';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../test/support/long.js';
import { openClient, type WireRequest } from '../src/client.js';
import { ServiceFailure } from '../src/failure.js';
import { routeTools } from '../src/mcp/tools.js';

// The built command as an assistant starts it, driven by the client of the official library.

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.resolve(import.meta.dirname, '../dist/main.js');

const text =
  'In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer. Then a boy dropped a lamp into it. The lamp burned on the water for three days. The village had 340 people. A bucket still hangs on the wall. The old well is 18 metres deep.';

interface Start {
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** An assistant that has started the program. */
async function startAssistant({ options = [], environment = {} }: Start = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const command = { command: process.execPath, args: [program, 'mcp', ...options] };
  await client.connect(new StdioClientTransport({ ...command, env: { ...environment }, stderr: 'ignore' }));
  return {
    client,
    call: async (name: string, args: object) =>
      (await client.callTool({ name, arguments: { ...args } })) as CallToolResult,
    [Symbol.asyncDispose]: () => client.close(),
  };
}

const textsOf = ({ content }: CallToolResult) => content.map((block) => (block.type === 'text' ? block.text : ''));

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

describe('a session with the built-in writer', () => {
  let assistant: Awaited<ReturnType<typeof startAssistant>>;
  let set: { readonly games: readonly { readonly items: readonly object[] }[] };

  beforeAll(async () => {
    assistant = await startAssistant();
    const { structuredContent = {} } = await assistant.call('generate', {
      text,
      enabled_game_ids: [1, 3],
      min_score: 0,
    });
    const results = structuredContent.results as Record<string, object[]>;
    const games = [
      { game_type: 'quiz', items: results[1] ?? [] },
      { game_type: 'sequence_word', items: results[3] ?? [] },
    ];
    set = { ...{ ludotext: 1, title: 'The well', language: 'en' }, games };
  });

  afterAll(() => assistant.client.close());

  it('lists tools that take what the routes take', async () => {
    const { tools } = await assistant.client.listTools();
    const { generate, direct, rewrite } = generationRequests(requestFields({ maxItems: 500, maxSetItems: 500 }));
    const fields = Object.fromEntries(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}).sort()]),
    );
    const of = (schema: { shape: object }, ...more: string[]) => [...Object.keys(schema.shape), ...more].sort();
    expect(fields).toEqual({
      generate: of(generate),
      write_game: of(direct, 'type_id'),
      rewrite: of(rewrite, 'game_type'),
      check: of(checkSetRequestSchema),
      grade: of(gradeRequestSchema, 'game_type'),
      export: of(exportRequestSchema, 'format'),
      import: of(importRequestSchema),
      list_games: [],
      describe_game: ['game_type'],
      list_formats: [],
      list_models: [],
    });
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.type).toBe('object');
      // An assistant knows tools, not routes.
      expect(description + JSON.stringify(inputSchema)).not.toMatch(/(GET|POST) \//);
    }
    const check = tools.find(({ name }) => name === 'check');
    expect(check?.inputSchema.properties?.set).toMatchObject({ required: ['ludotext', 'title', 'language', 'games'] });
  });

  it('writes items and shows them to people', async () => {
    const made = await assistant.call('generate', { text, enabled_game_ids: [1], max_items: 1 });
    // The client has checked it against the output schema.
    const { results, llm } = made.structuredContent as { results: Record<string, { question: string }[]>; llm: string };
    const [words = ''] = textsOf(made);
    expect(llm).toBe('offline/extractive');
    expect(words).toContain(results[1]?.[0]?.question);
    expect(words).toContain('Quiz suits the text with');
  });

  it("keeps an author's words", async () => {
    const lines = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: B';
    const made = await assistant.call('write_game', { type_id: 1, text: lines });
    expect(made.structuredContent).toMatchObject({ items: [{ question: 'Which organ pumps blood?' }] });
  });

  it('writes an item anew', async () => {
    const [item] = set.games[0]?.items ?? [];
    const made = await assistant.call('rewrite', { game_type: 'quiz', text, item });
    expect(made.structuredContent).toMatchObject({ success: true, type_id: 1 });
    expect(made.structuredContent?.item).not.toEqual(item);
    expect(textsOf(made)[0]).toContain('1 item in en');
  });

  it('checks a set, also against a new version of its text', async () => {
    const checked = await assistant.call('check', { set, text });
    expect(JSON.stringify(checked.structuredContent)).not.toContain('evidence_not_in_text');
    const changed = await assistant.call('check', { set, text: text.replace('three days', 'a week') });
    const { findings } = changed.structuredContent as { findings: { rule: string; message: string }[] };
    const [finding] = findings.filter(({ message }) => message.includes('evidence'));
    expect(finding).toBeDefined();
    expect(textsOf(changed)[0]).toContain(finding?.message);
  });

  it('exports a text format as text, which import reads back', async () => {
    const gift = await assistant.call('export', { set, format: 'gift' });
    const [words = '', file = ''] = textsOf(gift);
    expect(words).toContain('The-well.gift.txt');
    expect(words).toContain('is left out');
    expect(gift.structuredContent).toMatchObject({ file: { name: 'The-well.gift.txt' } });
    expect(gift.structuredContent).not.toHaveProperty('file.base64');
    const read = await assistant.call('import', { content: file });
    const quiz = set.games[0]?.items as { question: string }[];
    expect(read.structuredContent).toMatchObject({
      format: 'gift',
      set: { games: [{ items: quiz.map(({ question }) => ({ question })) }] },
    });
    expect(textsOf(read)[0]).toContain(quiz[0]?.question);
  });

  it('exports a binary format as a resource with its media type and name', async () => {
    const { content } = await assistant.call('export', { set, format: 'h5p' });
    const [, block] = content;
    if (block?.type !== 'resource' || !('blob' in block.resource)) throw new Error('There is no file.');
    expect(block.resource).toMatchObject({ uri: 'ludotext:The-well.h5p', mimeType: 'application/zip' });
    expect(Buffer.from(block.resource.blob, 'base64').subarray(0, 2).toString()).toBe('PK');
  });

  it('grades an answer', async () => {
    const [item] = (set.games[1]?.items ?? []) as { pieces: string[] }[];
    const answer = item?.pieces.map((_, index) => index);
    const { structuredContent } = await assistant.call('grade', { game_type: 'sequence_word', item, answer });
    expect(structuredContent).toMatchObject({ correct: true });
  });

  it('tells which games and formats there are', async () => {
    const [games, game, formats, models] = await Promise.all([
      assistant.call('list_games', {}),
      assistant.call('describe_game', { game_type: 'quiz' }),
      assistant.call('list_formats', {}),
      assistant.call('list_models', {}),
    ]);
    expect(textsOf(games)[0]).toContain('1 quiz: Quiz');
    expect(textsOf(game)[0]).toContain('Question: What is the capital of France?');
    expect(models.structuredContent).toEqual({ models: [] });
    expect(textsOf(formats)[0]).toContain('gift: GIFT (.gift.txt), export and import');
  });

  it('reports progress to an assistant that asks for it', async () => {
    const steps: string[] = [];
    const counts: number[] = [];
    await assistant.client.callTool({ name: 'generate', arguments: { text, min_score: 0 } }, undefined, {
      onprogress: ({ progress, message = '' }) => {
        counts.push(progress);
        steps.push(message);
      },
    });
    expect(counts).toEqual(counts.map((_, index) => index + 1));
    expect(steps[0]).toBe('The text suits 3 of 3 games.');
    expect(steps.join('\n')).toContain('Game 1, item 1: ');
  });

  it('refuses what the service refuses, in the same sentences', async () => {
    const item = { question: 'Is water wet?', answers: [{ text: 'Yes', correct: true }] };
    const wrongSet = { ludotext: 1, title: '', language: 'en', games: [{ game_type: 'quiz', items: [5] }] };
    const withPrototype = JSON.parse('{"text":"A text.","__proto__":{"admin":true}}');
    const hostile: readonly [tool: string, args: object, route: WireRequest['route'], body?: object][] = [
      ['generate', {}, 'POST /generate'],
      ['generate', { text: 7, min_score: 'much', max_item: 2 }, 'POST /generate'],
      ['generate', { text: '  ' }, 'POST /generate'],
      ['generate', { text: 'x'.repeat(200_001) }, 'POST /generate'],
      ['generate', { text: 'x'.repeat(3_000_000) }, 'POST /generate'],
      ['generate', { text: 'A text.', source: 'prose' }, 'POST /generate'],
      ['generate', { text: 'A text.', enabled_game_ids: [99] }, 'POST /generate'],
      ['generate', { text: nested(40) }, 'POST /generate'],
      ['generate', withPrototype, 'POST /generate'],
      [
        'write_game',
        { type_id: 1, text: 'Question: Is water wet?\nA. Yes' },
        'POST /generate/1',
        { text: 'Question: Is water wet?\nA. Yes' },
      ],
      ['write_game', { type_id: '/etc/passwd', text: 'x' }, 'POST /generate/passwd', { text: 'x' }],
      ['check', { set: 'set.json' }, 'POST /sets/check'],
      ['check', { set: wrongSet }, 'POST /sets/check'],
      ['check', { set: { ...wrongSet, games: withPrototype } }, 'POST /sets/check'],
      ['grade', { game_type: 'quiz', item }, 'POST /games/quiz/grade', { item }],
      ['grade', { game_type: 'chess', item, answer: 0 }, 'POST /games/chess/grade', { item, answer: 0 }],
      ['export', { format: 'docx', set }, 'POST /export/docx', { set }],
      ['export', { format: 'gift', set: wrongSet }, 'POST /export/gift', { set: wrongSet }],
      ['import', { content: '/etc/passwd' }, 'POST /import'],
      ['import', { base64: '%%%' }, 'POST /import'],
      ['import', { content: 'x', format: 'h5p' }, 'POST /import'],
    ];
    for (const [tool, args, route, body = args] of hostile) {
      const problem = await problemOf(service.client.json({ route, body }));
      const refused = await assistant.call(tool, args);
      const [words = ''] = textsOf(refused);
      expect(refused.isError, `${tool}: ${words}`).toBe(true);
      expect(words).toContain(`${problem.detail} (${problem.code})`);
      for (const { message, pointer = '' } of problem.errors ?? [])
        expect(words).toContain(`${pointer}${pointer && ': '}${message}`);
    }
  });

  it('refuses names that cannot be part of a path, and arguments that nobody takes', async () => {
    const hostile: readonly [tool: string, args: object, says: string][] = [
      ['export', { set }, 'format is required.'],
      ['export', { set, format: '..' }, 'format: must be a name or a number.'],
      ['export', { set, format: { id: 'gift' } }, 'format: must be a name or a number.'],
      ['export', { set, format: '../llm' }, 'There is no format ../llm.'],
      ['export', { set, format: '\ud800'.repeat(100_000) }, 'There is no format'],
      ['list_games', { game_type: 'quiz' }, 'There is no field game_type here; this tool takes none.'],
      ['describe_game', { game_type: 'quiz', file: 'x' }, 'There is no field file here; the fields are game_type.'],
    ];
    for (const [tool, args, says] of hostile) {
      const refused = await assistant.call(tool, args);
      expect(refused.isError).toBe(true);
      expect(textsOf(refused)[0]).toContain(says);
    }
    await expect(assistant.call('read_file', { path: '/etc/passwd' })).rejects.toThrow('There is no tool of this name');
  });
});

describe('docs/assistants.md', async () => {
  const page = await readFile(path.join(root, 'docs/assistants.md'), 'utf8');
  const snippets = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json = '']) => JSON.parse(json));

  it('has a line for each tool, with its route', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|.*\| `(.+)` \|$/gm)].map(([, name, route]) => ({ name, route }));
    expect(rows).toEqual(routeTools.map(({ name, route }) => ({ name, route })));
  });

  it.runIf(isLong)('has lines that assistants start the program with', async () => {
    await using model = await startModelServer();
    for (const { mcpServers } of snippets) {
      const { command, args, env } = mcpServers.ludotext;
      expect([command, ...args.slice(0, 3)]).toEqual(['npx', '-y', 'ludotext', 'mcp']);
      const options = args.slice(3).map((arg: string) => (arg.startsWith('https:') ? service.url : arg));
      await using assistant = await startAssistant({ options, environment: { ...env, OLLAMA_HOST: model.url } });
      const { structuredContent } =
        env?.LLM_PROVIDER === undefined
          ? await assistant.call('list_games', {})
          : await assistant.call('generate', { text, enabled_game_ids: [3], max_items: 1 });
      expect(structuredContent).toMatchObject(
        env?.LLM_PROVIDER === undefined ? { total: 3 } : { llm: 'ollama/llama3.2' },
      );
    }
    expect(snippets).toHaveLength(3);
  });
});

/** A value inside as many lists. */
function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

/** The key in the lines of docs/assistants.md. */
const key = 'a-long-random-key';

/** A running service that asks for the key, and a client of it. */
async function startService() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-serve-'));
  const env = { PORT: '0', DATA_DIR: folder, LUDOTEXT_PLAY_KEYS: key };
  const child = spawn(process.execPath, [program, 'serve'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), once(child, 'close')]);
  const url = /http:\/\/\S+:\d+/.exec(String(line))?.[0] ?? '';
  const output = new PassThrough();
  const around = { folder: os.tmpdir(), environment: { LUDOTEXT_KEY: key }, signal: new AbortController().signal };
  const client = await openClient({ service: url }, { ...around, stdin: output, stdout: output, stderr: output });
  return {
    url,
    client,
    stop: async () => {
      child.kill();
      await once(child, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function problemOf(asked: Promise<object>) {
  const failure: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ServiceFailure && failure.problem !== undefined) return failure.problem;
  throw new Error('The service did not refuse it.', { cause: failure });
}

describe('a call under way', () => {
  const modelled = (url: string) => ({
    LLM_PROVIDER: 'openai',
    LLM_MODEL: 'any',
    LLM_BASE_URL: `${url}/v1`,
  });

  it('stops with the work when it is cancelled; a call whose model fails says why', async () => {
    await using model = await startModelServer({
      fault: (_, call) => (call > 0 ? { status: 401, body: {} } : undefined),
    });
    await using assistant = await startAssistant({ environment: modelled(model.url) });
    model.hold();
    const controller = new AbortController();
    const asked = assistant.client.callTool({ name: 'generate', arguments: { text } }, undefined, {
      signal: controller.signal,
    });
    await Promise.race([model.received(1), asked]);
    controller.abort();
    await expect(asked).rejects.toThrow();
    await model.closedEarly(1);
    model.release();
    const failed = await assistant.call('generate', { text });
    expect(failed.isError).toBe(true);
    expect(textsOf(failed)[0]).toContain('(model_auth_failed)');
  });

  it('ends with the input, and so does the program', async () => {
    await using model = await startModelServer();
    model.hold();
    const { child, send, ended } = startRaw({ environment: modelled(model.url) });
    send('tools/call', { name: 'generate', arguments: { text } });
    await model.received(1);
    child.stdin?.end();
    await model.closedEarly(1);
    expect(await ended).toBe(0);
  });

  it('gives items that cost something also when they cannot be put into words', async () => {
    await using assistant = await startAssistant({ environment: { LUDOTEXT_MAX_EXPORT: '1024' } });
    const lines = `Question: Which organ pumps blood, ${'and '.repeat(300)}why?\nA. The lung\nB. The heart\nCorrect: B`;
    const made = await assistant.call('write_game', { type_id: 1, text: lines });
    expect(made.isError).toBeUndefined();
    expect(JSON.parse(textsOf(made)[0] ?? '')).toEqual(made.structuredContent);
  });

  it('says that a running service cannot be reached', async () => {
    await using lost = await startAssistant({ options: ['--service', 'http://127.0.0.1:9'] });
    expect(textsOf(await lost.call('list_games', {}))[0]).toContain('cannot be reached');
  });
});

/** The program with the bare protocol. */
function startRaw({ options = [], environment = {} }: Start) {
  const child: ChildProcess = spawn(process.execPath, [program, 'mcp', ...options], {
    env: { ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const log: string[] = [];
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('The program has no streams.');
  const reading = createInterface({ input: stdout }).on('line', (line) => lines.push(line));
  stderr.on('data', (chunk) => log.push(String(chunk)));
  let id = 0;
  const ended = once(child, 'close').then(([code]) => code as number);
  return {
    ...{ child, lines, log, ended },
    write: (line: string) => stdin.write(`${line}\n`),
    send: (method: string, params: object) => {
      id += 1;
      stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      return id;
    },
    /** The next line of standard output. */
    line: async () => {
      const next = await Promise.race([once(reading, 'line'), ended]);
      if (Array.isArray(next)) return String(next[0]);
      throw new Error(`The program ended: ${log.join('')}`);
    },
  };
}

describe('what is written and read', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-mcp-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('survives lines that are no requests and nesting that JSON can hardly write; ends at a message without end', async () => {
    const { child, write, line, log, ended } = startRaw({ environment: { LUDOTEXT_MAX_FILE: '1000000' } });
    child.stdin?.on('error', () => {});
    write('no JSON');
    write('[]');
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'generate', arguments: { text: 'DEEP' } },
    };
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    write(JSON.stringify(call).replace('"DEEP"', deep));
    expect(await line()).toContain('The body nests deeper than 32 levels. (too_deep)');
    expect(log.join('')).not.toBe('');
    write('x'.repeat(4_000_001));
    expect(await ended).toBe(1);
    expect(log.join('')).toContain('A message has more than 4000000 bytes');
  });

  it('keeps standard output free of what games print', async () => {
    for (const name of ['trusted', 'isolated']) await writeTalkingGame(path.join(folder, name), name);
    const entry = (name: string, id: number) =>
      `  - package: ./${name}\n    type_id: ${id}\n    isolated: ${name === 'isolated'}\n`;
    const games = path.join(folder, 'games.yaml');
    await writeFile(games, `games:\n${entry('trusted', 1)}${entry('isolated', 2)}`);
    const { child, send, line, lines, log, ended } = startRaw({ options: ['--games', games] });
    for (const typeId of [1, 2]) {
      send('tools/call', { name: 'write_game', arguments: { type_id: typeId, text: 'whale' } });
      expect(await line()).toContain('"word":"whale"');
    }
    child.stdin?.end();
    expect(await ended).toBe(0);
    for (const each of lines) expect(JSON.parse(each)).toMatchObject({ jsonrpc: '2.0' });
    expect(log.join('')).toContain('a word from trusted');
  });

  it.runIf(isLong)('loads the library of the protocol for this command alone', async () => {
    const loadedBy = async (name: string, ...args: string[]) => {
      const coverage = path.join(folder, name);
      const env = { NODE_V8_COVERAGE: coverage };
      const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'ignore', 'ignore'] });
      child.stdin?.end(text);
      await once(child, 'close');
      const files = await readdir(coverage);
      const scripts = await Promise.all(files.map((file) => readFile(path.join(coverage, file), 'utf8')));
      return scripts.join('\n').includes('node_modules/@modelcontextprotocol');
    };
    expect(await loadedBy('help', '--help')).toBe(false);
    expect(await loadedBy('generate', 'generate', '-')).toBe(false);
    expect(await loadedBy('mcp', 'mcp')).toBe(true);
  });
});

/** A game that prints when it is loaded and when it reads a text. */
async function writeTalkingGame(folder: string, name: string): Promise<void> {
  await mkdir(folder);
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: `talking-${name}`, version: '1.0.0', type: 'module', exports: './index.js' }),
  );
  const engine = path.join(root, 'packages/engine/dist/game.js');
  await writeFile(
    path.join(folder, 'index.js'),
    `import { defineGame, z } from ${JSON.stringify(engine)};
console.log('a word from ${name}');
export default defineGame({
  apiVersion: 1,
  gameType: '${name}',
  typeId: 1,
  displayName: '${name}',
  suits: 'Any text.',
  itemSchema: z.strictObject({ word: z.string() }),
  prompt: () => '',
  validate: () => [],
  parse: (text) => {
    process.stdout.write('another one');
    return { items: [{ word: text }], faults: [] };
  },
});
`,
  );
}
