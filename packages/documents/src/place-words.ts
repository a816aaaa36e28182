import type { PlaceName } from './document.js';

interface PlaceWords {
  readonly page: (label: string) => string;
  readonly slide: (number: number) => string;
}

/** By language; English for every other. */
const wordsOf: Readonly<Record<string, PlaceWords>> = {
  en: { page: (label) => `page ${label}`, slide: (number) => `slide ${number}` },
  de: { page: (label) => `Seite ${label}`, slide: (number) => `Folie ${number}` },
  es: { page: (label) => `página ${label}`, slide: (number) => `diapositiva ${number}` },
  fr: { page: (label) => `page ${label}`, slide: (number) => `diapositive ${number}` },
  ar: { page: (label) => `صفحة ${label}`, slide: (number) => `شريحة ${number}` },
};

/**
 * A place in words: "page 12", "slide 3", "1:02:45", or the title of a chapter.
 * @param language BCP 47 tag of the words; English where there are none
 */
export function placeLabel(name: PlaceName, language: string): string {
  const words = wordsOf[language.toLowerCase().split('-')[0] ?? ''] ?? wordsOf.en;
  switch (name.kind) {
    case 'page':
      return words?.page(name.page) ?? name.page;
    case 'slide':
      return words?.slide(name.slide) ?? String(name.slide);
    case 'time':
      return clock(name.seconds);
    default:
      return name.title;
  }
}

function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
