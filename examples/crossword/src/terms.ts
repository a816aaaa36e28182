import { type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { primarySubtag, readText } from '@ludotext/engine/game';
import type { DraftWord } from './item.js';
import { lettersOf } from './letters.js';
import { namesItself } from './validate.js';

/** The words of a text that can be asked for: those that it lists itself, then its harder words, the longest first. */
export async function termsOf(text: string): Promise<DraftWord[]> {
  const reading = readText(text);
  const { language } = reading;
  const dictionary = await dictionaryOf(primarySubtag(language));
  const sentences = reading.sentences.filter(({ paragraph }) => reading.paragraphs[paragraph]?.kind === 'prose');
  const found = new Map<DictionaryWord, string>();
  for (const sentence of sentences)
    for (const { entry } of dictionary?.find(sentence) ?? []) if (!found.has(entry)) found.set(entry, sentence.text);
  const harder = [...found.keys()]
    .filter(({ word, meaning }) => {
      const isFit = oneWord.test(word) && isOfLength(word) && meaning.length >= minMeaning;
      return isFit && !namesItself({ answer: word, clue: meaning }, { language });
    })
    .sort((a, b) => lettersOf(b.word).length - lettersOf(a.word).length);
  // Two words of nearly the same meaning would both fit one clue.
  const taken: DictionaryWord[] = [];
  for (const entry of harder)
    if (taken.length < maxWords && taken.every((other) => dictionary?.areAlike(entry, other) !== true))
      taken.push(entry);
  const words = taken.map((entry) => ({ answer: entry.word, clue: entry.meaning, evidence: found.get(entry) }));
  return [...listsIn(text), ...words].map(({ clue, ...word }) => ({
    ...word,
    clue: clue.charAt(0).toLocaleUpperCase(language) + clue.slice(1),
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
