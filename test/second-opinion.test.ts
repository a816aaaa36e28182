import { setImmediate } from 'node:timers/promises';
import { createEngine, type GenerationEvent, type LanguageModel } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { type ModelServerOptions, type RecordedRequest, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';

// The second opinion with a scripted solver: what it says, and what of that counts.

const text =
  'Otters live along rivers and eat fish. In 1975 the town built a bridge over the river. The bridge is made of stone. ' +
  'The ferry stopped in 1980 because too few people used it. Now the otters sleep in the old ferry house.';

const draft = (correct: string, distractors: string[]) => ({
  evidence: 'In 1975 the town built a bridge over the river.',
  question: 'What did the town build over the river in 1975?',
  correct,
  distractors,
});
const good = draft('a bridge', ['a tunnel', 'a dam']);
const wrong = draft('a tunnel', ['a bridge', 'a dam']);

/** The letter that a text has in the question as it stands in the prompt. */
function letterOf(prompt: string, option: string): string {
  return new RegExp(`^([A-Z])\\. "${option}"`, 'm').exec(prompt)?.[1] ?? '?';
}

type Task = 'analysis' | 'items' | 'open' | 'proof' | 'closed';

function taskOf({ schema }: RecordedRequest): Task {
  const members = Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
  if (members.includes('items')) return 'items';
  if (members.includes('proofs')) return 'proof';
  if (!members.includes('solutions') && !members.includes('orders')) return 'analysis';
  return 'open';
}

const promptOf = ({ messages }: RecordedRequest) => messages.at(-1)?.content ?? '';
const isClosed = (request: RecordedRequest) => !promptOf(request).includes(text);

interface Script {
  /** The drafts of each writing call. */
  readonly drafts: readonly (readonly object[])[];
  readonly open?: (prompt: string) => unknown;
  readonly proof?: (prompt: string) => unknown;
  readonly closed?: (prompt: string) => unknown;
  readonly fault?: ModelServerOptions['fault'];
}

async function generate(game: typeof quiz | typeof sentences | typeof words, script: Script, maxItems = 1) {
  let written = 0;
  const reply = (request: RecordedRequest) => {
    const task = taskOf(request);
    if (task === 'items') return { items: script.drafts[Math.min(written++, script.drafts.length - 1)] };
    if (task === 'proof') return script.proof?.(promptOf(request)) ?? { proofs: [] };
    const answer = isClosed(request) ? script.closed : script.open;
    return answer?.(promptOf(request)) ?? { solutions: [], orders: [] };
  };
  await using server = await startModelServer({
    reply,
    ...(script.fault === undefined ? {} : { fault: script.fault }),
  });
  const model = { provider: 'openai', modelName: 'small', baseUrl: `${server.url}/v1` } as const;
  const engine = createEngine({ games: [quiz, sentences, words], model });
  const events: GenerationEvent[] = [];
  const request = { text, source: 'prose', maxItems, secondOpinion: 'same' } as const;
  const stream = engine.stream.direct(game.typeId, request);
  for await (const event of stream) events.push(event as GenerationEvent);
  return { result: await stream.result, events, requests: server.requests };
}

describe('questions', () => {
  const findsBridge = (prompt: string) => ({ solutions: [{ question: 1, right: [letterOf(prompt, 'a bridge')] }] });
  const proves = () => ({ proofs: [{ question: 1, quote: 'the town built a bridge over the river' }] });

  it('with a wrong key are written again, with the quote that disputes it', async () => {
    const { result, events, requests } = await generate(quiz, {
      drafts: [[wrong], [good]],
      open: findsBridge,
      proof: proves,
    });
    expect(result.items.map((item) => item)).toMatchObject([
      { answers: expect.arrayContaining([{ text: 'a bridge', correct: true }]) },
    ]);
    expect(result.rejected).toMatchObject([
      {
        findings: [{ rule: 'disputed_key', params: { chosen: 'a bridge', quote: expect.stringContaining('bridge') } }],
      },
    ]);
    expect(result.secondOpinion).toMatchObject({ llm: 'openai/small', checked: 2, disputed: 1 });
    // Nobody sees the disputed item.
    expect(events.filter(({ type }) => type === 'item')).toHaveLength(1);
    const repair = requests.filter((request) => taskOf(request) === 'items')[1];
    expect(promptOf(repair as RecordedRequest)).toContain(
      'A reader who solved the question by the text chose "a bridge"',
    );
  });

  it('with a wrong key are dropped when the writer cannot mend them', async () => {
    await expect(generate(quiz, { drafts: [[wrong]], open: findsBridge, proof: proves })).rejects.toMatchObject({
      code: 'no_items',
    });
  });

  it('with two right answers, or none, are disputed as such', async () => {
    const both = (prompt: string) => ({
      solutions: [{ question: 1, right: [letterOf(prompt, 'a bridge'), letterOf(prompt, 'a dam')] }],
    });
    const none = () => ({ solutions: [{ question: 1, right: [] }] });
    const inWords = () => ({ solutions: [{ question: 1, right: ['None of them.'] }] });
    for (const [open, rule] of [
      [both, 'two_right'],
      [none, 'unanswerable'],
      [inWords, 'unanswerable'],
    ] as const) {
      const work = generate(quiz, { drafts: [[good]], open, proof: proves });
      await expect(work).rejects.toMatchObject({ findings: [{ rule }, expect.anything(), expect.anything()] });
    }
  });

  it('stand as they are when the solver lies: its quote is not in the text, or is a word of any text', async () => {
    for (const quote of ['the town built a tunnel over the river', 'the', '']) {
      const proof = () => ({ proofs: [{ question: 1, quote }] });
      const { result } = await generate(quiz, { drafts: [[wrong]], open: findsBridge, proof });
      expect(result.items).toHaveLength(1);
      expect(result.secondOpinion).toMatchObject({ checked: 1, disputed: 0 });
    }
  });

  it('stand as they are, with a warning, when the solver fails', async () => {
    const fault: ModelServerOptions['fault'] = (request) =>
      taskOf(request) === 'items' ? undefined : { status: 400, body: '{"error":{"message":"no"}}' };
    const { result } = await generate(quiz, { drafts: [[wrong]], fault });
    expect(result.items).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toContain('second_opinion_failed');
    expect(result.secondOpinion).toMatchObject({ checked: 0, disputed: 0 });
  });

  it('stand as they are whatever nonsense the solver answers', async () => {
    for (const nonsense of [
      {},
      { solutions: 'A' },
      { solutions: [{ question: 9, right: ['A'] }, null, { right: 3 }] },
    ]) {
      const { result } = await generate(quiz, { drafts: [[wrong]], open: () => nonsense, closed: () => nonsense });
      expect(result.items).toHaveLength(1);
    }
  });

  it('that need no text are marked: right without it, twice, in two orders', async () => {
    const { result, requests } = await generate(quiz, { drafts: [[good]], open: findsBridge, closed: findsBridge });
    expect(result.warnings).toMatchObject([{ code: 'guessable', item: 0 }]);
    const closed = requests.filter((request) => taskOf(request) === 'open' && isClosed(request)).map(promptOf);
    expect(closed).toHaveLength(2);
    expect(closed[0]).not.toBe(closed[1]);
  });

  it('are solved without their key, their evidence or their order', async () => {
    const { requests, result } = await generate(quiz, { drafts: [[good]], open: findsBridge });
    const [open = ''] = requests.filter((request) => taskOf(request) === 'open' && !isClosed(request)).map(promptOf);
    const task = open.slice(open.lastIndexOf('</text-'));
    expect(task).toContain('What did the town build over the river in 1975?');
    expect(task).not.toMatch(/correct|evidence|In 1975 the town built a bridge/);
    expect(result.secondOpinion?.tokenUsage.calls).toBe(2);
    expect(result.tokenUsage.calls).toBe(3);
  });
});

describe('orders', () => {
  /** The numbers of the parts in a prompt, in the order in which they stand in a text. */
  const solve = (prompt: string, solved: string): number[] => {
    const parts = [...prompt.matchAll(/^(\d+)\. "(.*)"$/gm)].map(([, number, part = '']) => ({
      number: Number(number),
      at: solved.toLowerCase().indexOf(part.toLowerCase()),
    }));
    return parts.sort((one, other) => one.at - other.at).map(({ number }) => number);
  };
  const swapped = ([first = 0, second = 0, ...rest]: number[]) => [second, first, ...rest];
  const answer = (...orders: number[][]) => ({ orders: [{ list: 1, orders }] });

  const sentence = 'Now the otters sleep in the old ferry house.';
  const lines = [
    'In 1975 the town built a bridge over the river.',
    'The bridge is made of stone.',
    'The ferry stopped in 1980 because too few people used it.',
  ];

  it('of words get another order that was given twice; a list that is no order counts for nothing', async () => {
    const closed = (prompt: string) => {
      const own = solve(prompt, sentence);
      return answer(
        own,
        swapped(own),
        [1, 1, 2, 3],
        [1, 2],
        own.map((number) => number + 1),
      );
    };
    const { result } = await generate(words, { drafts: [[{ sentence }]], closed });
    const [item] = result.items as readonly { readonly alternatives?: readonly (readonly number[])[] }[];
    expect(item?.alternatives).toContainEqual([1, 0, ...(item?.alternatives?.[0] ?? []).slice(2)]);
    expect(result.secondOpinion).toMatchObject({ checked: 1, disputed: 0 });
  });

  it('of words stay as they are when only one of two readings gave another', async () => {
    const read = async (closed?: Script['closed']) =>
      (await generate(words, { drafts: [[{ sentence }]], ...(closed && { closed }) })).result.items;
    let call = 0;
    const once = (prompt: string) => {
      const own = solve(prompt, sentence);
      return answer(call++ === 0 ? swapped(own) : own);
    };
    expect(await read(once)).toEqual(await read());
  });

  it('of sentences that go another way twice are turned down; rebuilt ones stand', async () => {
    const draft = { sentences: lines };
    const other = (prompt: string) => answer(swapped(solve(prompt, lines.join(' '))));
    await expect(generate(sentences, { drafts: [[draft]], closed: other })).rejects.toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'other_order' })]),
    });
    const rebuilt = (prompt: string) => answer(solve(prompt, lines.join(' ')));
    const { result } = await generate(sentences, { drafts: [[draft]], closed: rebuilt });
    expect(result.items).toHaveLength(1);
    expect(result.secondOpinion).toMatchObject({ checked: 1, disputed: 0 });
  });
});

describe('beside the writing', () => {
  const animals = ['otters', 'beavers', 'foxes', 'hares', 'moles', 'wolves', 'bears', 'stoats', 'mice', 'frogs'];
  const places = [
    'mill',
    'ford',
    'bridge',
    'ferry',
    'dam',
    'lock',
    'weir',
    'bank',
    'bend',
    'mouth',
    'spring',
    'island',
  ];
  const facts = places.map((place, year) => {
    const who = animals[year % animals.length];
    return `In the year ${1900 + year} the ${who} crossed the wide river at the ${place}.`;
  });
  const scripted = (generate: LanguageModel['generate'], contextTokens?: number): LanguageModel => {
    const probe = async () => ({ reachable: true });
    return { provider: 'script', modelName: 'script', generate, probe, ...(contextTokens && { contextTokens }) };
  };
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await setImmediate();
  };
  const request = { text: facts.join(' '), source: 'prose', secondOpinion: 'same', effort: 'low' } as const;

  /** An answer to every list of a prompt: the first two pieces of its sentence change places. */
  const swappedIn = (prompt: string) =>
    prompt
      .split(/^(?=List \d+:)/m)
      .slice(1)
      .map((part) => {
        const list = Number(/^List (\d+)/.exec(part)?.[1]);
        const fact = facts[list - 1]?.toLowerCase() ?? '';
        const pieces = [...part.matchAll(/^(\d+)\. "(.*)"$/gm)].map(([, number, piece = '']) => [
          number,
          fact.indexOf(piece),
        ]);
        const [one, two, ...rest] = pieces
          .sort(([, a], [, b]) => Number(a) - Number(b))
          .map(([number]) => Number(number));
        return { list, orders: [[two, one, ...rest]] };
      });

  it('never keeps more items than asked for while a better item is checked', async () => {
    const checking = gate();
    const written = gate();
    const model = scripted(async ({ messages, schema, onText }) => {
      const drafts = facts.map((sentence) => JSON.stringify({ sentence }));
      if (!('items' in (schema.jsonSchema.properties as object))) {
        const solved = { solutions: [], orders: swappedIn(messages.at(-1)?.content ?? '') };
        return { text: JSON.stringify(solved), complete: true };
      }
      const first = `{"items":[${drafts.slice(0, 10).join()},`;
      const more = `${drafts.slice(10).join()}]}`;
      onText?.(first);
      await checking.opened;
      onText?.(more);
      await turns(20);
      written.open();
      return { text: first + more, complete: true };
    });
    const slow = {
      ...words,
      validate: async (item: { readonly alternatives?: unknown }) => {
        if (item.alternatives !== undefined) {
          checking.open();
          await written.opened;
        }
        return [];
      },
    };
    const { items } = await createEngine({ games: [slow], model }).direct(slow, { ...request, maxItems: 10 });
    expect(items).toHaveLength(10);
    for (const item of items) expect(item).toHaveProperty('alternatives');
  });

  it('keeps the items when their game fails at a better one', async () => {
    const model = scripted(async ({ messages, schema }) => {
      const isWriting = 'items' in (schema.jsonSchema.properties as object);
      const solved = { solutions: [], orders: swappedIn(messages.at(-1)?.content ?? '') };
      const reply = isWriting ? { items: facts.slice(0, 2).map((sentence) => ({ sentence })) } : solved;
      return { text: JSON.stringify(reply), complete: true };
    });
    const failing = {
      ...words,
      validate: (item: { readonly alternatives?: unknown }) => {
        if (item.alternatives !== undefined) throw new Error('no');
        return [];
      },
    };
    const { items, warnings } = await createEngine({ games: [failing], model }).direct(failing, request);
    expect(items).toHaveLength(2);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'second_opinion_failed',
        params: expect.objectContaining({ code: 'plugin_failed' }),
      }),
    );
  });

  it('leaves no call under way when the questions leave no room for the text', async () => {
    let open = 0;
    const long = (seed: number) => Array.from({ length: 60 }, (_, index) => `w${seed}x${index}`).join(' ');
    const drafts = facts.slice(0, 10).map((evidence, index) => ({
      ...{ evidence, question: `Who crossed the river in ${1900 + index}?`, correct: long(index) },
      distractors: [long(100 + index), long(200 + index)],
    }));
    const model = scripted(async ({ schema }) => {
      open += 1;
      const isWriting = 'items' in (schema.jsonSchema.properties as object);
      await turns(isWriting ? 0 : 50);
      open -= 1;
      return { text: JSON.stringify(isWriting ? { items: drafts } : { solutions: [] }), complete: true };
    }, 3000);
    const { items, warnings, secondOpinion } = await createEngine({ games: [quiz], model }).direct(quiz, {
      ...{ ...request, text: facts[0] ?? '', maxItems: 10, runValidator: false },
    });
    expect(open).toBe(0);
    expect(items).toHaveLength(10);
    expect(warnings.map(({ code }) => code)).toEqual(['second_opinion_failed']);
    expect(secondOpinion?.tokenUsage.calls).toBe(1);
  });

  it('ends with its request, and tells no item after that', async () => {
    const leaving = new AbortController();
    const model = scripted(async ({ schema, signal }) => {
      if ('items' in (schema.jsonSchema.properties as object))
        return { text: JSON.stringify({ items: facts.slice(0, 3).map((sentence) => ({ sentence })) }), complete: true };
      leaving.abort();
      return await new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    });
    const told: string[] = [];
    const stream = createEngine({ games: [words], model }).stream.direct(words, { ...request, signal: leaving.signal });
    const read = async () => {
      for await (const { type } of stream) told.push(type);
    };
    await expect(read()).rejects.toMatchObject({ code: 'aborted' });
    expect(told).not.toContain('item');
  });

  it('takes two orders of the same words for one order', async () => {
    const own = ['birds', 'and', 'bees', 'and', 'flies'];
    const other = ['bees', 'and', 'birds', 'and', 'flies'];
    const { draftSchema: _, finish: __, ...game } = words;
    const plain = { ...game, examples: [], validate: () => [] };
    let asked = 0;
    const model = scripted(async ({ messages, schema }) => {
      if ('items' in (schema.jsonSchema.properties as object))
        return { text: JSON.stringify({ items: [{ sentence: own.join(' '), pieces: own }] }), complete: true };
      const [first = [], second = []] = ['', ''].map((_, turn) => {
        const given = [...(messages.at(-1)?.content ?? '').matchAll(/^(\d+)\. "(.*)"$/gm)];
        // The two "and" are told apart by their numbers alone; each reading may take either first.
        if ((turn + asked) % 2 === 1) given.reverse();
        return other.map((word) =>
          Number(
            given.splice(
              given.findIndex(([, , piece]) => piece === word),
              1,
            )[0]?.[1],
          ),
        );
      });
      asked += 1;
      return { text: JSON.stringify({ orders: [{ list: 1, orders: [first, second] }] }), complete: true };
    });
    const { items } = await createEngine({ games: [plain], model }).direct(plain, { ...request, maxItems: 1 });
    expect(items).toMatchObject([{ alternatives: [expect.any(Array)] }]);
  });
});

it("does not solve an author's items, whichever model is asked for, and says so", async () => {
  const model: LanguageModel = {
    ...{ provider: 'script', modelName: 'script', probe: async () => ({ reachable: true }) },
    generate: () => Promise.reject(new Error('nothing is to be asked')),
  };
  const engine = createEngine({ games: [words], model });
  for (const secondOpinion of ['same', 'other'] as const) {
    const request = { text: 'the heart; pumps; blood; through the body', complete: false, secondOpinion };
    const result = await engine.direct(words, request);
    expect(result.secondOpinion).toBeUndefined();
    expect(result.warnings).toMatchObject([
      { code: 'field_ignored', params: { case: 'author', field: 'second_opinion' } },
    ]);
  }
});

it('says that the offline writer gets no second opinion', async () => {
  const request = {
    text: `${text} The ferry carried 340 people a day.`,
    source: 'prose',
    secondOpinion: 'same',
  } as const;
  const { warnings } = await createEngine({ games: [words] }).direct(words, request);
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'field_ignored', params: { case: 'offline', field: 'second_opinion' } }),
  );
});
