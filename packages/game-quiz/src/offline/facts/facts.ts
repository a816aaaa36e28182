import { seedFrom, usesSpaces } from '@ludotext/engine/game';
import { comparable, hasPhrase } from '../../comparable.js';
import type { QuizDraft } from '../../draft.js';
import { gapSign } from '../../item-parts.js';
import {
  boundsOfSentence,
  latestYear,
  numberDistractors,
  rangeBounds,
  yearBounds,
} from '../distractors/number-distractors.js';
import { distractorsFor } from '../distractors/term-distractors.js';
import { isBound, isBoundedBefore } from '../source/bounds.js';
import type { Mention } from '../source/mention.js';
import { numberOf, numbersIn } from '../source/numbers.js';
import type { Source } from '../source/source.js';
import { otherSpeakers } from '../source/speeches.js';
import { isStatement, withoutConjunction } from '../source/statements.js';
import { classGaps } from './class-gaps.js';
import { dangles } from './dangling.js';
import { type Asked, patternQuestions } from './pattern-facts.js';
import { storyOrder } from './story-order.js';

/** A statement of a sentence that a question can ask for. */
export interface Fact {
  readonly kind:
    | 'definition'
    | 'subject'
    | 'object'
    | 'place'
    | 'action'
    | 'reason'
    | 'purpose'
    | 'meaning'
    | 'statement'
    | 'order'
    | 'year'
    | 'number'
    | 'acronym'
    | 'name'
    | 'speech'
    | 'class'
    | 'contrast'
    | 'word'
    | 'link';
  readonly draft: QuizDraft;
  /** Index of its sentence. */
  readonly sentence: number;
  /** The quality of its question; only the order matters. */
  readonly value: number;
}

/** The value of each kind of key. */
const worth = {
  definition: 10,
  subject: 8,
  object: 7,
  place: 7,
  action: 7,
  reason: 9,
  purpose: 9,
  meaning: 10,
  statement: 7,
  order: 8,
  year: 8,
  number: 7,
  acronym: 6,
  name: 6,
  speech: 5,
  class: 6,
  contrast: 7,
  word: 3,
  link: 4,
} as const;

/** All facts of a text, in the order of its sentences; at most three per sentence, best first. */
export function factsOf(source: Source, seed: number): Fact[] {
  const facts = statedFacts(source, seed, false);
  return facts.length > 0 ? facts : statedFacts(source, seed, true);
}

/** The facts of all sentences that make good stems; `lenient` also takes longer ones, when there are no others. */
function statedFacts(source: Source, seed: number, lenient: boolean): Fact[] {
  const { reading, language } = source;
  const read = new Set<string>();
  const stated = reading.sentences.flatMap((sentence, index) => {
    // A repeated sentence states nothing new.
    if (read.has(sentence.text) || !isStatement(sentence, reading, language, lenient) || dangles(index, source))
      return [];
    read.add(sentence.text);
    return factsIn(index, source, seed).slice(0, 3);
  });
  const asked = patternQuestions(source, seed, lenient).flatMap((question) => askedFact(question, source));
  return [...stated, ...asked, ...speechFacts(source), ...orderFacts(source)].sort((a, b) => a.sentence - b.sentence);
}

/** Which of several events of a story is first, and which last; for languages whose data says how deeds are told. */
const orderFacts = (source: Source): Fact[] =>
  storyOrder(source).map(({ question, key, wrong }) => ({
    kind: 'order',
    draft: {
      evidence: textOf(key.sentence, source),
      question,
      correct: key.words,
      distractors: wrong.map(({ words }) => words),
    },
    sentence: key.sentence,
    value: worth.order - 1,
  }));

/** English: who says what. */
function speechFacts({ speeches }: Source): Fact[] {
  return speeches.flatMap((speech) => {
    const distractors = otherSpeakers(speech, speeches);
    const { words, speaker, evidence, sentence } = speech;
    if (distractors.length < 2 || words.includes(speaker.replace('the ', ''))) return [];
    const question = `Who says: “${words}”${/[!?]$/.test(words) ? '' : '?'}`;
    const value = worth.speech + (words.split(' ').length > 6 ? 2 : 0);
    return [{ kind: 'speech' as const, draft: { evidence, question, correct: speaker, distractors }, sentence, value }];
  });
}

/** A question of a language's words and patterns as a fact. */
function askedFact(asked: Asked, source: Source): Fact[] {
  const { kind, key, distractors, sentence, start, end } = asked;
  const text = textOf(sentence, source);
  if ((kind === 'number' && isBoundedBefore(text, { start }, source.language)) || isListed(text, asked)) return [];
  const question = asked.question ?? gapped(text, { start, end }, source.language);
  return factOf(kind, key, distractors, question, sentence, source);
}

/** The facts of one sentence, best first. */
function factsIn(index: number, source: Source, seed: number): Fact[] {
  const facts = [
    ...numberFacts(index, source, seed),
    ...termFacts(index, source),
    ...classGaps(index, source, seed).flatMap((gap) => askedFact(gap, source)),
  ];
  return facts.sort((a, b) => b.value - a.value);
}

/** Four digits that may be a year, in any context. */
const yearLike = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/gu;

function numberFacts(index: number, source: Source, seed: number): Fact[] {
  const text = textOf(index, source);
  const taken = new Set(text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.map((term) => term.replace(/[.,]$/, '')));
  const numbers = numbersIn(text, source.language).filter(
    ({ start, end }) =>
      !isBound(text, { start, end }, source.language) &&
      !/^ of (?:them|these|those)\b/u.test(text.slice(end)) &&
      // A century and a decade say little; brackets hold what a page had beside its text.
      !/世[纪紀]$/u.test(text.slice(0, start)) &&
      !text.slice(end).startsWith('年代') &&
      (source.language === 'en' || !/[(（]/u.test(text)),
  );
  const years = (text.match(yearLike) ?? []).map(numberOf);
  // "In 1773 or before" bounds the other years of the sentence too.
  const isBounded = years.length > numbers.filter(({ isYear }) => isYear).length;
  return numbers.flatMap((key) => {
    const isPoint = key.isYear
      ? !isBounded && isTheYear(text) && isInMainClause(text, key)
      : isMeasure(index, key, source);
    if (source.language !== 'en' && !isPoint) return [];
    const bounds = key.isYear
      ? boundsOfSentence(text, numberOf(key.term), yearBounds(numberOf(key.term), years, latestYear(source.newestYear)))
      : rangeBounds(text, key);
    const distractors = numberDistractors(key, taken, bounds, seedFrom(text, key.term, String(seed)));
    return factOf(
      key.isYear ? 'year' : 'number',
      key.term,
      distractors,
      gapped(text, key, source.language),
      index,
      source,
    );
  });
}

/** Relative words behind a comma. */
const relative =
  /, (?:\p{L}{1,5} )?(?:der|die|das|dem|den|dessen|deren|que|qui|che|cui|dont|où|onde|donde|котор\p{L}+|któr\p{L}+|dat) [^,]*$/iu;

/** Whether a sentence says of its subject what happened in a year, and not of something beside it. */
const isInMainClause = (text: string, { start }: Pick<Mention, 'start'>): boolean =>
  !relative.test(text.slice(Math.max(0, start - 120), start));

/** Whether a sentence has one year, or another one far behind the first, which is the year of something else. */
function isTheYear(text: string): boolean {
  const [first, second, third] = [...text.matchAll(yearLike)].map(({ index }) => index);
  return third === undefined && (first === undefined || second === undefined || second - first > farBehind);
}
const farBehind = 30;

/** A quantity that a learner may be asked for has a unit, and is the only number of a short sentence. */
const unit =
  /^(?:\s?(?:%|％|°)|\s?(?:Prozent|por ciento|per cento|pour cent|por cento|процент|[kcm]?m[²³]?(?![\p{L}])|kg(?!\p{L})|km\/h|кг|км|Kilo|kilo|qui?lo|кило|[Mm]et(?:er|ro|re|r[óo]w)|метр|[Tt]on(?:ne|el)|тонн|Grad|grad|градус|Liter|litro|litre|литр|公里|公尺|平方|千米|米|公斤|吨|メートル|キロ|トン|미터|킬로|किलो|मीटर|كيلو|متر|mét(?!\p{L})|metre|kilometre|derece))/u;
const shortSentence = { words: 22, characters: 60 } as const;

function isMeasure(index: number, { end }: Pick<Mention, 'end'>, { reading, language }: Source): boolean {
  const { text = '', words = [] } = reading.sentences[index] ?? {};
  const isShort = usesSpaces(language) ? words.length <= shortSentence.words : text.length <= shortSentence.characters;
  return isShort && unit.test(text.slice(end)) && text.match(/\p{Nd}+(?:[., \u00A0]\p{Nd}+)*/gu)?.length === 1;
}

function termFacts(index: number, source: Source): Fact[] {
  const text = textOf(index, source);
  return (source.terms.inSentence[index] ?? []).flatMap((key) => {
    if (isListed(text, key) || isSmallAcronym(key, source)) return [];
    const distractors = distractorsFor(key, source).filter(
      (term) => key.shape !== 'name' || (!isTopicName(term, source) && caseOf(term) === caseOf(key.term)),
    );
    return factOf(key.shape, key.term, distractors, gapped(text, key, source.language), index, source);
  });
}

const listMark = '(?:[,、，،;]|(?:and|or|und|oder|y|e|o|et|ou|и|или|và|hoặc|和|与|と|や|및)(?=\\s|$))';
const afterListMark = new RegExp(`${listMark}\\s?(?:(?:the|an?|der|die|das|el|la|le) )?$`, 'iu');
const beforeListMark = new RegExp(`^\\s?${listMark}`, 'iu');

/** Whether a term is in the middle of a list, where its neighbours would also fit. */
function isListed(text: string, { start, end }: Pick<Mention, 'start' | 'end'>): boolean {
  return (
    afterListMark.test(text.slice(Math.max(0, start - 12), start)) && beforeListMark.test(text.slice(end, end + 8))
  );
}

/** Outside English: an acronym of two letters, or in a long sentence, is beside the point. */
const isSmallAcronym = ({ shape, term, sentence }: Mention, { language, reading }: Source): boolean =>
  language !== 'en' &&
  shape === 'acronym' &&
  (term.length < 3 || !usesSpaces(language) || (reading.sentences[sentence]?.words.length ?? 0) > shortSentence.words);

/** What an apostrophe ties to a name: the Turkish case, which the gap shows. */
const caseOf = (name: string): string => /['’]\p{Ll}{1,4}$/u.exec(name)?.[0] ?? '';

/** A name that this many sentences have is what the text is about, and no plausible answer. */
const topicMentions = 6;

function isTopicName(term: string, { terms, language }: Source): boolean {
  return language !== 'en' && (terms.byTerm.get(comparable(term))?.length ?? 0) >= topicMentions;
}

/** One fact; undefined with fewer than two good distractors, or when the stem still contains the key. */
function factOf(
  kind: Fact['kind'],
  key: string,
  distractors: readonly string[],
  question: string,
  sentence: number,
  source: Source,
): Fact[] {
  if (distractors.length < 2 || repeats(question, key)) return [];
  const evidence = textOf(sentence, source);
  const first = source.reading.paragraphs[source.reading.sentences[sentence]?.paragraph ?? 0]?.first === sentence;
  const long = (source.reading.sentences[sentence]?.words.length ?? 0) > 25;
  const value = worth[kind] + (first ? 1 : 0) + (distractors.length >= 3 ? 2 : 0) - (long ? 2 : 0);
  return [{ kind, draft: { evidence, question, correct: key, distractors: [...distractors] }, sentence, value }];
}

/** Whether the stem still contains the key, or a form of it. */
function repeats(question: string, key: string): boolean {
  const stem = comparable(question);
  const wanted = comparable(key);
  // "ветки" reveals "ветку", and a Korean word its own form with another particle.
  const root = wanted.length > 6 || inflected.test(wanted) ? wanted.slice(0, wanted.length > 6 ? -2 : -1) : wanted;
  return hasPhrase(stem, wanted) || (wanted.length > 3 && stem.includes(root));
}

const inflected = /^[\p{sc=Cyrl}\p{sc=Hang}]{3,}$/u;

const textOf = (index: number, { reading }: Source): string => reading.sentences[index]?.text ?? '';

/** Notes in square brackets, which are about the text and not part of it. */
const note = /\s?\[[^[\]]{1,60}\]/gu;

/** The sentence with a gap for a part of it; in English with "a(n)" before the gap, which fits either article. */
function gapped(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: string,
): string {
  const opening = text.slice(0, start);
  const before = language === 'en' ? opening.replace(/(?<!\p{L})(a)n? $/iu, '$1(n) ') : opening;
  return withoutConjunction(`${before}${gapSign}${text.slice(end)}`, language).replace(note, '');
}
