import type { Sentence, TextReading } from '@ludotext/engine/game';

/** Fewest and most words of a sentence that questions are made of. */
const minWords = 5;
const maxWords = 60;
const marks = /["“”„«»]|^['‘–—-]|[?]|!(?=.)|…|\.\.\.|(?<!\p{L})['‘]|\p{Nd}\.\s\p{Lu}|[{}<>|=_*#@]|https?:/u;
/** A word or two in quotation marks: a term, not speech. */
const quotedTerm = /["“][\p{L}\p{N}’' -]{1,25}["”](?! (?:said|asked|cried))/gu;
const note = /(?:\[[^[\]]{1,40}\])+$/u;

/** Whether a sentence is of prose or a list, begins as one and is neither a word or two nor a page. */
export function isWholeSentence(sentence: Sentence, { paragraphs }: TextReading): boolean {
  return (
    paragraphs[sentence.paragraph]?.kind !== 'heading' &&
    sentence.text.length <= 420 &&
    /^\p{Lu}/u.test(sentence.text) &&
    sentence.words.length >= minWords &&
    sentence.words.length <= maxWords
  );
}

/** Fewest characters before speech that may be a clause. */
const minPartLength = 40;

/** A plain sentence; of one that goes on with speech, the part before it; undefined where it is neither. */
export function readablePart(text: string): string | undefined {
  const plain = text.replace(note, '').replace(quotedTerm, (term) => 'x'.repeat(term.length));
  const at = plain.search(marks);
  if (at === -1) return /[.!]$/.test(plain) ? text : undefined;
  const part = plain.slice(0, at);
  const end = Math.max(part.lastIndexOf(','), part.lastIndexOf(';'), part.lastIndexOf(':'));
  return end >= minPartLength ? text.slice(0, end + 1) : undefined;
}
