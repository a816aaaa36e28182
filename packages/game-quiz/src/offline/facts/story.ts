import { languageOf } from '../../languages/index.js';
import type { Source } from '../source/source.js';
import { classesOf } from '../source/word-classes.js';

/** The share of sentences with speech that makes a text a story; and of numbers in digits, which stories do without. */
const speechShare = 0.08;
const digitShare = 0.02;
/** Where more sentences have a number in digits, words in quotation marks are titles and terms. */
const digitsOfFactualText = 0.2;
const speech = /["“„«「『]\p{L}[^"“”„«»]{12,}|^[–—-] ?\p{Lu}/u;
const withSpeech = new WeakMap<Source, boolean>();

/** Whether the persons of a text speak. */
export function hasSpeech(source: Source): boolean {
  const { sentences } = source.reading;
  const share = (pattern: RegExp): number =>
    sentences.filter(({ text }) => pattern.test(text)).length / Math.max(1, sentences.length);
  const known = withSpeech.get(source) ?? (share(speech) >= speechShare && share(/\p{Nd}{2}/u) < digitsOfFactualText);
  withSpeech.set(source, known);
  return known;
}

/** Numbers in digits, also in those of Chinese and Japanese that count years and hundreds. */
const numerals = /\p{Nd}+|[〇一二三四五六七八九十百千]{3,}/gu;
const withoutDigits = new WeakMap<Source, boolean>();

/** Whether a text tells a story. */
export function isStory(source: Source): boolean {
  const { sentences, text } = source.reading;
  const known = withoutDigits.get(source) ?? (text.match(numerals)?.length ?? 0) <= sentences.length * digitShare;
  withoutDigits.set(source, known);
  return known || hasSpeech(source);
}

/** Most persons of a text who are looked for in each sentence and may be options. */
const maxPersons = 60;

const persons = new WeakMap<Source, readonly string[]>();

/** The persons whom a text names, each once. */
export function personsOf(source: Source): readonly string[] {
  const known = persons.get(source) ?? findPersons(source);
  persons.set(source, known);
  return known;
}

function findPersons(source: Source): string[] {
  const named = source.terms.inSentence
    .flat()
    .filter(({ shape, slot }) => shape === 'name' && slot.startsWith('person '));
  // With an article before it, one word is no name but a title: "El Libertador".
  const titles = new Set(named.flatMap(({ term, slot }) => (/^person short \S/.test(slot) ? [term] : [])));
  const names = named.flatMap(({ term }) => (titles.has(term) ? [] : [term]));
  return [...new Set([...names, ...markedPersons(source)])].slice(0, maxPersons);
}

/** Who does at least twice what only persons do. */
function markedPersons(source: Source): string[] {
  const { reading, language } = source;
  const { personMarks, wordArticles } = languageOf(language);
  // Where articles show what is no name, only stories have persons without a given name.
  if (personMarks === undefined || (wordArticles !== undefined && !isStory(source))) return [];
  const counts = new Map<string, number>();
  for (const { text } of reading.sentences) {
    for (const { groups } of text.matchAll(personMarks)) {
      const name = groups?.name ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const classes = classesOf(language);
  // A word that has a capital only where a sentence begins is no name: "Dann".
  const isName = (name: string): boolean =>
    !/^\p{Lu}/u.test(name) ||
    (!reading.text.includes(` ${name.toLowerCase()}`) &&
      (wordArticles === undefined || new RegExp(`[\\p{Ll}\\p{M},] ${name}(?!\\p{L})`, 'u').test(reading.text)));
  return [...counts]
    .filter(([name, count]) => count > 1 && classes?.find(name) === undefined)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxPersons)
    .flatMap(([name]) => (isName(name) ? [name] : []));
}

const namedBeings = new WeakMap<Source, Map<string, boolean>>();

/** Whether the text puts a word for a being beside a person's name: "Kofi the spider", "the lion Simba". */
export function isNamed(being: string, source: Source): boolean {
  const known = namedBeings.get(source);
  const answers = known ?? new Map<string, boolean>();
  if (known === undefined) namedBeings.set(source, answers);
  const answer = answers.get(being) ?? standsBesideName(being.toLowerCase(), source);
  answers.set(being, answer);
  return answer;
}

function standsBesideName(being: string, source: Source): boolean {
  const text = source.reading.text.toLowerCase();
  const names = personsOf(source).map((name) => name.toLowerCase());
  for (let at = text.indexOf(being); at !== -1; at = text.indexOf(being, at + 1)) {
    const before = text.slice(Math.max(0, at - 40), at).replace(/[,，、]? ?(?:\p{L}{1,4}['’ ])?$/u, '');
    const after = text.slice(at + being.length, at + being.length + 40).replace(/^[,，、]? ?/u, '');
    if (names.some((name) => before.endsWith(name) || after.startsWith(name))) return true;
  }
  return false;
}
