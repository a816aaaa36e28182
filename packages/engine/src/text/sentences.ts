import { isAbbreviation, isNumberLabel } from './abbreviations.js';
import { isAttribution } from './attributions.js';
import { enclosuresOf } from './enclosures.js';
import { usesSpaces } from './scripts.js';
import { partedBySpaces, possibleBreaks } from './sentence-breaks.js';
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
/**
 * The least that stands between two spaces for a clause, where spaces alone part sentences: less is a part of a name. A
 * Chinese or Japanese character says more than a letter.
 */
const shortestClause = { letters: 10, characters: 4 };
/** Thai: words that go on with a clause when they begin what follows a space, and that end none before it. */
const thaiGoesOn =
  /^(?:ได้|ที่|ซึ่ง|และ|หรือ|โดย|เพื่อ|จะ|ถูก|คือ|เป็น|มี|เมื่อ|ใน|จาก|ของ|เช่น|จึง|ก็|อัน|กับ|ด้วย|ให้|ว่า|ไม่|เพราะ|รวมทั้ง|รวมถึง|จน|ตาม|ต่อ|แก่|อย่าง|ทำให้)/u;
const thaiStaysOpen = /(?:ที่|ของ|ใน|และ|หรือ|เช่น|คือ|ว่า|เมื่อ|โดย|จาก|กับ|ซึ่ง|ได้แก่|ต่อมา|นอกจากนี้|อย่างไรก็ตาม|ดังนั้น)$/u;

/** The sentences of a paragraph that stands on one line. */
export function splitSentences(text: string, language: string): Span[] {
  const enclosures = enclosuresOf(text, usesSpaces(language) ? longestEnclosure.spaced : longestEnclosure.unspaced);
  const breaks = possibleBreaks(text, language);
  const shortest = partedBySpaces(text, language) ? shortestClauseOf(language) : Number.POSITIVE_INFINITY;
  const spans: Span[] = [];
  let start = 0;
  let enclosure = 0;
  breaks.forEach((at, index) => {
    while ((enclosures[enclosure]?.end ?? at) < at) enclosure += 1;
    const { start: opened, end: closed } = enclosures[enclosure] ?? { start: at, end: at };
    if (opened < at && at < closed) return;
    const sentence = text.slice(Math.max(start, at - context), at).trimEnd();
    const rest = text.slice(at, Math.min(breaks[index + 1] ?? text.length, at + context));
    if (!isSentenceEnd(sentence, rest.trimStart(), text.charAt(start), language, shortest)) return;
    spans.push(trimmedSpan(text, start, at));
    start = at;
  });
  spans.push(trimmedSpan(text, start, text.length));
  return spans.filter((span) => span.start < span.end);
}

const ending = /([\p{Sentence_Terminal}…;།༎]+)(["'’”“»«›‹)\]}」』】》〉）］*_]*(?:\[\p{Nd}{1,3}\])*)$/u;
const quoteEnd = /["'’”“»«」』]$/u;
const opensQuote = /["'‘“„«»「『]/u;
const wordless = /^[^\p{L}\p{N}]*$/u;
const continues = /^(?:[,;:)\]}%，、；：」』）]|[([*_]*[–—-]?\s*\p{Ll})/u;
/** What ends inside a bracket that opened within the sentence ("4 kg (8.8 lb.)") does not end the sentence. */
const innerBracket = /[\p{L}\p{N}%,;:]\s?[([（][^()[\]（）]*[)\]）]$/u;
const western = /^[.!?…;]+$/u;

const shortestClauseOf = (language: string): number =>
  language === 'zh' || language === 'ja' ? shortestClause.characters : shortestClause.letters;

/**
 * Whether a sentence may end before `rest`; both may be cut short at their far ends.
 * @param shortest fewest UTF-16 units on both sides of a space that parts two sentences
 */
function isSentenceEnd(sentence: string, rest: string, firstMark: string, language: string, shortest: number): boolean {
  // What holds no word is no sentence, so it stays with its neighbour.
  if ((sentence.length < context && wordless.test(sentence)) || (rest.length < context && wordless.test(rest)))
    return false;
  const match = ending.exec(sentence);
  if (match === null) return partsClauses(sentence, rest, shortest);
  const [, marks = '', closing = ''] = match;
  if (western.test(marks) && continues.test(rest)) return false;
  if (quoteEnd.test(closing) && isAttribution(rest, language, opensQuote.test(firstMark))) return false;
  if (innerBracket.test(sentence)) return false;
  return marks !== '.' || closing !== '' || !isInnerDot(sentence, rest, language);
}

/** Whether the space between two stretches without a mark parts two clauses. */
function partsClauses(sentence: string, rest: string, shortest: number): boolean {
  const before = /\S*$/u.exec(sentence)?.[0] ?? '';
  const after = /^\S*/u.exec(rest)?.[0] ?? '';
  return (
    before.length >= shortest && after.length >= shortest && !thaiGoesOn.test(after) && !thaiStaysOpen.test(before)
  );
}

const lastWord = /(?:^|[^\p{L}\p{M}\p{N}.])([\p{L}\p{M}][\p{L}\p{M}./-]*)\.$/u;
const initial = /(?:^|[^\p{L}\p{M}\p{N}])([\p{Lu}\p{Ll}\p{sc=Arab}\p{sc=Thai}])\p{M}*\.$/u;
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
