import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultRange, firstWhere, lineStarts, longestLine, movedFaults } from '../../src/create/lines.js';

const text = fc.array(fc.constantFrom('\n', 'a', 'ß', '🐳', ' ')).map((characters) => characters.join(''));

it('knows where lines begin', () => {
  fc.assert(
    fc.property(text, (text) => {
      const starts = lineStarts(text);
      const lines = text.split('\n');
      expect(starts.length).toBe(lines.length);
      expect(longestLine(text, starts)).toBe(Math.max(...lines.map(({ length }) => length)));
      for (const [line, start] of starts.entries()) {
        expect(text.slice(start, start + (lines[line]?.length ?? 0))).toBe(lines[line]);
      }
    }),
  );
});

it('points from a fault’s column to the end of its line', () => {
  const lines = 'Question: x\nA. y\nB. z';
  const range = faultRange(lines, lineStarts(lines), { line: 2, column: 4, message: '' });
  expect(lines.slice(range.start, range.end)).toBe('y');
});

it('stays within the text, whatever a fault says', () => {
  const place = fc.option(fc.integer({ min: -5, max: 50 }), { nil: undefined });
  fc.assert(
    fc.property(text, place, place, (text, line, column) => {
      const fault = { message: '', ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
      const { start, end } = faultRange(text, lineStarts(text), fault);
      expect(0 <= start && start <= end && end <= text.length).toBe(true);
      expect(text.slice(start, end)).not.toContain('\n');
    }),
  );
});

it('finds the first that holds', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), (count, from) => {
      expect(firstWhere(count, (index) => index >= from)).toBe(Math.min(count, from));
    }),
  );
});

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
