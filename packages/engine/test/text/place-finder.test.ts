import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFinder } from '../../src/text/place-finder.js';
import { findQuote, quotableText } from '../../src/text/quotes.js';
import { readText } from '../../src/text/read-text.js';

const pages = [
  '## Otters\n\nOtters live along rivers\nand eat fish. They “sleep” in holes.',
  '- The town built a bridge.\n- It was paid for by the mill.\n\nOtters are protected.',
  'Otters are protected. The law is\r\n  from 1975 – and still holds.',
];

/** The pages as one text with a place each. */
function paged(parts: readonly string[]) {
  let text = '';
  const places = parts.map((part, index) => {
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += part;
    return { start, end: text.length, label: `page ${index + 1}` };
  });
  return { text, places };
}

const { text, places } = paged(pages);
const find = placeFinder(text, places);

describe('the place of words', () => {
  it.each([
    ['Otters live along rivers and eat fish.', 'page 1'],
    ['They "sleep" in holes.', 'page 1'],
    ['It was paid for by the mill.', 'page 2'],
    ['The law is from 1975 - and still holds.', 'page 3'],
  ])('is found across line breaks and kinds of marks: %s', (quote, label) => {
    expect(find([quote])).toBe(label);
  });

  it('is that of the first words that the text has', () => {
    expect(find(['Nobody said this.', 'The town built a bridge.', 'from 1975'])).toBe('page 2');
    expect(find(['Nobody said this.', ''])).toBeUndefined();
  });

  it('is, for words that stand on two pages, the one nearest to words that stand once; else it is not guessed', () => {
    expect(find(['Otters are protected.'])).toBeUndefined();
    expect(find(['Otters are protected.', 'paid for by the mill'])).toBe('page 2');
    expect(find(['Otters are protected.', 'still holds'])).toBe('page 3');
  });

  it('is that of the first page for words that run over two, and none where no page is', () => {
    const line = 'The bridge was built in 1975 and it still stands.';
    const cut = placeFinder(`${line} Otters use it.`, [
      { start: 0, end: 20, label: 'page 7' },
      { start: 20, end: line.length, label: 'page 8' },
    ]);
    expect(cut([line])).toBe('page 7');
    expect(cut(['and it still stands'])).toBe('page 8');
    expect(cut(['Otters use it.'])).toBeUndefined();
  });

  it('is the same for words that a page repeats', () => {
    const twice = paged(['So it goes. The war ended. So it goes.', 'Peace came.']);
    expect(placeFinder(twice.text, twice.places)(['So it goes.'])).toBe('page 1');
  });

  it('is found for every quote that is found, in texts of any lines', () => {
    const line = fc.constantFrom('a b', '- c', '# d', '1. e', '  f ', '---', '“g”', '', 'h. i', '\u{1F600} 2');
    const document = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(document, fc.nat(), fc.nat(), (whole, from, length) => {
        const source = quotableText(readText(whole));
        const quote = source.slice(from % (source.length + 1), (from % (source.length + 1)) + 1 + (length % 9));
        const everywhere = placeFinder(whole, [{ start: 0, end: whole.length, label: 'here' }]);
        expect(everywhere([quote]) === 'here').toBe(findQuote(source, quote) !== undefined);
      }),
    );
  });
});
