import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EngineError } from '../../src/contract/errors.js';
import { reject, warn } from '../../src/contract/finding.js';
import { defineGame } from '../../src/contract/game-plugin.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { failure, modelOnly, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

describe('direct', () => {
  const words = wordGame();
  const engine = createEngine({ games: [words, modelOnly] });

  it("keeps the author's items to the letter and in order, and never drops one", async () => {
    const result = await engine.direct(words, { text: 'zebra\nApple\nzebra' });
    expect(result.items.map(({ word }) => word)).toEqual(['zebra', 'Apple', 'zebra']);
    expect(result.warnings.map(({ code, item, path }) => [code, item, path])).toEqual([
      ['capital', 1, ['word']],
      ['duplicate_item', 2, undefined],
    ]);
  });

  it('gives items that are free to change, in all their members', async () => {
    const lists = defineGame({
      ...{ apiVersion: 1, gameType: 'lists', typeId: 8, displayName: 'Lists', suits: 'Any text.' },
      itemSchema: z.object({ words: z.array(z.string()) }),
      parse: (line) => ({ items: [{ words: line.split(' ') }], faults: [] }),
      prompt: () => 'List words.',
      validate: () => [],
    });
    const { items } = await createEngine({ games: [lists] }).direct(lists, { text: 'sea star' });
    items[0]?.words.push('fish');
    expect(items[0]?.words).toEqual(['sea', 'star', 'fish']);
  });

  it('says of a warning about the set which item it is about, not counting those that were there before', async () => {
    const set = wordGame({
      validateSet: (items) => items.map((_, index) => warn('seen', `The word ${index}.`, [index, 'word'])),
    });
    const own = createEngine({ games: [set] });
    const written = await own.direct(set, { text: 'zebra\nlion' });
    expect(written.warnings.map(({ item, path }) => [item, path])).toEqual([
      [0, ['word']],
      [1, ['word']],
    ]);
    const kept = [{ word: 'ocean' }];
    const { warnings } = await own.direct(set, { text, source: 'prose', maxItems: 1, kept });
    expect(warnings.filter(({ code }) => code === 'seen').map(({ item, path }) => [item, path])).toEqual([
      [undefined, undefined],
      [0, ['word']],
    ]);
  });

  it('tells by draft why there are no items, in the language asked for, and no more than an error is to hold', async () => {
    const messages = { en: { far: 'The word is far off.' }, de: { far: 'Das Wort ist weit weg.' } };
    const pair = z.strictObject({ words: z.array(z.string()).min(2) });
    const strict = (drafts: { words: string[] }[]) =>
      defineGame({
        ...{ apiVersion: 1, gameType: 'pairs', typeId: 8, displayName: 'Pairs', suits: 'Any text.' },
        itemSchema: pair,
        draftSchema: pair,
        finish: ({ words }) => ({ words: words.toReversed() }),
        messages,
        parse: () => [],
        prompt: () => '',
        validate: ({ words }) => words.map((_, index) => reject('far', {}, ['words', index])),
        offline: { score: () => ({ score: 90, reason: '' }), write: () => drafts },
      });
    const failed = (drafts: { words: string[] }[]) => {
      const game = strict(drafts);
      const request = { text, source: 'prose', messageLanguage: 'de' } as const;
      return failure(createEngine({ games: [game] }).direct(game, request));
    };
    const [far, said] = ['far', 'Das Wort ist weit weg.'];
    const error = await failed([{ words: ['a', 'b'] }, { words: ['c'] }]);
    expect(error).toMatchObject({
      code: 'no_items',
      findings: [{ rule: far, message: said }, { rule: far }, { rule: 'schema', path: ['words'] }],
      findingsTotal: 3,
      rejected: [
        {
          draft: { words: ['a', 'b'] },
          item: { words: ['b', 'a'] },
          findings: [
            { rule: far, message: said, path: ['words', 0] },
            { rule: far, message: said, path: ['words', 1] },
          ],
        },
        { draft: { words: ['c'] }, findings: [{ rule: 'schema' }] },
      ],
    });
    expect(error.rejected[1]).not.toHaveProperty('item');
    const many = Array.from({ length: 60 }, (_, index) => ({ words: [`${index}`, 'b'] }));
    const ofMany = await failed(many);
    expect(ofMany.rejected.flatMap(({ findings }) => findings)).toEqual(ofMany.findings);
    const large = Array.from({ length: 3 }, (_, index) => ({ words: [`${index}`.repeat(60_000), 'b'] }));
    expect((await failed(large)).rejected).toHaveLength(1);
    expect(await failure(createEngine({ games: [strict(large)] }).generate({ text }))).toMatchObject({
      errors: [{ typeId: 8, code: 'no_items', rejected: [{ item: { words: ['b', expect.any(String)] } }] }],
    });
  });

  it('bounds what is said about an item: one warning for each rule', async () => {
    const strict = wordGame({
      validate: () => Array.from({ length: 200_000 }, () => ({ rule: 'dull', severity: 'warn', message: 'Dull.' })),
    });
    const { warnings } = await createEngine({ games: [strict] }).direct(strict, { text: 'zebra' });
    expect(warnings).toEqual([
      { typeId: 7, code: 'dull', params: { times: 100000 }, message: 'Dull. (100000 ×)', item: 0 },
    ]);
  });

  it('warns of what a parser remarks, at its place, and only about items that are let through', async () => {
    const remark = (line: number, path?: number[]) => ({
      ...warn('guessed', 'Read as a word.'),
      line,
      column: 2,
      ...(path === undefined ? {} : { path }),
    });
    const guessing = wordGame({
      parse: (source) => ({
        items: source.split('\n').map((word) => ({ word })),
        faults: [remark(1, [0]), remark(2, [1]), remark(3)],
      }),
    });
    const { items, warnings } = await createEngine({ games: [guessing] }).direct(guessing, {
      text: 'zebra\nfig',
      maxItems: 1,
    });
    expect(items).toHaveLength(1);
    const said = { typeId: 7, code: 'guessed', params: {}, message: 'Read as a word.', column: 2 };
    expect(warnings.filter(({ code }) => code === 'guessed')).toEqual([
      { ...said, item: 0, line: 1 },
      { ...said, line: 3 },
    ]);
  });

  it('keeps remarks out of the faults of a text that does not parse', async () => {
    const faulty = wordGame({
      parse: () => ({
        items: [],
        faults: [
          { ...warn('guessed', 'Read as a word.'), line: 1, column: 1 },
          { rule: 'no_word', severity: 'reject', message: 'Write a word.', line: 2, column: 1 },
        ],
      }),
    });
    const error = await failure(createEngine({ games: [faulty] }).direct(faulty, { text: 'a' }));
    expect(error).toMatchObject({ code: 'direct_format', findings: [{ rule: 'no_word' }], findingsTotal: 1 });
  });

  it('gives all faults of the text at once', async () => {
    const error = await failure(engine.direct(7, { text: 'one\n!\ntwo\n!' }));
    expect(error).toMatchObject({ code: 'direct_format', findings: [{ line: 2 }, { line: 4 }], findingsTotal: 2 });
  });

  it('carries the first hundred faults and counts the rest', async () => {
    const error = await failure(engine.direct(7, { text: '!\n'.repeat(250) }));
    expect([error.findings.length, error.findingsTotal]).toEqual([100, 250]);
  });

  it('counts what max_items leaves out', async () => {
    const result = await engine.direct(words, { text: 'a\nb\nc\nd\ne' });
    expect(result.items).toHaveLength(3);
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'items_left_out', counts: expect.objectContaining({ kept: 3 }) }),
    );
  });

  it('works without a model for a game that needs one, but not from prose', async () => {
    expect((await engine.direct(9, { text: 'whale' })).items).toHaveLength(1);
    expect(await failure(engine.direct(9, { text, source: 'prose' }))).toMatchObject({ code: 'needs_model' });
    expect((await engine.direct(words, { text, source: 'prose' })).items).toHaveLength(3);
  });

  it('adds what authors leave out in one call, and never touches what they wrote', async () => {
    const model = scriptedModel(() => ({
      items: [
        { index: 0, hint: 'It swims.' },
        { index: 1, hint: 'Sweet.' },
      ],
    }));
    const result = await createEngine({ games: [words], model }).direct(words, { text: 'whale\nfig' });
    expect(result.items.map(({ word, hint }) => [word, hint])).toEqual([
      ['whale', 'It swims.'],
      ['fig', 'Sweet.'],
    ]);
    expect(result.tokenUsage.calls).toBe(1);
    expect(
      (await createEngine({ games: [words], model }).direct(words, { text: 'whale', complete: false })).tokenUsage
        .calls,
    ).toBe(0);
  });

  it('makes no call when nothing is missing, and names only the items that are let through', async () => {
    const full = wordGame({ parse: (source) => source.split('\n').map((word) => ({ word, hint: 'Own.' })) });
    const model = scriptedModel(() => ({ items: [] }));
    expect((await createEngine({ games: [full], model }).direct(full, { text: 'whale' })).tokenUsage.calls).toBe(0);
    await createEngine({ games: [words], model }).direct(words, { text: 'whale\nfig\nzebra', maxItems: 1 });
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain('whale');
    expect(JSON.stringify(model.requests.at(-1)?.messages)).not.toMatch(/fig|zebra/);
  });

  it('judges every addition by itself: a bad one does not take a good one with it', async () => {
    const strict = wordGame({
      itemSchema: z.strictObject({
        word: z.string(),
        hint: z.string().optional(),
        note: z.string().max(20).optional(),
      }),
      complete: ['hint', 'note'],
      validate: (item) => (item.hint === item.word ? [warn('answer_in_hint', 'The hint is the answer.')] : []),
    });
    const additions = [
      { index: 0, hint: 'whale', note: 'Big.' },
      { index: 1, hint: 'Sweet.', note: 'x'.repeat(21) },
      { index: 2, hint: '  ', note: 'Striped.' },
    ];
    const model = scriptedModel(() => ({ items: additions }));
    const result = await createEngine({ games: [strict], model }).direct(strict, { text: 'whale\nfig\nzebra' });
    expect(result.items.map(({ id: _, ...item }) => item)).toEqual([
      { word: 'whale', note: 'Big.' },
      { word: 'fig', hint: 'Sweet.' },
      { word: 'zebra', note: 'Striped.' },
    ]);
    expect(result.warnings).toEqual([
      {
        typeId: 7,
        code: 'additions_left_out',
        params: { rules: 'answer_in_hint (1), schema (1)' },
        message: 'Some additions were left out: answer_in_hint (1), schema (1).',
      },
    ]);
  });

  it("takes the caller's word for the language, since nothing is translated", async () => {
    const german = 'Die Kühe stehen auf der Wiese und fressen das Gras, bis der Bauer sie am Abend in den Stall holt.';
    const result = await createEngine({ games: [words] }).direct(words, {
      text: german.replaceAll(' ', '\n'),
      language: 'nl',
    });
    expect([result.language, result.warnings.some(({ code }) => code === 'field_ignored')]).toEqual(['nl', false]);
  });

  it('gives the items as written when the call fails, and says so', async () => {
    const model = scriptedModel(() => new EngineError('model_unreachable', 'nobody there'));
    const result = await createEngine({ games: [words], model }).direct(words, { text: 'whale' });
    expect(result.items).toHaveLength(1);
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'completion_failed' }));
  });

  it('refuses a game that is switched off', async () => {
    const own = createEngine({ games: [words] });
    own.setActive('words', false);
    expect(await failure(own.direct(words, { text: 'whale' }))).toMatchObject({ code: 'game_inactive' });
  });
});
