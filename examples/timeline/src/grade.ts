import { sayDate } from './dates.js';
import type { Item } from './item.js';

/** A point for each pair of events that are in order; with all of them the whole is. */
export function grade({ events }: Item, submission: readonly number[], { language }: { language: string }) {
  const places = events.map((_, index) => submission.indexOf(index));
  const isInOrder = (one: number, other: number) => one !== -1 && one < other;
  const score = places.flatMap((one, index) => places.slice(index + 1).filter((other) => isInOrder(one, other))).length;
  const max = (events.length * (events.length - 1)) / 2;
  const dated = events.map(({ date, event }) => ({ date: sayDate(date, language), event }));
  const feedback = [
    { code: 'pairs_in_order', params: { count: score, max } },
    ...dated.map((params) => ({ code: 'dated_event', params })),
  ];
  return { score, max, correct: score === max, feedback };
}
