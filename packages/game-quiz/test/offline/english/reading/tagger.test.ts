import { describe, expect, it } from 'vitest';
import { loadTagger } from '../../../../src/offline/english/reading/tagger.js';
import { tokensFrom } from '../../../support/english.js';

describe('tagger', () => {
  it('gives words with their places in the sentence', async () => {
    const sentence = 'The well-known sailor, who was old, left.';
    const tokens = await tokensFrom(sentence);
    expect(tokens.map(({ text }) => text)).toEqual(['The', 'well-known', 'sailor', 'who', 'was', 'old', 'left']);
    for (const { text, start, end } of tokens) expect(sentence.slice(start, end)).toBe(text);
  });

  it('reads an owner as one, and a sentence of contractions not at all', async () => {
    const [, owner] = await tokensFrom('The world’s oldest tree stands here.');
    expect(owner?.is('Possessive')).toBe(true);
    expect(await tokensFrom('She’s been there.')).toEqual([]);
  });

  it('finds the verb where the lexicon has none', async () => {
    const tokens = await tokensFrom('The Butare shop employs nine women.');
    expect(tokens.find(({ text }) => text === 'employs')?.is('Verb')).toBe(true);
  });

  it('knows the forms of verbs', async () => {
    const tagger = await loadTagger();
    expect(tagger.infinitive('left', 'PastTense')).toBe('leave');
    expect(tagger.conjugated('carry').PresentTense).toBe('carries');
  });
});
