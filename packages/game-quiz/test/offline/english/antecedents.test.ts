import { describe, expect, it } from 'vitest';
import { englishFrom, sentenceWith } from '../../support/english.js';

describe('antecedentOf', () => {
  it('finds whom a pronoun means in the sentence before', async () => {
    const text = await englishFrom('The queen opened the gate of the castle. She rode to the village with a lamp.');
    expect(sentenceWith('She rode', text)).toMatchObject({ from: 0, subjectInside: 'the queen' });
  });

  it('does not guess between two', async () => {
    const text = await englishFrom('The queen met the old nurse at the gate. She rode to the village with a lamp.');
    expect(sentenceWith('She rode', text).subject).toBeUndefined();
  });

  it('does not look into another paragraph', async () => {
    const text = await englishFrom('The queen opened the gate of the castle.\n\nShe rode to the village with a lamp.');
    expect(sentenceWith('She rode', text).subject).toBeUndefined();
  });
});
