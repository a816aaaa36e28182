import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedFaults } from '../../src/direct/moved-faults.js';

const checked = 'one\ntwo\nthree\nfour';
const faults = [1, 2, 3, 4].map((line) => ({ line, column: 2, message: `at ${line}` }));
const places = (text: string) => movedFaults(faults, checked, text).map(({ line, message }) => `${message}: ${line}`);

describe('faults of a text that was changed', () => {
  it('stay where nothing was changed', () => {
    expect(movedFaults(faults, checked, checked)).toBe(faults);
  });

  it.each([
    ['a line put in front', 'new\none\ntwo\nthree\nfour', ['at 1: 2', 'at 2: 3', 'at 3: 4', 'at 4: 5']],
    ['a line put between', 'one\n\ntwo\nthree\nfour', ['at 1: 1', 'at 2: 3', 'at 3: 4', 'at 4: 5']],
    ['a line written anew', 'one\n2\nthree\nfour', ['at 1: 1', 'at 3: 3', 'at 4: 4']],
    ['a line taken away', 'one\nthree\nfour', ['at 1: 1', 'at 3: 2', 'at 4: 3']],
    ['a line split', 'one\ntwo\nthr\nee\nfour', ['at 1: 1', 'at 2: 2', 'at 4: 5']],
    ['all taken away', '', []],
  ])('%s', (_, text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  it('stand at a line that reads as the one they were found in', () => {
    const lines = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (old, now) => {
        const all = old.map((message, index) => ({ line: index + 1, message }));
        for (const { line, message } of movedFaults(all, old.join('\n'), now.join('\n'))) {
          expect(now[(line ?? 0) - 1]).toBe(message);
        }
      }),
    );
  });
});
