import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginOf, type Source, sourceAfter, takeParts } from '../../src/create/source.js';
import type { DocumentText } from '../../src/service/documents.js';

/** A document with a page for each text; each part holds as many pages as it says. */
function documentOf(pages: readonly string[], partPages: readonly number[]): DocumentText {
  const starts = pages.map((_, index) => pages.slice(0, index).join('\n\n').length + (index === 0 ? 0 : 2));
  const text = pages.join('\n\n');
  const places = pages.map((page, index) => {
    const start = starts[index] ?? 0;
    return { start, end: start + page.length, label: `page ${index + 1}` };
  });
  const firsts = partPages.map((_, index) => partPages.slice(0, index).reduce((sum, count) => sum + count, 0));
  const parts = firsts.map((first, index) => {
    const next = firsts[index + 1];
    return {
      title: `Chapter ${index + 1}`,
      start: starts[first] ?? 0,
      end: next === undefined ? text.length : (starts[next] ?? 0),
    };
  });
  return { type: 'pdf', text, places, parts, report: [] };
}

const volcanoes = documentOf(['Lava is hot.', 'Ash is grey.', 'Etna is high.', 'Magma is deep.'], [1, 2, 1]);

/** What stands at each place. */
const placed = (text: string, { places }: Pick<Source, 'places'>): readonly string[] =>
  places.map(({ start, end, label }) => `${label}: ${text.slice(start, end)}`);

describe('takeParts', () => {
  it('takes one part with its places and its title', () => {
    const { text, source } = takeParts(volcanoes, 'Volcanoes', [1]);
    expect(text).toBe('Ash is grey.\n\nEtna is high.');
    expect(source).toMatchObject({ title: 'Volcanoes: Chapter 2', isEdited: false });
    expect(placed(text, source)).toEqual(['page 2: Ash is grey.', 'page 3: Etna is high.']);
  });

  it('takes several parts that do not follow each other', () => {
    const { text, source } = takeParts(volcanoes, 'Volcanoes', [0, 2]);
    expect(text).toBe('Lava is hot.\n\nMagma is deep.');
    expect(source.title).toBe('Volcanoes');
    expect(placed(text, source)).toEqual(['page 1: Lava is hot.', 'page 4: Magma is deep.']);
  });

  it('takes all of a document without parts, and nothing where no part is chosen', () => {
    const { text } = takeParts({ ...volcanoes, parts: [] }, 'Volcanoes', []);
    expect(text).toBe(volcanoes.text);
    expect(takeParts(volcanoes, 'Volcanoes', [])).toMatchObject({ text: '', source: { places: [] } });
  });
});

describe('sourceAfter', () => {
  const { text, source } = takeParts(volcanoes, 'Volcanoes', [0, 1, 2]);

  it('moves what stands behind an edit; what a person writes stands on no page', () => {
    const after = text.replace('grey', 'black and grey');
    const next = sourceAfter(source, text, after);
    expect(next?.isEdited).toBe(true);
    expect(next && placed(after, next)).toEqual([
      'page 1: Lava is hot.',
      'page 2: Ash is ',
      'page 2: grey.',
      'page 3: Etna is high.',
      'page 4: Magma is deep.',
    ]);
  });

  it('forgets a page that is deleted', () => {
    const after = text.replace('Ash is grey.\n\n', '');
    const next = sourceAfter(source, text, after);
    expect(next && placed(after, next)).toEqual([
      'page 1: Lava is hot.',
      'page 3: Etna is high.',
      'page 4: Magma is deep.',
    ]);
  });

  it('keeps nothing of another text', () => {
    expect(sourceAfter(source, text, 'Lakes are wet.')).toBeUndefined();
    expect(sourceAfter(source, text, '')).toBeUndefined();
  });

  it('of any edit, every place holds what stood there before, in order', () => {
    assert(
      property(
        array(string({ minLength: 1 }), { minLength: 1, maxLength: 6 }),
        nat(),
        nat(),
        string(),
        (pages, from, length, put) => {
          const whole = documentOf(pages, []);
          const before = { title: '', places: whole.places, isEdited: false };
          const start = from % (whole.text.length + 1);
          const after = whole.text.slice(0, start) + put + whole.text.slice(start + (length % 8));
          const places = sourceAfter(before, whole.text, after)?.places ?? [];
          for (const [index, place] of places.entries()) {
            const page = pages[Number(place.label.slice('page '.length)) - 1] ?? '';
            expect(page).toContain(after.slice(place.start, place.end));
            expect(place.end).toBeGreaterThan(place.start);
            expect(place.start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
          }
        },
      ),
    );
  });
});

describe('beginOf', () => {
  it('cuts after a sentence, or at the length where there is none', () => {
    expect(beginOf('One two three. Four five', 15)).toBe('One two three.');
    expect(beginOf('a'.repeat(30), 10)).toBe('a'.repeat(10));
    expect(beginOf('Short.', 10)).toBe('Short.');
  });
});
