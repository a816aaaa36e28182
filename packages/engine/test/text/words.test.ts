import { describe, expect, it } from 'vitest';
import { splitWords } from '../../src/text/words.js';

const wordsOf = (text: string, language: string) => splitWords(text, language).map((word) => word.text);
const stopsOf = (text: string, language: string) =>
  splitWords(text, language)
    .filter((word) => word.stop)
    .map((word) => word.text);

describe('splitWords', () => {
  it.each([
    [
      'en',
      "I don't like well-known dogs’ names, O'Neil.",
      ['I', "don't", 'like', 'well-known', 'dogs', 'names', "O'Neil"],
    ],
    [
      'en',
      'At 10:30 it cost 3,000.5 in the U.S., (twice).',
      ['At', '10:30', 'it', 'cost', '3,000.5', 'in', 'the', 'U.S', 'twice'],
    ],
    ['fr', "L'homme aujourd'hui… rit !", ["L'homme", "aujourd'hui", 'rit']],
    ['vi', 'Hôm nay trời đẹp.', ['Hôm', 'nay', 'trời', 'đẹp']],
    ['hi', 'राम घर गया।', ['राम', 'घर', 'गया']],
    ['ar', 'أين القطة؟', ['أين', 'القطة']],
    ['zh', '小猫在睡觉。', ['小猫', '在', '睡觉']],
    ['th', 'แมวนอน', ['แมว', 'นอน']],
  ])('%s: %s', (language, text, words) => {
    expect(wordsOf(text, language)).toEqual(words);
  });

  it('marks the words without content', () => {
    expect(stopsOf("The fox isn't in the old barn", 'en')).toEqual(['The', "isn't", 'in', 'the']);
    expect(stopsOf("Qu'il aime l'homme", 'fr')).toEqual(["Qu'il"]);
    expect(stopsOf('Der Hund und die Katze', 'de-AT')).toEqual(['Der', 'und', 'die']);
    expect(stopsOf('小猫在睡觉', 'zh')).toEqual(['在']);
  });

  it('marks none where no list is known', () => {
    expect(stopsOf('and the', 'xx')).toEqual([]);
    expect(stopsOf('and the', 'constructor')).toEqual([]);
  });
});
