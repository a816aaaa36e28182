import { readFile, writeFile } from 'node:fs/promises';
import { type Fixture, fixtures, type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type EngineError, isEngineError } from '../../src/contract/errors.js';
import type { ProgressEvent } from '../../src/contract/events.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

// Every behaviour of the catalogue, through the engine: what comes of it, in how many calls, and what was counted. The
// table in docs/models.md is made here; `UPDATE_DOCS=1 npx vitest run packages/engine/test/models/fixtures.test.ts` writes it.

// For what hangs: a busy machine takes long over a reply that comes byte by byte.
vi.setConfig({ testTimeout: 300_000 });

const words = wordGame();
const wanted = ['whales', 'ocean', 'songs'];
const text = 'TEXTMARK: blue whales swim in every ocean, and their songs carry for miles.';
const key = 'sk-KEYMARK-0123456789';
const marks = /TEXTMARK|KEYMARK/;

/** How the server answers: as it likes, or `asked`: as it is asked by an engine that knows it is quick. */
type Form = 'stream' | 'whole' | 'bytes' | 'asked';
const forms: readonly Form[] = ['stream', 'whole'];

/** Behaviours that are also sent one byte at a time, one of each kind; the frame reader's own test splits everything everywhere. */
const inBytes: ReadonlySet<string> = new Set([
  'openai/stream',
  'openai/crlf-without-space',
  'openai/error-event',
  'openai/whole',
  'ollama/stream',
  'ollama/cut',
]);

interface Outcome {
  readonly items: readonly string[];
  readonly error: EngineError | undefined;
  readonly calls: number;
  /** Tokens of the request, without the estimated ones. */
  readonly tokens: number;
  readonly estimated: number;
  readonly reported: number;
}

/** As many words as the task asks for, the last ones when it asks for fewer. */
const reply: NonNullable<ModelServerOptions['reply']> = ({ messages }) => {
  const count = Number(/Name (\d+) words/.exec(messages.at(-1)?.content ?? '')?.[1] ?? wanted.length);
  return { items: wanted.slice(-count).map((word) => ({ word })) };
};

/** What breaks off does so once; everything else is as the server is. A bad line may have held text: it is a break, too. */
const breaksOff = (fixture: Fixture) => fixture.gives === 'part' || isBadLine(fixture);
const isBadLine = ({ name }: Fixture) => /\/bad-(event|line)$/.test(name);

async function run(fixture: Fixture, form: Form): Promise<Outcome> {
  const provider = fixture.name.startsWith('openai') ? 'openai' : 'ollama';
  // Short where the fixture keeps silent for ever; elsewhere a busy machine is not to be taken for a silent server.
  const silenceMs = /\/(stall|silence)$/.test(fixture.name) ? 500 : 60_000;
  const first = form === 'asked' ? 2 : 1;
  const server = await startModelServer({
    reply,
    fixture: (_, call) => (call === first || (call > first && !breaksOff(fixture)) ? fixture.name : undefined),
    ...(form === 'asked' ? {} : { form: form === 'whole' ? 'whole' : 'stream' }),
    ...(form === 'bytes' ? { chunkBytes: 1 } : {}),
    waits: { coldLoadMs: 20, dripMs: 1 },
  });
  const engine = createEngine({
    games: [words],
    model: {
      provider,
      modelName: 'small',
      baseUrl: provider === 'openai' ? `${server.url}/v1` : server.url,
      apiKey: key,
      temperature: 0.2,
      maxTokens: 500,
      maxReplyLength: 5_000,
      timeoutMs: 240_000,
      firstByteMs: silenceMs,
      idleMs: silenceMs,
      retryBaseMs: 1,
    },
  });
  if (form === 'asked') await engine.direct(words, { text, source: 'prose' });
  const { promptTokens, completionTokens } = server.reported;
  if (fixture.isClosed) await server.close();
  const events: ProgressEvent[] = [];
  let error: EngineError | undefined;
  try {
    for await (const event of engine.stream.direct(words, { text, source: 'prose', live: form !== 'asked' })) {
      if (event.type !== 'done') events.push(event);
    }
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    error = thrown;
  } finally {
    await server.close();
  }
  const { body } = server.requests[first - 1] ?? {};
  if (body !== undefined && silenceMs > 500) expect(body.stream).toBe(form !== 'asked');
  const usage = events.findLast((event) => event.type === 'usage');
  return {
    items: events.flatMap((event) => (event.type === 'item' ? [(event.item as unknown as { word: string }).word] : [])),
    error,
    calls: server.requests.length + 1 - first,
    tokens: (usage?.tokenUsage.totalTokens ?? 0) - (usage?.tokenUsage.estimatedTokens ?? 0),
    estimated: usage?.tokenUsage.estimatedTokens ?? 0,
    reported: server.reported.promptTokens + server.reported.completionTokens - promptTokens - completionTokens,
  };
}

const isShownAs = ({ form: shown }: Fixture, form: Form) =>
  shown === 'both' || shown === (form === 'whole' || form === 'asked' ? 'whole' : 'stream');

async function check(fixture: Fixture, form: Form): Promise<Outcome> {
  const outcome = await run(fixture, form);
  const { items, error, tokens, reported } = outcome;
  if (!isShownAs(fixture, form) || fixture.gives === 'reply' || fixture.gives === 'part') {
    expect(error?.message).toBeUndefined();
    expect(items).toEqual(fixture.name === 'openai/content-filter' ? wanted.slice(0, 2) : wanted);
  } else {
    expect(items).toEqual([]);
    expect(error?.code).toMatch(/^model_|^context_too_long$/);
    expect(error?.model?.kind).toBeDefined();
  }
  expect(`${error?.message} ${JSON.stringify(error?.findings)} ${JSON.stringify(error?.model)}`).not.toMatch(marks);
  // Behind a bad line nothing is read, and nothing counted.
  if (isBadLine(fixture)) expect(tokens).toBeLessThanOrEqual(reported);
  else expect(tokens).toBe(reported);
  return outcome;
}

const tested = fixtures.filter(({ gives }) => gives !== 'about');
const facts = fixtures.filter(({ gives }) => gives === 'about');
const rows = new Map<string, string>();

describe.concurrent.each(tested)('$name: $title', (fixture) => {
  it.each(forms)('gives what there is to be had, as %s', async (form) => {
    const { items, error, calls, tokens, estimated } = await check(fixture, form);
    const all = estimated === 0 ? tokens : `${tokens} + estimate`;
    const end = error === undefined ? `${items.length} items` : `\`${error.code}\` (${error.model?.kind})`;
    rows.set(`${fixture.name} ${form}`, isShownAs(fixture, form) ? `${end} | ${calls} | ${all}` : 'as usual | |');
  });
});

describe.concurrent('asked for a whole reply', () => {
  it.each(tested.map(({ name }) => name))('%s gives what there is to be had', async (name) => {
    const fixture = tested.find((known) => known.name === name);
    if (fixture === undefined) throw new Error(`There is no fixture ${name}.`);
    await check(fixture, 'asked');
  });
});

// One after the other: so many small pieces at once are slow enough to be taken for a slow server.
describe('one byte at a time', () => {
  it.each([...inBytes])('%s gives what there is to be had', async (name) => {
    const fixture = tested.find((known) => known.name === name);
    if (fixture === undefined) throw new Error(`There is no fixture ${name}.`);
    await check(fixture, 'bytes');
  });
});

describe.concurrent.each(facts)('$name: $title', (fixture) => {
  it('is told by a probe, and leaves calls as they are', async () => {
    await using server = await startModelServer({ reply, fixture: fixture.name });
    const provider = fixture.name.startsWith('openai') ? 'openai' : 'ollama';
    const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
    const model = { provider, modelName: 'stand-in', baseUrl } as const;
    const engine = createEngine({ games: [words], model });
    const probe = await engine.model?.probe();
    expect(probe?.reachable).toBe(true);
    const result = await engine.direct(words, { text, source: 'prose' });
    expect(result.items.map(({ word }) => word)).toEqual(wanted);
    const { version, contextTokens, capabilities = [], reason } = probe ?? {};
    const window = contextTokens === undefined ? '' : `window ${contextTokens}`;
    const told = [version === undefined ? '' : `version ${version}`, window, capabilities.join(', '), reason ?? ''];
    const outcome = `3 items | ${result.tokenUsage.calls} | ${result.tokenUsage.totalTokens}`;
    rows.set(`${fixture.name} stream`, outcome);
    rows.set(`${fixture.name} whole`, `probe: ${told.filter((part) => part !== '').join('; ')} | |`);
  });
});

afterAll(async () => {
  if (rows.size < fixtures.length * 2) return;
  const page = new URL('../../../../docs/models.md', import.meta.url);
  const table = tableOf();
  const before = await readFile(page, 'utf8');
  const after = before.replace(
    /(<!-- fixtures:begin -->\n)[\s\S]*?(<!-- fixtures:end -->)/,
    (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
  );
  if (process.env.UPDATE_DOCS === '1') await writeFile(page, after);
  else expect(before, 'docs/models.md is out of date: run this file with UPDATE_DOCS=1').toBe(after);
});

function tableOf(): string {
  const head =
    '| | behaviour | streamed: outcome | calls | tokens | whole: outcome | calls | tokens |\n|---|---|---|---|---|---|---|---|';
  const lines = fixtures.map(({ number, name, title }) => {
    const [stream, whole] = [rows.get(`${name} stream`), rows.get(`${name} whole`)];
    return `| ${number} | \`${name}\`: ${title.replaceAll('|', '\\|')} | ${stream} | ${whole} |`;
  });
  return [head, ...lines].join('\n');
}
