import { openingCue, type Sentence, type TextReading, type Word } from '@ludotext/engine';
import { forLanguage } from '../by-language.js';
import { withoutConjunction } from './conjunctions.js';

/** Fewest and most words of a sentence that makes a good stem, where a language's words are shorter or longer than most. */
const wordBounds: Readonly<Record<string, readonly [number, number]>> = {
  ar: [6, 22],
  ja: [9, 40],
  ko: [5, 18],
  ru: [6, 22],
  vi: [9, 34],
  zh: [8, 34],
};
const usualBounds = [8, 32] as const;
const ending = /[.。।۔．](?:\[[^[\]]{1,40}\])?$/u;
const speech = /["“”„«»「」『』‹›]|^[–—-]|^['‘]|[:：]|…|\.\.\.|[?!？！]|(?<!\p{L})'|'(?!\p{L})|--/u;
/** A word or two set in quotation marks without a verb of speaking: a term, not speech. */
const quotedTerm = /["“„«「][\p{L}\p{N}’' -]{1,30}["”“»」](?!\s(?:said|asked|cried))/gu;
/** Words that point at something outside the sentence, wherever they stand. */
const pointing: Readonly<Record<string, RegExp>> = {
  en: /\b(?:this|these|such|former|latter|above|below|following|here|I|me|my|we|us|you|your)\b/,
  de: /(?<!\p{L})(?:dies(?:e[mnrs]?)?|solche[mnrs]?|jene[mnrs]?|hier|oben|unten|ich|mich|wir|uns|du|dich)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[aeo]s?|es[aeo]s?|aquí|yo|tú|nosotros|usted)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|ceci|cela|ici|je|tu|nous|vous)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[aoei]|quell[aoei]|qui|io|tu|noi|voi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:est[ae]s?|ess[ae]s?|isto|isso|aqui|eu|nós|você|vocês)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт(?:от|а|о|и|ого|ой|ому|им|их|ом)|здесь|такой|такие|я|ты|мы|вы)(?!\p{L})/iu,
};
/** English words for a person named before, and what must have named it. */
const person = /\b(?:he|him|his|she|her|hers)\b/i;
const thing = /\b(?:it|its|they|them|their)\b/i;
const plainPronouns: Readonly<Record<string, RegExp>> = {
  de: /^(?:er|sie|es|ihm|ihn|ihnen)$/i,
  vi: /^(?:tôi|này)$/i,
  zh: /^(?:我|我们|你|你们|这|这个|这些|该|他|她|它|他们|她们|它们)$/u,
  ja: /^(?:私|僕|これ|この|彼|彼女|それ|その)$/u,
  ko: /^(?:나|나는|내가|저는|이것은|이런|그는|그녀는|그가)$/u,
};

/** Whether a sentence states something that a reader understands without the sentences before it. */
export function isStatement(sentence: Sentence, reading: TextReading, language: string): boolean {
  const { text, words } = sentence;
  const [fewest, most] = forLanguage(wordBounds, language) ?? usualBounds;
  return (
    reading.paragraphs[sentence.paragraph]?.kind === 'prose' &&
    text.length <= 300 &&
    words.length >= fewest &&
    words.length <= most &&
    ending.test(text) &&
    /^[\p{L}\p{N}]/u.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !speech.test(text.replace(quotedTerm, '')) &&
    (text.match(/[(（]/gu)?.length ?? 0) <= 1 &&
    openingCue(withoutConjunction(text), language) === undefined &&
    !(forLanguage(pointing, language)?.test(text) ?? false) &&
    !words.slice(0, 4).some((word) => forLanguage(plainPronouns, language)?.test(word.text) ?? false) &&
    (language !== 'en' || namesBefore(text, words[0]))
  );
}

const namedBefore = /\b(?:the|an?|some|many|most|every|his|her) \p{Ll}{3,}|(?<=.)\b\p{Lu}\p{Ll}+/u;

/** English: a name or a noun with its article stands before the first pronoun. */
function namesBefore(text: string, first: Word | undefined): boolean {
  const personAt = text.search(person);
  const thingAt = text.search(thing);
  const opensWithName = first !== undefined && !first.stop && personAt > first.end;
  if (personAt !== -1 && !opensWithName && !namedBefore.test(text.slice(0, personAt))) return false;
  return thingAt === -1 || text.slice(0, thingAt).trim().split(' ').length >= 2;
}
