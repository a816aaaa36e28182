import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, isEngineError, type RewriteRequest } from '@ludotext/engine';
import { apiVersion, defineGame, z } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import words from '@ludotext/game-sequence-word';
import { type RecordedRequest, startModelServer } from '@ludotext/model-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from './support/long.js';

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
        { numRuns: times(8, 200) },
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

  it('shows the model no sign of an item or a wish that people cannot see, and no half of one', async () => {
    const hidden = '\u{E0041}\u202E';
    const smile = '\u{1F642}';
    const answers = [
      { text: 'fish', correct: true },
      { text: 'grass', correct: false },
    ];
    const item = { question: `Where do${hidden} otters sleep?`, answers };
    // Cut at any place, some of these end within a smile.
    const kept = ['', 'a'].map((before) => ({ question: `${before}${smile.repeat(200)}${hidden}`, answers }));
    await withModel(
      () => ({ facts: [], items: [draftOf(0)] }),
      async (engine, requests) => {
        await engine.rewrite(quiz, { text, item, kept, instruction: `Ask${hidden} less.`, runValidator: false });
        const prompt = promptOf(requests[0]);
        expect(prompt).toContain('"Ask less."');
        expect(prompt).toContain('Where do otters sleep?');
        expect(prompt).not.toMatch(/[\u{E0041}\u202E]/u);
        expect(prompt.isWellFormed()).toBe(true);
      },
    );
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

describe('of a long text', () => {
  const chapters = ['otters', 'beavers', 'foxes', 'badgers', 'hares', 'moles'].map((animal, index) => {
    const facts = Array.from(
      { length: 14 },
      (_, year) => `In ${1900 + year} people saw ${year + 2} ${animal} at the river.`,
    );
    return `Chapter ${index + 1}\n\n${facts.join(' ')}`;
  });
  const long = chapters.join('\n\n');
  const draft = {
    evidence: 'In 1905 people saw 7 moles at the river.',
    question: 'How many moles did people see in 1905?',
    correct: 'seven',
    distractors: ['eight', 'nine'],
  };
  const answers = [
    { text: 'seven', correct: true },
    { text: 'eight', correct: false },
  ];
  const item = { question: 'How many moles were seen at the river in 1905?', answers, evidence: draft.evidence };
  const common = { text: long, effort: 'low', runValidator: false } as const;

  async function withSmallWindow(work: (engine: ReturnType<typeof createEngine>) => Promise<unknown>) {
    await using server = await startModelServer({ reply: () => ({ items: [draft] }) });
    const model = {
      provider: 'openai',
      modelName: 'small',
      baseUrl: `${server.url}/v1`,
      contextTokens: 2_000,
    } as const;
    await work(createEngine({ games: [quiz], model }));
    return server.requests.map(promptOf);
  }

  it('reads the part that the item is about', async () => {
    for (const wish of ['easier', 'clearer', 'better_distractors'] as const) {
      const [prompt = ''] = await withSmallWindow((engine) => engine.rewrite(quiz, { ...common, item, wish }));
      expect(prompt.slice(0, prompt.lastIndexOf('</text-'))).toContain('7 moles');
      expect(prompt).not.toContain('otters');
    }
  });

  it('says that it was read in part, also for a set that has items already', async () => {
    const kept = [{ ...item, question: 'Who was seen?' }];
    await withSmallWindow(async (engine) => {
      for (const given of [{}, { kept }]) {
        const { warnings } = await engine.direct(quiz, { ...common, ...given, source: 'prose', maxItems: 1 });
        expect(warnings.map(({ code }) => code)).toContain('text_read_in_part');
      }
    });
  });
});

describe('what counts as the same item', () => {
  const drafts = (...items: object[]) => ({ facts: [], items });
  const answers = (right: string) => ['a bridge', 'a dam', 'a mill'].map((text) => ({ text, correct: text === right }));

  it('is not one with another key: a wrong one can be mended', async () => {
    const question = 'What did the town build in 1975?';
    const mended = { ...draftOf(0), question, correct: 'a bridge', distractors: ['a dam', 'a mill'] };
    const item = { question, answers: answers('a dam'), evidence: mended.evidence };
    const reply = () => drafts(mended);
    await withModel(reply, async (engine) => {
      const request = {
        text,
        item,
        wish: 'clearer',
        instruction: 'The bridge is right.',
        runValidator: false,
      } as const;
      const { item: made } = await engine.rewrite(quiz, request);
      expect(made.answers).toContainEqual({ text: 'a bridge', correct: true });
      // With the key that it has, it is the same in whatever order.
      const same = engine.rewrite(quiz, { ...request, item: { ...item, answers: answers('a bridge').reverse() } });
      await expect(same).rejects.toMatchObject({ code: 'no_items' });
    });
  });

  it('is one with a member more that the game does not know', async () => {
    const made = { sentence: 'Otters sleep in holes.', pieces: ['otters', 'sleep', 'in holes'] };
    const kept = [
      { ...made, remark: 'The class of last year liked this one very much, so it should stay in the set.' },
    ];
    const { draftSchema: _, finish: __, ...game } = words;
    const plain = { ...game, examples: [] };
    await using server = await startModelServer({ reply: () => ({ items: [made] }) });
    const model = { provider: 'openai', modelName: 'small', baseUrl: `${server.url}/v1` } as const;
    const engine = createEngine({ games: [plain], model });
    const request = { text, source: 'prose', kept, effort: 'low', runValidator: false } as const;
    await expect(engine.direct(plain, request)).rejects.toMatchObject({ code: 'no_items' });
  });

  it('is not one with other numbers, for a game that has no words', async () => {
    const sums = defineGame({
      ...{ apiVersion, gameType: 'sums', typeId: 4001, displayName: 'Sums', suits: 'Any text.' },
      itemSchema: z.strictObject({ first: z.int(), second: z.int() }),
      parse: () => [],
      prompt: () => 'Write sums.',
      validate: () => [],
      offline: {
        score: () => ({ score: 90, reason: 'Any text will do.' }),
        write: (_, { count }) => Array.from({ length: count }, (_, first) => ({ first, second: 1 })),
      },
    });
    const engine = createEngine({ games: [sums] });
    const { item } = await engine.rewrite(sums, {
      text,
      item: { first: 0, second: 1 },
      kept: [{ first: 1, second: 1 }],
    });
    expect(item).toMatchObject({ first: 2, second: 1 });
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

  it('refuses what is no item, or no list of items', async () => {
    const item = { sentence: 'A.', pieces: ['a'] };
    for (const [field, given] of Object.entries({
      item: [{ item: 'A.' }, { item: null }, { item: [] }, {}],
      kept: [
        { item, kept: 5 },
        { item, kept: null },
        { item, kept: { 3: [item] } },
        { item, kept: Array(501).fill(item) },
      ],
    })) {
      for (const members of given) {
        const request = { text: lesson, ...members } as unknown as RewriteRequest;
        const refused = { code: 'invalid_request', params: { field } };
        await expect(engine.rewrite(words, request)).rejects.toMatchObject(refused);
      }
    }
  });

  it('takes as many kept items as a set holds', async () => {
    const kept = Array.from({ length: 500 }, (_, index) => ({
      sentence: `A ${index}.`,
      pieces: ['a', String(index), '.'],
    }));
    const { item } = await engine.rewrite(words, { text: lesson, item: { sentence: 'A.', pieces: ['a'] }, kept });
    expect(item).toHaveProperty('sentence');
  });

  it('does not count the item that goes among those of the set', async () => {
    const sets: (readonly unknown[])[] = [];
    const validateSet = (items: readonly unknown[]) => {
      sets.push(items);
      return [];
    };
    const watched = { ...words, validateSet };
    const watching = createEngine({ games: [watched] });
    const { items } = await watching.direct(watched, { text: lesson, source: 'prose', maxItems: 2 });
    const [item = {}, ...kept] = items;
    const made = await watching.rewrite(watched, { text: lesson, item, kept });
    expect(sets.at(-1)).toEqual([...kept, made.item].map(contentOf));
  });

  it('tells the same failure in its events as at their end', async () => {
    const messages: string[] = [];
    const stream = engine.stream.rewrite(words, { text: 'No.', item: { sentence: 'A.', pieces: ['a'] } });
    const read = async () => {
      for await (const event of stream) if (event.type === 'game') messages.push(event.error?.message ?? '');
    };
    const failure = await read().catch((error) => error);
    expect(failure).toMatchObject({ code: 'no_items', params: { case: 'no_other' } });
    expect(messages).toEqual([failure.message]);
  });
});
