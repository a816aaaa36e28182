import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { orderMargin } from '../src/order-evidence.js';
import { unitOf } from '../src/unit.js';

const margin = (texts: readonly string[], language = 'en', least = Number.NEGATIVE_INFINITY) =>
  orderMargin(
    texts.map((text) => unitOf(text, splitWords(text, language), language)),
    language,
    least,
  );

const stories: readonly (readonly [string, readonly string[]])[] = [
  ['en', ['A farmer dug a deep pond.', 'The pond gave clear water.', 'But then the water turned brown.']],
  ['en', ['A king had a ring.', 'He lost it on a ride.', 'At last a boy found the ring in a field.']],
  ['de', ['Ein Bauer grub einen Teich.', 'Er füllte ihn mit Wasser.', 'Dann kam ein Fuchs an den Teich.']],
  ['fr', ['Un roi avait une bague.', 'Il la perdit un matin.', 'Enfin, un garçon trouva la bague.']],
];

describe('orderMargin', () => {
  it.each(stories)('is above 0 where the words decide: %s %j', (language, texts) => {
    expect(margin(texts, language)).toBeGreaterThan(0);
  });

  it.each(stories)('is below 0 once the order is turned round: %s %j', (language, texts) => {
    expect(margin([...texts].reverse(), language)).toBeLessThan(0);
  });

  it('is not above 0 where nothing decides', () => {
    expect(margin(['Cats sleep all day.', 'Dogs eat meat.', 'Birds sing loudly.'])).toBeLessThanOrEqual(0);
  });

  it('knows what ascending years say, in any language', () => {
    expect(margin(['1712 rakennettiin talo.', '1781 paloi silta.', '1830 tuli kirkko.'], 'fi')).toBeGreaterThan(0);
  });

  it('is not told where it is less than wanted', () => {
    expect(margin(['Cats sleep all day.', 'Dogs eat meat.', 'Birds sing loudly.'], 'en', 1)).toBeUndefined();
  });
});
