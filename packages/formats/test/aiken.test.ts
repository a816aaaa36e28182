import { describe, expect, it } from 'vitest';
import { aiken } from '../src/aiken/index.js';
import { exportSetOf, read, testFormat, write } from './support/generated-sets.js';

const question = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;

describe('Aiken', () => {
  testFormat(aiken);

  it('writes a question as Moodle reads it', async () => {
    const { content, outcomes } = await write(aiken, exportSetOf([question]));
    expect(content).toBe('Which organ pumps blood?\nA) The lung\nB) The heart\nANSWER: B\n');
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('tells what it loses', async () => {
    const set = exportSetOf([{ ...question, explanation: 'It is a muscle.', hint: 'Red.' }]);
    const { outcomes } = await write(aiken, set);
    expect(outcomes).toEqual([
      { outcome: 'degraded', reason: { code: 'members_lost', params: { members: 'hint, explanation', count: 2 } } },
    ]);
  });

  it('leaves out a question that would be read as an option', async () => {
    const { content, outcomes } = await write(aiken, exportSetOf([{ ...question, prompt: 'A. Smith wrote what?' }]));
    expect([content.toString().trim(), outcomes[0]?.outcome]).toEqual(['', 'left_out']);
  });

  it.each([
    ['no options', 'What?\nANSWER: A\n', 'no_options', 1],
    ['an answer that is not there', 'What?\nA) x\nB) y\nANSWER: C\n', 'no_such_option', 1],
    ['no answer', 'What?\nA) x\nB) y\n\nWho?\nA) x\nB) y\nANSWER: A', 'no_answer', 1],
    ['an option first', 'A) x\n', 'no_question', 1],
  ])('names the line of a question with %s', async (_, text, rule, line) => {
    const { faults } = await read(aiken, { content: text, outcomes: [] });
    expect(faults[0]).toMatchObject({ rule, line, column: 1 });
  });
});
