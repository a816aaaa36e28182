import { describe, expect, it } from 'vitest';
import { windows } from '../src/windows.js';

describe('windows', () => {
  const after = ' This bridge was made of a new kind of iron. The iron came from a mine in the hills.';

  it.each([
    ['The engineer Anna Berg built a bridge over the river.', true],
    ['Speaking in Rome in spring, she promised a bridge over the river.', false],
    ['Anna Berg built a bridge over the river, pictured below.', false],
    ['An example is a bridge over the river.', false],
  ])('begins with "%s": %s', (first, expected) => {
    expect(windows(first + after, 3).length > 0).toBe(expected);
  });
});
