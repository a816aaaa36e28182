import { defineGame, type GamePlugin, z } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { tableFaults } from '../../src/testing/table-faults.js';
import { gameChecks } from '../../src/testing/test-game.js';
import { oddOneOut } from './support/odd-one-out.js';
import { tables } from './support/tables.js';

const names = gameChecks.map(({ name }) => name);

/** The faults of the good tables with some of them changed; tables of any shape, as JavaScript hands them over. */
const faultsWith = (change: object, game: GamePlugin = oddOneOut) =>
  tableFaults(game, { ...tables, ...change } as object, names);

const plain = defineGame({
  apiVersion: 1,
  gameType: 'plain',
  typeId: 41,
  displayName: 'Plain',
  suits: 'Anything.',
  itemSchema: z.strictObject({ word: z.string() }),
  parse: (text) => [{ word: text }],
  prompt: ({ count }) => `Write ${count} words.`,
  validate: () => [],
});

describe('tableFaults', () => {
  it('has nothing to say about good tables', () => expect(faultsWith({})).toEqual([]));

  it.each([
    ['an unknown table', { drect: [] }, 'The tables have the member drect, which the kit does not know: write direct.'],
    [
      'an unknown member of a case',
      { submissions: [...(tables.submissions ?? []), { item: {}, submission: 1, scor: 1, max: 1 }] },
      'submissions[2] has the member scor, which the kit does not know: write score.',
    ],
    [
      'an unknown member of a fault',
      { direct: [{ text: 'x', faults: [{ line: 1, col: 2 }] }] },
      'direct[0].faults[0] has the member col, which the kit does not know: known are line, column, rule.',
    ],
    [
      'a fault without a line',
      { direct: [{ text: 'x', faults: [{}] }] },
      'direct[0].faults[0] names no line: the first line of a text is 1.',
    ],
    ['a table that is no list', { sets: {} }, 'sets is no list: write sets: [{ items }].'],
    ['a case that is no object', { sets: ['No.'] }, 'sets[0] is no object: write { items }.'],
    ['a case without its input', { texts: [{ score: [0, 1] }] }, 'texts[0] has no text.'],
    [
      'a case that says nothing',
      { direct: [{ text: 'x' }] },
      'direct[0] says nothing of what is to come out: add items or faults.',
    ],
    [
      'the same case twice',
      {
        texts: [
          { text: 'No.', score: [0, 0] },
          { name: 'again', text: 'No.', score: [5, 5] },
        ],
      },
      'texts[1] is the same case as texts[0]: take one of the two out.',
    ],
    [
      'a refusal that names no rule',
      { items: [...(tables.items ?? []), { item: { words: 1 }, rejects: '' }] },
      "items[6] has rejects without a rule: name the rule that speaks, rejects: 'answer_in_question', or leave rejects out.",
    ],
    [
      'a warning that names no rule',
      { sets: [{ items: [], warns: [] }] },
      "sets[0] has warns without a rule: name the rule that speaks, warns: 'answer_in_question', or leave warns out.",
    ],
    ['no direct text', { direct: [] }, 'direct is empty: add a text in the direct format, with its items.'],
    [
      'no good item',
      { items: tables.items?.slice(1, 3) },
      'items has none that passes: add a good item, { item } without rejects.',
    ],
    ['no text for the offline writer', { texts: undefined }, 'texts is empty: the game writes offline; add a text.'],
    [
      'no right answer',
      { submissions: tables.submissions?.slice(1) },
      'submissions has no right one: add { item, submission, correct: true }.',
    ],
    [
      'no wrong answer',
      { submissions: tables.submissions?.slice(0, 1) },
      'submissions has no wrong one: add { item, submission, correct: false }.',
    ],
    [
      'a check to skip that there is not',
      { skip: { 'parse: linear tme': 'it is slow' } },
      'skip names "parse: linear tme", which is no shared check: write "parse: linear time".',
    ],
    [
      'a skip without a reason',
      { skip: { 'parse: linear time': 'slow' } },
      'skip leaves "parse: linear time" out without a reason: say in words why the game cannot be held to it.',
    ],
    ['half a seed', { seed: 0.5 }, 'seed is a whole number.'],
    ['no runs', { runs: 0 }, 'runs is a whole number, 1 or more.'],
  ])('finds %s', (_, change, message) => expect(faultsWith(change)).toEqual([message]));

  it.each([
    ['drafts', 'draftSchema'],
    ['texts', 'offline'],
    ['submissions', 'grade'],
    ['sets', 'validateSet'],
  ] as const)('finds cases in %s for a game without %s', (name, member) => {
    const own = { direct: [{ text: 'x', items: [{ word: 'x' }] }], items: [{ item: { word: 'x' } }] };
    expect(tableFaults(plain, own, names)).toEqual([]);
    expect(tableFaults(plain, { ...own, [name]: tables[name] }, names)).toEqual([
      `${name} has cases, but the game has no ${member}: add it, or take the cases out.`,
    ]);
  });

  it('wants a draft where neither the table nor an example has one', () => {
    const { examples: _, ...game } = oddOneOut;
    expect(faultsWith({ drafts: [] })).toEqual([]);
    expect(faultsWith({ drafts: [] }, game)).toEqual([
      'drafts is empty, and no example shows any: add a draft, with the item that finish makes of it.',
    ]);
  });
});
