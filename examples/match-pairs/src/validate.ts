import { applyRules, type Finding, type ItemContext, warn } from '@ludotext/engine/game';
import type { Item } from './item.js';
import { folded } from './likeness.js';
import { rules } from './rules.js';

export function validate(item: Item, context: ItemContext<Item>): Finding[] {
  return applyRules(rules, item, context);
}

/** A term that is asked for twice is solved the second time before it is read. */
export function validateSet(items: readonly Item[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ pairs }, index) => {
    const terms = new Set(pairs.map(({ term }) => folded(term)));
    const isKnown = [...terms].some((term) => seen.has(term));
    for (const term of terms) seen.add(term);
    return isKnown ? [warn('repeated_term', 'A term stands in an item before; ask for it once.', [index])] : [];
  });
}
