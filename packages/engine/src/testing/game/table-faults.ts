import type { GamePlugin } from '../../contract/game-plugin.js';
import { isObject } from '../../lib/data.js';
import { nearestName } from '../../lib/nearest-name.js';
import { caseFaults } from './case-faults.js';
import { tableGaps } from './table-gaps.js';
import { tableShapes } from './table-shapes.js';
import type { GameTables } from './tables.js';
import { unknownMembers } from './unknown-members.js';

/** Members of what `testGame` is given that are no table. */
const settings = ['describe', 'it', 'skip', 'seed', 'runs'];

/** What is wrong with the tables themselves, a sentence each; `checks` are the names that `skip` may have. */
export function tableFaults(game: GamePlugin, tables: GameTables, checks: readonly string[]): string[] {
  if (!isObject(tables)) return ['The tables are no object: write testGame(game, { direct: [...], items: [...] }).'];
  return [
    ...unknownMembers(tables, [...Object.keys(tableShapes), ...settings], 'The tables have'),
    ...Object.entries(tableShapes).flatMap(([name, shape]) => caseFaults(game, name, shape, tables[name])),
    ...tableGaps(game, tables),
    ...skipFaults(tables.skip, checks),
    ...numberFaults(tables),
  ];
}

function skipFaults(skip: unknown, checks: readonly string[]): string[] {
  if (skip === undefined) return [];
  if (!isObject(skip)) return ["skip is no object: write skip: { 'parse: linear time': 'the reason in words' }."];
  return Object.entries(skip).flatMap(([name, reason]) => {
    if (!checks.includes(name)) {
      const near = nearestName(name, checks);
      return [`skip names "${name}", which is no shared check${near === undefined ? '' : `: write "${near}"`}.`];
    }
    if (reason === undefined || (typeof reason === 'string' && /\p{L}.*\s.*\p{L}/su.test(reason))) return [];
    return [`skip leaves "${name}" out without a reason: say in words why the game cannot be held to it.`];
  });
}

function numberFaults({ seed, runs }: GameTables): string[] {
  return [
    ...(seed === undefined || Number.isSafeInteger(seed) ? [] : ['seed is a whole number.']),
    ...(runs === undefined || (Number.isSafeInteger(runs) && runs >= 1) ? [] : ['runs is a whole number, 1 or more.']),
  ];
}
