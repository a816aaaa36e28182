import type { GameExample } from '@ludotext/engine/game';
import { finish } from './finish.js';
import type { Draft, Item } from './item.js';
import { messages } from './messages.js';
import { parse } from './parse.js';

const sentences = {
  nectar: 'Flowers make nectar, a sweet juice that bees carry home.',
  hive: 'Their home is the hive, a box that people build for them.',
  honey: 'There the bees turn the juice into honey, a thick food for the winter.',
  queen: 'The queen is the only bee that lays eggs.',
};

const draft: Draft = {
  words: [
    { answer: 'Nectar', clue: 'A sweet juice that flowers make', evidence: sentences.nectar },
    { answer: 'Hive', clue: 'A box that people build as a home for bees', evidence: sentences.hive },
    { answer: 'Honey', clue: 'The thick food that bees keep for the winter', evidence: sentences.honey },
    { answer: 'Queen', clue: 'The only bee that lays eggs', evidence: sentences.queen },
  ],
};

/** Written for this game. */
export const examples: readonly GameExample<Item, Draft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: messages.en['direct_format.example'],
    items: parse(messages.en['direct_format.example']).items,
  },
  {
    source: 'prose',
    language: 'en',
    text: Object.values(sentences).join(' '),
    drafts: [draft],
    items: [finish(draft, { language: 'en' })],
  },
];
