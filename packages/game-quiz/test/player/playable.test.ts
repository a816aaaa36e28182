import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSchema, type QuizItem } from '../../src/item.js';
import { isPlayable } from '../../src/player/quiz-player.js';

const answers = [
  { text: 'Yes', correct: true },
  { text: 'No', correct: false },
];
const check = (item: unknown) => isPlayable(item as QuizItem);

describe('isPlayable', () => {
  it.each([
    ['a question with two answers', { question: 'Is it?', answers }],
    ['members that no quiz knows', { question: 'Is it?', answers, more: 1 }],
  ])('takes %s', (_, item) => expect(check(item)).toBe(true));

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['no question', { answers }],
    ['a blank question', { question: ' ', answers }],
    ['a question that is no text', { question: 3, answers }],
    ['no answers', { question: 'Is it?' }],
    ['answers that are no list', { question: 'Is it?', answers: 'Yes' }],
    ['one answer', { question: 'Is it?', answers: answers.slice(0, 1) }],
    ['an answer that is null', { question: 'Is it?', answers: [...answers, null] }],
    ['an answer without a text', { question: 'Is it?', answers: [...answers, { correct: false }] }],
    ['no right answer', { question: 'Is it?', answers: [answers[1], answers[1]] }],
    ['two right answers', { question: 'Is it?', answers: [answers[0], answers[0]] }],
    [
      'a right answer that is only nearly marked',
      { question: 'Is it?', answers: [answers[1], { text: 'Yes', correct: 'true' }] },
    ],
  ])('refuses %s', (_, item) => expect(check(item)).toBe(false));

  it('takes whatever the game takes, and throws at nothing', () => {
    const answer = fc.record({ text: fc.string(), correct: fc.boolean() });
    const item = fc.record({ question: fc.string(), answers: fc.array(answer, { maxLength: 7 }) });
    fc.assert(
      fc.property(fc.oneof(item, fc.object()), (value) => {
        const playable = check(value);
        if (itemSchema.safeParse(value).success) expect(playable).toBe(true);
      }),
    );
  });
});
