import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultRange, firstWhere, lineStarts, longestLine } from '../../src/direct/lines.js';

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
