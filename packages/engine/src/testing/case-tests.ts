import { type Finding, isFinding, isRejected } from '../contract/finding.js';
import type { GamePlugin } from '../contract/game-plugin.js';
import { checkSchema } from '../contract/schema.js';
import { contextOf, type Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import {
  askedOffline,
  callFinish,
  callGrade,
  callParse,
  callScore,
  callValidateSet,
  callWrite,
  judgeItem,
  judgeOfflineDrafts,
  listFindings,
  rulesOf,
} from './members.js';
import type { DirectCase, DraftCase, ItemCase, NamedCase, SetCase, SubmissionCase, TextCase } from './tables.js';

/** A test made of one case. */
export interface CaseTest {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Most characters of a case shown in a title. */
const maxTitleLength = 70;

/** A test for each case of the tables; the check of the tables reports cases for members the game does not have. */
export function caseTests({ game, tables }: Subject): CaseTest[] {
  const tests = <Case extends NamedCase>(
    table: string,
    cases: readonly Case[],
    subjectOf: (each: Case) => unknown,
    run: (each: Case) => Promise<void>,
  ): CaseTest[] =>
    cases.map((each) => ({ name: `${table}: ${each.name ?? titleOf(subjectOf(each))}`, run: () => run(each) }));

  return [
    ...tests(
      'direct',
      tables.direct,
      ({ text }) => text,
      (each) => testDirectCase(game, each),
    ),
    ...(game.draftSchema === undefined || game.finish === undefined
      ? []
      : tests(
          'drafts',
          tables.drafts,
          ({ draft }) => draft,
          (each) => testDraftCase(game, each),
        )),
    ...tests(
      'items',
      tables.items,
      ({ item }) => item,
      (each) => testItemCase(game, each),
    ),
    ...(game.validateSet === undefined
      ? []
      : tests(
          'sets',
          tables.sets,
          ({ items }) => items,
          (each) => testSetCase(game, each),
        )),
    ...(game.offline === undefined
      ? []
      : tests(
          'texts',
          tables.texts,
          ({ text }) => text,
          (each) => testTextCase(game, each),
        )),
    ...(game.grade === undefined
      ? []
      : tests(
          'submissions',
          tables.submissions,
          ({ item, submission }) => [submission, item],
          (each) => testSubmissionCase(game, each),
        )),
  ];
}

function titleOf(subject: unknown): string {
  const words = show(subject);
  return words.length <= maxTitleLength ? words : `${words.slice(0, maxTitleLength)} …`;
}

function byPlace<Fault extends { readonly line?: number; readonly column?: number | undefined }>(
  faults: readonly Fault[],
): Fault[] {
  return faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** Tests that `parse` returns exactly what a case says. */
export async function testDirectCase(
  game: GamePlugin,
  { text, items, faults: expectedFaults = [] }: DirectCase<unknown>,
): Promise<void> {
  const result = await callParse(game, text);
  // A parser may find what is wrong with a line after it has read the next ones.
  const [found, faults] = [byPlace(result.faults), byPlace(expectedFaults)];
  if (found.length !== faults.length) {
    const wanted = faults.length === 1 ? 'one fault' : `${faults.length === 0 ? 'no' : faults.length} faults`;
    const list = found.map((fault) => `${fault.line}:${fault.column} ${listFindings([fault])}`).join('; ');
    fail(`parse(${show(text)}): the table says ${wanted}; found was ${list === '' ? 'nothing' : list}`);
  }
  for (const [index, expected] of faults.entries()) {
    const { line, column, rule } = found[index] ?? {};
    const actual = {
      line,
      ...(expected.column === undefined ? {} : { column }),
      ...(expected.rule === undefined ? {} : { rule }),
    };
    const { line: expectedLine, column: expectedColumn, rule: expectedRule } = expected;
    expectSame(
      actual,
      { line: expectedLine, column: expectedColumn, rule: expectedRule },
      `Fault ${index + 1} of parse(${show(text)}) differs from the table's`,
    );
  }
  if (items !== undefined) expectSame(result.items, items, `The items of parse(${show(text)}) differ from the table's`);
}

/** Tests that `finish` turns a draft into the item of a case. */
async function testDraftCase(game: GamePlugin, each: DraftCase<unknown, unknown>): Promise<void> {
  const { draft, item } = each;
  if (game.draftSchema !== undefined) {
    const checked = await checkSchema(game.draftSchema, draft);
    if (!checked.ok)
      fail(`draftSchema refuses the case's draft ${show(draft)}: ${listFindings(checked.findings, draft)}`);
  }
  const made = await callFinish(game, draft, contextOf(each));
  expectSame(made, item, `The item of finish(${show(draft)}) differs from the table's`);
}

/** Tests that exactly the rules named by a case make findings about its item. */
async function testItemCase(game: GamePlugin, each: ItemCase<unknown>): Promise<void> {
  const { item, rejects, warns } = { warns: undefined, ...each };
  const findings = await judgeItem(game, item, contextOf(each));
  const what = `The item ${show(item)}`;
  expectRules(findings, 'reject', rejects, what, item);
  if (warns !== undefined || rejects === undefined) expectRules(findings, 'warn', warns, what, item);
}

/** Tests that exactly the rules named by a case warn about its items as a set. */
async function testSetCase(game: GamePlugin, each: SetCase<unknown>): Promise<void> {
  const findings = await callValidateSet(game, each.items, contextOf(each));
  expectRules(findings, 'warn', each.warns, `The set ${show(each.items)}`, each.items);
}

/** Tests that the offline writer scores a text and writes from it as a case says. */
async function testTextCase(game: GamePlugin, each: TextCase): Promise<void> {
  const { text, language = 'en', score: [lowest, highest] = [0, 100], items: fewest = 0 } = each;
  const { score, reason } = await callScore(game, text);
  if (score < lowest || score > highest) {
    fail(`offline.score(${show(text)}) is ${score} (${reason}); the table says ${lowest} to ${highest}.`);
  }
  const drafts = await callWrite(game, text, language, Math.max(fewest, askedOffline));
  const verdicts = await judgeOfflineDrafts(game, drafts, text, language);
  const refused = verdicts.filter(({ findings }) => isRejected(findings));
  const through = verdicts.length - refused.length;
  if (through >= fewest) return;
  const why =
    refused.length === 0
      ? ''
      : ` Refused: ${refused.map(({ item, findings }) => listFindings(findings, item)).join('; ')}`;
  fail(`offline.write(${show(text)}) gives ${through} items; the table says at least ${fewest}.${why}`);
}

/** Tests that `grade` grades a submission as a case says, or refuses it. */
async function testSubmissionCase(game: GamePlugin, each: SubmissionCase<unknown, unknown>): Promise<void> {
  const { item, submission, score, max, correct, refuses } = each;
  const checkedItem = await checkSchema(game.itemSchema, item);
  if (!checkedItem.ok)
    fail(`itemSchema refuses the case's item ${show(item)}: ${listFindings(checkedItem.findings, item)}`);
  const checkedSubmission =
    game.submissionSchema === undefined ? undefined : await checkSchema(game.submissionSchema, submission);
  if (checkedSubmission?.ok === false) {
    fail(
      `submissionSchema refuses the case's submission ${show(submission)}: ${listFindings(checkedSubmission.findings, submission)}`,
    );
  }
  const grade = await callGrade(game, item, submission);
  const call = `grade(${show(item)}, ${show(submission)})`;
  if (isFinding(grade)) {
    if (grade.rule === refuses) return;
    const wanted = refuses === undefined ? 'a grade' : `that ${refuses} refuses it`;
    fail(`${call}: the table says ${wanted}; found was ${listFindings([grade], submission)}.`);
  }
  if (refuses !== undefined) fail(`${call}: the table says that ${refuses} refuses it; found was ${show(grade)}.`);
  for (const [name, expected] of Object.entries({ score, max, correct })) {
    if (expected === undefined) continue;
    const actual = grade[name as 'score' | 'max' | 'correct'];
    expectSame(actual, expected, `The ${name} of ${call} differs from the table's`);
  }
}

/** The rules named by a case, sorted. */
function rulesIn(rules: string | readonly string[] | undefined): string[] {
  if (rules === undefined) return [];
  return (typeof rules === 'string' ? [rules] : [...rules]).sort();
}

/** Fails unless exactly the rules named by a case make findings of the severity. */
function expectRules(
  findings: readonly Finding[],
  severity: Finding['severity'],
  rules: string | readonly string[] | undefined,
  what: string,
  subject: unknown,
): void {
  const expected = rulesIn(rules);
  const actual = rulesOf(findings, severity).sort();
  if (expected.join() === actual.join()) return;
  const verb = severity === 'reject' ? 'rejects' : 'warns';
  const wanted = expected.length === 0 ? `nothing ${verb}` : `${expected.join(', ')} ${verb}`;
  fail(`${what}: the table says that ${wanted}; found was ${listFindings(findings, subject)}.`);
}
