import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/text/read-text.js';
import { textDigest } from '../../src/text/text-digest.js';

const estimate = (text: string) => Math.ceil(text.length / 4);

/** Chapters of paragraphs of sentences, each sentence with its own number. */
function bookOf(chapters: number, paragraphs: number, sentences: number): string {
  let next = 0;
  const paragraph = () =>
    Array.from({ length: sentences }, () => `The keeper wrote word${next++} into the old book.`).join(' ');
  return Array.from(
    { length: chapters },
    (_, chapter) => `# Chapter ${chapter}\n\n${Array.from({ length: paragraphs }, paragraph).join('\n\n')}`,
  ).join('\n\n');
}
const numbersIn = (text: string) => Array.from(text.matchAll(/word(\d+)/g), ([, number]) => Number(number));

describe('textDigest', () => {
  it('leaves a text that fits alone', () => {
    expect(textDigest('One. Two.\n', 10, estimate)).toEqual({ text: 'One. Two.\n', share: 1 });
  });

  it('holds whole sentences in order and fills the room', () => {
    const text = bookOf(12, 9, 7);
    const whole = new Set(readText(text).sentences.map((sentence) => sentence.text));
    for (const room of [150, 600, 2_000, 6_000]) {
      const digest = textDigest(text, room, estimate);
      expect(estimate(digest.text)).toBeLessThanOrEqual(room);
      expect(estimate(digest.text)).toBeGreaterThan(0.85 * room);
      const numbers = numbersIn(digest.text);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const { text: sentence } of readText(digest.text).sentences)
        if (sentence !== '…') expect(whole).toContain(sentence);
    }
  });

  it('tells its share of the text', () => {
    const text = bookOf(12, 9, 7);
    const { share } = textDigest(text, Math.floor(estimate(text) / 4), estimate);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThanOrEqual(0.25);
  });

  it('marks each place where something was left out, and no other', () => {
    const text = bookOf(12, 9, 7);
    const digest = textDigest(text, 2_000, estimate);
    const passages = digest.text.split('\n\n…\n\n');
    expect(passages.length).toBeGreaterThan(10);
    let end = 0;
    for (const [index, passage] of passages.entries()) {
      const start = text.indexOf(passage);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(text.slice(end, start).trim() === '').toBe(index === 0);
      end = start + passage.length;
    }
    expect(digest.text.startsWith('# Chapter 0')).toBe(true);
  });

  it.each([
    ['a book of chapters', bookOf(12, 9, 7)],
    ['a paragraph without end', bookOf(1, 1, 800)],
    ['one sentence to a paragraph', bookOf(1, 800, 1)],
  ])('is spread evenly over %s', (_, text) => {
    const digest = textDigest(text, 2_000, estimate);
    const numbers = numbersIn(digest.text);
    const all = numbersIn(text).length;
    for (let tenth = 0; tenth < 10; tenth++) {
      const inTenth = numbers.filter((number) => Math.floor((10 * number) / all) === tenth).length;
      expect(inTenth).toBeGreaterThan((0.5 * numbers.length) / 10);
      expect(inTenth).toBeLessThan((1.7 * numbers.length) / 10);
    }
  });

  it('begins its passages where sections and paragraphs begin', () => {
    const text = bookOf(40, 3, 7);
    const passages = textDigest(text, 4_000, estimate).text.split('\n\n…\n\n');
    const atParagraph = passages.filter((passage) => passage.startsWith('#') || text.includes(`\n\n${passage}`));
    expect(atParagraph.length).toBeGreaterThan(0.8 * passages.length);
  });

  it('cuts only a sentence longer than the room', () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(' ');
    const digest = textDigest(words, 400, estimate);
    expect(estimate(digest.text)).toBeLessThanOrEqual(400);
    expect(numbersIn(digest.text).some((number) => number > 2_000)).toBe(true);
  });

  it('fits any room, is not empty, and is the same every time', () => {
    const word = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('Yes.', 'Why?', '# Title', '\n\n', '猫。', '👩‍👩‍👧'),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 150 }), fc.integer({ min: 16, max: 80 }), (words, room) => {
        const text = `Begin. ${words.join(' ')}`;
        const digest = textDigest(text, room, estimate);
        expect(digest.text.trim()).not.toBe('');
        expect(estimate(digest.text)).toBeLessThanOrEqual(room);
        expect(digest.share).toBeGreaterThan(0);
        expect(digest.share).toBeLessThanOrEqual(1);
        expect(textDigest(text, room, estimate)).toEqual(digest);
      }),
    );
  });
});
