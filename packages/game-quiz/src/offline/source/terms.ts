import { type TextReading, usesSpaces } from '@ludotext/engine/game';
import { comparable } from '../../comparable.js';
import type { Mention, WordRow } from './mention.js';
import { isGivenName, type NameKind, nameKinds, namesIn } from './names.js';
import { nounsIn, russianSlot, vietnameseClassifiers } from './nouns.js';
import { writesFullStops } from './statements.js';

/** All terms of a text, by sentence, by term and by slot. */
export interface Terms {
  /** By index of the sentence. */
  readonly inSentence: readonly (readonly Mention[])[];
  /** By comparable term: the mentions in order. */
  readonly byTerm: ReadonlyMap<string, readonly Mention[]>;
  /** By {@link slotKey}: the mentions in order. */
  readonly bySlot: ReadonlyMap<string, readonly Mention[]>;
}

/** Mentions with the same key are interchangeable. */
export const slotKey = (mention: Mention): string => `${mention.shape} ${mention.slot}`;

export function findTerms(reading: TextReading, language: string): Terms {
  const rows = reading.sentences.map((sentence, index): WordRow => ({ sentence, index, words: sentence.words }));
  const plainWords = new Set<string>();
  for (const { words } of rows) for (const { text } of words) plainWords.add(text);
  const names = rows.map((row) =>
    // A name is always capitalised; German capitalises every noun, so only a given name shows a full one.
    isWhole(row, reading, language)
      ? namesIn(row, language).filter(({ term }) =>
          language === 'de'
            ? / /.test(term) && isGivenName(term.slice(0, term.indexOf(' ')))
            : !plainWords.has(term.toLowerCase()),
        )
      : [],
  );
  const kinds = nameKinds(names, rows, language);
  const found = rows.map((row, index) => [
    ...(names[index] ?? []).flatMap((mention) => ofKind(mention, kinds)),
    ...(isWhole(row, reading, language) ? nounsIn(row, language) : []),
  ]);
  const isNoun = nounTest(found.flat(), reading, language);
  const isHalf = halfTest(found.flat(), reading, language);
  const isTerm = ({ shape, term }: Mention): boolean => shape !== 'noun' || (isNoun(term) && !isHalf(term));
  const inSentence = found.map((mentions, index) => {
    const text = reading.sentences[index]?.text ?? '';
    const terms = mentions.filter((mention) => isTerm(mention) && !isInNote(text, mention));
    return terms.map((mention) => settled(mention, language));
  });
  const byTerm = new Map<string, Mention[]>();
  const bySlot = new Map<string, Mention[]>();
  for (const mention of inSentence.flat()) {
    push(byTerm, comparable(mention.term), mention);
    push(bySlot, slotKey(mention), mention);
  }
  return { inSentence, byTerm, bySlot };
}

/**
 * Adds a name's kind to its slot; drops names without a kind, as no other can be shown to be of the same kind. Keeps
 * acronyms.
 */
function ofKind(mention: Mention, kinds: ReadonlyMap<string, NameKind>): Mention[] {
  if (mention.shape !== 'name') return [mention];
  const kind = kinds.get(mention.term);
  return kind === undefined ? [] : [{ ...mention, slot: `${kind} ${mention.slot}` }];
}

/** Whether it is a real sentence, not a table cell, heading or list entry. */
function isWhole({ sentence }: WordRow, { paragraphs }: TextReading, language: string): boolean {
  return (
    paragraphs[sentence.paragraph]?.kind === 'prose' &&
    (/[\p{Po}\p{Pf}\])"]$/u.test(sentence.text) || !writesFullStops(language)) &&
    !sentence.text.startsWith('|')
  );
}

/** Languages in which only a preceding word, anywhere in the text, identifies a noun. */
const markedLanguages = new Set(['en', 'ru', 'vi', 'zh']);

/**
 * Which terms are nouns, by all their mentions: an article, preposition or classifier marks them at least once. Two
 * words are a term only if the text repeats them together (in Vietnamese mostly together) or knows their head.
 */
function nounTest(mentions: readonly Mention[], reading: TextReading, language: string): (term: string) => boolean {
  if (!markedLanguages.has(language)) return () => true;
  const counts = new Map<string, number>();
  const marked = new Set<string>();
  const form = language === 'ru' ? rootOf : comparable;
  for (const { shape, slot, term } of mentions) {
    if (shape !== 'noun') continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
    if (!slot.startsWith('bare') || slot.startsWith('bare plural')) marked.add(form(term));
  }
  return (term) => {
    const count = counts.get(term) ?? 0;
    if (!marked.has(form(term))) return false;
    if (!term.includes(' ')) return true;
    const rarest = Math.min(...term.split(' ').map((word) => reading.count(word)));
    if (language === 'vi') {
      const first = term.slice(0, term.indexOf(' '));
      return vietnameseClassifiers.has(first) || (count > 1 && count >= rarest * 0.6);
    }
    // "Steam turbine" found once is still a term if the text has the noun "turbine".
    return count > 1 || marked.has(term.slice(term.indexOf(' ') + 1));
  };
}

/** Languages without noun forms, where all nouns are interchangeable. */
const formless = new Set(['vi', 'zh']);

/** The mention of a known noun with its final slot, independent of how it was recognised. */
function settled(mention: Mention, language: string): Mention {
  if (mention.shape !== 'noun') return mention;
  if (formless.has(language)) return { ...mention, slot: '' };
  return language === 'ru' ? { ...mention, slot: russianSlot(mention.slot) } : mention;
}

/**
 * Which terms are the first half of a word missing from the dictionary of an unspaced language: the same character
 * follows them everywhere in the text.
 */
function halfTest(mentions: readonly Mention[], reading: TextReading, language: string): (term: string) => boolean {
  if (usesSpaces(language)) return () => false;
  const behind = new Map<string, Set<string>>();
  for (const { term, end, sentence } of mentions) {
    const letter = reading.sentences[sentence]?.text.charAt(end) ?? '';
    behind.set(term, (behind.get(term) ?? new Set()).add(letter));
  }
  const counts = new Map<string, number>();
  for (const { term } of mentions) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => {
    const [letter = '', ...others] = behind.get(term) ?? [];
    return (counts.get(term) ?? 0) > 1 && others.length === 0 && /\p{L}/u.test(letter) && !particle.test(letter);
  };
}

/** Particles of Chinese and Japanese, which may follow any noun. */
const particle = /[的是在了和与把被们里上下中のはがをにでとへもや]/u;

/** Whether a mention is in square brackets: such notes are about the text, not part of it. */
function isInNote(text: string, { start }: Mention): boolean {
  return text.lastIndexOf('[', start) > text.lastIndexOf(']', start);
}

function push(lists: Map<string, Mention[]>, key: string, mention: Mention): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [mention]);
  else list.push(mention);
}

/** The approximate common beginning of a word's forms: an inflected word counts in all its forms. */
export function rootOf(word: string): string {
  const plain = comparable(word);
  if (/^\p{sc=Hang}/u.test(plain)) return plain.slice(0, 2);
  return plain.length > 5 ? plain.slice(0, 5) : plain.slice(0, Math.max(3, plain.length - 1));
}
