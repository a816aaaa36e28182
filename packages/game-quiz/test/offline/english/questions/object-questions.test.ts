import { describe, expect, it } from 'vitest';
import { stepQuestions } from '../../../../src/offline/english/questions/object-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const recipe =
  '1. Fry the onions in a large pan.\n2. Mix the flour with the sugar in a bowl.\n3. Put it in the oven.\n4. Wash the carrots under cold water.\n5. Cut the beans with a knife.';

describe('stepQuestions', () => {
  it('asks what to do something with', async () => {
    const text = await englishFrom(recipe);
    const [fact] = stepQuestions(sentenceWith('Fry', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What should you fry in a large pan?', correct: 'the onions' });
    expect(fact?.draft.distractors.length).toBeGreaterThanOrEqual(2);
  });

  it('asks nothing about "it"', async () => {
    const text = await englishFrom(recipe);
    expect(stepQuestions(sentenceWith('Put it', text), text)).toEqual([]);
  });
});
