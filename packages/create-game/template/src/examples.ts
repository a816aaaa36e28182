import type { GameExample } from '@ludotext/engine/game';
//#if draft
import { type Draft, finish, type Item } from './item.js';

const draft: Draft = {
//#else
import type { Item } from './item.js';

const item: Item = {
//#end
  riddle: 'The heart pumps ____ through the body.',
  solution: 'blood',
  note: 'The heart pumps blood through the body.',
  hint: 'It is red.',
  decoys: ['water', 'air'],
};
//#if draft
const item = finish(draft);
//#end

/** Short texts with their items: shown in docs, run by the test, and those of prose shown to models. */
//#if draft
export const examples: readonly GameExample<Item, Draft>[] = [
//#else
export const examples: readonly GameExample<Item, Item>[] = [
//#end
  {
    source: 'direct',
    language: 'en',
    text: [
      'Riddle: The heart pumps ____ through the body.',
      'Solution: blood',
      'Note: The heart pumps blood through the body.',
      'Hint: It is red.',
      'Decoys: water',
      'Decoys: air',
    ].join('\n'),
    items: [item],
  },
  {
    source: 'prose',
    language: 'en',
    text: 'The heart pumps blood through the body. The kidneys clean it.',
    items: [item],
//#if draft
    drafts: [draft],
//#end
  },
];
