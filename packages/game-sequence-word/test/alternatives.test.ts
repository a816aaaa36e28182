import { isPermutation } from '@ludotext/engine/ordering';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesOf } from '../src/alternatives.js';
import { rebuild } from '../src/marks.js';
import { cutTiles } from '../src/tiles.js';
import { storyIn } from './texts.js';

function sentencesOf(sentence: string, language: string, text = sentence): string[] {
  const tiles = cutTiles(sentence, language, text);
  return alternativesOf(tiles, sentence, language, text).map((order) =>
    rebuild(
      order.map((index) => tiles[index] as string),
      sentence,
    ),
  );
}

describe('alternativesOf', () => {
  it.each([
    ['en', 'We saw a strange bird yesterday.', ['Yesterday we saw a strange bird.']],
    ['en', 'In 1783 two brothers built a balloon.', ['Two brothers built a balloon in 1783.']],
    ['en', 'I drink tea every morning.', ['Every morning I drink tea.']],
    ['es', 'Ayer el perro comió mi pan.', ['El perro comió mi pan ayer.']],
    ['fr', 'Il mange du pain chaque matin.', ['Chaque matin il mange du pain.']],
    ['ru', 'Вчера она купила новую книгу.', ['Она купила новую книгу вчера.']],
    ['de', 'Gestern fand er ein altes Buch.', ['Er fand gestern ein altes Buch.']],
    ['nl', 'Vandaag eten we verse vis.', ['We eten vandaag verse vis.']],
    ['zh', '昨天我们去了北京的公园。', ['我们昨天去了北京的公园。']],
    ['ja', 'お父さんは毎日会いに来ました。', ['毎日お父さんは会いに来ました。']],
    ['ko', '우리는 어제 큰 개를 보았다.', ['어제 우리는 큰 개를 보았다.']],
  ])('%s: %s', (language, sentence, expected) => {
    expect(sentencesOf(sentence, language)).toEqual(expected);
  });

  it('swaps two names that are tiles of their own', () => {
    const tiles = ['Anna', 'and', 'Ben', 'sleep'];
    expect(alternativesOf(tiles, 'Anna and Ben sleep.', 'en', '')).toEqual([[2, 1, 0, 3]]);
  });

  it.each([
    ['a time that is the subject', 'Today is a day for quiet work.'],
    ['a time before a verb', 'Yesterday went by in a hurry.'],
    ['a question', 'Did we see a strange bird yesterday?'],
    ['a comma', 'Yesterday, we saw a strange bird.'],
    ['two clauses', 'We saw a bird that sang yesterday.'],
    ['a time that may belong to either of two verbs', 'In 1847 the farmers agreed to sell their land.'],
    ['two times', 'Yesterday we slept in the afternoon.'],
    ['a first word that may be no name', 'Napoleon saw a bird yesterday.'],
    ['verbs joined by "and"', 'Wait and see what happens.'],
  ])('has none for %s', (_, sentence) => {
    expect(sentencesOf(sentence, 'en')).toEqual([]);
  });

  it('moves a time before a name that the text shows to be one', () => {
    const text = 'People liked Napoleon. Napoleon saw a bird yesterday.';
    expect(sentencesOf('Napoleon saw a bird yesterday.', 'en', text)).toEqual(['Yesterday Napoleon saw a bird.']);
  });

  it('names permutations only, whatever the sentence is', () => {
    const word = fc.constantFrom(
      'yesterday',
      'Yesterday',
      'we',
      'Anna',
      'and',
      'sing',
      'gestern',
      'er',
      '昨天',
      '我',
      '。',
      '.',
    );
    const sentence = fc.array(word, { maxLength: 9 }).map((words) => `${words.join(' ')}.`);
    fc.assert(
      fc.property(sentence, fc.constantFrom('en', 'zh', ...Object.keys(storyIn)), (each, language) => {
        const tiles = cutTiles(each, language, each);
        for (const order of alternativesOf(tiles, each, language, each)) {
          expect(isPermutation(order, tiles.length)).toBe(true);
        }
      }),
    );
  });
});
