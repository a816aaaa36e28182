import { answerCase } from './answer-case.js';
import type { NamedCase } from './cases.js';
import { directCase } from './direct-case.js';
import { draftCase } from './draft-case.js';
import { shown } from './failure.js';
import { itemCase } from './item-case.js';
import { setCase } from './set-case.js';
import type { Subject } from './subject.js';
import { textCase } from './text-case.js';

/** A test made of one case. */
export interface CaseTest {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Longest beginning of a case in a title, in characters. */
const longestTitle = 70;

/** A test for each case of the tables; those for members the game does not have are left to the check of the tables. */
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
      (each) => directCase(game, each),
    ),
    ...(game.draftSchema === undefined || game.finish === undefined
      ? []
      : tests(
          'drafts',
          tables.drafts,
          ({ draft }) => draft,
          (each) => draftCase(game, each),
        )),
    ...tests(
      'items',
      tables.items,
      ({ item }) => item,
      (each) => itemCase(game, each),
    ),
    ...(game.validateSet === undefined
      ? []
      : tests(
          'sets',
          tables.sets,
          ({ items }) => items,
          (each) => setCase(game, each),
        )),
    ...(game.offline === undefined
      ? []
      : tests(
          'texts',
          tables.texts,
          ({ text }) => text,
          (each) => textCase(game, each),
        )),
    ...(game.grade === undefined
      ? []
      : tests(
          'answers',
          tables.answers,
          ({ item, answer }) => [answer, item],
          (each) => answerCase(game, each),
        )),
  ];
}

function titleOf(subject: unknown): string {
  const words = shown(subject);
  return words.length <= longestTitle ? words : `${words.slice(0, longestTitle)} …`;
}
