import { describe, expect, it } from 'vitest';
import { orderItems, type Told } from '../../../src/offline/facts/told-order.js';

const wording = { first: 'first?', last: 'last?' };
const told = (place: number, words: string): Told => ({
  words,
  sentence: place,
  place,
  roots: new Set(words.split(' ')),
});
const deeds = 'opens milks carries lights bakes finds sells buys'.split(' ');
const events = deeds.map((deed, at) => told(at * 4, `Anna ${deed} the ${deed}-thing`));

describe('orderItems', () => {
  it('asks for the first and the last of events that lie far apart, before others', () => {
    const [first, last] = orderItems(events, wording, 3);
    expect(first).toMatchObject({ question: 'first?', key: events[0], wrong: [events[2], events[4], events[6]] });
    expect(last).toMatchObject({ question: 'last?', key: events[7], wrong: [events[1], events[3], events[5]] });
  });

  it('keeps the other events away from the key', () => {
    for (const { key, wrong } of orderItems(events, wording, 8))
      for (const other of wrong) expect(Math.abs(other.place - key.place)).toBeGreaterThanOrEqual(8);
    expect(orderItems(events, wording, 80)).toEqual([]);
  });

  it('takes no two events that are about the same', () => {
    expect(orderItems([...events.slice(0, 3), told(40, 'Anna opens the opens-thing')], wording, 3)).toEqual([]);
  });

  it('takes no key much longer than its others', () => {
    const long = told(0, 'Anna opens the very large and very heavy old garden gate behind the house slowly');
    expect(orderItems([long, ...events.slice(1, 4)], wording, 3).map(({ key }) => key)).not.toContain(long);
  });
});
