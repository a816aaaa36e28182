import { describe, expect, it } from 'vitest';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('antecedentOf', () => {
  it('finds whom a pronoun means in the sentence before', async () => {
    const text = await englishFrom('The queen opened the gate of the castle. She rode to the village with a lamp.');
    expect(sentenceWith('She rode', text)).toMatchObject({ from: 0, subjectInside: 'the queen' });
  });

  it('finds it in the clause before', async () => {
    const text = await englishFrom('The wind was strong. When the queen had opened the gate, she rode to the village.');
    expect(sentenceWith('she rode', text)).toMatchObject({ from: 1, subjectInside: 'the queen' });
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

describe('a pronoun in a story of several persons', () => {
  it('is nobody in particular', async () => {
    const text = await englishFrom(
      'Tara lived in a hut by the lake. Tara’s mother cooked the supper. Tara ate a fish. Her mother sang a song. She kicked the old door open.',
    );
    expect(sentenceWith('She kicked', text).subject).toBeUndefined();
  });
});

describe('antecedentOf over a sentence that is hard to read', () => {
  it('goes on to the one who is named before', async () => {
    const text = await englishFrom(
      'The king saddled his horse in the yard. Over the hills rode he, and such a wind blew there as nobody knew. He tied his horse to a pine-tree.',
    );
    expect(sentenceWith('He tied', text).subject?.text).toBe('the king');
  });
});
