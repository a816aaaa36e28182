import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { kahoot } from '../src/kahoot/index.js';
import { bytesOf, exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';

const question = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;

/** The rows below the header, as exceljs reads them: number, question, four answers, seconds, correct. */
async function rowsOf(file: Parameters<typeof bytesOf>[0]): Promise<unknown[][]> {
  const workbook = await new ExcelJS.Workbook().xlsx.load(Uint8Array.from(bytesOf(file)).buffer);
  const sheet = workbook.worksheets[0];
  expect(sheet?.getRow(8).getCell(2).value).toBe('Question - max 120 characters');
  const rows = Array.from({ length: (sheet?.rowCount ?? 8) - 8 }, (_, index) => sheet?.getRow(index + 9));
  return rows.map((row) => Array.from({ length: 8 }, (_, index) => row?.getCell(index + 1).value));
}

describe('Kahoot', () => {
  testFormat(kahoot, { runs: 60 });

  it('is read by exceljs as it was meant', async () => {
    const several = { ...question, multiple: true, options: [...question.options, { text: '3', correct: true }] };
    const file = await write(kahoot, exportSetOf([question, several]), { seconds: 60 });
    expect(await rowsOf(file)).toEqual([
      [1, 'Which organ pumps blood?', 'The lung', 'The heart', null, null, 60, '2'],
      [2, 'Which organ pumps blood?', 'The lung', 'The heart', '3', null, 60, '2,3'],
    ]);
    expect(file.outcomes).toEqual([{ outcome: 'exact' }, { outcome: 'degraded', reason: { code: 'any_key' } }]);
  });

  it('keeps every text that it takes, as a string and never as a formula', () =>
    fc.assert(
      fc.asyncProperty(setsFor(kahoot), async (set) => {
        const file = await write(kahoot, set);
        const kept = set.items.filter((_, index) => file.outcomes[index]?.outcome !== 'left_out');
        const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ');
        const expected = kept.map(({ interaction }, index) => {
          if (interaction.kind !== 'choice') throw new Error(interaction.kind);
          const answers = interaction.options.map(({ text }) => oneLine(text));
          const correct = String(interaction.options.findIndex((option) => option.correct) + 1);
          const cells = Array.from({ length: 4 }, (_, place) => answers[place] ?? null);
          return [index + 1, oneLine(interaction.prompt), ...cells, 20, correct];
        });
        expect(await rowsOf(file)).toEqual(expected);
      }),
      { numRuns: 60, seed: 20_260 },
    ));

  it.each(['constructor', '__proto__', 'toString', '_x0041_', ' spaces ', '=1+1', '<b> & "x"', '1,3', 'TRUE', '😀'])(
    'keeps the text %j',
    async (text) => {
      const options = [question.options[1], { text, correct: false }];
      const [row] = await rowsOf(await write(kahoot, exportSetOf([{ ...question, prompt: text, options }])));
      expect([row?.[1], row?.[3]]).toEqual([text, text]);
    },
  );

  it.each([
    ['a long question', { prompt: 'x'.repeat(121) }, 'question_too_long', { length: 121, max: 120 }],
    [
      'a long answer',
      { options: [...question.options, { text: 'x'.repeat(76), correct: false }] },
      'answer_too_long',
      { length: 76, max: 75 },
    ],
    [
      'five answers',
      { options: [...question.options, ...['c', 'd', 'e'].map((text) => ({ text, correct: false }))] },
      'too_many_options',
      { count: 5, max: 4 },
    ],
    ['a control character', { prompt: 'a\u0001b' }, 'unwritable_characters', {}],
    ['half a character', { prompt: 'a\ud800b' }, 'unwritable_characters', {}],
  ])('leaves out %s', async (_, change, code, params) => {
    const file = await write(kahoot, exportSetOf([{ ...question, ...change }]));
    expect(file.outcomes).toEqual([{ outcome: 'left_out', reason: { code, params } }]);
    expect(await rowsOf(file)).toEqual([]);
  });

  it('writes texts at the limits', async () => {
    const options = [question.options[1], { text: 'y'.repeat(75), correct: false }];
    const { outcomes } = await write(kahoot, exportSetOf([{ ...question, prompt: 'x'.repeat(120), options }]));
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('writes the same bytes in another year', async () => {
    const now = await write(kahoot, exportSetOf([question]));
    vi.useFakeTimers({ now: new Date('2040-05-05T05:05:05Z'), toFake: ['Date'] });
    try {
      expect(bytesOf(await write(kahoot, exportSetOf([question])))).toEqual(bytesOf(now));
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes only times that Kahoot takes', async () => {
    await expect(write(kahoot, exportSetOf([question]), { seconds: 25 })).rejects.toThrow();
  });
});
