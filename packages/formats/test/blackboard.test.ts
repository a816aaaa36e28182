import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { blackboard } from '../src/blackboard/index.js';
import { exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';

const choice = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;
const order = {
  kind: 'order',
  prompt: 'Order.',
  parts: ['One.', 'Two.', 'Three.'],
  alternatives: [],
  solved: 'x',
  layout: 'lines',
} as const;
const match = {
  kind: 'match',
  prompt: 'Match.',
  pairs: [
    { left: 'a', right: '1' },
    { left: 'b', right: '2' },
  ],
} as const;
const gaps = {
  kind: 'gaps',
  prompt: 'Fill.',
  segments: ['A ', { accepted: ['b', 'c'] }, ' [d] ', { accepted: ['e'] }],
} as const;
const text = { kind: 'text', prompt: 'Name it.', accepted: ['heart', 'the heart'] } as const;

/** A text as a browser shows it. */
const shown = (html: string): string =>
  html
    .replaceAll('<br>', '\n')
    .replaceAll('&#9;', '\t')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('Blackboard', () => {
  testFormat(blackboard);

  it('writes a line per question, as Blackboard reads them', async () => {
    const { content, outcomes } = await write(
      blackboard,
      exportSetOf([choice, { ...choice, multiple: true }, order, match, gaps, text]),
    );
    expect(String(content).split('\r\n')).toEqual([
      'MC\tWhich organ pumps blood?\tThe lung\tincorrect\tThe heart\tcorrect',
      'MA\tWhich organ pumps blood?\tThe lung\tincorrect\tThe heart\tcorrect',
      'ORD\tOrder.\tOne.\tTwo.\tThree.',
      'MAT\tMatch.\ta\t1\tb\t2',
      'FIB_PLUS\tFill.<br>A [gap1] \\[d] [gap2]\tgap1\tb\tc\t\tgap2\te',
      'FIB\tName it.\theart\tthe heart',
    ]);
    expect(outcomes).toEqual(outcomes.map(() => ({ outcome: 'exact' })));
  });

  it('is read by papaparse as lines of cells, none of them markup, a formula or a quotation', () =>
    fc.assert(
      fc.asyncProperty(setsFor(blackboard), async (set) => {
        const file = await write(blackboard, set);
        const { data, errors } = papaparse.parse<string[]>(String(file.content), {
          delimiter: '\t',
          newline: '\r\n',
          quoteChar: '\0',
        });
        expect(errors.filter(({ code }) => code !== 'UndetectableDelimiter')).toEqual([]);
        const rows = data.filter((row) => row.length > 1);
        const kept = set.items.filter((_, index) => file.outcomes[index]?.outcome !== 'left_out');
        expect(rows).toHaveLength(kept.length);
        for (const [index, { interaction }] of kept.entries()) {
          if (interaction.kind === 'gaps') continue;
          const prompt = interaction.prompt.replace(/\r\n|[\r\u2028\u2029]/g, '\n');
          expect(shown(rows[index]?.[1] ?? '').replace(/^'(?='*[=+\-@\t])/, '')).toBe(prompt);
        }
        for (const [type = '', ...cells] of rows) {
          expect(['MC', 'MA', 'ORD', 'MAT', 'FIB', 'FIB_PLUS']).toContain(type);
          expect(cells.filter((cell) => /^[=+\-@\t\r]|[\r\n\u2028"]|<(?!br>)/.test(cell))).toEqual([]);
        }
      }),
      { numRuns: 100, seed: 20_260 },
    ));

  it('escapes a text as HTML', async () => {
    const { content } = await write(blackboard, exportSetOf([{ ...choice, prompt: '<b> & "x"\ny\tz' }]));
    expect(String(content)).toMatch(/^MC\t&lt;b&gt; &amp; &quot;x&quot;<br>y&#9;z\t/);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `part ${index}`);
  it.each([
    ['21 parts', { ...order, parts: many(21) }, 'left_out', 'too_many_options'],
    ['11 gaps', { ...gaps, segments: many(11).map((each) => ({ accepted: [each] })) }, 'left_out', 'too_many_gaps'],
    [
      'pairs with the same right',
      {
        ...match,
        pairs: [
          { left: 'a', right: '1' },
          { left: 'b', right: '1' },
        ],
      },
      'left_out',
      'not_one_to_one',
    ],
    ['an answer with markup', { ...text, accepted: ['<b>'] }, 'left_out', 'unsafe_answer'],
    [
      'an answer that a learner would have to write with an apostrophe',
      { ...text, accepted: ['-5'] },
      'left_out',
      'unsafe_answer',
    ],
    ['words to choose from', { ...gaps, words: ['b', 'e'] }, 'degraded', 'words_lost'],
    ['a formula', { ...choice, prompt: '=1' }, 'degraded', 'apostrophe'],
    ['another right order', { ...order, alternatives: [[1, 0, 2]] }, 'degraded', 'members_lost'],
  ] as const)('tells what becomes of %s', async (_, interaction, outcome, code) => {
    const { outcomes } = await write(blackboard, exportSetOf([interaction]));
    expect(outcomes).toMatchObject([{ outcome, reason: { code } }]);
  });

  it('writes 20 parts', async () => {
    const { outcomes } = await write(blackboard, exportSetOf([{ ...order, parts: many(20) }]));
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });
});
