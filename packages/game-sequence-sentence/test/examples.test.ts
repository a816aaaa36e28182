import { isRejected } from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import { finish } from '../src/draft.js';
import { examples } from '../src/examples.js';
import { sentenceOrderItem } from '../src/item.js';
import { parse } from '../src/parse.js';
import { validate } from '../src/validate.js';

it.each(examples.filter(({ source }) => source === 'direct'))('parses: $text', ({ text, items }) => {
  expect(parse(text)).toEqual({ items, faults: [] });
});

it.each(examples)('shows items that fit and are accepted: $language $source', ({ source, language, text, items }) => {
  const origin = source === 'direct' ? 'author' : 'model';
  for (const item of items) {
    expect(sentenceOrderItem.parse(item)).toEqual(item);
    const findings = validate(item, { text, language, origin, kept: [], seed: 1 });
    expect(isRejected(findings), JSON.stringify(findings)).toBe(false);
  }
});

it('shows a model drafts that give the items', () => {
  for (const { text, language, items, drafts = [] } of examples) {
    const context = { text, language, origin: 'model', kept: [], seed: 1 } as const;
    if (drafts.length > 0) expect(drafts.map((draft) => finish(draft, context))).toEqual(items);
  }
  expect(examples.some(({ drafts }) => drafts !== undefined)).toBe(true);
});
