import type { GameExample } from '@ludotext/engine/game';
import { finish } from './finish.js';
import type { Draft, Item } from './item.js';

const direct: Draft = {
  pairs: [
    { term: 'Hub', definition: 'the middle part of a wheel' },
    { term: 'Spoke', definition: 'a thin rod that holds the rim' },
    { term: 'Rim', definition: 'the outer ring that carries the tyre' },
  ],
};

const prose: Draft = {
  pairs: [
    { term: 'Mason', definition: 'somebody who builds walls of stone' },
    { term: 'Mortar', definition: 'a paste of lime, sand and water' },
    { term: 'Trowel', definition: 'a flat tool with a handle' },
  ],
};

/** Written for this game; the first is also the example of the direct format. */
export const examples: readonly GameExample<Item, Draft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: direct.pairs.map(({ term, definition }) => `${term} = ${definition}`).join('\n'),
    items: [finish(direct)],
  },
  {
    source: 'prose',
    language: 'en',
    text: 'A mason builds walls of stone. He spreads mortar, a paste of lime, sand and water, with a trowel, a flat tool with a handle.',
    drafts: [prose],
    items: [finish(prose)],
  },
];
