import { describe, expect, it } from 'vitest';
import { gapCount, gapSign } from '../src/gap.js';

describe('gapCount', () => {
  it.each([
    ['no gap here', 0],
    ['snake_case is none', 0],
    [`one ${gapSign} here`, 1],
    ['__ and ________', 2],
  ])('%s: %i', (question, expected) => expect(gapCount(question)).toBe(expected));
});
