import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, isEngineError } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import words from '@ludotext/game-sequence-word';
import { type RecordedRequest, startModelServer } from '@ludotext/model-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

// One item anew, and further items of a set that exists: never one that is there already.

const text =
  'Otters live along rivers and eat fish. In 1975 the town built a bridge over the river. Otters sleep in holes.';

const contentOf = ({ id: _, ...content }: { readonly id?: string }) => content;

/** A draft as the stand-in writes it; the number chooses among few, so that it repeats itself. */
const draftOf = (number: number) => ({
  evidence: 'In 1975 the town built a bridge over the river.',
  question: ['What crosses the river?', 'What was built?', 'What did the town build in 1975?'][number % 3],
  correct: 'a bridge',
  distractors: number % 2 === 0 ? ['a tunnel', 'a dam'] : ['a tower', 'a mill'],
});

async function withModel<Result>(
  reply: (request: RecordedRequest, call: number) => unknown,
  work: (engine: ReturnType<typeof engineOf>, requests: readonly RecordedRequest[]) => Promise<Result>,
): Promise<Result> {
  await using server = await startModelServer({ reply });
  return await work(engineOf(server.url), server.requests);
}

const engineOf = (url: string) =>
  createEngine({ games: [quiz, words], model: { provider: 'openai', modelName: 'small', baseUrl: `${url}/v1` } });

const promptOf = (request: RecordedRequest | undefined) => request?.messages.at(-1)?.content ?? '';

describe('with a model', () => {
  it('never gives the item it replaces, nor one of those kept, however the model repeats itself', async () => {
    const numbers = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 6 });
    const wishes = fc.constantFrom('another', 'easier', 'clearer', 'better_distractors');
    let script: readonly number[] = [];
    const next = () => {
      const [number = 0, ...rest] = script;
      script = rest;
      return { facts: [], items: [draftOf(number)] };
    };
    await withModel(next, (engine) =>
      fc.assert(
        fc.asyncProperty(numbers, numbers, wishes, async (before, replies, wish) => {
          const common = { text, runValidator: false };
          const made = new Map<string, object>();
          script = before;
          while (script.length > 0) {
            const { items } = await engine.direct(quiz, { ...common, source: 'prose', maxItems: 1 });
            for (const item of items) made.set(item.id, item);
          }
          const [item = {}, ...kept] = [...made.values()];
          script = replies;
          try {
            expect([...made.keys()]).not.toContain(
              (await engine.rewrite(quiz, { ...common, item, kept, wish })).item.id,
            );
          } catch (error) {
            if (!isEngineError(error) || error.code !== 'no_items') throw error;
          }
        }),
        { numRuns: process.env.TEST_LONG === undefined ? 8 : 200 },
      ),
    );
  });

  it('tells the model the item, the wish, the words of the teacher and what is kept', async () => {
    const reply = () => ({ facts: [], items: [draftOf(0)] });
    await withModel(reply, async (engine, requests) => {
      const item = { question: 'Where do otters sleep?', answers: [{ text: 'in holes', correct: true }] };
      const kept = [
        {
          question: 'What do otters eat?',
          answers: [
            { text: 'fish', correct: true },
            { text: 'grass', correct: false },
          ],
        },
      ];
      const instruction = 'Ask about the\nbridge.';
      const stream = engine.stream.rewrite(quiz, { text, item, kept, wish: 'harder', instruction });
      const types: string[] = [];
      for await (const { type } of stream) types.push(type);
      expect(types.filter((type) => type !== 'usage')).toEqual(['item', 'game', 'done']);
      const prompt = promptOf(requests[0]);
      expect(prompt).toContain('takes the place of this one:\n{"question":"Where do otters sleep?"');
      expect(prompt).toContain('harder to solve');
      expect(prompt).toContain('"Ask about the bridge."');
      expect(prompt).toContain('{"question":"What do otters eat?"');
    });
  });

  it('writes further items of a set, none of it again, in every mode', async () => {
    const reply = ({ schema }: RecordedRequest) => {
      const { properties = {} } = schema as { readonly properties?: object };
      const items = [draftOf(0), draftOf(2)];
      if ('items' in properties) return { facts: [], items };
      if ('choice' in properties) return { choice: { type_id: 1, reason: 'It fits.', facts: [], items } };
      return { game_1: { score: 90, reason: 'It fits.' } };
    };
    await withModel(reply, async (engine, requests) => {
      const common = { text, maxItems: 1, runValidator: false };
      const { items: kept } = await engine.direct(quiz, { ...common, source: 'prose' });
      const results = [
        (await engine.direct(quiz, { ...common, source: 'prose', kept })).items,
        (await engine.single({ ...common, games: [quiz], kept: { 1: kept } })).items,
        (await engine.generate({ ...common, games: [quiz], kept: { 1: kept } })).items(quiz),
      ];
      for (const items of results) expect(items).toMatchObject([{ question: draftOf(2).question }]);
      for (const request of requests.slice(1)) {
        if (!promptOf(request).startsWith('Judge')) expect(promptOf(request)).toMatch(/exist already|Judge how well/);
      }
    });
  });
});

describe('with the offline writer', async () => {
  const lesson = await readFile(path.join(import.meta.dirname, 'fixtures/texts/en_story_0006.txt'), 'utf8');
  const engine = createEngine({ games: [words] });

  it('gives a different item ten times in a row, or says that there is no other', async () => {
    const { items } = await engine.direct(words, { text: lesson, source: 'prose', maxItems: 1 });
    const seen = [...items];
    for (let round = 0; round < 10; round++) {
      const [item, ...kept] = seen.toReversed();
      if (item === undefined) break;
      const next = await engine.rewrite(words, { text: lesson, item, kept }).catch((error) => {
        expect(error).toMatchObject({ code: 'no_items' });
        return undefined;
      });
      if (next === undefined) break;
      expect(seen.map(contentOf)).not.toContainEqual(contentOf(next.item));
      seen.push(next.item);
    }
    expect(seen.length).toBeGreaterThan(3);
  });

  it('says what it cannot do', async () => {
    const item = { sentence: 'A.', pieces: ['a'] };
    const { warnings } = await engine.rewrite(words, { text: lesson, item, wish: 'clearer', instruction: 'shorter' });
    const ignored = warnings.filter(({ code }) => code === 'field_ignored').map(({ params }) => params.field);
    expect(ignored).toEqual(['wish', 'instruction']);
  });

  it('refuses what is no item', async () => {
    const request = { text: lesson, item: 'A.' as unknown as object };
    await expect(engine.rewrite(words, request)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
