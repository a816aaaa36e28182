import { type Dictionary, type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { primarySubtag, readText, type TextReading } from '@ludotext/engine/game';
import type { DraftWord } from './item.js';
import { folded, lettersOf } from './letters.js';
import { contentWords, isKin, namesItself, standsIn } from './validate.js';

/** The words of a text that can be asked for: those that it lists itself, then its harder words, the surest first. */
export async function termsOf(text: string): Promise<DraftWord[]> {
  const reading = readText(text);
  const dictionary = await dictionaryOf(primarySubtag(reading.language));
  const harder = dictionary === undefined ? [] : harderWords(text, reading, dictionary);
  return [...listsIn(text), ...harder].map(({ clue, ...word }) => ({
    ...word,
    clue: clue.charAt(0).toLocaleUpperCase(reading.language) + clue.slice(1),
  }));
}

/** Words of the dictionary that are enough for all crosswords of a text. */
const maxWords = 400;
const oneWord = /^[\p{L}\p{M}]+$/u;
/** A meaning of a few letters leads to many words. */
const minMeaning = 5;
/** Letters of a word that fits into the grid both across and down. */
const usual = { min: 4, max: 11 } as const;
const isOfLength = (word: string): boolean => {
  const { length } = lettersOf(word);
  return length >= usual.min && length <= usual.max;
};

/** A word of a text that is asked for by what it means. */
interface HarderWord {
  readonly entry: DictionaryWord;
  readonly evidence: string;
  readonly length: number;
  /** Its letters, as they are compared. */
  readonly letters: string;
  /** How many words of a noun's meaning the text has too. */
  readonly shared: number;
  /** How often the text has a noun. */
  readonly mentions: number;
}

/**
 * The nouns and verbs of a text that have the sense of the dictionary there, as far as the text tells. It speaks of
 * what a noun's meaning speaks of: a text with "compass" and "north" is about the instrument. A verb is one of the
 * longer half of its words, as short ones have many senses. The nouns that it has the best evidence for come first,
 * then those that it has most often.
 */
function harderWords(text: string, reading: TextReading, dictionary: Dictionary): DraftWord[] {
  const { language } = reading;
  const found = wordsIn(reading, dictionary);
  const lengths = [...found.keys()].map(({ word }) => lettersOf(word).length).sort((a, b) => a - b);
  const long = lengths[lengths.length >> 1] ?? 0;
  const stems = new Set(contentWords(text, language).map(stemOf));
  const isInText = standsIn(text);
  const words: HarderWord[] = [];
  for (const [entry, { mentions, evidence }] of found) {
    const { word, meaning, kind } = entry;
    const letters = lettersOf(word);
    const { length } = letters;
    const shared = contentWords(meaning, language).filter((each) => stems.has(stemOf(each))).length;
    const isFit = oneWord.test(word) && isOfLength(word) && isInText(word) && meaning.length >= minMeaning;
    const isSure = kind === 'noun' ? shared > 0 : length >= long;
    const givesAway = namesItself({ answer: word, clue: meaning }, { language });
    if (evidence === undefined || !isFit || !isSure || givesAway || hasRival(entry, dictionary)) continue;
    const counts = kind === 'noun' ? { shared, mentions } : { shared: 0, mentions: 0 };
    words.push({ entry, evidence, length, letters: folded(letters), ...counts });
  }
  words.sort((a, b) => b.shared - a.shared || b.mentions - a.mentions || b.length - a.length);
  const taken: HarderWord[] = [];
  for (const word of words) {
    if (taken.length === maxWords) break;
    if (!taken.some((other) => isTooLike(word, other, dictionary))) taken.push(word);
  }
  return taken.map(({ entry, evidence }) => ({ answer: entry.word, clue: entry.meaning, evidence }));
}

/** So much of a word stays the same in its forms. */
const stemOf = (word: string): string => word.slice(0, 5);

/** Two words of nearly the same meaning and as many letters both fit one clue; of two of a stem, one gives the other away. */
function isTooLike(one: HarderWord, other: HarderWord, { areAlike }: Dictionary): boolean {
  const fitOneClue = one.length === other.length && areAlike(one.entry, other.entry);
  return fitOneClue || isKin(one.letters, other.letters);
}

/** Whether another word of as many letters fits the meaning as well. A noun's meaning says so much that only an equal one does. */
function hasRival(entry: DictionaryWord, { areAlike }: Dictionary): boolean {
  const { length } = lettersOf(entry.word);
  const isRival = (other: DictionaryWord): boolean =>
    entry.kind === 'noun' ? entry.meaning === other.meaning : areAlike(entry, other);
  return entry.group.some((other) => other !== entry && isRival(other) && lettersOf(other.word).length === length);
}

/**
 * The nouns and verbs of the dictionary that a text has: how often, and the first sentence in which one has its own
 * sense. Adjectives and adverbs have too many others beside them that fit what they mean.
 */
function wordsIn({ sentences, paragraphs }: TextReading, { find }: Dictionary) {
  const found = new Map<DictionaryWord, { mentions: number; evidence?: string }>();
  for (const sentence of sentences)
    for (const { entry, alone } of find(sentence)) {
      if (entry.kind !== 'noun' && entry.kind !== 'verb') continue;
      const known = found.get(entry) ?? { mentions: 0 };
      found.set(entry, known);
      known.mentions++;
      const isProse = paragraphs[sentence.paragraph]?.kind === 'prose';
      if (isProse && (alone || entry.kind === 'verb')) known.evidence ??= sentence.text;
    }
  return found;
}

/** "Term: definition" on a line of its own, with a bullet or without. */
const line =
  /^[ \t]{0,8}(?:[-*•] )?\*{0,2}(?<answer>\p{L}[\p{L}\p{M} '’-]{1,24})\*{0,2}(?::\*{0,2}| [–—=-]) (?<clue>\S.{8,160})$/u;
/** So many lines make a list. */
const minLines = 3;
/** Words of a definition: a timetable and the head of a recipe say less. */
const minWords = 4;

/** The lists of terms that a text has: lines that follow each other, each with a term and what it is. */
function listsIn(text: string): DraftWord[] {
  const lists: DraftWord[][] = [[]];
  for (const written of text.split(/\r\n|\n|\r/)) {
    const { answer = '', clue = '' } = written.length > 250 ? {} : (line.exec(written.trimEnd())?.groups ?? {});
    const isWhole = clue.split(/\s+/).length >= minWords && !/^[\d"“«„]|[?!:]/u.test(clue);
    if (isWhole && isOfLength(answer))
      lists.at(-1)?.push({ answer: answer.trim(), clue: clue.replace(/[.;,]$/, ''), evidence: written.trim() });
    else if (written.trim() !== '') lists.push([]);
  }
  return lists.filter((list) => list.length >= minLines).flat();
}
