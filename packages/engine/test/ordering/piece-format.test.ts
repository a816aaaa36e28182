import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPieces } from '../../src/ordering/piece-format.js';

const piecesOf = (text: string) => splitPieces(text).items.map(({ pieces }) => pieces);
const placesOf = (text: string) =>
  splitPieces(text).faults.map(({ rule, line, column }) => `${rule} ${line}:${column}`);

describe('splitPieces', () => {
  it.each([
    ['pieces', 'a; b ;c', [['a', 'b', 'c']]],
    [
      'one item per line',
      'a;b;c\nd;e;f',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['a line that goes on', 'a;\nb;\nc', [['a', 'b', 'c']]],
    ['white space after the last separator of a line', 'a; \nb;c', [['a', 'b', 'c']]],
    ['a separator at the end of the item', 'a;b;c;', [['a', 'b', 'c']]],
    [
      'a blank line ends the item',
      'a;b;c;\n\nd;e;f;\n',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['an escaped semicolon', 'a\\;b;c;d', [['a;b', 'c', 'd']]],
    [
      'an escaped semicolon at the end of a line',
      'a;b;c\\;\nd;e;f',
      [
        ['a', 'b', 'c;'],
        ['d', 'e', 'f'],
      ],
    ],
    ['other backslashes', 'a\\b;c\\\\d;e', [['a\\b', 'c\\\\d', 'e']]],
    ['full-width separators', '甲；乙；丙', [['甲', '乙', '丙']]],
    ['full-width marks beside a semicolon', '甲；乙;丙;丁', [['甲；乙', '丙', '丁']]],
    ['a full-width line that goes on', '甲；乙；\n丙', [['甲', '乙', '丙']]],
    ['each line by its own separator', 'a;b;\n丙；丁', [['a', 'b', '丙', '丁']]],
    [
      'CRLF and a byte-order mark',
      '\uFEFFa;b;c\r\nd;e;f\r\n',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    [
      'lone carriage returns',
      'a;b;c\rd;e;f',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['the Greek question mark, which is no separator', 'τί\u037E;β;γ', [['τί\u037E', 'β', 'γ']]],
    ['any script', 'это;كتاب;😀', [['это', 'كتاب', '😀']]],
    ['no text', '', []],
    ['blank lines', ' \n\t\n', []],
  ])('reads %s', (_, text, expected) => {
    expect(splitPieces(text).faults).toEqual([]);
    expect(piecesOf(text)).toEqual(expected);
  });

  it.each([
    ['two separators in a row', 'a;;b;c', ['empty_piece 1:3']],
    ['a separator at the start', ';a;b;c', ['empty_piece 1:1']],
    ['white space between separators', 'a; ;b;c', ['empty_piece 1:3']],
    ['two separators at the end of a line', 'a;b;c;;', ['empty_piece 1:7']],
    ['a lone separator', ';', ['empty_piece 1:1']],
    ['full-width ones as well', '甲；；乙；丙', ['empty_piece 1:3']],
    ['too few pieces', 'a;b', ['too_few_pieces 1:1']],
    ['a line without a separator', '  alone', ['too_few_pieces 1:3']],
    [
      'every fault of the text',
      'a;;b;c\nd;e;f\n\n g;h\r\n;',
      ['empty_piece 1:3', 'too_few_pieces 4:2', 'empty_piece 5:1'],
    ],
    ['a column beside a byte-order mark', '\uFEFFa;;b;c', ['empty_piece 1:4']],
  ])('finds %s', (_, text, expected) => {
    expect(placesOf(text)).toEqual(expected);
  });

  it('says where an item begins', () => {
    expect(splitPieces('\n  a;b;\nc\nd;e;f').items.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [4, 1],
    ]);
  });

  it('leaves a faulty item out and keeps the others', () => {
    expect(piecesOf('a;;b;c\nd;e;f')).toEqual([['d', 'e', 'f']]);
  });

  it('gives back what was written, with every semicolon escaped', () => {
    const piece = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/[\r\n\uFEFF]/g, '').trim())
      // What a backslash before a semicolon means is the format's own; it cannot be a part of a piece.
      .filter((text) => text !== '' && !text.includes('\\;'));
    fc.assert(
      fc.property(
        fc.array(fc.array(piece, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        (items) => {
          const text = items.map((pieces) => pieces.map((each) => each.replaceAll(';', '\\;')).join(' ; ')).join('\n');
          expect(splitPieces(text)).toMatchObject({ items: items.map((pieces) => ({ pieces })), faults: [] });
        },
      ),
    );
  });

  it('reads any text, and places every fault inside it', () => {
    const scrap = fc.constantFrom('a', ';', '；', '\\;', '\\', ' ', '\n', '\r\n', '\uFEFF', '甲', '\t');
    fc.assert(
      fc.property(
        fc.array(scrap).map((scraps) => scraps.join('')),
        (text) => {
          const lines = text.split(/\r\n|\n|\r/);
          const { items, faults } = splitPieces(text);
          for (const { pieces } of items) {
            expect(pieces.length).toBeGreaterThanOrEqual(3);
            expect(pieces.every((piece) => piece !== '' && piece === piece.trim())).toBe(true);
          }
          for (const { line = 0, column = 0 } of faults) {
            expect(lines[line - 1]).toBeDefined();
            expect(column).toBeGreaterThanOrEqual(1);
            expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
          }
        },
      ),
    );
  });

  it('reads texts of the largest size', () => {
    expect(splitPieces('ab;'.repeat(70_000)).items[0]?.pieces).toHaveLength(70_000);
    expect(splitPieces('a;b;c\n'.repeat(35_000)).items).toHaveLength(35_000);
    expect(splitPieces(';'.repeat(200_000)).faults).toHaveLength(200_000);
  });
});
