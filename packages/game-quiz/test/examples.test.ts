import { describe, expect, it } from 'vitest';
import { directFormat } from '../src/direct-format.js';
import { finish } from '../src/draft.js';
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

  it('shows a model drafts that give the items, with a key that is neither the longest answer nor the shortest', () => {
    for (const { text, language, items, drafts = [] } of examples) {
      const context = { text, language, origin: 'model', kept: [], seed: 1 } as const;
      if (drafts.length > 0) expect(drafts.map((draft) => finish(draft, context))).toEqual(items);
      for (const { correct, distractors } of drafts) {
        const lengths = distractors.map(({ length }) => length);
        expect(correct.length).toBeLessThan(Math.max(...lengths));
        expect(correct.length).toBeGreaterThan(Math.min(...lengths));
      }
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
