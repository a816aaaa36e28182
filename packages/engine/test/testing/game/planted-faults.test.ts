import { describe, expect, it } from 'vitest';
import { gameChecks } from '../../../src/testing/game/checks.js';
import { oddOneOut } from './support/odd-one-out.js';
import { plantedFaults } from './support/planted-faults.js';
import { runKit } from './support/run-kit.js';
import { tables } from './support/tables.js';

const linear = 'parse: linear time';
// Where time is not what is planted, it is not measured.
const untimed = { ...tables, runs: 100, skip: { [linear]: 'measured for the fault in time alone' } };

describe('testGame', () => {
  it('finds nothing wrong with the good game', async () => {
    const outcomes = await runKit(oddOneOut, untimed);
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(gameChecks.length);
  });

  it.each(plantedFaults)('finds, by $found: $fault', async ({ game, found, says }) => {
    const outcomes = await runKit(game, found === linear ? { ...tables, runs: 100 } : untimed);
    const failed = outcomes.filter(({ failure }) => failure !== undefined);
    expect(failed.map(({ name }) => (name.startsWith(`${found}:`) ? found : name))).toEqual([found]);
    expect(failed[0]?.failure).toMatch(says);
  });

  it('has a planted fault for every shared check', () => {
    const found = new Set<string>(plantedFaults.map((each) => each.found));
    expect(gameChecks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(25);
  });
});
