import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { bundle, edgeConditions, runAtTheEdge } from './support/edge-runtime.js';
import { times } from './support/long.js';

// The engine's root entry and the games where there is no Node: bundled into one file, run with web standards only.

const text = await readFile(
  path.resolve(import.meta.dirname, '../packages/evaluation/data/prose/en_article_lighthouses.txt'),
  'utf8',
);

const program = `
import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';

const games = [quiz, sentences, words];

export async function offline(text) {
  const engine = createEngine({ games });
  const written = await engine.generate({ text, minScore: 0 });
  const direct = await engine.direct(words, { text: 'the cat;sleeps;on the mat' });
  const [item] = written.items(quiz);
  const submission = item.answers.findIndex(({ correct }) => correct);
  const graded = await engine.grade(quiz, { item, submission });
  return JSON.stringify({ written, direct, graded });
}

export async function withModel(text, model) {
  const engine = createEngine({ games, model });
  const { items, tokenUsage } = await engine.direct(words, { text, source: 'prose', maxItems: 1 });
  return JSON.stringify({ sentence: items[0].sentence, calls: tokenUsage.calls });
}
`;

/** What the program exports; its answers are JSON, since its objects are of another realm. */
interface Program {
  offline(text: string): Promise<string>;
  withModel(text: string, model: object): Promise<string>;
}

const load = (script: string) => runAtTheEdge(script).bundled as Program;

describe.each(Object.entries(edgeConditions).slice(times(-1, 0)))('bundled for %s', (_, conditions) => {
  it('generate, direct and grade work without a model', async () => {
    const script = await bundle(program, conditions);
    const found = JSON.parse(await load(script).offline(text));
    const inNode = await createEngine({ games: [quiz, sentences, words] }).generate({ text, minScore: 0 });
    expect(found.written).toEqual(JSON.parse(JSON.stringify(inNode)));
    expect(Object.keys(found.written.results)).toEqual(['1', '2', '3']);
    expect(found.direct.items[0].pieces).toEqual(['the cat', 'sleeps', 'on the mat']);
    expect(found.graded).toMatchObject({ score: 1, max: 1, correct: true });
  }, 60_000);

  it('models are reached with the fetch of the runtime', async () => {
    await using server = await startModelServer();
    const { withModel } = load(await bundle(program, conditions));
    const openai = { provider: 'openai', modelName: 'any', baseUrl: `${server.url}/v1`, apiKey: 'key' };
    for (const model of [openai, { provider: 'ollama', modelName: 'any', baseUrl: server.url }]) {
      const { sentence, calls } = JSON.parse(await withModel(text, model));
      expect(text).toContain(sentence);
      expect(calls).toBe(1);
    }
    expect(server.requests).toHaveLength(2);
  }, 60_000);
});

describe('docs/packages.md', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../docs/packages.md'), 'utf8');
  const [, source = ''] = /^```js worker\.js\n([\s\S]*?)^```/m.exec(page) ?? [];
  const conditions = edgeConditions['edge workers'];

  it('the worker that is shown answers', async () => {
    const worker = runAtTheEdge(await bundle(source, conditions)).bundled as {
      default: { fetch(request: Request): Promise<Response> };
    };
    const response = await worker.default.fetch(new Request('https://example.org/', { method: 'POST', body: text }));
    expect(response.headers.get('content-type')).toContain('json');
    const { items } = (await response.json()) as { items: { sentence: string }[] };
    expect(text).toContain(items[0]?.sentence);
  }, 60_000);

  it('the worker is as small as is said, and not much smaller', async () => {
    const [, ...limits] = /under (\d+) kB, under (\d+) kB compressed/.exec(page) ?? [];
    const script = await bundle(source, conditions, true);
    for (const [at, size] of [Buffer.byteLength(script), gzipSync(script).length].entries()) {
      expect(size / 1000).toBeLessThan(Number(limits[at]));
      expect(size / 1000).toBeGreaterThan(Number(limits[at]) * 0.7);
    }
  }, 60_000);
});

it('what runs at the edge finds nothing of Node', () => {
  const names = ['process', 'Buffer', 'require', 'global', 'setImmediate', '__dirname'];
  const { found } = runAtTheEdge(`var found = ${JSON.stringify(names)}.filter((name) => name in globalThis).join();`);
  expect(found).toBe('');
});

it('a bundle that needs Node is refused', async () => {
  await expect(bundle(`import '@ludotext/engine/node';`, [])).rejects.toThrow(/Could not resolve "(node:)?\w+"/);
});
