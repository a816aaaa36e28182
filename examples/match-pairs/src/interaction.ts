import type { Interaction, InteractionContext } from '@ludotext/engine/game';
import { type Item, itemSchema } from './item.js';

/** What a learner is asked, by language. */
const prompts: Record<string, string> = {
  en: 'Find the definition of each term.',
  de: 'Finde zu jedem Begriff die Erklärung.',
};

/** The pairs, and the order their definitions are shown in. */
export function interaction({ pairs, order }: Item, { language }: InteractionContext): Interaction {
  return {
    kind: 'match',
    prompt: prompts[language.split('-')[0] ?? ''] ?? prompts.en ?? '',
    pairs: pairs.map(({ term, definition }) => ({ left: term, right: definition })),
    shown: order,
  };
}

/** The item of pairs from elsewhere; undefined for another kind, or for too few or too many pairs. */
export function fromInteraction(given: Interaction): Item | undefined {
  if (given.kind !== 'match') return undefined;
  const pairs = given.pairs.map(({ left, right }) => ({ term: left, definition: right }));
  const order = given.shown ?? pairs.map((_, index) => index).reverse();
  return itemSchema.safeParse({ pairs, order: [...order] }).data;
}
