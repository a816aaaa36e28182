import { describe, expect, it } from 'vitest';
import { withoutConjunction } from '../../src/offline/source/statements.js';

describe('withoutConjunction', () => {
  it.each([
    ['But the goat stayed.', 'The goat stayed.'],
    ['However, the goat stayed.', 'The goat stayed.'],
    ['Pero la cabra se quedó.', 'La cabra se quedó.'],
    ['但是，山羊留了下来。', '山羊留了下来。'],
    ['The goat stayed.', 'The goat stayed.'],
    ['Buttons were lost.', 'Buttons were lost.'],
    ['So far, the goat has stayed.', 'So far, the goat has stayed.'],
    ['So many goats stayed.', 'So many goats stayed.'],
  ])('%s', (sentence, expected) => expect(withoutConjunction(sentence)).toBe(expected));
});
