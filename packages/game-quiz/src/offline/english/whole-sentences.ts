import { openingCue, type Sentence, type TextReading } from '@ludotext/engine';
import { withoutConjunction } from '../conjunctions.js';

/** Fewest and most words of a sentence that questions are made of. */
const fewest = 5;
const most = 60;
const marks = /["“”„«»]|^['‘–—-]|[?!]|…|\.\.\.|(?<!\p{L})['‘]|\p{Nd}\.\s\p{Lu}|[{}<>|=_*#@]|https?:/u;
/** A word or two in quotation marks: a term, not speech. */
const quotedTerm = /["“][\p{L}\p{N}’' -]{1,25}["”](?! (?:said|asked|cried))/gu;
const note = /(?:\[[^[\]]{1,40}\])+$/u;

/** Whether a sentence of prose is whole and plain: no speech, no heading, no entry of a list. */
export function isWholeSentence(sentence: Sentence, { paragraphs }: TextReading): boolean {
  const text = sentence.text.replace(note, '');
  return (
    paragraphs[sentence.paragraph]?.kind !== 'heading' &&
    text.length <= 420 &&
    /^\p{Lu}/u.test(text) &&
    /\.$/.test(text) &&
    !marks.test(text.replace(quotedTerm, '')) &&
    sentence.words.length >= fewest &&
    sentence.words.length <= most
  );
}

/** Whether a sentence opens with something that ties it to the one before. */
export const opensBackwards = (text: string): boolean => {
  const cue = openingCue(withoutConjunction(text), 'en');
  return cue === 'connective' || cue === 'pronoun';
};
