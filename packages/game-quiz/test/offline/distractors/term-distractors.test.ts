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
    'At night the ship passed the tower. In the morning the crew saw the harbour. Then the sailors cleaned the deck.';

  it('takes terms of the same slot, the nearest first', () => {
    expect(distractors(text, 'tower')).toEqual(['crew', 'harbour', 'deck']);
  });

  it.each([
    ['stands in the stem', `${text} Again the tower was cold.`, 'tower', 'ship'],
    [
      'is listed with the key',
      'At night the ship passed the tower. Both the tower and the harbour are old. Later the crew washed the deck.',
      'tower',
      'harbour',
    ],
    [
      'another sentence says the same of',
      'At night the ship slowly passed the tower. At night the ship slowly passed the bridge. Later the crew washed the deck.',
      'tower',
      'bridge',
    ],
    ['has another number', `${text} Then the sailors saw the lamps.`, 'tower', 'lamps'],
  ])('leaves a term that %s', (_, source, key, excluded) => {
    expect(distractors(source, key)).toBeDefined();
    expect(distractors(source, key)).not.toContain(excluded);
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
