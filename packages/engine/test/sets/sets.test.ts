import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EngineError } from '../../src/contract/errors.js';
import { defineFormat, type ExportSet, type FormatPlugin } from '../../src/contract/format-plugin.js';
import { defineGame } from '../../src/contract/game-plugin.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { setJsonSchema, setOf } from '../../src/sets/create-set.js';
import { readSet } from '../../src/sets/read-set.js';
import { wordGame } from '../support/games.js';

/** Cards: a term and what it means. Version 2 of its items; the first had `word`. */
const cards = defineGame({
  apiVersion: 1,
  gameType: 'cards',
  typeId: 8,
  displayName: 'Cards',
  suits: 'Glossaries.',
  itemVersion: 2,
  itemSchema: z.strictObject({ term: z.string().min(1), meaning: z.string().min(1), quote: z.string().optional() }),
  parse: () => [],
  prompt: ({ count }) => `Write ${count} cards.`,
  validate: ({ term, meaning }) =>
    term === meaning ? [{ rule: 'same', severity: 'reject', message: 'Both sides say the same.' }] : [],
  interaction: ({ term, meaning, quote }) => ({
    kind: 'text',
    prompt: meaning,
    accepted: [term],
    ...(quote && { evidence: quote }),
  }),
  fromInteraction: (given) =>
    given.kind === 'text' && given.accepted[0] !== undefined
      ? { term: given.accepted[0], meaning: given.prompt, ...(given.evidence && { quote: given.evidence }) }
      : undefined,
  migrate: (item) => {
    const { word, ...rest } = item as { word?: string };
    return { term: word, ...rest };
  },
});

/** Pieces in order, whatever they are. */
const stepsGame = (gameType: string, layout: 'lines' | 'inline', typeId: number) =>
  defineGame({
    apiVersion: 1,
    ...{ gameType, typeId, displayName: gameType, suits: 'Recipes.' },
    itemSchema: z.strictObject({ pieces: z.array(z.string()), sentence: z.string() }),
    parse: () => [],
    prompt: ({ count }) => `Write ${count} rounds.`,
    validate: () => [],
    interaction: ({ pieces, sentence }) => ({
      ...{ kind: 'order', prompt: 'Put them in order.', layout },
      ...{ parts: pieces, alternatives: [], solved: sentence },
    }),
  });

/** One line an item: `meaning = term`. Long ones are left out, quotes are lost. */
const lines = defineFormat({
  apiVersion: 1,
  id: 'lines',
  displayName: { en: 'Lines', de: 'Zeilen' },
  mediaType: 'text/plain',
  extension: '.txt',
  carries: { text: 'exact' },
  messages: {
    en: { too_long: '{count} characters are too many.' },
    de: { too_long: '{count} Zeichen sind zu viele.', no_sign: 'Kein Zeichen.' },
  },
  optionsSchema: z.strictObject({ sign: z.string().length(1).default('=') }),
  write: ({ items }, { sign }) => {
    const kept = items.map(({ interaction }) => interaction.prompt.length <= 20);
    const written = items.flatMap(({ interaction: given }, index) =>
      given.kind === 'text' && kept[index] ? [`${given.prompt} ${sign} ${given.accepted[0]}`] : [],
    );
    return {
      content: written.join('\n'),
      outcomes: items.map(({ interaction }, index) =>
        kept[index]
          ? { outcome: 'exact' }
          : { outcome: 'left_out', reason: { code: 'too_long', params: { count: interaction.prompt.length } } },
      ),
    };
  },
  read: (file) => {
    const read = new TextDecoder().decode(file).split('\n');
    const interactions = read.flatMap((line, index) => {
      const [prompt, term] = line.split(' = ');
      return prompt !== undefined && term !== undefined
        ? [{ interaction: { kind: 'text' as const, prompt, accepted: [term] }, line: index + 1 }]
        : [];
    });
    const faults = read.flatMap((line, index) =>
      line.includes(' = ')
        ? []
        : [{ rule: 'no_sign', severity: 'reject' as const, message: 'No sign.', line: index + 1, column: 1 }],
    );
    return { interactions, faults };
  },
  recognises: (file) => new TextDecoder().decode(file).includes(' = '),
});

const engineWith = (...formats: FormatPlugin<never>[]) =>
  createEngine({ games: [wordGame(), cards], formats: (formats.length > 0 ? formats : [lines]) as FormatPlugin[] });
const text = 'A crater is a bowl-shaped hole.';
const crater = { term: 'crater', meaning: 'a hole', quote: 'bowl-shaped hole' };
const setWith = (items: object[], more: object = {}) => ({
  ludotext: 1 as const,
  title: 'Volcanoes & more',
  language: 'en',
  games: [{ game_type: 'cards', item_version: 2, items: items as { id?: string }[], ...more }],
});

describe('readSet', () => {
  it('keeps what it does not know, computes ids anew and lets notes follow', () => {
    const set = setWith([{ id: '0000000000000001', ...crater }], {
      notes: { '0000000000000001': { edited: true, colour: 'red' } },
      shelf: 3,
    });
    const read = readSet(JSON.stringify({ ...set, made_by: { me: true } }));
    const [{ items = [], notes = {}, ...game } = {}] = read.games;
    expect(read).toMatchObject({ made_by: { me: true } });
    expect(game).toMatchObject({ shelf: 3 });
    expect(items[0]?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(items[0]?.id).not.toBe('0000000000000001');
    expect(notes).toEqual({ [items[0]?.id ?? '']: { edited: true, colour: 'red' } });
    expect(readSet(read)).toEqual(read);
  });

  it.each([
    ['no JSON', '{', /is not JSON/, undefined],
    ['another document', '{"a":1}', /set\.ludotext/, ['set', 'ludotext']],
    ['a newer version', '{"ludotext":2}', /version 2; this engine reads sets up to version 1/, ['set', 'ludotext']],
    ['a hidden prototype', '{"ludotext":1,"games":[{"__proto__":{}}]}', /__proto__/, ['set', 'games', 0]],
    [
      'a note of no item',
      JSON.stringify(setWith([], { notes: { x: {} } })),
      /must be the id/,
      ['set', 'games', 0, 'notes', 'x'],
    ],
  ])('refuses %s', (_, json, message, path) => {
    const thrown = (() => {
      try {
        return readSet(json);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(message) });
    const { findings } = thrown as EngineError;
    if (path !== undefined) expect(findings[0]?.path).toEqual(path);
  });

  it('refuses endless nesting without running out of stack', () => {
    const deep = `{"ludotext":1,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(() => readSet(deep)).toThrow(/nested more than 32 deep/);
  });

  it('counts the items of all games', () => {
    const set = setWith(Array.from({ length: 5 }, (_, n) => ({ ...crater, meaning: `${n}` })));
    expect(() => readSet(set, { maxItems: 4 })).toThrow(/has 5 items; at most 4/);
  });

  it.each([
    ['games', { ludotext: 1, games: new Array(300_000).fill(0) }],
    ['items', { ludotext: 1, games: [{ items: new Array(300_000).fill(0) }] }],
    ['notes', { ludotext: 1, games: [{ notes: Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [n, 0])) }] }],
    ['tags', { ludotext: 1, tags: new Array(300_000).fill(0) }],
  ])('makes one fault of a list of wrong %s without end', (_, set) => {
    const thrown = (() => {
      try {
        return readSet(set);
      } catch (error) {
        return error as EngineError;
      }
    })();
    expect(thrown).toMatchObject({ code: 'invalid_request', findingsTotal: 1 });
  });

  it('has a schema for other programs', () => {
    expect(setJsonSchema()).toMatchObject({ type: 'object', required: ['ludotext', 'title', 'language', 'games'] });
  });
});

describe('setOf', () => {
  it('makes a set of a result, which reads as it was', async () => {
    const engine = createEngine({ games: [wordGame()] });
    const result = await engine.generate({ text: 'small words here', maxItems: 2 });
    const set = setOf(result, engine.registry, { title: 'Words', text: 'small words here' });
    expect(set).toMatchObject({ ludotext: 1, title: 'Words', language: 'en', llm: 'offline/extractive' });
    expect(set.games[0]).toMatchObject({ game_type: 'words', type_id: 7, items: result.results['7'] });
    expect(readSet(JSON.stringify(set))).toEqual(set);
    expect(await engine.checkSet(set)).toEqual([]);
  });
});

describe('checkSet', () => {
  it('finds what does not fit the schema, what the rules reject, and what the source no longer contains', async () => {
    const items = [{ term: 'x' }, { term: 'a', meaning: 'a' }, { ...crater, quote: 'a bowl of soup' }, crater];
    const findings = await engineWith().checkSet(setWith(items), { text });
    expect(findings.map(({ item, rule, severity }) => [item, rule, severity])).toEqual([
      [0, 'schema', 'reject'],
      [1, 'same', 'reject'],
      [2, 'evidence_missing', 'warn'],
    ]);
    expect(findings[0]).toMatchObject({ gameType: 'cards', typeId: 8, path: ['meaning'] });
  });

  it('finds sentences that came from the source and are in it no more, and none that an author wrote', async () => {
    const before = 'Lava is hot. It flows down the slope. Then it cools and turns to stone.';
    const fromText = ['Lava is hot.', 'It flows down the slope.', 'Then it cools and turns to stone.'];
    const written = ['Boil the water.', 'Add the tea.', 'Pour it.'];
    const items = [fromText, written].map((pieces) => ({ pieces, sentence: pieces.join(' ') }));
    const games = [
      { game_type: 'steps', items },
      { game_type: 'words_in_line', items: [{ pieces: ['Lava', 'is', 'hot.'], sentence: 'Lava is hot.' }] },
    ];
    const set = { ...setWith([]), text: before, games };
    const engine = createEngine({ games: [stepsGame('steps', 'lines', 9), stepsGame('words_in_line', 'inline', 10)] });
    expect(await engine.checkSet(set)).toEqual([]);
    expect(await engine.checkSet(set, { text: `${before} It was a long day.` })).toEqual([]);
    const findings = await engine.checkSet(set, { text: before.replace('down the slope', 'to the sea') });
    expect(findings).toMatchObject([
      { gameType: 'steps', item: 0, rule: 'source_changed', params: { quote: 'It flows down the slope.' } },
    ]);
    const ofLine = await engine.checkSet(set, { text: before.replace('hot', 'warm') });
    expect(ofLine.map(({ gameType, item }) => [gameType, item])).toEqual([
      ['steps', 0],
      ['words_in_line', 0],
    ]);
  });

  it('asks for no evidence without a source', async () => {
    expect(await engineWith().checkSet(setWith([crater]))).toEqual([]);
  });

  it('migrates earlier items, and says where the game is too old for later ones', async () => {
    const engine = engineWith();
    const earlier = setWith([{ word: 'crater', meaning: 'a hole' }], { item_version: 1 });
    expect(await engine.checkSet(earlier)).toEqual([]);
    const [finding] = await engine.checkSet(setWith([crater], { item_version: 3 }));
    expect(finding).toMatchObject({ rule: 'item_version', params: { version: 3, known: 2 } });
  });

  it('says once that a game is not here, in the language asked for', async () => {
    const set = { ...setWith([]), games: [{ game_type: 'maze', type_id: 4, items: [{}, {}] }] };
    const findings = await engineWith().checkSet(set, { messageLanguage: 'de' });
    expect(findings).toMatchObject([{ rule: 'game_not_registered', gameType: 'maze', typeId: 4 }]);
    expect(findings[0]?.message).toMatch(/^Das Spiel maze gibt es hier nicht/);
  });
});

describe('interactionsOf', () => {
  it('says what each item is that its game can tell of, by its place', async () => {
    const games = [
      { game_type: 'maze', items: [{ at: 1 }] },
      { game_type: 'words', type_id: 7, items: [{ word: 'a' }] },
      { game_type: 'cards', item_version: 1, items: [{ word: 'crater', meaning: 'a hole' }] },
    ];
    const set = { ...setWith([{ term: 'x' }, crater]), games: [...setWith([{ term: 'x' }, crater]).games, ...games] };
    const told = await engineWith().interactionsOf(set);
    expect(told.map(({ gameType, item }) => [gameType, item])).toEqual([
      ['cards', 1],
      ['cards', 0],
    ]);
    expect(told[0]).toMatchObject({ interaction: { kind: 'text', prompt: 'a hole', accepted: ['crater'] } });
    expect(told[0]?.id).toBe(readSet(set).games[0]?.items[1]?.id);
    expect(await engineWith().interactionsOf(setWith([crater], { item_version: 3 }))).toEqual([]);
  });
});

describe('exportSet', () => {
  it('writes what fits, and says of every item what became of it', async () => {
    const set = setWith([crater, { term: 'x' }, { ...crater, meaning: 'a very long description' }]);
    const games = [...set.games, { game_type: 'words', type_id: 7, items: [{ word: 'a' }] }];
    const exported = await engineWith().exportSet({ ...set, games }, 'lines', { messageLanguage: 'de' });
    expect(new TextDecoder().decode(exported.content)).toBe('a hole = crater');
    expect(exported).toMatchObject({ name: 'Volcanoes-more.txt', mediaType: 'text/plain' });
    expect(exported.items.map(({ gameType, outcome, reason }) => [gameType, outcome, reason?.code])).toEqual([
      ['cards', 'exact', undefined],
      ['cards', 'left_out', 'item_unfit'],
      ['cards', 'left_out', 'too_long'],
      ['words', 'left_out', 'no_interaction'],
    ]);
    expect(exported.items[2]?.reason?.message).toBe('23 Zeichen sind zu viele.');
  });

  it('hands options to the format, and refuses strange ones', async () => {
    const engine = engineWith();
    const exported = await engine.exportSet(setWith([crater]), 'lines', { options: { sign: ':' } });
    expect(new TextDecoder().decode(exported.content)).toBe('a hole : crater');
    await expect(engine.exportSet(setWith([crater]), 'lines', { options: { sign: 4 } })).rejects.toMatchObject({
      code: 'invalid_request',
      findings: [{ path: ['options', 'sign'] }],
    });
  });

  it('refuses an unknown format, and a set of which nothing fits', async () => {
    const engine = engineWith();
    await expect(engine.exportSet(setWith([crater]), 'odf')).rejects.toMatchObject({ code: 'format_not_found' });
    const long = setWith([{ ...crater, meaning: 'a very long description' }]);
    await expect(engine.exportSet(long, 'lines')).rejects.toMatchObject({
      code: 'nothing_to_export',
      findings: [{ rule: 'too_long' }],
    });
  });

  it.each<[string, Partial<FormatPlugin<never>>]>([
    ['throws', { write: () => JSON.parse('{') }],
    ['forgets an item', { write: () => ({ content: '', outcomes: [] }) }],
    ['writes no file', { write: () => ({ outcomes: [{ outcome: 'exact' }] }) as never }],
    ['changes what it is handed', { write: (set: ExportSet) => Object.assign(set, { title: 'x' }) as never }],
    [
      'would write a line of its own into a header',
      { write: () => ({ content: '', mediaType: 'text/plain\r\nx: y', outcomes: [{ outcome: 'exact' }] }) },
    ],
    [
      'says what it has no sentence for',
      { write: () => ({ content: '', outcomes: [{ outcome: 'left_out', reason: { code: 'x' } }] }) },
    ],
  ])('names the format and the step when a format %s', async (_, members) => {
    const engine = engineWith({ ...(lines as FormatPlugin<never>), ...members });
    await expect(engine.exportSet(setWith([crater]), 'lines')).rejects.toMatchObject({
      code: 'plugin_failed',
      params: { package: 'lines', step: 'write' },
    });
  });
});

describe('importSet', () => {
  it('gives what it reads to the game that takes it, and tells the rest', async () => {
    const content = 'a hole = crater\nnonsense\nhot rock = lava';
    const { format, set, faults } = await engineWith().importSet({ content, title: 'Notes' });
    expect([format, set.title, set.language]).toEqual(['lines', 'Notes', 'en']);
    expect(set.games).toMatchObject([{ game_type: 'cards', type_id: 8, item_version: 2 }]);
    expect(set.games[0]?.items.map(({ term }) => term)).toEqual(['crater', 'lava']);
    expect(faults).toMatchObject([{ rule: 'no_sign', line: 2 }]);
  });

  it('refuses a file of no format, and one without a usable question', async () => {
    const engine = engineWith();
    await expect(engine.importSet({ content: 'hello' })).rejects.toMatchObject({ code: 'format_not_recognised' });
    await expect(engine.importSet({ content: 'hello', format: 'lines' })).rejects.toMatchObject({
      code: 'direct_format',
      findings: [{ message: 'No sign.', line: 1 }],
    });
    await expect(engine.importSet({ content: 'hello', format: 'lines', messageLanguage: 'de' })).rejects.toMatchObject({
      findings: [{ message: 'Kein Zeichen.', line: 1 }],
    });
  });

  it('says where no game takes a question', async () => {
    const engine = createEngine({ games: [wordGame()], formats: [lines as FormatPlugin] });
    await expect(engine.importSet({ content: 'a = b' })).rejects.toMatchObject({
      findings: [{ rule: 'no_game_takes', params: { kind: 'text' }, line: 1 }],
    });
  });

  it('takes no more questions than a set may have', async () => {
    const engine = createEngine({ games: [cards], formats: [lines as FormatPlugin], limits: { maxSetItems: 2 } });
    const { set, faults } = await engine.importSet({ content: 'a = b\nc = d\ne = f' });
    expect(set.games[0]?.items).toHaveLength(2);
    expect(faults).toMatchObject([{ rule: 'too_many_questions', params: { count: 1, max: 2 }, line: 3 }]);
  });
});
