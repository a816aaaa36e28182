import { type Finding, faultAt } from '@ludotext/engine/game';
import { finish } from './finish.js';
import { type DatedEvent, type Item, maxEvents, minEvents } from './item.js';
import { readDate } from './read-date.js';

/** `Date: Event`, one a line and in any order; a blank line ends the round. */
export function parse(text: string): { items: Item[]; faults: Finding[] } {
  const items: Item[] = [];
  const faults: Finding[] = [];
  for (const { line, lines } of roundsOf(text)) {
    const events = lines.map((each, index) => eventOf(each, line + index));
    const wrong = events.filter((event) => 'rule' in event);
    const right = events.filter((event): event is DatedEvent => 'event' in event);
    const isSized = lines.length >= minEvents && lines.length <= maxEvents;
    for (const fault of wrong) faults.push(fault);
    if (wrong.length === 0 && isSized) items.push(finish({ events: right }));
    else if (wrong.length === 0) faults.push(wrongSize(line, lines.length));
  }
  return { items, faults };
}

interface Round {
  /** 1-based. */
  readonly line: number;
  readonly lines: readonly string[];
}

function roundsOf(text: string): Round[] {
  const rounds: Round[] = [];
  let lines: string[] = [];
  // The blank line at the end closes the last round.
  for (const [index, line] of `${text.replace(/^\ufeff/, '')}\n\n`.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      rounds.push({ line: index - lines.length + 1, lines });
      lines = [];
    }
  }
  return rounds;
}

function eventOf(line: string, number: number): DatedEvent | Finding {
  const colon = line.search(/[:：]/);
  if (colon === -1) return faultAt(number, 1, 'no_colon', 'Write "Date: Event" on the line, such as "1969: ...".');
  const date = readDate(line.slice(0, colon));
  const event = line.slice(colon + 1).trim();
  if (date === undefined)
    return faultAt(number, 1, 'no_date', 'Begin with a date: 1969, 1969-07-20, 20 July 1969, 44 BC or 12th century.');
  if (event === '') return faultAt(number, colon + 1, 'no_event', 'Write behind the colon what happened.');
  return { event, date };
}

function wrongSize(line: number, size: number): Finding {
  const message = `This round has ${size} of the ${minEvents} to ${maxEvents} events it needs; a blank line ends a round.`;
  return faultAt(line, 1, size < minEvents ? 'too_few_events' : 'too_many_events', message);
}
