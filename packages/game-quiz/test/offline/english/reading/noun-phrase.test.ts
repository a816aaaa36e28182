import { describe, expect, it } from 'vitest';
import { nounPhraseAt } from '../../../../src/offline/english/reading/noun-phrase.js';
import { tokensFrom } from '../../../support/english.js';

async function phraseOf(sentence: string) {
  const tokens = await tokensFrom(sentence);
  const phrase = nounPhraseAt(tokens, 0);
  return (
    phrase && {
      words: tokens
        .slice(phrase.first, phrase.last + 1)
        .map(({ text }) => text)
        .join(' '),
      ...phrase,
    }
  );
}

describe('nounPhraseAt', () => {
  it.each([
    ['The old wooden bridge was closed.', 'The old wooden bridge', 'the', false],
    ['A pot of gold was found.', 'A pot of gold', 'a', false],
    ['His boats were sold.', 'His boats', 'pronoun', true],
    ['The king’s daughter slept.', 'The king’s daughter', 'owner', false],
    ['The Rankine cycle was improved.', 'The Rankine cycle', 'the', false],
  ])('reads the subject of "%s"', async (sentence, words, determiner, plural) => {
    expect(await phraseOf(sentence)).toMatchObject({ words, determiner, plural });
  });

  it('has no phrase where a pronoun stands', async () => {
    expect(await phraseOf('They slept.')).toBeUndefined();
  });
});
