import { describe, expect, it } from 'vitest';
import { grade } from '../src/grade.js';
import type { QuizItem } from '../src/item.js';

const item: QuizItem = {
  question: 'Which sea lies between Italy and Croatia?',
  answers: [
    { text: 'The Aegean Sea', correct: false },
    { text: 'The Adriatic Sea', correct: true },
    { text: 'The Black Sea', correct: false },
  ],
  explanation: 'Its name comes from the town of Adria.',
};

describe('grade', () => {
  it.each([
    ['its place', 1],
    ['its text', 'The Adriatic Sea'],
    ['its text in small letters and without the article', 'adriatic sea'],
  ])('gives the key its point, by %s', (_, answer) => {
    expect(grade(item, answer)).toEqual({
      score: 1,
      max: 1,
      correct: true,
      feedback: [{ code: 'right_answer' }, { code: 'explanation', message: 'Its name comes from the town of Adria.' }],
    });
  });

  it.each([
    ['another place', 0],
    ['another text', 'The Black Sea'],
  ])('gives nothing for %s and names the key', (_, answer) => {
    const { score, correct, feedback } = grade(item, answer);
    expect({ score, correct }).toEqual({ score: 0, correct: false });
    expect(feedback).toEqual([
      { code: 'wrong_answer', params: { answer: 'The Adriatic Sea' } },
      { code: 'explanation', message: item.explanation },
    ]);
  });

  it.each([
    ['a place that the item has not', 3],
    ['a text that no answer has', 'The Baltic Sea'],
    ['no text', ''],
  ])('says of %s that it is no answer', (_, answer) => {
    const { explanation: _left, ...bare } = item;
    const { correct, feedback } = grade(bare, answer);
    expect(correct).toBe(false);
    expect(feedback).toEqual([{ code: 'no_such_answer', params: { answer: 'The Adriatic Sea' } }]);
  });

  it('tells answers apart that differ in a sign, and takes none where two read alike', () => {
    const signs: QuizItem = {
      question: 'Which?',
      answers: [
        { text: 'C', correct: false },
        { text: 'C++', correct: true },
      ],
    };
    expect(grade(signs, 'c++').correct).toBe(true);
    expect(grade(signs, 'c').correct).toBe(false);
    const alike: QuizItem = {
      question: 'Which?',
      answers: [
        { text: 'Rome', correct: true },
        { text: 'rome', correct: false },
      ],
    };
    expect(grade(alike, 'Rome').correct).toBe(true);
    expect(grade(alike, 'ROME').correct).toBe(false);
  });
});
