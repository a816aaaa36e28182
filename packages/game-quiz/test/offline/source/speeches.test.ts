import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { otherSpeakers, speechesIn } from '../../../src/offline/source/speeches.js';

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
