import { isAbbreviation, isNumberLabel } from './abbreviations.js';
import { isAttribution } from './attributions.js';
import { enclosuresOf } from './enclosures.js';
import { usesSpaces } from './scripts.js';
import { possibleBreaks } from './sentence-breaks.js';
import { stopWords } from './stop-words.js';

/** A sentence of a paragraph by offsets in it, without the space around it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much of the text around a break is looked at, in UTF-16 units. */
const context = 80;
/** The longest quotation or bracket that is kept in one sentence. */
const longestEnclosure = { spaced: 320, unspaced: 120 };
/** The least a clause of Thai or Lao has to itself. */
const shortestClause = 12;

/** The sentences of a paragraph that stands on one line. */
export function splitSentences(text: string, language: string): Span[] {
  const enclosures = enclosuresOf(text, usesSpaces(language) ? longestEnclosure.spaced : longestEnclosure.unspaced);
  const breaks = possibleBreaks(text, language);
  const spans: Span[] = [];
  let start = 0;
  let enclosure = 0;
  breaks.forEach((at, index) => {
    while ((enclosures[enclosure]?.end ?? at) < at) enclosure += 1;
    const { start: opened, end: closed } = enclosures[enclosure] ?? { start: at, end: at };
    if (opened < at && at < closed) return;
    const sentence = text.slice(Math.max(start, at - context), at).trimEnd();
    const rest = text.slice(at, Math.min(breaks[index + 1] ?? text.length, at + context));
    if (!isSentenceEnd(sentence, rest.trimStart(), text.charAt(start), language)) return;
    spans.push(trimmedSpan(text, start, at));
    start = at;
  });
  spans.push(trimmedSpan(text, start, text.length));
  return spans.filter((span) => span.start < span.end);
}

const ending = /([\p{Sentence_Terminal}…;]+)(["'’”“»«›‹)\]}」』】》〉）］*_]*(?:\[\p{Nd}{1,3}\])*)$/u;
const quoteEnd = /["'’”“»«」』]$/u;
const opensQuote = /["'‘“„«»「『]/u;
const wordless = /^[^\p{L}\p{N}]*$/u;
const continues = /^(?:[,;:)\]}%，、；：」』）]|[([*_]*[–—-]?\s*\p{Ll})/u;
/** What ends inside a bracket that opened within the sentence ("4 kg (8.8 lb.)") does not end the sentence. */
const innerBracket = /[\p{L}\p{N}%,;:]\s?[([（][^()[\]（）]*[)\]）]$/u;
const western = /^[.!?…;]+$/u;

/** Whether a sentence may end before `rest`; both may be cut short at their far ends. */
function isSentenceEnd(sentence: string, rest: string, firstMark: string, language: string): boolean {
  // What holds no word is no sentence, so it stays with its neighbour.
  if ((sentence.length < context && wordless.test(sentence)) || (rest.length < context && wordless.test(rest)))
    return false;
  const match = ending.exec(sentence);
  if (match === null) return sentence.length >= shortestClause && /[\p{sc=Thai}\p{sc=Lao}]/u.test(sentence);
  const [, marks = '', closing = ''] = match;
  if (western.test(marks) && continues.test(rest)) return false;
  if (quoteEnd.test(closing) && isAttribution(rest, language, opensQuote.test(firstMark))) return false;
  if (innerBracket.test(sentence)) return false;
  return marks !== '.' || closing !== '' || !isInnerDot(sentence, rest, language);
}

const lastWord = /(?:^|[^\p{L}\p{M}\p{N}.])([\p{L}\p{M}][\p{L}\p{M}./-]*)\.$/u;
const initial = /(?:^|[^\p{L}\p{M}\p{N}])([\p{Lu}\p{Ll}\p{sc=Arab}])\p{M}*\.$/u;
const unit = /(?:\d|[IVXLC])\s*\p{Ll}\.$/u;
const etCetera = /т\.\s?[дп]\.$/u;
const enumeration = /^[("'„“]*(?:\d{1,3}|\p{L}|[ivxIVX]{1,4})\.$/u;
const germanOrdinal =
  /\b(?:am|im|der|die|das|dem|den|des|vom|zum|beim|seit|bis|ab|ein|eine|und|–)\s(?:\d{1,2}|[IVX]{1,5})\.$/u;
const germanMonth =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh)(?!\p{L})/u;

/** Whether the dot that `sentence` ends with belongs to an abbreviation, an initial or a number. */
function isInnerDot(sentence: string, rest: string, language: string): boolean {
  if (sentence.length < context && enumeration.test(sentence)) return true;
  const word = lastWord.exec(sentence)?.[1]?.toLowerCase();
  if (word !== undefined && isAbbreviation(word, language)) return true;
  if (word !== undefined && /^\p{N}/u.test(rest)) return isNumberLabel(word);
  if (initial.test(sentence)) {
    return !unit.test(sentence) && !etCetera.test(sentence) && !beginsWithStopWord(rest, language);
  }
  return (
    language === 'de' && /\d\.$|[IVX]\.$/.test(sentence) && (germanOrdinal.test(sentence) || germanMonth.test(rest))
  );
}

/** A capital stop word begins a sentence: "in the U.S. The", unlike "the U.S. Army". */
function beginsWithStopWord(rest: string, language: string): boolean {
  const word = /^["'“‘„«(]*([\p{L}\p{M}]+)/u.exec(rest)?.[1];
  return word !== undefined && word.length > 1 && stopWords(language).has(word.toLowerCase());
}

function trimmedSpan(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end);
  const from = end - slice.trimStart().length;
  return { start: from, end: Math.max(from, start + slice.trimEnd().length) };
}
