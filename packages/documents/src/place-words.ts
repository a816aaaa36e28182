import type { PlaceName } from './document.js';

interface PlaceWords {
  readonly page: (label: string) => string;
  /** `from` and `to` with a dash between them. */
  readonly pages: (range: string) => string;
  readonly slide: (number: number) => string;
}

const english: PlaceWords = {
  page: (label) => `page ${label}`,
  pages: (range) => `pages ${range}`,
  slide: (number) => `slide ${number}`,
};

/** By language; English for every other. */
const wordsOf: Readonly<Record<string, PlaceWords>> = {
  de: { page: (label) => `Seite ${label}`, pages: (range) => `Seiten ${range}`, slide: (number) => `Folie ${number}` },
  es: {
    page: (label) => `página ${label}`,
    pages: (range) => `páginas ${range}`,
    slide: (number) => `diapositiva ${number}`,
  },
  fr: {
    page: (label) => `page ${label}`,
    pages: (range) => `pages ${range}`,
    slide: (number) => `diapositive ${number}`,
  },
  ar: { page: (label) => `صفحة ${label}`, pages: (range) => `صفحات ${range}`, slide: (number) => `شريحة ${number}` },
};

/**
 * A place in words: "page 12", "slide 3", "1:02:45", or the title of a chapter.
 * @param language BCP 47 tag of the words; English where there are none
 */
export function placeLabel(name: PlaceName, language: string): string {
  const words = wordsIn(language);
  switch (name.kind) {
    case 'page':
      return words.page(name.page);
    case 'slide':
      return words.slide(name.slide);
    case 'time':
      return clock(name.seconds);
    default:
      return name.title;
  }
}

function wordsIn(language: string): PlaceWords {
  return wordsOf[language.toLowerCase().split('-')[0] ?? ''] ?? english;
}

/** Pages in words: "pages 12–20". @param language BCP 47 tag of the words; English where there are none */
export function pagesLabel(first: string, last: string, language: string): string {
  return wordsIn(language).pages(`${first}–${last}`);
}

function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
