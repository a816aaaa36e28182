import { describe, expect, it } from 'vitest';
import { ambiguitySigns, doubtful, pointsOf } from '../src/ambiguity.js';
import { cutPieces } from '../src/pieces.js';

const signsOf = (sentence: string, language: string) =>
  ambiguitySigns(sentence, cutPieces(sentence, language, sentence), language);

describe('ambiguitySigns', () => {
  it.each([
    ['en', 'The gardener had planted many red roses.', []],
    ['en', 'Tea and coffee make many people happy.', []],
    ['en', 'The farmer sent Anna to Ben.', ['two names']],
    ['en', 'The house has 3 doors and 12 windows.', ['two numbers', 'words joined by "and" or "or"']],
    ['en', 'The dog often slept.', ['an adverb that can move']],
    ['en', 'In the garden the dog slept.', ['phrases that can move']],
    ['en', 'The roof of the house of the farmer burnt.', ['two phrases of the same kind']],
    ['en', 'Kathy (the queen) met her friends.', ['brackets']],
    ['en', 'The old farmer knew every other farmer.', ['a word that stands twice']],
    ['en', 'The dog, tired as always, slept.', ['an adverb that can move', 'commas']],
    ['de', 'Der Hund glaubt, dass die Katze schläft.', ['commas']],
    ['de', 'Der Hund sah die Katze im Garten.', []],
    ['es', 'El perro corre rápidamente.', ['an adverb that can move']],
    ['zh', '小明和小红都很高兴。', ['words joined by "and" or "or"']],
    ['zh', '穆阿威亚看到了亚伯拉罕。', ['two names']],
    ['ja', '犬は水を飲んだ。', []],
    ['ko', '나는 학교에서 시장에서 만났다.', ['two phrases of the same kind', 'phrases that can move']],
    ['ko', '유럽 버전과 북미 버전 모두 영어입니다.', ['a word that stands twice']],
    ['fi', 'Koira juoksee metsässä.', []],
  ])('%s: %s', (language, sentence, expected) => {
    expect(signsOf(sentence, language).map(({ name }) => name)).toEqual(expected);
  });

  it('finds one weak sign bearable and two doubtful', () => {
    expect(pointsOf(signsOf('The dog often slept.', 'en'))).toBeLessThan(doubtful);
    expect(pointsOf(signsOf('In the garden the dog often slept.', 'en'))).toBeGreaterThanOrEqual(doubtful);
  });
});
