import { describe, expect, it } from 'vitest';
import { writesFullStops } from '../../src/offline/source/statements.js';

describe('writesFullStops', () => {
  it('is true of all languages but those that part sentences by spaces', () => {
    expect(['en', 'zh', 'hi', 'xx'].map(writesFullStops)).toEqual([true, true, true, true]);
    expect(['th', 'lo'].map(writesFullStops)).toEqual([false, false]);
  });
});
