import type { OfflineGame } from '@ludotext/engine/game';
import { isApart } from './dates.js';
import { eventsOf } from './events.js';
import { type DatedEvent, type Draft, minEvents } from './item.js';

/** Rounds without a model, of at most so many events each. */
export function offlineFor(most: number): OfflineGame<Draft> {
  return {
    score(text) {
      const count = eventsOf(text).length;
      const score = count < minEvents ? 8 * count : Math.min(90, 35 + 8 * count);
      return { score, reason: { code: 'dated_events', params: { count } } };
    },
    write: (text, { count }) =>
      roundsOf(eventsOf(text), most)
        .slice(0, count)
        .map((events) => ({ events: [...events] })),
  };
}

/** Rounds of events that are apart in time: each event goes where there is room for it, so that the rounds become alike. */
function roundsOf(found: readonly DatedEvent[], most: number): DatedEvent[][] {
  const rounds = Array.from({ length: Math.ceil(found.length / most) }, (): DatedEvent[] => []);
  for (const event of found) {
    const open = rounds.filter(
      (round) =>
        round.length < most &&
        round.every((other) => isApart(other.date, event.date) && !isAlike(other.event, event.event)),
    );
    const [emptiest] = open.sort((one, other) => one.length - other.length);
    emptiest?.push(event);
  }
  return rounds.filter(({ length }) => length >= minEvents);
}

/** Two events that share most of their words are taken for each other. */
function isAlike(one: string, other: string): boolean {
  const [words, others] = [new Set(one.split(/\W+/)), new Set(other.split(/\W+/))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return 2 * shared >= Math.min(words.size, others.size) + 2;
}
