import { describe, expect, it } from 'vitest';
import { fixedKeys, sharedPassage } from '../../src/testing/prompt-checks.js';

describe('fixedKeys', () => {
  it.each([
    ['Correct: B', 'Correct: B'],
    ['{"question": "...", "correct": 1}', '"correct": 1'],
    ['answer: true\n', 'answer: true'],
    ["{ answer: 'yes' }", "answer: 'yes'"],
    ['Correct answer = C.', 'Correct answer = C'],
    ['correct_index: 0,\n', undefined],
    ['answer: true or false', undefined],
    ['Correct: A, B or C', undefined],
    ['correct: 0 to 3', undefined],
    ['correct: 0-3', undefined],
    ['answer: true if the statement is right', undefined],
    ['Answer: A sentence is enough', undefined],
    ['3. correct: the one right answer', undefined],
    ['The answer:\n1. Read the text.', undefined],
    ['key: one word of the text', undefined],
  ])('%j', (prompt, found) => {
    const [first] = fixedKeys(prompt);
    expect(first?.replace(/^"?/, '')).toBe(found?.replace(/^"?/, ''));
  });
});

describe('sharedPassage', () => {
  const text = 'We ate plums and pears under the old lamp. Ingredients: rice!\n鲸鱼生活在很深的海洋里面。';

  it.each([
    ['From "plums and pears under the old lamp" make a group.', 'plums and pears under the old'],
    ['Say: WE ATE PLUMS, AND PEARS UNDER it.', 'we ate plums and pears under'],
    ['例如：鲸鱼生活在很深的海洋里面。', '鲸鱼生活在很深的海洋里面'],
    ['We ate plums and apples.', undefined],
    ['Ingredients of the text.', undefined],
  ])('%j', (prompt, found) => expect(sharedPassage(prompt, text)).toBe(found));

  it('takes a short sentence whole', () => {
    expect(sharedPassage('Do not write: bees dance very well.', 'Bees dance very well.')).toBe('bees dance very well');
    expect(sharedPassage('Do bees dance very well too?', 'Bees dance well.')).toBeUndefined();
  });
});
