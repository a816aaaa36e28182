import { isPermutation } from '@ludotext/engine/ordering';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesOf, isPlainStatement, orderOf } from '../src/alternatives.js';
import { rebuild } from '../src/marks.js';
import { cutPieces } from '../src/pieces.js';
import { storyIn } from './texts.js';

function sentencesOf(sentence: string, language: string, text = sentence): string[] {
  const pieces = cutPieces(sentence, language, text);
  return alternativesOf(pieces, sentence, language, text).map((order) =>
    rebuild(
      order.map((index) => pieces[index] as string),
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

  it('swaps two names that are pieces of their own', () => {
    const pieces = ['Anna', 'and', 'Ben', 'sleep'];
    expect(alternativesOf(pieces, 'Anna and Ben sleep.', 'en', '')).toEqual([[2, 1, 0, 3]]);
  });

  it.each([
    ['a time that is the subject', 'Today is a day for quiet work.'],
    ['a time before a verb', 'Yesterday went by in a hurry.'],
    ['a question', 'Did we see a strange bird yesterday?'],
    ['a comma', 'Yesterday, we saw a strange bird.'],
    ['two clauses', 'We saw a bird that sang yesterday.'],
    ['a time that may belong to either of two verbs', 'In 1847 the farmers agreed to sell their land.'],
    ['two times', 'Yesterday we slept in the afternoon.'],
    ['verbs joined by "and"', 'Wait and see what happens.'],
  ])('has none for %s', (_, sentence) => {
    expect(sentencesOf(sentence, 'en')).toEqual([]);
  });

  it('moves a time before a name', () => {
    expect(sentencesOf('Napoleon saw a bird yesterday.', 'en')).toEqual(['Yesterday Napoleon saw a bird.']);
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
        const pieces = cutPieces(each, language, each);
        for (const order of alternativesOf(pieces, each, language, each)) {
          expect(isPermutation(order, pieces.length)).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['en', 'We saw a bird.', true],
  ['en', 'We saw a bird that sang.', false],
  ['en', 'We saw a bird, a fish.', false],
  ['en', 'Did we see a bird?', false],
  ['de', 'Er glaubt dass sie singt.', false],
  ['zh', '我们去了公园。', true],
])('%s: %s', (language, sentence, expected) => {
  const pieces = sentence.replace(/[.?。]$/, '').split(' ');
  expect(isPlainStatement(pieces, sentence, language)).toBe(expected);
});

const pieces = ['we', 'met', 'Ada', 'in the garden'];
const sentence = 'We met Ada in the garden.';

it.each([
  ['the same words in another order', 'In the garden we met Ada.', [3, 0, 1, 2]],
  ['a comma the pieces do not have', 'In the garden, we met Ada!', [3, 0, 1, 2]],
  ['the sentence itself', sentence, [0, 1, 2, 3]],
  ['another word', 'In the garden we saw Ada.', undefined],
  ['a word left out', 'In the garden we met.', undefined],
  ['a piece broken up', 'The garden in we met Ada.', undefined],
  ['nothing', '', undefined],
])('%s', (_, other, expected) => {
  expect(orderOf(other, pieces, sentence)).toEqual(expected);
});

it('does not put a comma where the other sentence has none', () => {
  const withComma = ['in the garden,', 'we', 'met', 'Ada'];
  expect(orderOf('We met Ada in the garden.', withComma, 'In the garden, we met Ada.')).toBeUndefined();
});

it('finds its way among pieces that begin alike', () => {
  expect(orderOf('哈哈哈。', ['哈', '哈哈'], '哈哈哈。')).toEqual([0, 1]);
  const many = Array.from({ length: 14 }, (_, index) => 'a'.repeat(index + 1));
  expect(orderOf(`${'a'.repeat(104)}b`, many, `${many.join(' ')}.`)).toBeUndefined();
});
