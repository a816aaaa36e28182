import type { TextReading } from '@ludotext/engine';
import { comparable } from '../comparable.js';
import { rootOf } from './root.js';
import { type Speech, speechesIn } from './speeches.js';
import { findTerms, type Terms } from './terms.js';

/** A text with all that is looked up while questions are made of it. */
export interface Source {
  readonly reading: TextReading;
  /** Primary subtag of the language. */
  readonly language: string;
  readonly terms: Terms;
  /** The words with content of each sentence, in comparable form. */
  readonly content: readonly ReadonlySet<string>[];
  /** The newest number of the text that reads as a year; 0 without one. */
  readonly newestYear: number;
  readonly speeches: readonly Speech[];
  /** How often words of one root occur; see {@link rootOf}. */
  readonly roots: ReadonlyMap<string, number>;
}

const yearLike = /(?<!\d)(?:1\d|20)\d\d(?!\d)/g;

const sources = new WeakMap<TextReading, Source>();

/** What is looked up in a text; kept as long as its reading, because scoring and writing need the same. */
export function sourceOf(reading: TextReading, language: string): Source {
  const known = sources.get(reading);
  if (known?.language === language) return known;
  const source = newSource(reading, language);
  sources.set(reading, source);
  return source;
}

function newSource(reading: TextReading, language: string): Source {
  return {
    reading,
    language,
    terms: findTerms(reading, language),
    content: reading.sentences.map(
      (sentence) => new Set(sentence.words.filter((word) => !word.stop).map((word) => comparable(word.text))),
    ),
    newestYear: reading.text.match(yearLike)?.reduce((newest, year) => Math.max(newest, Number(year)), 0) ?? 0,
    speeches: speechesIn(reading, language),
    roots: countRoots(reading),
  };
}

function countRoots(reading: TextReading): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of reading.sentences) {
    for (const { text } of words) counts.set(rootOf(text), (counts.get(rootOf(text)) ?? 0) + 1);
  }
  return counts;
}
