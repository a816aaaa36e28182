import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EngineError } from '../../src/contract/errors.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { isContractFault } from '../../src/lib/data.js';
import { gamesFile } from '../../src/node/games-file.js';
import { type LoadSettings, loadGames } from '../../src/node/load-games.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

// Games in threads of their own. What each kind of fault looks like to a caller is in test/plugin-faults.test.ts.

/** A game that answers with what it sees of its thread. */
const telling = (word: string) => gameSource('tells', 9, { parse: `() => [{ word: String(${word}) }]` });

async function loadOne(source: string, settings: LoadSettings = {}) {
  const games = await gamesFolder();
  await games.package('./game', source);
  await games.list('- package: ./game');
  const [game] = await loadGames(games.manifest, settings);
  if (game === undefined) throw new Error('nothing was loaded');
  onTestFinished(() => game.host.close());
  return { games, host: game.host };
}

const wordOf = async ({ parse }: { parse(text: string): Promise<{ items: unknown[] }> }, text = 'any') =>
  ((await parse(text)).items[0] as { word: string }).word;

/** Gives each processor two other processes until the test is over. */
async function busyProcessors() {
  const spin = 'process.send("busy"); for (;;);';
  const children = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  await Promise.all(children.map((child) => once(child, 'message')));
}

describe('an isolated game', () => {
  it('runs in a thread of its own, which sees nothing of the environment and of how the process was started', async () => {
    process.env.LUDOTEXT_TEST_SECRET = 'sesame';
    onTestFinished(() => {
      delete process.env.LUDOTEXT_TEST_SECRET;
    });
    const members = '[Object.keys(process.env).length, process.execArgv.length, isMainThread]';
    const { host } = await loadOne(`import { isMainThread } from 'node:worker_threads';\n${telling(members)}`);
    expect(await wordOf(host)).toBe('0,0,false');
  });

  it('does all that a game does in this thread', async () => {
    const { host } = await loadOne(
      gameSource('all', 8, {
        draftSchema: 'itemSchema',
        finish: '(draft) => ({ word: draft.word.toUpperCase() })',
        validate:
          '(item, { kept }) => item.word === "BAD" ? [{ rule: "bad", severity: "reject", message: "After " + kept.length }] : []',
        validateSet: '(items) => [{ rule: "many", severity: "warn", message: items.length + " items." }]',
        offline: '{ score: () => ({ score: 12.4, reason: "r" }), write: (text) => [{ word: text }] }',
        grade: '(item, answer) => ({ score: answer, max: 2, correct: answer === 2, feedback: [item.word] })',
      }),
    );
    const context = { text: 't', language: 'en', seed: 1, origin: 'offline' as const };
    expect(host.descriptor).toMatchObject({ gameType: 'all', writesOffline: true, grades: true });
    expect(await host.prompt({ count: 1, language: 'en' })).toBe('Name words.');
    const drafts = [{ word: 'good' }, { word: 'bad' }, { wrong: true }, { word: 'good' }];
    const verdicts = await host.judge({
      drafts,
      finished: false,
      runValidator: true,
      context,
      kept: [{ word: 'OLD' }],
    });
    expect(verdicts.map(({ item, findings }) => [item, findings.map(({ rule, message }) => [rule, message])])).toEqual([
      [{ word: 'GOOD' }, []],
      [{ word: 'BAD' }, [['bad', 'After 2']]],
      [undefined, [['schema', 'word is missing']]],
      [{ word: 'GOOD' }, [['duplicate_item', expect.any(String)]]],
    ]);
    expect(await host.judgeSet([{ word: 'A' }], { ...context, kept: [] })).toMatchObject([{ message: '1 items.' }]);
    expect(await host.offlineScore('t')).toEqual({ score: 12, reason: 'r', reasonCode: 'game_reason', params: {} });
    expect(await host.offlineWrite('t', { count: 1, language: 'en', seed: 1 })).toEqual({
      drafts: [{ word: 't' }],
      remarks: [],
    });
    expect(await host.grade({ id: 'x', word: 'A' }, 1, { language: 'en' })).toEqual({
      grade: {
        ...{ score: 1, max: 2, correct: false, feedback: ['A'] },
        feedbackDetails: [{ code: 'game_feedback', params: {}, message: 'A' }],
      },
    });
    expect(await host.grade({}, 1, { language: 'en' })).toMatchObject({ findings: [{ path: ['item'] }] });
  });

  it('brings its sentences along, and makes the English ones itself', async () => {
    const { host } = await loadOne(
      gameSource('says', 8, {
        messages: '{ en: { dull: "{word} is dull." }, de: { dull: "{word} ist langweilig." } }',
        validate: '({ word }) => [{ rule: "dull", severity: "warn", params: { word } }]',
      }),
    );
    expect(host.descriptor.messages).toMatchObject({ de: { dull: '{word} ist langweilig.' } });
    const context = { text: 't', language: 'en', seed: 1, origin: 'author' as const };
    const drafts = [{ word: 'whale' }];
    const [verdict] = await host.judge({ drafts, finished: true, runValidator: true, context, kept: [] });
    expect(verdict?.findings).toEqual([
      { rule: 'dull', severity: 'warn', params: { word: 'whale' }, message: 'whale is dull.' },
    ]);
  });

  it('hands over the remarks of an offline writer', async () => {
    const remark = '{ code: "difficulty_not_met", params: { asked: "hard", got: "easy" } }';
    const write = `(text) => ({ drafts: [{ word: text }], remarks: [${remark}] })`;
    const { host } = await loadOne(
      gameSource('says', 8, { offline: `{ score: () => ({ score: 1, reason: "r" }), write: ${write} }` }),
    );
    const { remarks } = await host.offlineWrite('t', { count: 1, language: 'en', seed: 1 });
    expect(remarks).toEqual([
      {
        code: 'difficulty_not_met',
        params: { asked: 'hard', got: 'easy' },
        message: 'The text does not give items of the difficulty hard; these are easy.',
      },
    ]);
  });

  it('keeps what it keeps between calls, until its thread has to be ended', async () => {
    const source = gameSource('counts', 7, {
      parse: '(text) => { if (text === "end") process.exit(); return [{ word: String(++count) }]; }',
    });
    const { host } = await loadOne(`let count = 0;\n${source}`);
    expect([await wordOf(host), await wordOf(host)]).toEqual(['1', '2']);
    await expect(host.parse('end')).rejects.toMatchObject({ code: 'plugin_failed', typeId: 7 });
    expect(await wordOf(host)).toBe('1');
  });

  it('takes calls one after the other in a thread, and has further threads while calls wait', async () => {
    const source = gameSource('slow', 6, {
      parse: '() => { const end = Date.now() + 100; while (Date.now() < end); return [{ word: String(threadId) }]; }',
    });
    const { host } = await loadOne(`import { threadId } from 'node:worker_threads';\n${source}`, {
      limits: { threads: 2 },
    });
    const used = await Promise.all(Array.from({ length: 6 }, () => wordOf(host)));
    expect(new Set(used).size).toBe(2);
  });

  it('answers the calls that waited behind one that hangs', async () => {
    const source = gameSource('hangs', 5, {
      parse: '(text) => { if (text === "hang") for (;;); return [{ word: text }]; }',
    });
    const { host } = await loadOne(source, { limits: { threads: 1, callTimeoutMs: 1_000 } });
    const calls = await Promise.allSettled([host.parse('a'), host.parse('hang'), host.parse('b'), host.parse('c')]);
    expect(
      calls.map((call) => (call.status === 'fulfilled' ? call.value.items : (call.reason as EngineError).code)),
    ).toEqual([[{ word: 'a' }], 'plugin_timeout', [{ word: 'b' }], [{ word: 'c' }]]);
  });

  it.runIf(process.platform === 'linux')('is not charged for the time it waits for a processor', async () => {
    // Work that ends after the limit by the clock, and of which the processor gives the thread less than half.
    const work = 'const end = Date.now() + 750; while (Date.now() < end || text === "hang");';
    const source = gameSource('works', 5, { parse: `(text) => { ${work} return [{ word: text }]; }` });
    const { host } = await loadOne(source, { limits: { threads: 1, callTimeoutMs: 500 } });
    await busyProcessors();
    expect(await wordOf(host, 'a few words')).toBe('a few words');
    await expect(host.parse('hang')).rejects.toMatchObject({
      code: 'plugin_timeout',
      message: './game did not finish parse within 0.5 s.',
    });
  });

  it('gives up what waits too long behind calls that hang', async () => {
    const source = gameSource('hangs', 5, {
      parse: '(text) => { if (text === "hang") for (;;); return [{ word: text }]; }',
    });
    const { host } = await loadOne(source, { limits: { threads: 1, callTimeoutMs: 100 } });
    const hanging = Array.from({ length: 9 }, () => host.parse('hang'));
    const outcomes = await Promise.allSettled(hanging);
    const messages = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : 'answered'));
    expect(messages[0]).toBe('./game did not finish parse within 0.1 s.');
    expect(messages.at(-1)).toBe('./game had no free thread: the calls before it took too long.');
  });

  it('leaves to a call what it leaves behind', async () => {
    const source = gameSource('leaves', 5, {
      parse: '(text) => { if (text === "bad") Promise.reject(new Error("left")); return [{ word: text }]; }',
    });
    const { host } = await loadOne(source, { limits: { threads: 1 } });
    const calls = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((text) => host.parse(text)));
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('is told apart from one that is busy when memory grows', async () => {
    const slow = gameSource('slow', 5, {
      validate: 'async () => { await new Promise((done) => setTimeout(done, 1500)); return []; }',
    });
    const greedy = gameSource('greedy', 6, {
      parse: '() => { const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1)); }',
    });
    const [one, other] = [
      await loadOne(slow, { limits: { memoryMb: 64 } }),
      await loadOne(greedy, { limits: { memoryMb: 64 } }),
    ];
    const context = { text: 't', language: 'en', seed: 1, origin: 'model' as const };
    const judging = one.host.judge({ drafts: [{ word: 'a' }], finished: true, runValidator: true, context, kept: [] });
    await expect(other.host.parse('x')).rejects.toMatchObject({
      message: expect.stringMatching(/took more than 64 MiB/),
    });
    expect(await judging).toEqual([{ item: { word: 'a' }, findings: [] }]);
  });

  it('gets a new thread when it holds much memory after a call', async () => {
    const source = gameSource('hoards', 4, {
      parse: '() => { kept.push(new Uint8Array(2e7).fill(1)); return [{ word: String(kept.length) }]; }',
    });
    const { host } = await loadOne(`const kept = [];\n${source}`, { limits: { memoryMb: 64, threads: 1 } });
    const lengths: string[] = [];
    for (let call = 0; call < 8; call++) lengths.push(await wordOf(host));
    expect(lengths.filter((length) => length === '1').length).toBeGreaterThan(1);
  });

  it('tells of what fails while no call waits, and is there for the next', async () => {
    const failures: EngineError[] = [];
    const source = gameSource('late', 3, {
      parse:
        '(text) => { if (text === "late") setTimeout(() => { throw new Error("too late"); }, 20); return [{ word: text }]; }',
    });
    let told = () => {};
    const failed = new Promise<void>((resolve) => {
      told = resolve;
    });
    const { host } = await loadOne(source, {
      onGameFailure: (error) => {
        failures.push(error);
        told();
      },
    });
    expect(await wordOf(host, 'late')).toBe('late');
    await failed;
    expect(failures).toEqual([expect.objectContaining({ code: 'plugin_failed', typeId: 3 })]);
    expect(failures[0]?.cause).toMatchObject({ message: 'too late' });
    expect(await wordOf(host, 'fine')).toBe('fine');
  });

  it('keeps the cause of a failure, with the stack, for the log', async () => {
    const { host } = await loadOne(gameSource('fails', 2, { parse: '() => { throw new TypeError("no word"); }' }));
    const error: EngineError = await host.parse('x').then(
      () => expect.unreachable(),
      (thrown) => thrown,
    );
    expect(error.message).toBe('./game failed in parse.');
    expect(error.cause).toMatchObject({
      name: 'TypeError',
      message: 'no word',
      stack: expect.stringContaining('index.js'),
    });
  });

  it.each([
    ['parse', 'async () => []', 'expected a result, got a promise: this member must not be async'],
    ['parse', '() => 5', 'expected a list of items, got a number'],
    [
      'grade',
      '() => ({ score: NaN, max: 1, correct: true, feedback: [] })',
      /^expected a mark: .* got NaN of a number$/,
    ],
    ['parse', '() => ({ items: [], faults: [{ rule: "r", severity: "reject", params: { "a b": [] } }] })', /no word/],
  ])('tells what %s returned against the contract: %s', async (member, source, message) => {
    const { host } = await loadOne(gameSource('breaks', 2, { [member]: source }));
    const work = member === 'grade' ? host.grade({ word: 'a' }, 1, { language: 'en' }) : host.parse('x');
    const error: EngineError = await work.then(
      () => expect.unreachable(),
      (thrown) => thrown,
    );
    expect(isContractFault(error.cause)).toBe(true);
    expect((error.cause as Error).message).toMatch(message);
  });

  it('does not bring in new code with a thread that is started after a failure', async () => {
    const source = gameSource('old', 1, {
      parse: '(text) => { if (text === "end") process.exit(); return [{ word: "old" }]; }',
    });
    const { games, host } = await loadOne(source);
    await games.package('./game', source.replace('"old"', '"new"'));
    await expect(host.parse('end')).rejects.toMatchObject({ code: 'plugin_failed' });
    await expect(host.parse('x')).rejects.toMatchObject({
      code: 'plugin_failed',
      message: './game: files have changed since they were loaded; reload the games.',
    });
  });

  it('does with the threads it has when its files have changed', async () => {
    const source = gameSource('slow', 6, {
      parse: '() => { const end = Date.now() + 50; while (Date.now() < end); return [{ word: "old" }]; }',
    });
    const { games, host } = await loadOne(source, { limits: { threads: 2 } });
    await games.package('./game', source.replace('"old"', '"new"'));
    expect(await Promise.all(Array.from({ length: 6 }, () => wordOf(host)))).toEqual(Array(6).fill('old'));
  });

  it('refuses calls when it is closed', async () => {
    const { host } = await loadOne(telling('1'));
    await host.close();
    await expect(host.parse('x')).rejects.toMatchObject({ code: 'plugin_failed', message: './game was closed.' });
  });
});

describe('a request under way', () => {
  it('finishes with the code it began with when the games are reloaded', async () => {
    const games = await gamesFolder();
    const version = (name: string) =>
      `import { existsSync } from 'node:fs';\n${gameSource('tells', 9, {
        offline: `{
          score: () => ({ score: 90, reason: "r" }),
          write: async (text) => {
            while (text.startsWith('wait') && !existsSync(${JSON.stringify(path.join(games.folder, 'go'))})) {
              await new Promise((resolve) => setTimeout(resolve, 5));
            }
            return [{ word: "${name}" }];
          },
        }`,
        validate: `(item) => [{ rule: "seen", severity: "warn", message: "${name}" }]`,
      })}`;
    await games.package('./game', version('old'));
    await games.list('- package: ./game');
    const engine = createEngine();
    const file = gamesFile({ path: games.manifest, engine });
    await file.load();
    onTestFinished(async () => {
      await file.close();
      await engine.close();
    });

    const waiting = engine.direct(9, { text: 'wait for it', source: 'prose' });
    await games.package('./game', version('new'));
    expect(await file.reload()).toMatchObject({ changed: ['tells'] });
    const fresh = await engine.direct(9, { text: 'at once', source: 'prose' });
    expect([fresh.items, fresh.warnings]).toMatchObject([
      [{ word: 'new' }],
      expect.arrayContaining([expect.objectContaining({ message: 'new' })]),
    ]);

    await writeFile(path.join(games.folder, 'go'), '');
    const old = await waiting;
    expect([old.items, old.warnings]).toMatchObject([
      [{ word: 'old' }],
      expect.arrayContaining([expect.objectContaining({ message: 'old' })]),
    ]);
  });
});
