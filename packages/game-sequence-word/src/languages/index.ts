import { primarySubtag } from '@ludotext/engine/game';
import { arabic } from './ar.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';
import { hindi } from './hi.js';
import { italian } from './it.js';
import { japanese } from './ja.js';
import { korean } from './ko.js';
import type { Language } from './language.js';
import { dutch } from './nl.js';
import { polish } from './pl.js';
import { portuguese } from './pt.js';
import { russian } from './ru.js';
import { swedish } from './sv.js';
import { thai } from './th.js';
import { turkish } from './tr.js';
import { vietnamese } from './vi.js';
import { chinese } from './zh.js';

const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
  nl: dutch,
  sv: swedish,
  pl: polish,
  tr: turkish,
  hi: hindi,
  ar: arabic,
  vi: vietnamese,
  zh: chinese,
  ja: japanese,
  ko: korean,
  th: thai,
};

const noWords: ReadonlySet<string> = new Set();
/** The most used sets exist for every language, so that callers need not check for them. */
const unknown = { determiners: noWords, prepositions: noWords, conjunctions: noWords, postpositions: noWords };
const known = new Map(Object.entries(languages).map(([tag, language]) => [tag, { ...unknown, ...language }]));

/** The language data for a tag; empty lists for an unknown language. */
export function languageOf(tag: string): Language & typeof unknown {
  return known.get(primarySubtag(tag)) ?? unknown;
}

/** Whether an adverb, in lower case, can stand in several positions of a sentence. */
export function isMovable(word: string, language: string): boolean {
  return languageOf(language).movableAdverbs?.has(word) === true || hasAdverbEnding(word, language);
}

/** "Quickly", "rápidamente". */
export function hasAdverbEnding(word: string, language: string): boolean {
  return languageOf(language).adverbEnding?.test(word) === true;
}

/** "Yesterday", "every evening". */
export function isTimePhrase(piece: string, language: string): boolean {
  return languageOf(language).timePhrases?.test(piece.toLowerCase()) === true;
}

/**
 * Whether it is a common verb in the form that opens an instruction: "pour". False if the language's verbs are unknown.
 */
export function isCommonVerb(lowerCaseWord: string, language: string): boolean {
  return languageOf(language).verbs?.common.has(lowerCaseWord) === true;
}

/** Whether words may contain a verb. Only `false` is certain, for ordinary words. */
export function mayHoldVerb(lowerCaseWords: readonly string[], language: string): boolean {
  const { verbs } = languageOf(language);
  if (verbs === undefined) return true;
  const { common, contraction, ending, subject } = verbs;
  return lowerCaseWords.some(
    (word) => common.has(word) || contraction.test(word) || ending.test(word) || subject.test(word),
  );
}

const phrasesOf = (kind: 'setPhrases' | 'compounds'): ReadonlySet<string> =>
  new Set(Object.values(languages).flatMap((language) => language[kind]?.split('|') ?? []));
const setPhrases = phrasesOf('setPhrases');
const compounds = phrasesOf('compounds');

/** Whether two words are one phrase in any language: a text may contain phrases of other languages. */
export function isSetPhrase(first: string, second: string): boolean {
  return setPhrases.has(`${first} ${second}`.replaceAll("'", '’'));
}

/** Whether two syllables are one word, in a language that writes them apart. */
export function isCompound(first: string, second: string): boolean {
  return compounds.has(`${first} ${second}`);
}
