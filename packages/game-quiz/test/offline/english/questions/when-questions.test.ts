import { describe, expect, it } from 'vitest';
import { whenQuestions } from '../../../../src/offline/english/questions/when-questions.js';
import { whereQuestions } from '../../../../src/offline/english/questions/where-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const story =
  'Anna opened the window of the tower when the rain stopped. The miller lost his hat on the bridge. A soldier sold bread during the long siege. ' +
  'The miller hid the coins under a stone. A nurse came from the north after the great fire. The baker put the loaves into a basket. The children laughed when the goat ate the crown.';

describe('whenQuestions', () => {
  it('asks for the time that a sentence gives, among other times of the text', async () => {
    const text = await englishFrom(story);
    const [fact] = whenQuestions(sentenceWith('Anna', text), text);
    expect(fact?.draft).toMatchObject({
      question: 'When did Anna open the window of the tower?',
      correct: 'when the rain stopped',
    });
    expect(fact?.draft.distractors).toContain('when the goat ate the crown');
  });
});

describe('whereQuestions', () => {
  it('asks for a place, also where it is a thing', async () => {
    const text = await englishFrom(`${story} A cat slept on the roof. Two birds built a nest in the chimney.`);
    const [fact] = whereQuestions(sentenceWith('slept', text), text);
    expect(fact?.draft).toMatchObject({ question: 'Where did a cat sleep?', correct: 'on the roof' });
  });
});
