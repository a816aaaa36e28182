import { describe, expect, it } from 'vitest';
import { itemSchema, maxLength, submissionSchema } from '../src/item.js';

const answers = (count: number, correct: readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({ text: `answer ${index}`, correct: correct.includes(index) }));
const item = (members: object) => ({ question: 'Which one?', answers: answers(3, [1]), ...members });

describe('itemSchema', () => {
  it.each([
    ['two answers', item({ answers: answers(2, [0]) })],
    ['six answers', item({ answers: answers(6, [5]) })],
    ['every optional member', item({ explanation: 'So.', hint: 'Think.', evidence: 'One.', difficulty: 'hard' })],
    ['a question of the greatest length', item({ question: 'q'.repeat(maxLength.question) })],
  ])('accepts %s', (_, value) => expect(itemSchema.safeParse(value).success).toBe(true));

  it.each([
    ['one answer', item({ answers: answers(1, [0]) })],
    ['seven answers', item({ answers: answers(7, [0]) })],
    ['no correct answer', item({ answers: answers(3, []) })],
    ['two correct answers', item({ answers: answers(3, [0, 1]) })],
    ['a blank question', item({ question: ' \n' })],
    ['a question that is too long', item({ question: 'q'.repeat(maxLength.question + 1) })],
    ['an unknown member', item({ score: 1 })],
    ['an unknown difficulty', item({ difficulty: 'extreme' })],
  ])('refuses %s', (_, value) => expect(itemSchema.safeParse(value).success).toBe(false));
});

describe('answerSchema', () => {
  it.each([0, 5, 'Rome'])('takes %j', (answer) => expect(submissionSchema.safeParse(answer).success).toBe(true));
  it.each([-1, 1.5, null, ['Rome'], true])('refuses %j', (answer) =>
    expect(submissionSchema.safeParse(answer).success).toBe(false),
  );
});
