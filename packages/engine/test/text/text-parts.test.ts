import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/text/read-text.js';
import { textParts } from '../../src/text/text-parts.js';

const estimate = (text: string) => Math.ceil(text.length / 4);
const squeezed = (text: string) => text.replace(/\s+/gu, ' ').trim();
const partsOf = (text: string, room: number) => textParts(text, room, estimate).map((part) => part.text);
/** Sentences that all differ, of about 45 characters. */
const sentences = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `The keeper wrote word${from + index} into the old book.`).join(' ');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 9 }),
  fc.constantFrom(
    'Haus',
    'Dr.',
    'end.',
    'So?',
    '小猫跑了。',
    '👩‍👩‍👧',
    '🇸🇪',
    'e\u0301',
    '# Title',
    '- entry',
    '\n',
    '\n\n',
    '\r\n',
  ),
);
const anyText = fc.array(word, { minLength: 1, maxLength: 120 }).map((words) => words.join(' '));

describe('textParts', () => {
  it('leaves a text that fits alone', () => {
    const text = '  One sentence. Another.\n';
    expect(textParts(text, 100, estimate)).toEqual([{ text, start: 0, end: text.length }]);
    expect(textParts('', 0, estimate)).toEqual([{ text: '', start: 0, end: 0 }]);
  });

  it('holds the whole text in order, and no part is over the room', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 16, max: 60 }), (text, room) => {
        const parts = textParts(text, room, estimate);
        let end = 0;
        for (const part of parts) {
          expect(part.text).toBe(text.slice(part.start, part.end));
          if (parts.length > 1) expect(text.slice(end, part.start).trim()).toBe('');
          expect(estimate(part.text)).toBeLessThanOrEqual(room);
          end = part.end;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
    );
  });

  it('cuts between characters as a reader sees them', () => {
    const characters = fc.array(fc.constantFrom('👩‍👩‍👧', '🇸🇪', 'e\u0301', '😀', 'a', '字'), {
      minLength: 20,
      maxLength: 200,
    });
    fc.assert(
      fc.property(characters, (list) => {
        const text = list.join('');
        const borders = new Set(Array.from(graphemes.segment(text), ({ index }) => index));
        for (const { start } of textParts(text, 10, estimate)) expect(borders).toContain(start);
      }),
    );
  });

  it('cuts at headings where they are near', () => {
    const chapters = [20, 24, 22, 20].map((count, index) => `# Chapter ${index}\n\n${sentences(count, 100 * index)}`);
    const parts = partsOf(chapters.join('\n\n'), 320);
    expect(parts).toEqual(chapters);
  });

  it('cuts between paragraphs where no heading is near, and keeps list markers', () => {
    const paragraphs = Array.from({ length: 12 }, (_, index) => `- ${sentences(4, 10 * index)}`);
    const parts = partsOf(paragraphs.join('\n'), 220);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.startsWith('- ')).toBe(true);
    expect(parts.join('\n')).toBe(paragraphs.join('\n'));
  });

  it('cuts between sentences in a paragraph without end', () => {
    const text = sentences(300);
    const whole = new Set(readText(text).sentences.map((sentence) => sentence.text));
    const parts = partsOf(text, 500);
    for (const part of parts) for (const sentence of readText(part).sentences) expect(whole).toContain(sentence.text);
    expect(parts.join(' ')).toBe(text);
  });

  it('keeps a heading with what follows it', () => {
    const text = Array.from(
      { length: 60 },
      (_, index) => `## Part ${index}\n\n### More\n\n${sentences(2, index)}`,
    ).join('\n\n');
    const parts = partsOf(text, 120);
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) {
      expect(part.startsWith('## ')).toBe(true);
      expect(part.endsWith('book.')).toBe(true);
    }
  });

  it('cuts a sentence longer than the room at line breaks, else at spaces', () => {
    const rows = Array.from({ length: 400 }, (_, index) => `${index},harbour,${index * 7},north side`).join('\n');
    for (const part of partsOf(rows, 200)) expect(part).toMatch(/^\d+,harbour.*north side$/su);
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`);
    const parts = partsOf(words.join(' '), 200);
    expect(parts.flatMap((part) => part.split(' '))).toEqual(words);
  });

  it('makes the fewest parts, or one more, all of about one size', () => {
    const shapes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 30, maxLength: 80 });
    fc.assert(
      fc.property(shapes, fc.integer({ min: 150, max: 600 }), (counts, room) => {
        const text = counts
          .map((count, index) => `${index % 7 === 0 ? '# Chapter\n\n' : ''}${sentences(count, 10 * index)}`)
          .join('\n\n');
        const sizes = partsOf(text, room).map(estimate);
        const least = Math.ceil(estimate(text) / room);
        expect(sizes.length).toBeLessThanOrEqual(Math.max(least + 1, Math.ceil(1.1 * least)));
        if (sizes.length > 1) expect(Math.min(...sizes)).toBeGreaterThan((0.55 * estimate(text)) / sizes.length);
      }),
    );
  });

  it('reads each stretch of a long text a few times at most', () => {
    let read = 0;
    const counting = (text: string) => {
      read += text.length;
      return estimate(text);
    };
    for (const text of [sentences(20_000), 'a'.repeat(900_000), 'word '.repeat(180_000), '# a\n'.repeat(200_000)]) {
      read = 0;
      const parts = textParts(text, 6_000, counting);
      expect(parts.length).toBeGreaterThan(10);
      expect(read).toBeLessThanOrEqual(4 * text.length);
      expect(squeezed(parts.map((part) => part.text).join(' ')).replaceAll(' ', '')).toBe(text.replace(/\s/gu, ''));
    }
  });

  it('stands an estimate that counts characters of another script for more', () => {
    const dense = (text: string) => Math.ceil(new TextEncoder().encode(text).length / 3);
    const text = `${sentences(60)} ${'小猫跑了。老师问他去哪里。'.repeat(60)}`;
    const parts = textParts(text, 300, dense);
    for (const part of parts) {
      expect(dense(part.text)).toBeLessThanOrEqual(300);
      expect(part.text).toMatch(/[.。]$/u);
    }
  });
});
