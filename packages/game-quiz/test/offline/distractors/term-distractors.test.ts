import { describe, expect, it } from 'vitest';
import { differs, distractorsFor } from '../../../src/offline/distractors/term-distractors.js';
import { sourceFrom } from '../../support/reading.js';

const distractors = (text: string, term: string, sentence = 0) => {
  const source = sourceFrom(text);
  const key = source.terms.inSentence[sentence]?.find((mention) => mention.term === term);
  return key === undefined ? undefined : distractorsFor(key, source);
};

describe('distractorsFor', () => {
  const text =
    'In spring the traders sailed from Lisbon. In summer they stopped in Bergen. At last they unloaded in Genoa.';

  it('takes terms of the same slot, the nearest first', () => {
    expect(distractors(`${text} Years later they met in Dublin.`, 'Bergen', 1)).toEqual(['Genoa', 'Dublin']);
  });

  it.each([
    [
      'stands in the stem',
      'In spring they sailed from Lisbon. The wind from Genoa drove them away until they stopped in Bergen. They met in Dublin.',
      'Bergen',
      'Genoa',
      1,
    ],
    ['is listed with the key', `${text} Both Bergen and Genoa are old.`, 'Bergen', 'Genoa', 1],
    ['another sentence says the same of', `${text} In summer they stopped in Dublin.`, 'Bergen', 'Dublin', 1],
  ])('leaves a term that %s', (_, source, key, excluded, sentence) => {
    expect(distractors(source, key, sentence)).toBeDefined();
    expect(distractors(source, key, sentence)).not.toContain(excluded);
  });
});

describe('differs', () => {
  it.each([
    ['tower', 'harbour', true],
    ['tower', 'Tower', false],
    ['steam engine', 'engine', false],
    ['steam engine', 'jet engine', false],
    ['engine', 'engineer', false],
    ['cat', 'car', true],
  ])('%s from %s: %s', (a, b, expected) => expect(differs(a, b)).toBe(expected));
});
