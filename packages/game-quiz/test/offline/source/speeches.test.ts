import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { otherSpeakers, speechesIn, spokenSentences } from '../../../src/offline/source/speeches.js';

const text = `"I have never seen the sea before," said Mira. "Then you must come with us to the coast," Jonas replied.
"Who will feed the goat tomorrow morning?" asked the Captain. "Nobody has thought of that at all!" cried Old Peter.
"I would rather stay here," she said. "Yes," said Mira.`;

describe('speechesIn', () => {
  const speeches = speechesIn(readText(text), 'en');

  it('finds who says what, and leaves pronouns and very short speeches', () => {
    expect(speeches.map(({ speaker, words }) => `${speaker}: ${words}`)).toEqual([
      'Mira: I have never seen the sea before',
      'Jonas: Then you must come with us to the coast',
      'the Captain: Who will feed the goat tomorrow morning?',
      'Old Peter: Nobody has thought of that at all!',
    ]);
  });

  it('finds a speaker named before the words', () => {
    const [told] = speechesIn(readText('Jonas whispered to Mira, "The boat leaves at the second bell."'), 'en');
    expect(told).toMatchObject({ speaker: 'Jonas', words: 'The boat leaves at the second bell' });
  });

  it('finds who acts before the words, also behind an adverb', () => {
    const said =
      'Presently the Ox came up the hill, with a bell on his neck, and said, "Come down to the river with us."';
    const [told] = speechesIn(readText(said), 'en');
    expect(told).toMatchObject({ speaker: 'the Ox', words: 'Come down to the river with us' });
    const other = 'The Ox saw how the Hen came up the hill, and she said, "Come down to the river with us."';
    expect(speechesIn(readText(other), 'en')).toEqual([]);
  });

  it('leaves words that only call somebody', () => {
    expect(speechesIn(readText('"My long and bubbling friend," said the Ox, "come in."'), 'en')).toEqual([]);
  });

  it('keeps the words of the text as evidence', () => {
    for (const { evidence } of speeches) expect(text).toContain(evidence);
  });

  it('leaves what is said twice, and other languages', () => {
    expect(
      speechesIn(readText(`"I have never seen it," said Mira. "I have never seen it," said Jonas.`), 'en'),
    ).toEqual([]);
    expect(speechesIn(readText(text), 'de')).toEqual([]);
  });

  it('names the other speakers, the nearest first', () => {
    const [first] = speeches;
    expect(first && otherSpeakers(first, speeches)).toEqual(['Jonas', 'the Captain', 'Old Peter']);
  });
});

describe('spokenSentences', () => {
  it('finds the sentences inside a speech that a paragraph does not close', () => {
    const story = 'He told a story.\n\n“It was late. Nobody was there.\n\n“A man came,” he said.\n\nNight fell.';
    expect([...spokenSentences(readText(story))]).toEqual([2]);
  });
});
