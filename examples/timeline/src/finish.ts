import { spanOf } from './dates.js';
import type { DatedEvent, Draft, Item } from './item.js';
import { readDate } from './read-date.js';

/** The events in the order of their dates; events of one date stay as they came. */
export function finish({ events }: Draft): Item {
  const tidy = events.map(({ event, date, evidence }) => ({
    event: event.trim(),
    // What is no date stays, for the schema to say so.
    date: readDate(date) ?? date,
    ...(evidence?.trim() && { evidence: evidence.trim() }),
  }));
  return { events: inOrder(tidy) };
}

function inOrder(events: readonly DatedEvent[]): DatedEvent[] {
  return [...events].sort((one, other) => (spanOf(one.date)[0] || 0) - (spanOf(other.date)[0] || 0));
}
