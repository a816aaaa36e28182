import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { blooket } from '../src/blooket/index.js';
import { exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';

const question = {
  kind: 'choice',
  prompt: 'Which organ, "here", pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;

describe('Blooket', () => {
  testFormat(blooket);

  it('writes the template that Blooket reads', async () => {
    const { content, outcomes } = await write(blooket, exportSetOf([question]), { seconds: 30 });
    expect(content).toBe(
      '"Blooket\nImport Template",,,,,,,\r\n' +
        'Question #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)",' +
        '"Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\r\n' +
        '1,"Which organ, ""here"", pumps blood?",The lung,The heart,,,30,2\r\n',
    );
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('is read by papaparse with eight cells in each row, and no formula', () =>
    fc.assert(
      fc.asyncProperty(setsFor(blooket), async (set) => {
        const file = await write(blooket, set);
        const { data, errors } = papaparse.parse<string[]>(String(file.content), { skipEmptyLines: true });
        expect(errors).toEqual([]);
        const kept = set.items.filter((_, index) => file.outcomes[index]?.outcome !== 'left_out');
        expect(data.slice(2).map((row) => row[1]?.replace(/^'(?='*[=+\-@\t\r])/, ''))).toEqual(
          kept.map(({ interaction }) => interaction.prompt.replace(/[\r\n\u2028\u2029]+/g, ' ')),
        );
        expect(data).toHaveLength(2 + kept.length);
        expect(data.every((row) => row.length === 8)).toBe(true);
        expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
      { numRuns: 100, seed: 20_260 },
    ));

  it.each([
    ['a formula', { prompt: '=1+1' }, 'apostrophe'],
    [
      'a negative number as an answer',
      { options: [question.options[1], { text: '-5', correct: false }] },
      'apostrophe',
    ],
    ['line breaks', { prompt: 'one\r\ntwo' }, 'line_breaks'],
    ['several keys', { multiple: true }, 'any_key'],
    ['a hint', { hint: 'It beats.' }, 'members_lost'],
  ])('tells what becomes of %s', async (_, change, code) => {
    const { outcomes } = await write(blooket, exportSetOf([{ ...question, ...change }]));
    expect(outcomes).toMatchObject([{ outcome: 'degraded', reason: { code } }]);
  });

  it('takes at most 300 seconds', async () => {
    await expect(write(blooket, exportSetOf([question]), { seconds: 301 })).rejects.toThrow();
  });
});
