import { describe, expect, it } from 'vitest';
import { qualityGaps } from '../../../../src/offline/english/questions/quality-gaps.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

const askedOf = async (sentence: string) => {
  const text = await englishFrom(`${sentence} The wind was strong on that day.`);
  return qualityGaps(sentenceWith(sentence, text), text)[0]?.draft;
};

describe('qualityGaps', () => {
  it('leaves out a quality, among contrary ones', async () => {
    expect(await askedOf('The bones of most birds are hollow.')).toMatchObject({
      question: 'The bones of most birds are _____.',
      correct: 'hollow',
      distractors: ['solid', 'filled with water'],
    });
  });

  it('leaves out a feeling, among others that take the same preposition', async () => {
    const draft = await askedOf('Anna was very proud of the garden behind her house.');
    expect(draft).toMatchObject({ question: 'Anna was very _____ of the garden behind her house.', correct: 'proud' });
    for (const feeling of draft?.distractors ?? []) expect(['ashamed', 'afraid', 'jealous']).toContain(feeling);
  });

  it.each(['The soup was too hot to eat.', 'The river is as deep as the lake.', 'It was dangerous for the sailors.'])(
    'asks nothing of "%s"',
    async (sentence) => expect(await askedOf(sentence)).toBeUndefined(),
  );
});
