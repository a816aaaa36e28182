import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenPieces } from '../../../test/support/frozen-pieces.js';
import { parse } from '../src/parse.js';

const itemsOf = (text: string) => {
  const { items, faults } = parse(text);
  return faults.some(({ severity }) => severity === 'reject') ? undefined : items;
};

it('reads what was accepted before as before', () => {
  const scrap = fc.constantFrom(
    'a',
    'the cat',
    '1. go',
    '- so',
    '; ',
    ';',
    '；',
    '\\;',
    '/',
    '|',
    '\t',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\uFEFF',
    '甲',
    '---',
  );
  const written = fc.array(scrap, { maxLength: 24 }).map((scraps) => scraps.join(''));
  const whole = fc
    .array(fc.array(fc.constantFrom('a', '1. b', '- c', 'd/e', 'f | g', '---', 'e:'), { minLength: 3, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((items) => items.map((pieces) => pieces.join(';')).join('\n'));
  fc.assert(
    fc.property(fc.oneof(written, whole), (text) => {
      const before = frozenPieces(text);
      if (before === undefined || before.length === 0) return;
      expect(parse(text)).toMatchObject({ items: before.map((pieces) => ({ pieces })), faults: [] });
    }),
    { numRuns: 500 },
  );
});

const words = fc.array(fc.constantFrom('the', 'cat', 'sleeps', 'on', 'a', 'warm', 'mat', 'again', 'and', 'waits'), {
  minLength: 3,
  maxLength: 6,
});

/** Ways to write a sentence in pieces. */
const ways: Record<string, (pieces: readonly string[], index: number) => string> = {
  semicolons: (pieces) => pieces.join(';'),
  sentences: (pieces) => `${pieces.join(' ')}.`,
  'numbered sentences': (pieces, index) => `${index + 1}. ${pieces.join(' ')}.`,
  slashes: (pieces) => pieces.join(' / '),
  'slashes without spaces': (pieces, index) => `${index + 1}) ${pieces.join('/')}`,
  strokes: (pieces) => pieces.join(' | '),
  tabs: (pieces) => pieces.join('\t'),
};

it.each(Object.entries(ways))('reads sentences one after the other as each by itself: %s', (_, write) => {
  const text = fc.array(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const [one, other] = [first, second].map((items) => items.map(write).join('\n'));
      const both = [itemsOf(one as string), itemsOf(other as string)].flat();
      expect(both.map((item) => item?.pieces)).toEqual([...first, ...second]);
      expect(itemsOf(`${one}\n\n${other}`)).toEqual(both);
    }),
    { numRuns: 40 },
  );
});
