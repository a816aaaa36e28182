import { describe, expect, it } from 'vitest';
import { taskQuestions } from '../../../../src/offline/english/questions/task-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const others =
  'The farmers tried to store their grain before winter. The merchants planned to sell cloth in the capital. A council met to settle old quarrels.';

describe('taskQuestions', () => {
  it('asks what somebody was told to do', async () => {
    const text = await englishFrom(`The queen ordered the miller to build a bridge over the river. ${others}`);
    const [fact] = taskQuestions(sentenceWith('miller', text), text);
    expect(fact?.draft).toMatchObject({
      question: 'What did the queen order the miller to do?',
      correct: 'build a bridge over the river',
    });
    expect(fact?.draft.distractors.length).toBeGreaterThan(1);
  });

  it('asks what somebody wants to do', async () => {
    const text = await englishFrom(`Anna wanted to learn the language of the birds. ${others}`);
    const [fact] = taskQuestions(sentenceWith('Anna', text), text);
    expect(fact?.draft.question).toBe('What did Anna want to do?');
  });

  it('asks for the step to take in a case', async () => {
    const text = await englishFrom(
      'Call the guide if the rope breaks. Carry a lamp in each hand. Dry the tent in the sun. Store the boots near a stove.',
    );
    const [fact] = taskQuestions(sentenceWith('rope', text), text);
    expect(fact?.draft).toMatchObject({
      question: 'What should you do if the rope breaks?',
      correct: 'call the guide',
    });
  });
});
