import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as engine from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as adapter from '../src/index.js';

const page = await readFile(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
const [code = ''] = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, snippet]) => snippet);

const item = {
  question: 'What do whales sing?',
  correct: 'Songs',
  distractors: ['Names', 'Numbers', 'Letters'],
  evidence: 'Whales sing songs.',
};

/** In the place of a provider's function, which needs a key. */
const anthropic = (modelId: string) =>
  new MockLanguageModelV3({
    provider: 'anthropic.messages',
    modelId,
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-delta', id: '1', delta: JSON.stringify({ items: [item] }) },
          {
            type: 'finish',
            finishReason: { unified: 'stop', raw: 'end_turn' },
            usage: {
              inputTokens: { total: 90, noCache: 90, cacheRead: 0, cacheWrite: 0 },
              outputTokens: { total: 30, text: 30, reasoning: 0 },
            },
          },
        ],
      }),
    }),
  });

it('has a snippet that runs', async () => {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  const modules: Readonly<Record<string, unknown>> = {
    '@ai-sdk/anthropic': { __esModule: true, anthropic },
    '@ludotext/ai-sdk': adapter,
    '@ludotext/engine': engine,
    '@ludotext/game-quiz': { __esModule: true, default: quiz },
  };
  const printed: unknown[][] = [];
  const own = { log: (...words: unknown[]) => printed.push(words) };
  const body = `return (async () => {${outputText}})()`;
  await new Function('require', 'exports', 'console', body)((name: string) => modules[name], {}, own);
  expect(printed).toEqual([['anthropic.messages/claude-haiku-4-5', 'What do whales sing?']]);
});
