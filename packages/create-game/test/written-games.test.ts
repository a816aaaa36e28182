import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { isLong } from '../../../test/support/long.js';
import { createGame } from '../src/create-game.js';
import { defaultRound, type Part } from '../src/game-settings.js';
import { roundOf } from './rounds.js';

// Runs the tests that stand in games as they are written, unchanged: each registers what `testGame` checks.

// A game without parts and one with all of them, of the default round and of one with members of every kind; `npm run test:long` tries more.
const choices: readonly (readonly Part[])[] = [[], ['draft'], ['options'], ['draft', 'options']];
const rounds = [defaultRound, 'task, result, source, note, clue?, tip?, wrong[], tags[]'];
const games = [choices[0]!, choices[3]!].map((parts, index) => ({ parts, round: rounds[index]! }));
if (isLong) {
  rounds.push('statement, verdict', 'term, definition', 'sentence, missing, hint?, wrong[]');
  games.splice(0, games.length, ...choices.flatMap((parts) => rounds.map((round) => ({ parts, round }))));
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'create-game-'));
symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [index, { parts, round }] of games.entries()) {
  const game = path.join(folder, `game-${index}`);
  await createGame({ ...{ folder: game, displayName: 'Written', typeId: 100 + index }, round: roundOf(round), parts });
  const title = `a game of ${round} with ${['no parts', ...parts].slice(parts.length > 0 ? 1 : 0).join(', ')}`;
  describe(title, async () => void (await import(path.join(game, 'test/game.test.ts'))));
}
