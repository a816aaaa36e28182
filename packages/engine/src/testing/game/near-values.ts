import { isObject } from '../../lib/data.js';
import type { FastCheck } from './fast-check.js';
import { oddTexts } from './odd-texts.js';

/**
 * Copies of a value with some of its texts, numbers and truth values changed, and entries of its lists left out, doubled or
 * in another order, so that most still fit its schema.
 */
export function nearValues(fc: typeof FastCheck, value: unknown): FastCheck.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => nearValues(fc, entry));
    if (entries.length === 0) return fc.constant([]);
    const doubled = fc.nat({ max: value.length - 1 }).map((index) => value.toSpliced(index, 0, value[index]));
    return fc.oneof(fc.tuple(...entries), fc.shuffledSubarray(value), doubled);
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, member]) => [name, nearValues(fc, member)] as const);
    return fc.record(Object.fromEntries(members), { noNullPrototype: true });
  }
  const same = { arbitrary: fc.constant(value), weight: 3 };
  if (typeof value === 'string') {
    const odd = fc.constantFrom(...oddTexts.filter((text) => text !== '' && text.length < 100));
    return fc.oneof(same, fc.string({ unit: 'binary', minLength: 1 }), odd, fc.constant(`${value} ${value}`));
  }
  if (typeof value === 'number') return fc.oneof(same, fc.integer({ min: -2, max: 12 }));
  return typeof value === 'boolean' ? fc.oneof(same, fc.boolean()) : fc.constant(value);
}
