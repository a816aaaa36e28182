import { describe, expect, it } from 'vitest';
import { existenceQuestions } from '../../../../src/offline/english/questions/subject-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('existenceQuestions', () => {
  it('asks what is somewhere', async () => {
    const text = await englishFrom(
      'There was a deep pond behind the old church. A wagon stood on the road at night. The farmer sold a barrel to the town. The miller built a wheel for the mill.',
    );
    const [fact] = existenceQuestions(sentenceWith('deep pond', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What was behind the old church?', correct: 'a deep pond' });
  });
});
