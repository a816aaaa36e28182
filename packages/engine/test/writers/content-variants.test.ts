import { contentVariants, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { oneOfEach } from '../../../../test/support/long.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { ItemScanner, scanReply } from '../../src/writers/reply/item-scanner.js';
import { wordGame } from '../support/games.js';

// The ways models write a good answer badly, through the scanner at every split, and through the engine from end to end.

const wanted = ['whales', 'ocean', 'songs'];
const answer = { items: wanted.map((word) => ({ word, hint: `It's about ${word}: "so" they say, {really}.` })) };
const text = 'Blue whales swim in every ocean, and their songs carry for miles.';
/** Takes any text: what reading makes of an answer is to be seen. */
const words = wordGame({ itemSchema: z.object({ word: z.string(), hint: z.string().optional() }), validate: () => [] });

/** Longest answer that is taken apart everywhere, in characters. */
const longest = 3_000;

describe.each(contentVariants)('$name: $title', ({ name, expected, write }) => {
  it('gives the same items however it is split', () => {
    const written = write(answer);
    const whole = scanReply(written);
    // An answer of a length that no model reaches is split here and there only.
    const step = written.length <= longest ? 1 : Math.ceil(written.length / 10);
    const seen = new Set<string>();
    for (let at = 0; at <= written.length; at += step) {
      const scanner = new ItemScanner();
      const items = [...scanner.push(written.slice(0, at)), ...scanner.push(written.slice(at))];
      const { items: late, unreadable } = scanner.end();
      seen.add(JSON.stringify([[...items, ...late], unreadable]));
    }
    expect([...seen]).toEqual([JSON.stringify([whole.items, whole.unreadable])]);
  });

  const ways = [
    ['openai', 'stream', 5],
    ['ollama', 'whole', undefined],
    ['openai', 'stream', undefined],
    ['openai', 'whole', undefined],
    ['ollama', 'stream', undefined],
    ['ollama', 'stream', 5],
  ] as const;

  it.each(oneOfEach(ways, ([provider]) => provider))(
    'gives what there is to be had with %s, as %s in pieces of %s',
    async (provider, form, chunkBytes) => {
      if (chunkBytes !== undefined && write(answer).length > longest) return;
      // The window of an Ollama model ends before such an answer does.
      if (provider === 'ollama' && name === 'giant-text') return;
      await using server = await startModelServer({
        reply: () => write(answer),
        form,
        ...(chunkBytes === undefined ? {} : { chunkBytes }),
      });
      const engine = createEngine({
        games: [words],
        limits: { repairRounds: 0 },
        model: {
          provider,
          modelName: 'small',
          baseUrl: provider === 'openai' ? `${server.url}/v1` : server.url,
          retryBaseMs: 1,
        },
      });
      const result = await engine.direct(words, { text, source: 'prose' }).catch((error: unknown) => error);
      if (expected === 'none')
        return void expect(result).toMatchObject({ code: expect.stringMatching(/^model_|^no_items$/) });
      const { items } = result as Awaited<ReturnType<typeof engine.direct<typeof words>>>;
      if (expected === 'fewer') {
        expect(items.length).toBeGreaterThan(0);
        expect(items.length).toBeLessThan(wanted.length);
      } else expect(items).toHaveLength(wanted.length);
      if (expected === 'all') expect(items).toMatchObject(answer.items);
    },
  );
});
