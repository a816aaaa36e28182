import { describe, expect, it } from 'vitest';
import { statementQuestions } from '../../../../src/offline/english/questions/statement-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const harbour =
  'Copper pipes carry hot water to the baths. Wooden gates close the narrow canal at night. Stone towers guard the entrance of the harbour. ' +
  'The car runs into a loaded wagon. A lantern is a case that protects a small flame. Glass windows let sunlight into the hall, and they cost little.';

const asked = async (words: string) => {
  const text = await englishFrom(harbour);
  return statementQuestions(sentenceWith(words, text), text)[0]?.draft;
};

describe('statementQuestions', () => {
  it('asks to complete a sentence, among what is said of other things of the same number', async () => {
    const draft = await asked('Copper pipes');
    expect(draft).toMatchObject({ question: 'Copper pipes _____.', correct: 'carry hot water to the baths' });
    expect(draft?.distractors).toContain('guard the entrance of the harbour');
    expect(draft?.distractors).not.toContain('runs into a loaded wagon');
  });

  it('asks nothing of a subject that an earlier sentence must explain', async () => {
    expect(await asked('loaded wagon')).toBeUndefined();
  });
});
