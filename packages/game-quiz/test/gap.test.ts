import { describe, expect, it } from 'vitest';
import { gapCount, gapParts, gapSign } from '../src/item-parts.js';

describe('gapCount', () => {
  it.each([
    ['no gap here', 0],
    ['snake_case is none', 0],
    [`one ${gapSign} here`, 1],
    ['__ and ________', 2],
    ['a gap cut _ short', 1],
  ])('%s: %i', (question, expected) => expect(gapCount(question)).toBe(expected));
});

describe('gapParts', () => {
  it('are what stands around the gaps', () => expect(gapParts(`one ${gapSign} two`)).toEqual(['one ', ' two']));
});
