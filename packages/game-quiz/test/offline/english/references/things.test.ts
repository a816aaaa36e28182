import { describe, expect, it } from 'vitest';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('thingMeant', () => {
  it('finds what "it" means in the sentence before', async () => {
    const text = await englishFrom('The lighthouse is a tower. It stands on a rock near the harbour.');
    expect(sentenceWith('It stands', text)).toMatchObject({ from: 0, subjectInside: 'the lighthouse' });
  });

  it('finds what "they" means in the sentence before', async () => {
    const text = await englishFrom('Old lamps burn with oil. They need a new wick every week.');
    expect(sentenceWith('They need', text).subjectInside).toBe('old lamps');
  });

  it.each([
    'The ferry reached the lighthouse. It was painted in bright colours.',
    'The traders met the farmers. They carried barrels of salt.',
    'The lighthouse is a tower. It is clear that the rock is high.',
  ])('does not guess: "%s"', async (words) => {
    const text = await englishFrom(words);
    expect(text.sentences.at(-1)?.subject).toBeUndefined();
  });
});
