import type { GameExample } from '@ludotext/engine/game';
import { finish } from './finish.js';
import type { Draft, Item } from './item.js';

const direct: Draft = {
  events: [
    { date: '44 BC', event: 'Senators murdered Julius Caesar.' },
    { date: '12th century', event: 'Windmills came to the north of Europe.' },
    { date: '20 July 1969', event: 'People walked on the moon.' },
  ],
};

const text =
  'The Harbour Railway has a long history. In 1838 a company of merchants built it for coal. The first passengers had to wait: they were let in on 4 May 1851. Steam was given up when the line got electric trains in 1926.';
const sentences = text.split(/(?<=\.) /);

const prose: Draft = {
  events: [
    { date: '1926', event: 'The Harbour Railway got electric trains.', evidence: sentences[3] },
    { date: '1838', event: 'Merchants built the Harbour Railway for coal.', evidence: sentences[1] },
    { date: '1851-05-04', event: 'The Harbour Railway took its first passengers.', evidence: sentences[2] },
  ],
};

/** Written for this game; the first is also the example of the direct format. */
export const examples: readonly GameExample<Item, Draft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: direct.events.map(({ date, event }) => `${date}: ${event}`).join('\n'),
    items: [finish(direct)],
  },
  { source: 'prose', language: 'en', text, drafts: [prose], items: [finish(prose)] },
];
