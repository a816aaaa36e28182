import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { createGame } from '../src/create-game.js';
import { defaultRound } from '../src/game-settings.js';
import { roundOf } from './rounds.js';

// Runs the tests that stand in games as they are written, unchanged: each registers what `testGame` checks.

// The default, and one with members of every kind; `npm run test:long` tries what lies between.
const rounds = [defaultRound, 'task, result, source, note, clue?, tip?, wrong[], tags[]'];
if (process.env.TEST_LONG === '1') {
  rounds.push('statement, verdict', 'term, definition', 'sentence, missing, hint?, wrong[]');
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'create-game-'));
symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [index, round] of rounds.entries()) {
  const game = path.join(folder, `game-${index}`);
  await createGame({ folder: game, displayName: 'Written', typeId: 100 + index, round: roundOf(round) });
  describe(`a game of ${round}`, async () => void (await import(path.join(game, 'test/game.test.ts'))));
}
describe('the template itself', async () => void (await import('../template/test/game.test.js')));
