import { describe, expect, it } from 'vitest';
import { Problem } from '../../src/service/problem.js';
import type { Service } from '../../src/service/service.js';
import { openFile } from '../../src/sets/open-file.js';
import { en, type Key } from '../../src/strings/en.js';

const say = (key: Key) => String(en[key]);
/** A service that is not to be asked. */
const nobody: Pick<Service, 'importFile'> = {
  importFile: () => Promise.reject(new Error('The page reads this without the service.')),
};

const volcanoes = {
  ludotext: 1,
  title: 'Volcanoes',
  language: 'en',
  text: 'A crater is a hole.',
  games: [
    {
      game_type: 'quiz',
      type_id: 1,
      items: [{ id: 'a9d3f6f8b1c2e407', question: 'What is a crater?' }],
      notes: { a9d3f6f8b1c2e407: { edited: true, place: 'page 3', tags: ['geology'] } },
    },
  ],
  created: '2026-05-01T08:30:00.000Z',
  tags: ['geography'],
  colour: 'red',
};

const fileOf = (content: string, name = 'x.ludotext.json') => new File([content], name);
const opened = (content: unknown) =>
  openFile(fileOf(typeof content === 'string' ? content : JSON.stringify(content)), nobody, say);

describe('a set file', () => {
  it('is read by the page alone, with all that it holds', async () => {
    const file = await opened(volcanoes);
    expect(file).toMatchObject({ faults: [], set: { turnedDown: [], interactions: {} } });
    expect('set' in file && file.set.document).toEqual(volcanoes);
    expect('set' in file && file.set.id).toMatch(/^[0-9a-z]{12}$/);
  });

  it('keeps nothing that is of another kind than the page expects', async () => {
    const [game] = volcanoes.games;
    const notes = {
      a9d3f6f8b1c2e407: { edited: 'yes', place: 3, tags: 'rock' },
      x: { edited: true },
      b9d3f6f8b1c2e407: 7,
    };
    const file = await opened({
      ...volcanoes,
      text: 7,
      llm: {},
      created: 'last week',
      tags: [1, 'a'],
      games: [{ ...game, version: [], notes }],
    });
    expect('set' in file && file.set.document).toEqual({
      ludotext: 1,
      title: 'Volcanoes',
      language: 'en',
      tags: ['a'],
      colour: 'red',
      games: [{ game_type: 'quiz', type_id: 1, items: game?.items, notes: { a9d3f6f8b1c2e407: {} } }],
    });
  });

  it('gives every item an id of its own, of the form that the service takes', async () => {
    const [game] = volcanoes.games;
    const own = 'a9d3f6f8b1c2e407';
    const items = [{ id: own }, { id: own }, {}, { id: '<b>' }, { id: 'q1' }, { id: 'constructor' }];
    const file = await opened({ ...volcanoes, games: [{ ...game, items }] });
    const ids = 'set' in file ? file.set.document.games.flatMap((each) => each.items.map(({ id }) => id)) : [];
    expect(new Set(ids).size).toBe(items.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(ids[0]).toBe(own);
  });

  it.each<[string, unknown, Key]>([
    ['is not JSON', '<html>', 'setsFileDamaged'],
    ['is cut off', JSON.stringify(volcanoes).slice(0, -5), 'setsFileDamaged'],
    ['is something else', [1, 2], 'setsFileDamaged'],
    ['has a member __proto__', JSON.stringify(volcanoes).replace('"question"', '"__proto__"'), 'setsFileDamaged'],
    ['is nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'setsFileDamaged'],
    ['is of a later version', { ...volcanoes, ludotext: 2 }, 'setsFileNewer'],
    [
      'has too many items',
      { ...volcanoes, games: [{ game_type: 'quiz', items: Array(501).fill({}) }] },
      'setsFileLarge',
    ],
    [
      'is thousands of games',
      { ...volcanoes, games: Array(200_000).fill({ game_type: 'quiz', items: [] }) },
      'setsFileLarge',
    ],
    ['is as large as a film', ' '.repeat(9_000_000), 'setsFileLarge'],
  ])('is refused when it %s', async (_, content, key) => {
    expect(await opened(content)).toEqual({ name: 'x.ludotext.json', trouble: en[key], faults: [] });
  });
});

describe('a file of another program', () => {
  it('goes to the service, whose answer is read as if anybody had written it', async () => {
    const asked: string[] = [];
    const service = (set: object) => ({
      importFile: async (base64: string) => {
        asked.push(atob(base64));
        return { success: true as const, format: 'gift', set: { ...set }, faults: [] };
      },
    });
    expect(await openFile(fileOf('::a::b {T}', 'a.gift'), service(volcanoes), say)).toMatchObject({
      set: { document: { title: 'a' } },
    });
    expect(await openFile(fileOf('', 'a.gift'), service({ ludotext: 9 }), say)).toMatchObject({
      trouble: en.setsFileNewer,
    });
    expect(asked).toEqual(['::a::b {T}', '']);
  });

  it.each<[string, Key]>([
    ['unreachable', 'setsFileOffline'],
    ['format_not_recognised', 'setsFileUnknown'],
    ['direct_format', 'setsFileEmpty'],
    ['overloaded', 'problemBusy'],
  ])('that ends in %s says so, with the places', async (code, key) => {
    const faults = [{ rule: 'x', severity: 'reject', message: 'No answer.', line: 3 } as const];
    const service = { importFile: () => Promise.reject(new Problem(code, '', { faults })) };
    expect(await openFile(fileOf('?', 'a.txt'), service, say)).toEqual({ name: 'a.txt', trouble: en[key], faults });
  });
});
