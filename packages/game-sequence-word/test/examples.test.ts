import { isRejected } from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import { finish } from '../src/draft.js';
import { examples } from '../src/examples.js';
import { wordOrderItem } from '../src/item.js';
import { parse } from '../src/parse.js';
import { validate } from '../src/validate.js';

it.each(examples.filter(({ source }) => source === 'direct'))('parses: $text', ({ text, items }) => {
  expect(parse(text)).toEqual({ items, faults: [] });
});

it.each(examples.filter(({ source }) => source === 'prose'))('cuts: $text', ({ text, language, items, drafts }) => {
  const context = { text, language, origin: 'model', kept: [], seed: 1 } as const;
  expect(drafts?.map((draft) => finish(draft, context))).toEqual(items);
});

it.each(examples)('shows items that fit and are accepted: $language $source', ({ source, language, text, items }) => {
  const origin = source === 'direct' ? 'author' : 'model';
  for (const item of items) {
    expect(wordOrderItem.parse(item)).toEqual(item);
    const findings = validate(item, { text, language, origin, kept: [], seed: 1 });
    expect(isRejected(findings), JSON.stringify(findings)).toBe(false);
  }
});
