import type { TextReading } from '@ludotext/engine/game';
import { comparable } from '../../comparable.js';
import { type Speech, speechesIn } from './speeches.js';
import { findTerms, rootOf, type Terms } from './terms.js';

/** A text with everything looked up while making questions. */
export interface Source {
  readonly reading: TextReading;
  /** Primary subtag of the language. */
  readonly language: string;
  readonly terms: Terms;
  /** The content words of a sentence, by its index, in comparable form. */
  contentOf(sentence: number): ReadonlySet<string>;
  /** The latest number of the text that reads as a year; 0 without one. */
  readonly newestYear: number;
  readonly speeches: readonly Speech[];
  /** How often words of one root occur; see {@link rootOf}. */
  readonly roots: ReadonlyMap<string, number>;
}

const yearLike = /(?<!\d)(?:1\d|20)\d\d(?!\d)/g;

const sources = new WeakMap<TextReading, Source>();

/** The lookups of a text; cached as long as its reading, because scoring and writing need the same. */
export function sourceOf(reading: TextReading, language: string): Source {
  const known = sources.get(reading);
  if (known?.language === language) return known;
  const source = newSource(reading, language);
  sources.set(reading, source);
  return source;
}

/** Values that few facts need are computed on first use. */
function newSource(reading: TextReading, language: string): Source {
  const content = new Map<number, ReadonlySet<string>>();
  let roots: ReadonlyMap<string, number> | undefined;
  return {
    reading,
    language,
    terms: findTerms(reading, language),
    contentOf(sentence) {
      const known = content.get(sentence) ?? contentOf(reading, sentence);
      content.set(sentence, known);
      return known;
    },
    newestYear: reading.text.match(yearLike)?.reduce((newest, year) => Math.max(newest, Number(year)), 0) ?? 0,
    speeches: speechesIn(reading, language),
    get roots() {
      roots ??= countRoots(reading);
      return roots;
    },
  };
}

function contentOf({ sentences }: TextReading, index: number): ReadonlySet<string> {
  const words = sentences[index]?.words ?? [];
  return new Set(words.filter(({ stop }) => !stop).map(({ text }) => comparable(text)));
}

function countRoots({ sentences }: TextReading): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const sentence of sentences) for (const { text } of sentence.words) words.set(text, (words.get(text) ?? 0) + 1);
  const roots = new Map<string, number>();
  for (const [word, count] of words) roots.set(rootOf(word), (roots.get(rootOf(word)) ?? 0) + count);
  return roots;
}
