import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { orderMargin } from '../src/only-order.js';
import { unitOf } from '../src/unit.js';
import { windows } from '../src/windows.js';

const marginOf = (texts: readonly string[], language = 'en') =>
  orderMargin(
    texts.map((text) => unitOf(text, splitWords(text, language), language)),
    language,
  );

describe('orderMargin', () => {
  it.each([
    ['what stands right after what it points at', ['A man had a box.', 'This box was old.', 'But nobody wanted it.']],
    ['a plural that only one sentence names', ['A man kept bees.', 'They made honey.', 'Then a bear came to the man.']],
    ['a noun that the sentence before introduces', ['A man met a boy.', 'The boy had a map.', 'The map was torn.']],
    [
      'centuries',
      [
        'A village was founded in the 14th century.',
        'However, the town grew in the 19th century.',
        'About 9000 people lived there in 1890.',
      ],
    ],
    [
      'a full name before a part of it',
      ['A nurse opened a school.', 'She hired Mary Seacole as a teacher.', 'Later Seacole wrote a book about it.'],
    ],
  ])('is clear for %s', (_, texts) => {
    expect(marginOf(texts)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['two sentences that could change places', ['A man sat down.', 'He ate a pear.', 'He drank some milk.']],
    ['a last sentence that could come second', ['A man had a dog.', 'It was old.', 'The man was old.']],
    ['a list', ['A hen lost a pin.', 'And in the yard she looked.', 'And in the barn she looked.']],
    ['examples', ['Islands differ.', 'For example, Malta is dry.', 'For example, Fiji is wet.']],
    [
      'what happens elsewhere at the time',
      ['Whales lose their way.', 'Dolphins die in nets.', 'Meanwhile, seals starve.'],
    ],
  ])('is small for %s', (_, texts) => {
    expect(marginOf(texts)).toBeLessThan(0.85);
  });

  it('counts on gender where the language has it', () => {
    const opening = ['Ein Bauer fand einen Ring.', 'Er passte genau.'];
    const feminine = marginOf([...opening, 'Dann kam die Magd und nahm die Lampe.'], 'de');
    const masculine = marginOf([...opening, 'Dann kam der Knecht und nahm den Krug.'], 'de');
    expect(feminine).toBeGreaterThan(masculine);
  });
});

describe('windows', () => {
  it('end with no sentence tacked on', () => {
    const text = 'A man met a boy. The boy had a map. The map was torn. The map was of paper. Paper tears.';
    expect(windows(text, 3).map(({ pieces }) => pieces.at(-1))).toContain('The map was torn.');
    expect(windows(text, 3).every(({ pieces }) => !pieces.at(-1)!.includes('. '))).toBe(true);
  });

  it('name somebody before "he"', () => {
    const rest = ' He also wanted a harbour for his ships. But the harbour was soon full of sand.';
    expect(windows(`Building canals to the sea was costly.${rest}`, 3)).toEqual([]);
    expect(windows(`Duke Otto built a canal to the sea at great cost.${rest}`, 3)).not.toEqual([]);
  });
});
