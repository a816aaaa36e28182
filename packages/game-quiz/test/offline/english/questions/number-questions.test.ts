import { describe, expect, it } from 'vitest';
import { labelQuestions } from '../../../../src/offline/english/questions/number-questions.js';
import { sourceFrom } from '../../../support/reading.js';

describe('labelQuestions', () => {
  it('asks how long a time of a list is, once', () => {
    const source = sourceFrom(
      '# Soup\n\n- Cook time: 45 min\n- Cook time: 50 min\n- Colour: red\n\nCook the soup slowly.',
    );
    const [fact, ...others] = labelQuestions(source, 1);
    expect(others).toEqual([]);
    expect(fact?.draft).toMatchObject({ question: 'How long is the cook time?', correct: '45 min' });
    for (const distractor of fact?.draft.distractors ?? []) expect(distractor).toMatch(/^\d+ min$/);
  });
});
