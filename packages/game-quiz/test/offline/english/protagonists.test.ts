import { describe, expect, it } from 'vitest';
import { englishFrom, sentenceWith } from '../../support/english.js';

const aboutOne =
  'Alice walked slowly along the river. Alice watched the boats on the water. Alice heard a bell behind her house. Alice took her coat from the wall.\n\nThe wind was strong on that day. She opened the gate to the garden.';

describe('protagonistsOf', () => {
  it('knows whom "she" means in a text about one woman', async () => {
    expect(sentenceWith('She opened', await englishFrom(aboutOne)).subject?.text).toBe('Alice');
  });

  it('does not where another woman has just been spoken of', async () => {
    const aboutTwo = aboutOne.replace('The wind was strong on that day.', 'The queen was ill on that day.');
    expect(sentenceWith('She opened', await englishFrom(aboutTwo)).subject?.text).not.toBe('Alice');
  });
});
