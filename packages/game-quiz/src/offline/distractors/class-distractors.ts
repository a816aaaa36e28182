import { type Sentence, seedFrom, shuffle, usesSpaces } from '@ludotext/engine/game';
import { comparable, hasPhrase } from '../../comparable.js';
import { languageOf } from '../../languages/index.js';
import type { Mention } from '../source/mention.js';
import type { Source } from '../source/source.js';
import { type ClassWord, classesOf } from '../source/word-classes.js';
import { firstFrom, mayBeRight } from './term-distractors.js';

/** A word of a class in a sentence. */
export interface ClassMention extends Mention {
  readonly entry: ClassWord;
}

/** All words of classes in a text, by sentence and by meaning. */
interface ClassMentions {
  readonly inSentence: readonly (readonly ClassMention[])[];
  readonly byMeaning: ReadonlyMap<string, readonly ClassMention[]>;
  /** By class: the mentions in order. */
  readonly byClass: ReadonlyMap<string, readonly ClassMention[]>;
}

const found = new WeakMap<Source, ClassMentions>();

/** The words of classes of a text; looked up once. */
export function classMentions(source: Source): ClassMentions {
  const known = found.get(source) ?? findMentions(source);
  found.set(source, known);
  return known;
}

/** Most words of an entry. */
const longestEntry = 3;

function findMentions({ reading, language }: Source): ClassMentions {
  const byMeaning = new Map<string, ClassMention[]>();
  const byClass = new Map<string, ClassMention[]>();
  const inSentence = reading.sentences.map((sentence, index) => mentionsIn(sentence, index, language));
  for (const mention of inSentence.flat()) {
    push(byMeaning, mention.entry.meaning, mention);
    push(byClass, mention.entry.className, mention);
  }
  return { inSentence, byMeaning, byClass };
}

/** The words of classes in a sentence, the longest at each position. */
function mentionsIn({ text, words }: Sentence, sentence: number, language: string): ClassMention[] {
  const classes = classesOf(language);
  if (classes === undefined) return [];
  const { wordPrefixes, wordSuffixes } = languageOf(language);
  const mentions: ClassMention[] = [];
  for (let first = 0; first < words.length; first++) {
    const most = usesSpaces(language) && !classes.opensEntry(words[first]?.text ?? '') ? 1 : longestEntry;
    for (let last = Math.min(first + most, words.length) - 1; last >= first; last--) {
      const start = words[first]?.start ?? 0;
      const written = text.slice(start, words[last]?.end);
      if (last > first && written.length > maxEntryLength) continue;
      const before = wordPrefixes?.exec(written)?.[0].length ?? 0;
      const after = wordSuffixes?.exec(written.slice(before))?.[0].length ?? 0;
      const [term, entry] =
        [
          [0, 0],
          [0, after],
          [before, 0],
          [before, after],
        ]
          .map(([from = 0, to = 0]) => written.slice(from, written.length - to))
          .map((letters) => [letters, classes.find(letters) ?? classes.find(lowered(letters))] as const)
          .find(([, found]) => found !== undefined) ?? [];
      if (term === undefined || entry === undefined) continue;
      const from = start + written.indexOf(term);
      const end = from + term.length;
      // A function word that is written like a word of a class is mostly the function word.
      const isFunctionWord = last === first && words[first]?.stop === true && entry.className !== 'numeral';
      if (isFunctionWord || !standsAlone(text, from, end, language)) continue;
      const slot = `${entry.className} ${entry.form}`;
      mentions.push({ term, shape: 'class', slot, start: from, end, sentence, entry });
      first = last;
      break;
    }
  }
  return mentions;
}
const maxEntryLength = 30;

/** Whether it is no part of a longer word: in writing without spaces a single character may be a part of any. */
function standsAlone(text: string, start: number, end: number, language: string): boolean {
  const sides = [text.charAt(start - 1), text.charAt(end)];
  if (usesSpaces(language)) return !/[-‐]/u.test(sides.join(''));
  const { wordBounds } = languageOf(language);
  return (
    end - start > 1 || wordBounds === undefined || sides.every((side) => !/\p{L}/u.test(side) || wordBounds.test(side))
  );
}

const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

function push(lists: Map<string, ClassMention[]>, key: string, mention: ClassMention): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [mention]);
  else list.push(mention);
}

/** Maximum mentions of a class looked at on each side of a key. */
const reach = 30;

/**
 * Up to three other words of the key's class, capitalised like it: those of the text first, the nearest before the
 * others, then the language's own. `anyForm` where the option brings its article along; `among` are classes whose words
 * of the text may stand beside the key.
 */
export function classDistractors(
  key: ClassMention,
  source: Source,
  seed: number,
  { anyForm = false, among = [key.entry.className] }: { anyForm?: boolean; among?: readonly string[] } = {},
): ClassWord[] {
  const isCapital = key.term !== key.entry.word;
  const { className, form, meaning } = key.entry;
  const { inSentence, byMeaning, byClass } = classMentions(source);
  const stem = comparable(source.reading.sentences[key.sentence]?.text ?? '');
  const chosen = new Map<string, ClassWord>();
  const looked = new Set([meaning]);
  const isPlural = (shown: string): boolean => /p[\d+-]*$/.test(shown);
  const fits = (entry: ClassWord): boolean => (anyForm ? isPlural(entry.form) === isPlural(form) : entry.form === form);
  const take = (entry: ClassWord): void => {
    if (chosen.size === 3 || looked.has(entry.meaning) || !fits(entry)) return;
    looked.add(entry.meaning);
    const mentions = byMeaning.get(entry.meaning) ?? [];
    const isInStem =
      inSentence[key.sentence]?.some(({ entry: other }) => other.meaning === entry.meaning) === true ||
      hasPhrase(stem, comparable(entry.word)) ||
      (entry.word.length > 3 && stem.includes(comparable(entry.word)));
    if (isInStem || mayBeRight(mentions, byMeaning.get(meaning) ?? [], key, source)) return;
    chosen.set(entry.meaning, entry);
  };
  const others = among.flatMap((each) => classesOf(source.language)?.wordsOf(each) ?? []).filter(fits);
  const all = among.flatMap((each) => nearTo(key, byClass.get(each) ?? []));
  const nearest = all
    .sort((a, b) => Math.abs(a.sentence - key.sentence) - Math.abs(b.sentence - key.sentence))
    .map(({ entry }) => others.find((other) => other.meaning === entry.meaning) ?? entry);
  // Of synonyms the first one is the usual word.
  const own = others.filter((entry) => entry.className === className);
  const usual = [...new Map(own.reverse().map((entry) => [entry.meaning, entry])).values()];
  for (const entry of [...nearest, ...shuffle(usual, seedFrom(key.term, stem, String(seed)))]) take(entry);
  return [...chosen.values()].map((entry) => (isCapital ? { ...entry, word: raised(entry.word) } : entry));
}

/** The mentions near the key, with those of its own sentence in the middle. */
function nearTo({ sentence }: ClassMention, mentions: readonly ClassMention[]): readonly ClassMention[] {
  const at = firstFrom(mentions, sentence);
  return mentions.slice(Math.max(0, at - reach), at + reach);
}
