import type { GameExample } from '@ludotext/engine/game';
import type { Draft, Item } from './item.js';

/** Written for this game; the first is also the example of the direct format. */
export function examplesFor(
  parse: (text: string) => { items: Item[] },
  finish: (draft: Draft) => Item,
): GameExample<Item, Draft>[] {
  const direct =
    'The heart pumps [blood|red blood] through the [body].\n\nA \\[short\\] day has [24|twenty-four] hours.';
  const drafts: Draft[] = [
    {
      passage: 'A mason builds [walls] of stone and fills the joints with [mortar].',
      hint: 'The joints need something that hardens.',
    },
  ];
  return [
    { source: 'direct', language: 'en', text: direct, items: parse(direct).items },
    {
      source: 'prose',
      language: 'en',
      text: 'A mason builds walls of stone and fills the joints with mortar. It is hard work.',
      drafts,
      items: drafts.map(finish),
    },
  ];
}
