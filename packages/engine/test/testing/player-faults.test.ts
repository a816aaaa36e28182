import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testPlayer } from '@ludotext/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import trueFalse from '../../../../examples/true-false/src/index.js';
import { fileCheck, playerChecks } from '../../src/testing/player/test-player.js';
import { plantedPlayerFaults } from './support/planted-player-faults.js';
import type { Outcome } from './support/run-kit.js';

// Each fault of a player is found by the check that is about it, and by no other.

const source = await readFile(path.resolve(import.meta.dirname, '../../../../examples/true-false/player.js'), 'utf8');
const bees = { statement: 'Bees dance.', correct: true };
const plays = [
  { item: bees, keys: ['Tab', 'Enter'], submission: true, score: 1, correct: true },
  {
    item: { statement: 'Bees sing.', correct: false, explanation: 'They dance.' },
    keys: ['Tab', 'Enter'],
    submission: true,
    score: 0,
    correct: false,
  },
  { item: bees, keys: ['Tab', 'Tab', 'Enter'], submission: false, score: 0, correct: false },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-player-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tests a player, and keeps what becomes of each test. */
async function outcomesOf(player: string): Promise<Outcome[]> {
  const file = path.join(folder, 'player.js');
  await writeFile(file, player);
  const tests: { name: string; body: () => Promise<void> }[] = [];
  const register = (name: string, body: () => Promise<void>) => void tests.push({ name, body });
  testPlayer(pathToFileURL(file), { game: trueFalse, describe: (_, body) => body(), it: register, plays });
  const outcomes: Outcome[] = [];
  for (const { name, body } of tests) {
    const failure = await body().then(
      () => undefined,
      (error: Error) => error.message,
    );
    outcomes.push(failure === undefined ? { name } : { name, failure });
  }
  return outcomes;
}

describe('testPlayer', () => {
  it.each(plantedPlayerFaults)('finds where $fault, by $found', async ({ changes, found, says }) => {
    let player = source;
    for (const [text, other] of Object.entries(changes)) {
      expect(player).toContain(text);
      player = player.replace(text, () => other);
    }
    const failed = (await outcomesOf(player)).filter(({ failure }) => failure !== undefined);
    expect(failed).toEqual([{ name: found, failure: expect.stringMatching(says) }]);
  });

  it('has a fault for each check', () => {
    const found = new Set(plantedPlayerFaults.map((each) => each.found));
    expect([...found].sort()).toEqual([fileCheck, ...playerChecks].map(({ name }) => name).sort());
  });
});
