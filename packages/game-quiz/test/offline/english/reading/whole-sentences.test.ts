import { describe, expect, it } from 'vitest';
import { opensBackwards } from '../../../../src/offline/english/gates.js';
import { readablePart } from '../../../../src/offline/english/reading/whole-sentences.js';

describe('readablePart', () => {
  it('takes a plain sentence as it is', () => {
    expect(readablePart('The so-called “long house” has 12 rooms.')).toBe('The so-called “long house” has 12 rooms.');
  });

  it('takes what stands before speech, where it is long enough', () => {
    expect(
      readablePart('Anna walked to the edge of the water with her dog, and called, “Come here at once, you!”'),
    ).toBe('Anna walked to the edge of the water with her dog, and called,');
    expect(readablePart('She said, “Come here at once, you!”')).toBeUndefined();
  });

  it('takes no question', () => {
    expect(readablePart('Who opened the door of the house?')).toBeUndefined();
  });
});

describe('opensBackwards', () => {
  it('tells a sentence that goes on with another', () => {
    expect(opensBackwards('However, the king went home.')).toBe(false);
    expect(opensBackwards('It was built of stone.')).toBe(true);
    expect(opensBackwards('The king went home.')).toBe(false);
  });
});
