import { describe, expect, it } from 'vitest';
import { deedQuestions } from '../../../../src/offline/english/questions/action-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('deedQuestions', () => {
  it('sets what one did beside what others did', async () => {
    const text = await englishFrom(
      'Anna carried the basket to the market. Peter mended the roof of the barn. Clara sold her books to a stranger. Anna planted roses behind the wall.',
    );
    const [fact] = deedQuestions(sentenceWith('Peter', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What did Peter do?', correct: 'mended the roof of the barn' });
    expect(fact?.draft.distractors).toContain('carried the basket to the market');
  });

  it('asks nothing where the others may be the same person', async () => {
    const text = await englishFrom(
      'The sailor carried the basket to the market. The farmer mended the roof of the barn. The baker sold some books to a stranger.',
    );
    for (const sentence of text.sentences) expect(deedQuestions(sentence, text)).toEqual([]);
  });
});
