import type { Interaction, InteractionContext } from '@ludotext/engine/game';
import { joinSentences } from '@ludotext/engine/ordering';
import { sayDate } from './dates.js';
import type { Item } from './item.js';
import { promptIn } from './task.js';

/** The events as parts, and their dates as what is said afterwards. They have no place to come back from. */
export function interaction({ events }: Item, { language }: InteractionContext): Interaction {
  const parts = events.map(({ event }) => event);
  return {
    kind: 'order',
    prompt: promptIn(language),
    parts,
    alternatives: [],
    solved: joinSentences(parts),
    layout: 'lines',
    explanation: events.map(({ date, event }) => `${sayDate(date, language)}: ${event}`).join('\n'),
  };
}
