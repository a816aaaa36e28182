import { pathToFileURL } from 'node:url';
import { isFinding } from '../../contract/finding.js';
import { checkSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { expectSame, fail, show } from '../failure.js';
import { callGrade } from '../members.js';
import { findRunner, register, registerSkipped } from '../runner.js';
import { type PlayerCheck, PlayerSubject } from './check.js';
import { findChromium } from './chromium.js';
import { contractChecks, expectOneFile } from './contract-checks.js';
import { eventChecks, gradingChecks } from './event-checks.js';
import { hostChecks } from './host-checks.js';
import { itemChecks } from './item-checks.js';
import { keyboardChecks } from './keyboard-checks.js';
import { lookChecks } from './look-checks.js';
import { detailOf, playthrough } from './playthrough.js';
import { NotPlayable } from './stage.js';
import { playerTableFaults } from './table-faults.js';
import type { PlayerPlay, PlayerTables } from './tables.js';
import { textChecks } from './text-checks.js';

/** The check of the file itself: without it there is nothing to play. */
export const fileCheck = {
  name: 'contract: one file',
  asks: 'One ES module in UTF-8 of at most 1 MiB, with a default export and no `import` by name.',
} as const;

/** All checks that need a browser, in the order in which they run and are documented. */
export const playerChecks: readonly PlayerCheck[] = [
  ...contractChecks,
  ...eventChecks,
  ...gradingChecks,
  ...keyboardChecks,
  ...lookChecks,
  ...textChecks,
  ...itemChecks,
  ...hostChecks,
];

const checkNames: readonly string[] = [fileCheck, ...playerChecks].map(({ name }) => name);

/**
 * Tests a player, the built file, in Chromium: registers a test for each play and for each shared check. It loads
 * `playwright-core` and `axe-core`, which the game's package has as development dependencies, and looks for Chromium
 * where `CHROMIUM` says, where playwright installs it and where systems have it. Where something is missing, one
 * skipped test says what.
 *
 * @example
 * testPlayer(new URL('../dist/player.js', import.meta.url), {
 *   game, describe, it,
 *   plays: [{ item: { statement: 'Bees dance.', correct: true }, keys: ['Tab', 'Enter'], submission: true, score: 1 }],
 * });
 */
export function testPlayer<Item, Draft, Submission>(
  file: URL | string,
  tables: PlayerTables<Item, Draft, Submission>,
): void {
  const runner = findRunner(tables, 'testPlayer(file, { describe, it, ... })');
  const { game, plays, items, next = ['Enter'], language = 'en' } = tables;
  const skip: Readonly<Record<string, string | undefined>> = isObject(tables.skip) ? tables.skip : {};
  const url = file instanceof URL ? file : pathToFileURL(file);

  runner.describe(`the player of ${game?.gameType ?? 'a game without a name'}`, () => {
    const faults = playerTableFaults(tables, checkNames);
    register(runner, 'tables: complete and free of mistakes', () => {
      if (faults.length > 0) fail(faults.join('\n'));
    });
    if (faults.length > 0) return;
    const run = (name: string, body: () => Promise<void>) => {
      const reason = skip[name];
      if (reason === undefined) register(runner, name, body);
      else registerSkipped(runner, `${name} (left out: ${reason})`);
    };
    run(fileCheck.name, () => expectOneFile(url));
    const chromium = findChromium();
    if (typeof chromium === 'string') {
      registerSkipped(runner, `what needs a browser (left out: ${chromium})`);
      return;
    }
    const shown = items ?? (game.examples ?? []).flatMap((example) => example.items);
    const subject = new PlayerSubject({ game, file: url, plays, items: shown, next, language, chromium });
    for (const check of playerChecks.filter(({ applies }) => applies?.(subject) !== false)) {
      run(check.name, () => unlessReported(url, () => check.run(subject)));
    }
    for (const [index, play] of plays.entries()) {
      const { name = show(play.item).slice(0, 70) } = play;
      register(runner, `plays: ${name}`, () => unlessReported(url, () => expectPlay(subject, play, index)));
    }
  });
}

/** Leaves a check out where another one reports why it cannot be made. */
async function unlessReported(file: URL, run: () => Promise<void>): Promise<void> {
  try {
    await expectOneFile(file);
  } catch {
    return;
  }
  try {
    await run();
  } catch (error) {
    if (!(error instanceof NotPlayable)) throw error;
  }
}

/** Tests that a play leads to the answer its case says, and that the game grades it so. */
async function expectPlay(
  subject: PlayerSubject,
  { item, submission, score, correct }: PlayerPlay<unknown, unknown>,
  index: number,
): Promise<void> {
  const { steps } = await subject.once(playthrough);
  const [event] = steps[index]?.answers ?? [];
  if (event === undefined) return;
  const { answer } = detailOf(event);
  const { submissionSchema } = subject.game;
  if (submissionSchema !== undefined && !(await checkSchema(submissionSchema, answer)).ok) return;
  if (submission !== undefined) expectSame(answer, submission, "The keys lead to another answer than the case's");
  if (subject.game.grade === undefined) return;
  const grade = await callGrade(subject.game, item, answer);
  // Another check reports that the answer is refused.
  if (isFinding(grade)) return;
  const what = `of grade(${show(item)}, ${show(answer)}) differs from the case's`;
  if (score !== undefined) expectSame(grade.score, score, `The score ${what}`);
  if (correct !== undefined) expectSame(grade.correct, correct, `correct ${what}`);
}
