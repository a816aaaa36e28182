import { describe, expect, it } from 'vitest';
import { aiken } from '../src/aiken/index.js';
import formats from '../src/index.js';
import { bytesOf, exportSetOf, read, testFormat, write } from './support/generated-sets.js';

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

  it('is recognised before other formats', async () => {
    const file = bytesOf(await write(aiken, exportSetOf([question])));
    expect(formats.find((format) => format.recognises?.(file))?.id).toBe('aiken');
  });

  it('leaves out halves of characters', async () => {
    const { outcomes } = await write(aiken, exportSetOf([{ ...question, prompt: 'What is \ud800?' }]));
    expect(outcomes).toMatchObject([{ outcome: 'left_out', reason: { code: 'unwritable_characters' } }]);
  });

  it('tells what it loses', async () => {
    const set = exportSetOf([{ ...question, explanation: 'It is a muscle.', hint: 'Red.' }]);
    const { outcomes } = await write(aiken, set);
    expect(outcomes).toEqual([
      { outcome: 'degraded', reason: { code: 'members_lost', params: { members: 'hint, explanation', count: 2 } } },
    ]);
  });

  it.each([
    ['would be read as an option', { prompt: 'A. Smith wrote what?' }, 'reads_as_option'],
    ['would be read as an answer', { prompt: 'ANSWER: B' }, 'reads_as_option'],
    ['is too short for Moodle', { prompt: '?' }, 'line_too_short'],
    ['has a blank option', { options: [...question.options, { text: ' ', correct: false }] }, 'no_text'],
    ['has two right options', { options: question.options, multiple: true }, 'several_keys'],
    [
      'has more options than letters',
      { options: Array.from({ length: 27 }, (_, index) => ({ text: `${index}`, correct: index === 0 })) },
      'too_many_options',
    ],
  ])('leaves out a question that %s', async (_, changes, code) => {
    const { content, outcomes } = await write(aiken, exportSetOf([{ ...question, ...changes }, question]));
    expect(content).toBe('Which organ pumps blood?\nA) The lung\nB) The heart\nANSWER: B\n');
    expect(outcomes).toMatchObject([{ outcome: 'left_out', reason: { code } }, { outcome: 'exact' }]);
  });

  it('tells line breaks that became spaces', async () => {
    const { content, outcomes } = await write(aiken, exportSetOf([{ ...question, prompt: 'Which\norgan\r\nis it?' }]));
    expect(content.toString().split('\n')[0]).toBe('Which organ is it?');
    expect(outcomes).toEqual([{ outcome: 'degraded', reason: { code: 'line_breaks' } }]);
  });

  it('reads what others write: indents, no spaces, CRLF, several lines, small letters', async () => {
    const text =
      '\ufeffWhich\r\norgan?\r\n  A)lung\r\n  B. heart\r\n  ANSWER: b\r\n\r\n Who?\r\nA. x\r\nB. y\r\nANSWER:A';
    const { interactions, faults } = await read(aiken, { content: text, outcomes: [] });
    expect(faults).toEqual([]);
    expect(interactions).toMatchObject([
      { line: 1, column: 1, interaction: { prompt: 'Which\norgan?', options: [{ text: 'lung' }, { correct: true }] } },
      { line: 7, column: 2, interaction: { prompt: 'Who?' } },
    ]);
    expect(aiken.recognises?.(new TextEncoder().encode(text))).toBe(true);
  });

  it.each([
    ['no options', 'What?\nANSWER: A\n', 'no_options', 1],
    ['an answer that is not there', 'What?\nA) x\nB) y\nANSWER: C\n', 'no_such_option', 1],
    ['no answer', 'What?\nA) x\nB) y\n\nWho?\nA) x\nB) y\nANSWER: A', 'no_answer', 1],
    ['an option first', 'A) x\n', 'no_question', 1],
    ['an answer first', 'ANSWER: A\n', 'answer_first', 1],
    ['two answers', 'What?\nA) x\nB) y\nANSWER: A, B\n', 'several_answers', 1],
    ['an answer without its letter', 'What?\nA) x\nB) y\nANSWER:\n', 'no_answer', 1],
    ['letters out of order', 'What?\nA) x\nC) y\nANSWER: A\n', 'option_letters', 1],
    ['an option without text', 'What?\nA) x\nB)\nANSWER: A\n', 'empty_option', 1],
  ])('names the line of a question with %s', async (_, text, rule, line) => {
    const { faults } = await read(aiken, { content: text, outcomes: [] });
    expect(faults[0]).toMatchObject({ rule, line, column: 1 });
  });
});
