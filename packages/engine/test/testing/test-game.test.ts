import type { GamePlugin } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { isLong, oneOfEach } from '../../../../test/support/long.js';
import { gameChecks } from '../../src/testing/test-game.js';
import { oddOneOut } from './support/odd-one-out.js';
import { plantedFaults } from './support/planted-faults.js';
import { runKit } from './support/run-kit.js';
import { tables } from './support/tables.js';

const linear = 'parse: linear time';
// Where time is not what is planted, it is not measured.
const skip = { [linear]: 'not what this test is about' };

const failed = async (game: GamePlugin, given: object) =>
  (await runKit(game, { ...given, runs: 20, skip }))
    .filter(({ failure }) => failure !== undefined)
    .map(({ name }) => name);

describe('testGame', () => {
  it('says what is wrong with tables of any shape, and runs the rest', async () => {
    const broken = { ...tables, direct: 'none', items: [null], drect: [] };
    expect(await failed(oddOneOut, broken)).toEqual(['tables: complete and free of mistakes']);
    expect(await failed(oddOneOut, {})).toEqual(['tables: complete and free of mistakes']);
  });

  it('runs nothing but the check of the contract on what is no game', async () => {
    for (const wrong of [undefined, null, 'game', {}]) {
      expect(await runKit(wrong as never, tables)).toEqual([
        { name: 'contract: shape', failure: expect.stringMatching(/^(A game is an object|apiVersion must be 1)/) },
      ]);
    }
  });

  it('leaves out the checks for members a game does not have', async () => {
    const {
      offline,
      grade,
      interaction,
      fromInteraction,
      submissionSchema,
      validateSet,
      examples,
      directFormat,
      ...plain
    } = oddOneOut;
    const { texts, submissions, sets, ...rest } = tables;
    const names = (await runKit(plain, { ...rest, runs: 20, skip })).map(({ name }) => name.split(':')[0]);
    expect([...new Set(names)]).toEqual([
      ...['tables', 'contract', 'schemas', 'parse', 'finish', 'validate', 'prompt', 'direct', 'drafts', 'items'],
    ]);
  });

  it('names a case by its name, else by its beginning', async () => {
    const direct = [
      { name: 'stars', text: '*a*, b, c', items: [] },
      { text: `${'long '.repeat(50)}`, faults: [] },
    ];
    const names = (await runKit(oddOneOut, { ...tables, direct, runs: 1, skip })).map(({ name }) => name);
    expect(names).toContain('direct: stars');
    expect(names.find((name) => name.startsWith("direct: 'long long"))?.length).toBeLessThan(90);
  });
});

describe('the faults of a direct case', () => {
  it('are compared by their places, in whatever order they were found', async () => {
    const direct = [
      {
        text: 'sun\nmoon',
        faults: [
          { line: 2, column: 1 },
          { line: 1, column: 1 },
        ],
      },
    ];
    const outcomes = await runKit(oddOneOut, { ...tables, direct, runs: 1, skip });
    expect(outcomes.filter(({ name, failure }) => name.startsWith('direct') && failure !== undefined)).toEqual([]);
  });
});

const untimed = { ...tables, runs: 25, skip };

describe('testGame', () => {
  it('finds nothing wrong with the good game', async () => {
    const outcomes = await runKit(oddOneOut, untimed);
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(gameChecks.length);
  });

  // In the normal run each check faces its first fault alone; in the full one all faults, with all checks beside.
  const others = (found: string) =>
    Object.fromEntries(gameChecks.map(({ name }) => [name, isLong || name === found ? undefined : 'not planted here']));

  it('tests that a submission is refused by the rule that its case names', async () => {
    const failures = async (refuses: string, place: number) => {
      const submissions = [
        ...(tables.submissions ?? []),
        { name: 'refused', item: { words: ['oak', 'ash', 'owl'], odd: 2 }, submission: { place }, refuses },
      ];
      const outcomes = await runKit(oddOneOut, {
        ...untimed,
        skip: { ...others('submissions'), ...skip },
        submissions,
      });
      return outcomes.flatMap(({ failure }) => failure ?? []);
    };
    expect(await failures('no_such_word', 3)).toEqual([]);
    expect(await failures('far', 3)).toEqual([
      expect.stringMatching(/the table says that far refuses it; found was no_such_word \(reject\) at place \(3\): /),
    ]);
    expect(await failures('no_such_word', 2)).toEqual([
      expect.stringMatching(/the table says that no_such_word refuses it; found was \{ score: 1/),
    ]);
  });

  it.each(oneOfEach(plantedFaults, ({ found }) => found))('finds, by $found: $fault', async ({ game, found, says }) => {
    const outcomes = await runKit(game, {
      ...tables,
      runs: 25,
      skip: { ...others(found), ...(found === linear ? {} : skip) },
    });
    const failed = outcomes.filter(({ failure }) => failure !== undefined);
    expect(failed.map(({ name }) => (name.startsWith(`${found}:`) ? found : name))).toEqual([found]);
    expect(failed[0]?.failure).toMatch(says);
  });

  it.each<[string, Partial<GamePlugin>, RegExp]>([
    [
      'names a param that is not there',
      { messages: { en: { repeated_word: 'The word {word} stands twice.' } } },
      /says repeated_word, whose sentence in messages\.en has the place \{word\}; the params are: none/,
    ],
    [
      'is missing',
      { validate: () => [{ rule: 'plums', severity: 'warn' }] },
      /expected a message for plums: in place, or in messages\.en/,
    ],
  ])('finds that a sentence %s', async (_, members, says) => {
    const outcomes = await runKit({ ...oddOneOut, ...members } as GamePlugin, untimed);
    expect(outcomes.find(({ failure }) => failure !== undefined)?.failure).toMatch(says);
  });

  it('has a planted fault for every shared check', () => {
    const found = new Set<string>(plantedFaults.map((each) => each.found));
    expect(gameChecks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(25);
  });
});
