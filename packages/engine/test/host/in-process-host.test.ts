import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inProcessHost } from '../../src/host/in-process-host.js';
import { wordGame } from '../support/games.js';

const judged = {
  finished: false,
  runValidator: true,
  context: { text: 't', language: 'en', seed: 1, origin: 'model' as const },
  kept: [],
};
const circle = () => {
  const item: Record<string, unknown> = { word: 'a' };
  item.self = item;
  return item;
};
const refused = async () => {
  throw new Error('no');
};
const anyItem = z.looseObject({ word: z.string() });
const anyDraft = z.object({ word: z.string() });
const context = { text: 'whales swim', language: 'en', seed: 1, origin: 'model' as const };
const judge = (drafts: unknown[], changes: Parameters<typeof wordGame>[0] = {}, more = {}) =>
  inProcessHost(wordGame(changes)).judge({ drafts, finished: false, runValidator: true, context, kept: [], ...more });

describe('inProcessHost', () => {
  it('describes the game as data that survives a thread', () => {
    const { descriptor } = inProcessHost(
      wordGame({
        displayName: { de: 'Wörter', en: 'Words' },
        suits: { de: 'Jeder Text.', en: 'Any text.' },
      }),
      { typeId: 70 },
    );
    expect(structuredClone(descriptor)).toEqual(descriptor);
    expect(descriptor).toMatchObject({
      gameType: 'words',
      typeId: 70,
      displayName: 'Words',
      suits: 'Any text.',
      suitsByLanguage: { de: 'Jeder Text.', en: 'Any text.' },
      writesOffline: true,
      grades: false,
    });
    expect(descriptor.itemSchema).toMatchObject({ type: 'object', required: ['word'] });
  });

  it('judges drafts by schema, doubles and validator', async () => {
    const verdicts = await judge([{ word: 'whales' }, { word: 5 }, { word: 'whales' }, { word: 'sharks' }]);
    expect(verdicts.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
      [],
      ['schema'],
      ['duplicate_item'],
      ['not_in_text'],
    ]);
  });

  it('counts items kept before as stood already', async () => {
    const [verdict] = await judge([{ word: 'whales' }], {}, { kept: [{ word: 'whales' }] });
    expect(verdict?.findings[0]).toMatchObject({ rule: 'duplicate_item', severity: 'reject' });
  });

  it('leaves the validator out on demand, but not schema and doubles', async () => {
    const verdicts = await judge([{ word: 'sharks' }, { word: 'sharks' }, {}], {}, { runValidator: false });
    expect(verdicts.map(({ findings }) => findings[0]?.rule)).toEqual([undefined, 'duplicate_item', 'schema']);
  });

  it('drops what is nearly an item kept before, with the validator or without', async () => {
    const kept = [{ word: 'whales', hint: 'They swim in all seas and sing.' }];
    const drafts = [
      { word: 'Whales', hint: 'they swim in all seas, and sing' },
      { word: 'whales', hint: 'Nothing that ever lived is larger.' },
      { word: 'whales', hint: 'Nothing is larger that ever lived!' },
    ];
    for (const runValidator of [true, false]) {
      for (const origin of ['model', 'offline'] as const) {
        const more = { kept, runValidator, context: { ...context, origin } };
        const verdicts = await judge(drafts, {}, more);
        expect(verdicts.map(({ findings }) => findings.map(({ rule, severity }) => [rule, severity]))).toEqual([
          [['near_duplicate', 'reject']],
          [],
          [['near_duplicate', 'reject']],
        ]);
      }
    }
  });

  it('lets an author write nearly the same again', async () => {
    const drafts = [{ word: 'whales' }, { word: 'whales', hint: '!' }];
    const verdicts = await judge(drafts, {}, { context: { ...context, origin: 'author' } });
    expect(verdicts.map(({ findings }) => findings)).toEqual([[], []]);
  });

  it('turns parsed items that do not fit the schema into faults', async () => {
    const host = inProcessHost(wordGame({ parse: () => [{ word: 'fine' }, { word: '' }] }));
    const { items, faults } = await host.parse('x');
    expect(items).toEqual([{ word: 'fine' }]);
    expect(faults).toEqual([expect.objectContaining({ rule: 'schema', path: [1, 'word'] })]);
  });

  it.each([
    ['prompt', { prompt: () => 5 as never }, 'prompt'],
    [
      'validate that throws',
      {
        validate: () => {
          throw new Error('secret detail');
        },
      },
      'validate',
    ],
    ['validate that returns nonsense', { validate: () => [{ note: 'hm' }] as never }, 'validate'],
    [
      'offline.write',
      { offline: { score: () => ({ score: 1, reason: '' }), write: () => 'no' as never } },
      'offline.write',
    ],
    [
      'offline.score',
      { offline: { score: () => ({ score: Number.NaN, reason: '' }), write: () => [] } },
      'offline.score',
    ],
    [
      'parse',
      {
        parse: () => {
          throw new Error('secret detail');
        },
      },
      'parse',
    ],
  ])('names package and step when %s goes wrong, and keeps the cause to itself', async (_, changes, step) => {
    const host = inProcessHost(wordGame(changes), { package: 'ludotext-game-words' });
    const calls = {
      prompt: () => host.prompt({ count: 1, language: 'en' }),
      validate: () =>
        host.judge({ drafts: [{ word: 'whales' }], finished: false, runValidator: true, context, kept: [] }),
      'offline.write': () => host.offlineWrite('x', { count: 1, language: 'en', seed: 1 }),
      'offline.score': () => host.offlineScore('x'),
      parse: () => host.parse('x'),
    };
    const error = await calls[step as keyof typeof calls]().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'plugin_failed',
      message: `ludotext-game-words failed in ${step}.`,
      typeId: 7,
    });
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  it.each([
    ['draft', { draftSchema: anyDraft, finish: (draft: object) => Object.assign(draft, { word: 'whales' }) }, 'finish'],
    ['item', { validate: (item: object) => Object.assign(item, { word: 'x' }) as never }, 'validate'],
    [
      'item kept before',
      { validate: (_: object, { kept }) => Object.assign(kept[0] ?? {}, { word: 'x' }) as never },
      'validate',
    ],
    ['list of those', { validate: (_: object, { kept }) => (kept as unknown[]).reverse() as never }, 'validate'],
    ['context', { validate: (_: object, about) => Object.assign(about, { seed: 1 }) as never }, 'validate'],
  ] as [string, Parameters<typeof wordGame>[0], string][])(
    'stops a game that changes the %s it is handed, which stays as it is',
    async (_, changes, step) => {
      const kept = [{ word: 'sea' }];
      const drafts = [{ word: 'whales' }];
      await expect(judge(drafts, changes, { kept })).rejects.toMatchObject({
        code: 'plugin_failed',
        message: `words failed in ${step}.`,
        cause: expect.any(TypeError),
      });
      expect([kept, drafts]).toEqual([[{ word: 'sea' }], [{ word: 'whales' }]]);
    },
  );

  it('leaves what it was given as free to change as it was', async () => {
    const items = [{ word: 'whales' }];
    await judge(items, {}, { finished: true });
    expect(Object.isFrozen(items[0])).toBe(false);
  });

  it('waits for a promise as long as it is told, and no longer', async () => {
    const host = inProcessHost(wordGame({ validate: () => new Promise(() => {}) }), { timeoutMs: 20 });
    const judging = host.judge({ drafts: [{ word: 'a' }], finished: true, runValidator: true, context, kept: [] });
    await expect(judging).rejects.toMatchObject({
      code: 'plugin_timeout',
      message: 'words did not finish validate within 0.02 s.',
      typeId: 7,
    });
  });

  it.each([[null], [5], ['word'], [['word']]])(
    'takes no %j for an item, whatever the schema lets through',
    async (none) => {
      const anything = wordGame({ itemSchema: z.any(), complete: [], parse: () => [none] as never });
      const host = inProcessHost(anything);
      await expect(host.parse('whale')).rejects.toMatchObject({ code: 'plugin_failed' });
      const judging = host.judge({ drafts: [none], finished: true, runValidator: false, context, kept: [] });
      await expect(judging).rejects.toMatchObject({ code: 'plugin_failed', message: 'words failed in itemSchema.' });
    },
  );

  it('takes no error of a game for one of its own', async () => {
    const impostor = Object.assign(new Error('gone'), { name: 'EngineError', code: 'aborted' });
    const host = inProcessHost(
      wordGame({
        parse: () => {
          throw impostor;
        },
      }),
    );
    await expect(host.parse('x')).rejects.toMatchObject({ code: 'plugin_failed', cause: impostor });
  });

  it.each<[string, () => unknown]>([
    ['a bigint', () => ({ word: 'a', extra: 1n })],
    ['a date', () => ({ word: 'a', extra: new Date(0) })],
    ['a map', () => ({ word: 'a', extra: new Map() })],
    ['a function', () => ({ word: 'a', extra: () => {} })],
    ['no number', () => ({ word: 'a', extra: Number.NaN })],
    ['a circle', circle],
  ])('stops a game that makes an item with %s in it, wherever it makes it', async (_, make) => {
    const loose = { complete: [], itemSchema: anyItem } as never as Parameters<typeof wordGame>[0];
    const failed = { code: 'plugin_failed', cause: expect.any(Error) };
    const finishing = inProcessHost(wordGame({ ...loose, draftSchema: anyItem as never, finish: make as never }));
    await expect(finishing.judge({ ...judged, drafts: [{ word: 'a' }] })).rejects.toMatchObject(failed);
    const parsing = inProcessHost(wordGame({ ...loose, parse: () => [make()] as never }));
    await expect(parsing.parse('x')).rejects.toMatchObject(failed);
    const offline = { score: () => ({ score: 1, reason: '' }), write: () => [make()] as never };
    const writing = inProcessHost(wordGame({ offline }));
    await expect(writing.offlineWrite('x', { count: 1, language: 'en', seed: 1 })).rejects.toMatchObject(failed);
  });

  it.each<[string, Parameters<typeof wordGame>[0]]>([
    ['parse', { parse: refused as never }],
    ['prompt', { prompt: refused as never }],
    ['grade', { grade: refused as never }],
    ['finish', { draftSchema: anyItem as never, finish: refused as never }],
  ])('stops a game whose %s is async, and minds what becomes of the promise', async (member, changes) => {
    const host = inProcessHost(wordGame(changes));
    const calls: Record<string, () => Promise<unknown>> = {
      parse: () => host.parse('x'),
      prompt: () => host.prompt({ count: 1, language: 'en' }),
      grade: () => host.grade({ word: 'a' }, 1, { language: 'en' }),
      finish: () => host.judge({ ...judged, drafts: [{ word: 'a' }] }),
    };
    await expect(calls[member]?.()).rejects.toMatchObject({
      message: `words failed in ${member}.`,
      cause: { message: 'expected a result, got a promise: this member must not be async' },
    });
  });

  it.each<[string, unknown]>([
    ['bigints', { score: 1n, max: 2n, correct: false, feedback: [] }],
    ['texts', { score: '1', max: '2', correct: false, feedback: [] }],
    ['no end', { score: 1, max: Number.POSITIVE_INFINITY, correct: false, feedback: [] }],
    ['marks that are none', { score: 1, max: 2, correct: false, feedback: [], marks: { strict: 1 } }],
    ['nothing', undefined],
  ])('takes no grade of %s', async (_, grade) => {
    const host = inProcessHost(wordGame({ grade: () => grade as never }));
    await expect(host.grade({ word: 'a' }, 1, { language: 'en' })).rejects.toMatchObject({ code: 'plugin_failed' });
  });

  it('keeps of findings and grades what they have, and no more', async () => {
    const finding = { rule: 'r', severity: 'warn', message: 'm'.repeat(5000), line: 1n, path: [Symbol('p')], more: 1 };
    const host = inProcessHost(
      wordGame({
        validate: () => [finding] as never,
        grade: () => ({ score: 1, max: 1, correct: true, feedback: ['Yes.'], more: () => {} }) as never,
      }),
    );
    const [verdict] = await host.judge({ ...judged, drafts: [{ word: 'a' }] });
    expect(verdict?.findings).toEqual([{ rule: 'r', severity: 'warn', params: {}, message: 'm'.repeat(1000) }]);
    expect(await host.grade({ word: 'a' }, 1, { language: 'en' })).toEqual({
      grade: {
        ...{ score: 1, max: 1, correct: true, feedback: ['Yes.'] },
        feedbackDetails: [{ code: 'game_feedback', params: {}, message: 'Yes.' }],
      },
    });
  });

  it('takes no more drafts than it asked for', async () => {
    const write = () => Array.from({ length: 9 }, (_, index) => ({ word: `w${index}` }));
    const host = inProcessHost(wordGame({ offline: { score: () => ({ score: 1, reason: '' }), write } }));
    expect((await host.offlineWrite('x', { count: 4, language: 'en', seed: 1 })).drafts).toHaveLength(4);
  });

  it('keeps of remarks what they have, adds the sentence of its own codes, and takes a hundred at most', async () => {
    const withRemarks = (remarks: unknown) => {
      const write = () => ({ drafts: [{ word: 'a' }], remarks }) as never;
      const host = inProcessHost(wordGame({ offline: { score: () => ({ score: 1, reason: '' }), write } }));
      return host.offlineWrite('x', { count: 4, language: 'en', seed: 1 });
    };
    const remark = { code: 'dull', params: { part: 'p'.repeat(600), place: 2 }, message: 'Dull.', more: () => {} };
    const held = { code: 'items_withheld', params: { count: 2, reason: 'years' } };
    expect(await withRemarks([remark, held])).toEqual({
      drafts: [{ word: 'a' }],
      remarks: [
        { code: 'dull', params: { part: 'p'.repeat(500), place: 2 }, message: 'Dull.' },
        { ...held, message: '2 further items were withheld, so that the items of the set differ.' },
      ],
    });
    expect((await withRemarks(Array.from({ length: 130 }, () => held))).remarks).toHaveLength(100);
    const broken = [5, [5], [{ code: 'No Code', message: 'x' }], [{ code: 'unknown' }]];
    const odd = [{ params: { a: Number.NaN } }, { params: { a: {} } }, { params: [] }, { params: null }];
    for (const remarks of [...broken, ...odd.map((params) => [{ ...remark, ...params }])]) {
      await expect(withRemarks(remarks)).rejects.toMatchObject({ code: 'plugin_failed' });
    }
  });

  it('tells of each failure beside throwing it', async () => {
    const failures: unknown[] = [];
    const game = wordGame({ prompt: () => 5 as never });
    const host = inProcessHost(game, { onFailure: (error) => failures.push(error) });
    await expect(host.prompt({ count: 1, language: 'en' })).rejects.toMatchObject({ code: 'plugin_failed' });
    expect(failures).toEqual([expect.objectContaining({ code: 'plugin_failed', typeId: 7 })]);
  });

  it('clamps and rounds offline scores', async () => {
    const host = inProcessHost(
      wordGame({ offline: { score: () => ({ score: 250.4, reason: 'much' }), write: () => [] } }),
    );
    expect(await host.offlineScore('x')).toEqual({
      ...{ score: 100, reason: 'much', reasonCode: 'game_reason', params: {} },
    });
  });

  it('refuses an object that is no game, with every fault', () => {
    expect(() => inProcessHost({ gameType: 'Bad Name' } as never)).toThrow(
      expect.objectContaining({ code: 'plugin_failed' }),
    );
  });
});
