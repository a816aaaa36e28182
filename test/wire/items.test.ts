import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, isEngineError } from '@ludotext/engine';
import { shufflePieces } from '@ludotext/engine/ordering';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from './compare.js';
import { directTexts } from './direct-texts.js';
import { expectAsRecorded, type Recordings } from './fixtures.js';

// What the games make of the project's own texts without a model.

// For what hangs alone: a single test plays many exchanges, or reads many texts.
vi.setConfig({ testTimeout: 600_000 });

const root = path.resolve(import.meta.dirname, '../..');
const games = [quiz, sentences, words];
const folders = [
  'packages/evaluation/data/prose',
  'packages/evaluation/data/texts',
  'packages/evaluation/data/judged/texts',
  'test/fixtures/texts',
];
// A busy machine is no reason for a game to fail.
const engine = createEngine({ games, limits: { gameTimeoutMs: 60_000 } });

const filesOf = async (folder: string) =>
  (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.txt')).sort();

/** As JSON would carry it: without members that are undefined. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** How often each rule kept a draft away. */
function countRules(
  rejected: readonly { readonly typeId: number; readonly findings: readonly { readonly rule: string }[] }[],
) {
  const counts: Record<string, number> = {};
  for (const { typeId, findings } of rejected) {
    for (const { rule } of findings) counts[`${typeId} ${rule}`] = (counts[`${typeId} ${rule}`] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function write(text: string, difficulty?: 'easy' | 'hard'): Promise<Json> {
  try {
    const { language, gameScores, results, rejected, warnings, errors } = await engine.generate({
      text,
      minScore: 0,
      maxItems: 10,
      difficulty,
    });
    return plain({
      language,
      game_scores: gameScores.map(({ typeId, score, reason, reasonCode, params }) => {
        return { type_id: typeId, score, reason, reason_code: reasonCode, params };
      }),
      results,
      rejected: countRules(rejected),
      warnings: warnings.map(({ typeId, code, message, params, counts }) => {
        return { type_id: typeId, code, message, params, counts };
      }),
      errors: errors.map(({ typeId, code, message }) => ({ type_id: typeId, code, message })),
    });
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return plain({ code: error.code, errors: error.errors.map(({ typeId, code }) => ({ type_id: typeId, code })) });
  }
}

describe.each(folders)('the offline writer on %s', (folder) => {
  it('writes the items that are recorded', async () => {
    const seen: Record<string, Json> = {};
    for (const name of await filesOf(folder))
      seen[name] = await write(await readFile(path.join(root, folder, name), 'utf8'));
    expect(Object.keys(seen).length).toBeGreaterThan(5);
    await expectAsRecorded(`items/${folder.split('/').slice(-2).join('-')}`, seen);
  });
});

it('goes by the difficulty as recorded', async () => {
  const seen: Record<string, Json> = {};
  for (const name of ['en_article_glaciers.txt', 'de_article_bodensee.txt', 'en_story_lost-dog.txt']) {
    const text = await readFile(path.join(root, 'packages/evaluation/data/prose', name), 'utf8');
    for (const difficulty of ['easy', 'hard'] as const) seen[`${difficulty} ${name}`] = await write(text, difficulty);
  }
  await expectAsRecorded('items/difficulty', seen);
});

it.each(games)('the examples of $gameType give the items that are recorded', async ({ gameType, examples = [] }) => {
  const seen: Record<string, Json> = {};
  for (const [index, { text }] of examples.entries()) seen[`example ${index + 1}`] = await write(text);
  await expectAsRecorded(`items/examples-${gameType}`, seen);
});

it.each(games)('the direct format of $gameType is read as recorded', async ({ gameType, parse }) => {
  const texts: Readonly<Record<string, string>> = directTexts[gameType] ?? {};
  const seen: Recordings = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, plain(parse?.(text))]),
  );
  expect(Object.keys(seen).length).toBeGreaterThan(7);
  await expectAsRecorded(`items/direct-${gameType}`, seen);
});

it('pieces are shuffled as recorded', async () => {
  const lists = [
    ['a', 'b'],
    ['a', 'b', 'c'],
    [...'abcdefg'],
    ['the', 'the', 'cat'],
    ['a', 'a', 'a'],
    [...'北京人爱茶'],
  ];
  const seen: Record<string, Json> = {};
  for (const pieces of lists) {
    for (const seed of [0, 1, 0x508baa23, 0xffffffff]) {
      seen[`${pieces.join(' ')}, seed ${seed}`] = shufflePieces({ pieces }, seed) ?? null;
    }
  }
  await expectAsRecorded('items/shuffled', seen);
});
