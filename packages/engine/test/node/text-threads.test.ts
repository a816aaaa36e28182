import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EngineError } from '../../src/contract/errors.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { gamesFile } from '../../src/node/games-file.js';
import type { LoadSettings } from '../../src/node/load-games.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

// Games that are not isolated, and the threads that write for them. The threads run what is built.

const text = 'Blue whales swim in every ocean.';
const long = 'word '.repeat(1_000);

/** Waits, and holds its thread meanwhile, until a file is there. */
const holding = (file: string) => `while (!existsSync(${JSON.stringify(file)}));`;
const imports = `import { existsSync, writeFileSync } from 'node:fs';\nimport { threadId } from 'node:worker_threads';\n`;

/** Files by which a thread and the test tell each other how far they are. */
async function marks() {
  const { folder } = await gamesFolder();
  return { begun: path.join(folder, 'begun'), over: path.join(folder, 'over') };
}

/** A game that writes one item; `write` is a function body that returns its word. */
const writing = (gameType: string, typeId: number, write: string, more: Record<string, string> = {}) =>
  imports +
  gameSource(gameType, typeId, {
    offline: `{ score: () => ({ score: 90, reason: 'Any.' }), write: (text) => { const word = (() => { ${write} })(); return [{ word: String(word) }]; } }`,
    ...more,
  });

const wordOf = (item: object | undefined) => (item as { word?: string } | undefined)?.word;

async function deployment(sources: Record<string, string>, settings: Partial<LoadSettings> = {}) {
  const folder = await gamesFolder();
  const failures: EngineError[] = [];
  for (const [name, source] of Object.entries(sources)) await folder.package(`./${name}`, source);
  await folder.list(...Object.keys(sources).flatMap((name) => [`- package: ./${name}`, '  isolated: false']));
  const engine = createEngine();
  const games = gamesFile({
    path: folder.manifest,
    engine,
    onGameFailure: (failure) => failures.push(failure),
    ...settings,
  });
  await games.load();
  onTestFinished(async () => {
    await games.close();
    await engine.close();
  });
  const word = async (typeId: number, about = text, signal?: AbortSignal) => {
    const { items } = await engine.direct(typeId, { text: about, source: 'prose', maxItems: 1, signal });
    return wordOf(items[0]);
  };
  return { folder, engine, games, failures, word };
}

describe('games that are not isolated', () => {
  it('write for a text in one thread, and not in the one that serves', async () => {
    const tells = 'return threadId';
    const { engine, word } = await deployment(
      { one: writing('one', 5, tells), other: writing('other', 6, tells) },
      { limits: { textThreads: 3 } },
    );
    const { results } = await engine.generate({ text, maxItems: 1 });
    const threads = Object.values(results).flat().map(wordOf);
    expect(threads).toHaveLength(2);
    expect(threads[0]).not.toBe('0');
    expect(threads[1]).toBe(threads[0]);
    expect(await word(5)).toBe(threads[0]);
  });

  it('parse and judge a short text here, and a long one in a thread', async () => {
    const { engine } = await deployment({
      tells: writing('tells', 5, 'return 1', { parse: '() => [{ word: String(threadId) }]' }),
    });
    const threadOf = async (about: string) =>
      wordOf((await engine.direct(5, { text: about, complete: false })).items[0]);
    expect(await threadOf('short')).toBe('0');
    expect(await threadOf(long)).not.toBe('0');
  });

  it('leave this thread to others while they write', async () => {
    const { begun, over } = await marks();
    const write = `writeFileSync(${JSON.stringify(begun)}, ''); ${holding(over)} return 'written';`;
    const { word } = await deployment({ slow: writing('slow', 5, write) });
    const written = word(5);
    await expect.poll(() => existsSync(begun)).toBe(true);
    // Were this thread held, the file would never be written.
    await writeFile(over, '');
    expect(await written).toBe('written');
  });

  it('are ended when they hang, and write for the next request', async () => {
    const write = 'while (text.includes("hang")); return "written";';
    const { word, failures } = await deployment(
      { hangs: writing('hangs', 5, write) },
      { limits: { callTimeoutMs: 500 } },
    );
    expect(await word(5)).toBe('written');
    await expect(word(5, 'It hangs here.')).rejects.toMatchObject({ code: 'plugin_timeout', typeId: 5 });
    expect(failures.map(({ code }) => code)).toEqual(['plugin_timeout']);
    expect(await word(5)).toBe('written');
  });

  it('stop soon when nobody waits for them any longer', async () => {
    const { begun } = await marks();
    const write = `writeFileSync(${JSON.stringify(begun)}, ''); while (text.includes("hang")); return "written";`;
    const { word, failures } = await deployment(
      { hangs: writing('hangs', 5, write) },
      { limits: { textThreads: 1, callTimeoutMs: 60_000 } },
    );
    const leaving = new AbortController();
    const calls = [word(5, 'It hangs here.', leaving.signal), word(5, 'It waits behind.', leaving.signal), word(5)];
    await expect.poll(() => existsSync(begun)).toBe(true);
    leaving.abort();
    expect(await Promise.allSettled(calls)).toMatchObject([
      { reason: { code: 'aborted' } },
      { reason: { code: 'aborted' } },
      { value: 'written' },
    ]);
    expect(failures).toEqual([]);
  });

  it('work in this thread when no thread can have their code', async () => {
    const { folder, word, failures, games } = await deployment({ tells: writing('tells', 5, 'return threadId') });
    const broken = writing('tells', 5, 'return threadId').replace(imports, `${imports}throw new Error('not here');\n`);
    await folder.package('./tells', broken);
    expect(await word(5)).toBe('0');
    expect(await word(5, 'Another text, still here.')).toBe('0');
    expect(failures.map(({ code }) => code)).toEqual(['plugin_failed']);
    await folder.package('./tells', writing('tells', 5, 'return "again " + (threadId > 0)'));
    await games.reload();
    expect(await word(5)).toBe('again true');
  });

  it('have the new code in the threads after a reload, and a request under way keeps the old', async () => {
    const { begun, over } = await marks();
    const write = `writeFileSync(${JSON.stringify(begun)}, ''); ${holding(over)} return 'old';`;
    const { folder, games, word } = await deployment({ game: writing('game', 5, write) });
    const old = word(5);
    await expect.poll(() => existsSync(begun)).toBe(true);
    await folder.package('./game', writing('game', 5, 'return "new in " + (threadId > 0)'));
    await games.reload();
    expect(await word(5)).toBe('new in true');
    await writeFile(over, '');
    expect(await old).toBe('old');
  });
});
