import { describe, expect, it } from 'vitest';
import { directFormat } from '../src/direct-format.js';
import { examples } from '../src/examples.js';
import { itemSchema } from '../src/item.js';
import { parse } from '../src/parse.js';
import { validate } from '../src/validate.js';

describe('the examples', () => {
  it.each(examples.filter(({ source }) => source === 'direct'))(
    'direct text in $language parses to its items',
    ({ text, items }) => {
      expect(parse(text)).toEqual({ items, faults: [] });
    },
  );

  it.each(examples)('items of the $source example in $language are sound', ({ text, language, items, source }) => {
    for (const item of items) {
      expect(itemSchema.parse(item)).toEqual(item);
      const origin = source === 'prose' ? 'model' : 'author';
      expect(validate(item, { text, language, origin, kept: [], seed: 1 })).toEqual([]);
    }
  });

  it('the example of the direct format is that of the interface: lettered options, then the letter', () => {
    expect(directFormat.example.split('\n').map((line) => line.split(/[ :.]/)[0])).toEqual([
      'Question',
      'A',
      'B',
      'C',
      'D',
      'Correct',
    ]);
    expect(parse(directFormat.example).faults).toEqual([]);
  });
});
