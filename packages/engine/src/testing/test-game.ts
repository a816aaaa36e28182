import type { GamePlugin } from '../contract/game-plugin.js';
import { checkGame } from '../host/check-game.js';
import { caseTests } from './case-tests.js';
import { type GameCheck, subjectOf } from './check.js';
import { contractChecks, schemaChecks, shapeCheck } from './contract-checks.js';
import { Late, withDeadlines } from './deadline.js';
import { exampleChecks } from './example-checks.js';
import { fail } from './failure.js';
import { finishChecks } from './finish-checks.js';
import { gradeChecks } from './grade-checks.js';
import { interactionChecks } from './interaction-checks.js';
import { offlineChecks } from './offline-checks.js';
import { parseChecks } from './parse-checks.js';
import { promptChecks } from './prompt-checks.js';
import { findRunner, register, registerSkipped } from './runner.js';
import { tableFaults } from './table-faults.js';
import type { GameTables } from './tables.js';
import { setChecks, validateChecks } from './validate-checks.js';

/** All shared checks, in the order in which they run and are documented. */
export const gameChecks: readonly GameCheck[] = [
  ...contractChecks,
  ...schemaChecks,
  ...parseChecks,
  ...finishChecks,
  ...validateChecks,
  ...setChecks,
  ...offlineChecks,
  ...gradeChecks,
  ...interactionChecks,
  ...promptChecks,
  ...exampleChecks,
];

const checkNames = gameChecks.map(({ name }) => name);

/**
 * Tests a game: registers a test for each case of the tables, for the tables themselves, and for each shared check that
 * the game's members call for. Items, drafts and submissions in the tables have the game's types.
 *
 * The property checks load `fast-check`, which the game's package has as a development dependency.
 *
 * @example
 * testGame(game, { describe, it, direct: [{ text: 'T: Bees dance.', items: [{ statement: 'Bees dance.', answer: true }] }] });
 */
export function testGame<Item, Draft, Submission>(
  game: GamePlugin<Item, Draft, Submission>,
  tables: GameTables<NoInfer<Item>, NoInfer<Draft>, NoInfer<Submission>> = {},
): void {
  const runner = findRunner(tables);
  // A game that breaks the contract cannot be run; further failures would be noise.
  const isWhole = checkGame(game).length === 0;
  const subject = subjectOf(isWhole ? withDeadlines(game) : game, tables);
  const skip: Readonly<Record<string, string | undefined>> = tables.skip ?? {};

  runner.describe(`the game ${game?.gameType ?? 'without a name'}`, () => {
    if (!isWhole) {
      register(runner, shapeCheck.name, () => shapeCheck.run(subject));
      return;
    }
    register(runner, 'tables: complete and free of mistakes', () => {
      const faults = tableFaults(game, tables, checkNames);
      if (faults.length > 0) fail(faults.join('\n'));
    });
    for (const check of gameChecks.filter(({ applies }) => applies?.(subject) !== false)) {
      const reason = skip[check.name];
      if (reason === undefined) register(runner, check.name, () => unlessKnown(() => check.run(subject)));
      else registerSkipped(runner, `${check.name} (left out: ${reason})`);
    }
    for (const { name, run } of caseTests(subject)) register(runner, name, () => unlessKnown(run));
  });
}

/** One test tells that the game hangs; the others that come across it have nothing to add. */
async function unlessKnown(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Late && error.isKnown)) throw error;
  }
}
