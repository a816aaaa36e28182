import type { Sentence, TextReading } from '@ludotext/engine/game';

/** Minimum and maximum words of a sentence used for questions. */
const minWords = 5;
const maxWords = 60;
const marks = /["“”„«»]|^['‘–—-]|[?]|!(?=.)|…|\.\.\.|(?<!\p{L})['‘]|\p{Nd}\.\s\p{Lu}|[{}<>|=_*#@]|https?:/u;
/** One or two words in quotation marks: a term, not speech. */
const quotedTerm = /["“][\p{L}\p{N}’' -]{1,25}["”](?! (?:said|asked|cried))/gu;
const note = /(?:\[[^[\]]{1,40}\])+$/u;

/** A sentence without the marks of its footnotes, also those of the sentence before, and what is in brackets: "[2] The river rose.[3]" */
export const withoutNotes = (sentence: string): string =>
  sentence
    .replace(noteMarks, '')
    .replace(brackets, '')
    .replace(/^[\s.,]+/, '');
const brackets = / \([^()]{1,80}\)/gu;
const noteMarks = /\s?\[(?:\d{1,3}|[a-z]|note \d{1,2}|citation needed)\]/giu;

/** Whether a sentence is prose or a list entry, begins like a sentence and has a usable length. */
export function isWholeSentence(sentence: Sentence, { paragraphs }: TextReading): boolean {
  return (
    paragraphs[sentence.paragraph]?.kind !== 'heading' &&
    sentence.text.length <= 420 &&
    /^\p{Lu}/u.test(withoutNotes(sentence.text)) &&
    sentence.words.length >= minWords &&
    sentence.words.length <= maxWords
  );
}

/** Minimum characters before speech that may be a clause. */
const minPartLength = 40;

/** A plain sentence, or the part of a sentence before its speech; undefined for any other. */
export function readablePart(text: string): string | undefined {
  const plain = text.replace(note, '').replace(quotedTerm, (term) => 'x'.repeat(term.length));
  const at = plain.search(marks);
  // An entry of a list often has no full stop.
  if (at === -1) return /[.!\p{L}\p{N})]$/u.test(plain) ? text : undefined;
  const part = plain.slice(0, at);
  const end = Math.max(part.lastIndexOf(','), part.lastIndexOf(';'), part.lastIndexOf(':'));
  return end >= minPartLength ? text.slice(0, end + 1) : undefined;
}
