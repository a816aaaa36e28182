import { languageOf, stopWords } from './languages/index.js';
import type { Attribution } from './languages/language.js';
import { enclosuresOf } from './marks.js';
import { partedBySpaces, possibleBreaks } from './sentence-breaks.js';
import { usesSpaces } from './spacing.js';

/** A sentence of a paragraph as offsets in it, without surrounding space. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much of the text around a break is read, in UTF-16 units. */
const context = 80;
/** Longest quotation or bracket that is kept in one sentence. */
const maxEnclosure = { spaced: 320, unspaced: 120 };
/**
 * Shortest clause between two spaces, where only spaces separate sentences: anything shorter is part of a name. A
 * Chinese or Japanese character says more than a letter.
 */
const minClause = { letters: 10, characters: 4 };

/** The sentences of a one-line paragraph. */
export function splitSentences(text: string, language: string): Span[] {
  const enclosures = enclosuresOf(text, usesSpaces(language) ? maxEnclosure.spaced : maxEnclosure.unspaced);
  const breaks = possibleBreaks(text, language);
  const shortest = partedBySpaces(text, language) ? minClauseOf(language) : Number.POSITIVE_INFINITY;
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
/** The end of a bracket that opened within the sentence ("4 kg (8.8 lb.)") does not end the sentence. */
const innerBracket = /[\p{L}\p{N}%,;:]\s?[([（][^()[\]（）]*[)\]）]$/u;
const western = /^[.!?…;]+$/u;

const minClauseOf = (language: string): number =>
  language === 'zh' || language === 'ja' ? minClause.characters : minClause.letters;

/**
 * Whether a sentence may end before `rest`; both may be cut at their far ends.
 * @param shortest minimum UTF-16 units on both sides of a space that separates two sentences
 */
function isSentenceEnd(sentence: string, rest: string, firstMark: string, language: string, shortest: number): boolean {
  // Text without a word is no sentence, so it stays with its neighbour.
  if ((sentence.length < context && wordless.test(sentence)) || (rest.length < context && wordless.test(rest)))
    return false;
  const match = ending.exec(sentence);
  if (match === null) return partsClauses(sentence, rest, language, shortest);
  const [, marks = '', closing = ''] = match;
  if (western.test(marks) && continues.test(rest)) return false;
  if (quoteEnd.test(closing) && isAttribution(rest, language, opensQuote.test(firstMark))) return false;
  if (innerBracket.test(sentence)) return false;
  return marks !== '.' || closing !== '' || !isInnerDot(sentence, rest, language);
}

/** Whether a space between two stretches without a mark separates two clauses. */
function partsClauses(sentence: string, rest: string, language: string, shortest: number): boolean {
  const before = /\S*$/u.exec(sentence)?.[0] ?? '';
  const after = /^\S*/u.exec(rest)?.[0] ?? '';
  if (before.length < shortest || after.length < shortest) return false;
  const { clauses } = languageOf(language);
  return clauses === undefined || !(clauses.goesOn.test(after) || clauses.staysOpen.test(before));
}

const lastWord = /(?:^|[^\p{L}\p{M}\p{N}.])([\p{L}\p{M}][\p{L}\p{M}./-]*)\.$/u;
const initial = /(?:^|[^\p{L}\p{M}\p{N}])([\p{Lu}\p{Ll}\p{sc=Arab}\p{sc=Thai}])\p{M}*\.$/u;
const unit = /(?:\d|[IVXLC])\s*\p{Ll}\.$/u;
const etCetera = /т\.\s?[дп]\.$/u;
const enumeration = /^[("'„“]*(?:\d{1,3}|\p{L}|[ivxIVX]{1,4})\.$/u;

/** Whether the dot at the end of `sentence` belongs to an abbreviation, an initial or a number. */
function isInnerDot(sentence: string, rest: string, language: string): boolean {
  if (sentence.length < context && enumeration.test(sentence)) return true;
  const word = lastWord.exec(sentence)?.[1]?.toLowerCase();
  if (word !== undefined && isAbbreviation(word, language)) return true;
  if (word !== undefined && /^\p{N}/u.test(rest)) return isNumberLabel(word);
  if (initial.test(sentence)) {
    return !unit.test(sentence) && !etCetera.test(sentence) && !beginsWithStopWord(rest, language);
  }
  const { ordinals } = languageOf(language);
  if (ordinals === undefined || !/\d\.$|[IVX]\.$/.test(sentence)) return false;
  return ordinals.before.test(sentence) || ordinals.after.test(rest);
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

/** Abbreviations for every language; see {@link Language.abbreviations}. */
const everywhere = 'mr mrs dr prof st vs e.g i.e fig';
const abbreviations = new Map<string, ReadonlySet<string>>();

/** Whether a name or a clause may follow this word and its dot; the word is in lower case, without its last dot. */
function isAbbreviation(word: string, language: string): boolean {
  let words = abbreviations.get(language);
  if (words === undefined) {
    words = new Set(`${everywhere} ${languageOf(language).abbreviations ?? ''}`.split(' '));
    abbreviations.set(language, words);
  }
  return words.has(word);
}

/** Ends a sentence unless a number follows, in any language. */
const numberLabels = new Set(
  'no nos nr nrs núm num nº n p pp pg pág s S bd art sec ch chap kap cap vol vols abb fig figs eq abs ziff ca стр гл рис табл ст п д кв корп č str hr tel tr m.ö พ.ศ ค.ศ'.split(
    ' ',
  ),
);

/** Whether a number may follow this word and its dot ("No. 5", "S. 12", "Hauptstr. 7"). */
function isNumberLabel(word: string): boolean {
  return numberLabels.has(word) || /\p{L}str$/u.test(word);
}

/** A colon or comma before another quotation begins a new sentence. */
const ownQuotation = `(?!\\p{L})(?![^.!?"“]{0,40}[,:] ?["“‘'«])`;
const wordsBefore = String.raw`(?:[\p{L}\p{M}'’-]+ ){1,4}?`;
const attributions = new Map<string, RegExp | undefined>();

/**
 * Whether the text after a quotation names its speaker, so that both form one sentence; `after` need not be long. Most
 * languages name the speaker after a quotation only if the sentence begins with it.
 */
function isAttribution(after: string, language: string, quotationFirst: boolean): boolean {
  const { attribution } = languageOf(language);
  if (attribution === undefined) return false;
  if (attribution.particle?.test(after) === true) return true;
  if (!attributions.has(language)) attributions.set(language, attributionPattern(attribution));
  return quotationFirst && attributions.get(language)?.test(after) === true;
}

function attributionPattern({ verbs, openingVerbs, pattern }: Attribution): RegExp | undefined {
  if (verbs !== undefined) return new RegExp(`^${wordsBefore}(?:${verbs})${ownQuotation}`, 'u');
  return openingVerbs === undefined ? pattern : new RegExp(`^(?:${openingVerbs})${ownQuotation}`, 'u');
}
