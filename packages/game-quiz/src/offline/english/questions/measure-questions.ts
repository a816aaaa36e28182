import { seedFrom } from '@ludotext/engine/game';
import { gapSign } from '../../../item-parts.js';
import { numberDistractors } from '../../distractors/number-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { numberOf } from '../../source/numbers.js';
import { isStatement, withoutConjunction } from '../../source/statements.js';
import { isBounded, isGoodGap, isRough } from '../gates.js';
import { type EnglishText, lowered, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

const maxWords = 24;

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const hundreds = 'hundred thousand million'.split(' ');
const numeral = `\\d[\\d.,]*(?: (?:${hundreds.join('|')}|billion))?|${[...words.slice(1), ...tens].join('|')}`;

/** Three other numbers in the form of one, in figures or spelled; fewer where there are no good ones. */
export function otherNumbers(number: string, sentence: string, seed: number): string[] {
  const lower = number.toLowerCase();
  const series = [words, tens].find((each) => each.includes(lower));
  const chance = seedFrom(sentence, number, String(seed));
  if (series !== undefined) {
    const at = series.indexOf(lower);
    const from = Math.max(series === words ? 1 : 0, Math.min(series.length - 4, at - (chance % 4)));
    const cased = (word: string) => (number === lower ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
    return series
      .slice(from, from + 4)
      .filter((other) => other !== lower)
      .map(cased);
  }
  const [, figures = '', rest = ''] = /^([\d.,]*\d)(.*)$/.exec(number) ?? [];
  if (figures === '' || numberOf(figures) < 3) return [];
  const taken = new Set(sentence.match(/\d[\d.,]*/g)?.map((term) => term.replace(/[.,]$/, '')));
  const mention = { term: figures, isYear: false, max: Number.POSITIVE_INFINITY, start: 0, end: 0 };
  const free = { above: 0, below: Number.POSITIVE_INFINITY };
  return numberDistractors(mention, taken, free, chance).map((other) => `${other}${rest}`);
}

const adverbs = '(?:(?:about|around|approximately|roughly|nearly|almost|some|only|just|an average of|on average) )?';
const length = '(?:metres?|meters?|feet|foot|miles?|kilomet(?:re|er)s?|km|m|cm|centimet(?:re|er)s?|inch(?:es)?|yards?)';
const time = '(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|centuries)';
const subject = '(?<subject>(?:The|An?|[A-Z])[^.,;:()]{2,60}?)';

/** Sentences whose whole point is a measure, with the question for it. */
const measures: readonly (readonly [RegExp, string])[] = [
  [
    `${subject} (?<verb>is|was|are|were) ${adverbs}(?<n>${numeral}) (?<unit>${length}) (?<word>tall|high|long|wide|deep|thick|across)`,
    'How {word} {verb} {subject}?',
  ],
  [`${subject} (?<verb>is|was|are|were) ${adverbs}(?<n>${numeral}) (?<unit>years) old`, 'How old {verb} {subject}?'],
  [
    `${subject} (?:lies|is|stands|was|lay|is located|is situated) ${adverbs}(?<n>${numeral}) (?<unit>${length}) (?:away )?(?<word>from [^.,;:()]{3,40})`,
    'How far {word} is {subject}?',
  ],
  [
    `${subject} (?:weighs) ${adverbs}(?<n>${numeral}) (?<unit>tons?|tonnes?|kilograms?|kilos?|kg|grams?|pounds?|ounces?)`,
    'How much does {subject} weigh?',
  ],
  [
    `${subject} (?:weighed) ${adverbs}(?<n>${numeral}) (?<unit>tons?|tonnes?|kilograms?|kilos?|kg|grams?|pounds?|ounces?)`,
    'How much did {subject} weigh?',
  ],
  [`${subject} lasted (?:for )?${adverbs}(?<n>${numeral}) (?<unit>${time})`, 'How long did {subject} last?'],
  [`${subject} lasts (?:for )?${adverbs}(?<n>${numeral}) (?<unit>${time})`, 'How long does {subject} last?'],
  [
    `${subject} took ${adverbs}(?<n>${numeral}) (?<unit>${time})(?<word> to [^.,;:()]{3,60})?`,
    'How long did {subject} take{word}?',
  ],
  [
    `It (?<verb>took|takes) ${adverbs}(?<n>${numeral}) (?<unit>${time}) (?<word>(?:for [^.,;:()]{3,40} )?to [^.,;:()]{3,70})`,
    'How long {took} it take {word}?',
  ],
  [
    `There (?<verb>are|were) ${adverbs}(?<n>${numeral}) (?<word>(?:[a-z-]+ ){0,3}[a-z-]+s)(?<rest> (?:in|on|at|inside|of|around|between) [^.,;:()]{3,60})`,
    'How many {word} {verb} there{rest}?',
  ],
].map(([pattern, question]) => [new RegExp(`^${pattern}(?=[.,;]|$)`, 'u'), question as string] as const);

const vague =
  /\b(?:it|its|he|she|they|his|her|their|this|that|these|those|which|who|one|other|same|here|there|we|our|you|i|my)\b/i;

/** "The tower is 90 metres high." asks "How high is the tower?". */
export function measureQuestions(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  if (
    sentence.tokens[0]?.start !== 0 ||
    (sentence.clause?.tokens[0]?.start !== undefined && sentence.clause.tokens[0].start !== 0)
  )
    return [];
  for (const [pattern, form] of measures) {
    const groups = pattern.exec(sentence.text)?.groups;
    if (groups === undefined) continue;
    const { n = '', unit = '', verb = '', subject: who = '', word = '', rest = '' } = groups;
    const own = lowered(who, sentence.tokens[0] as Token);
    if (vague.test(`${who} ${word} ${rest}`) || own.split(' ').length > 9) return [];
    // "Certification lasts three years": where?
    if (who !== '' && !/\p{Lu}/u.test(own) && !/^(?:the|an?|each|every) /.test(own) && !/^It\b/.test(sentence.text))
      return [];
    const question = form
      .replace('{took}', verb === 'took' ? 'did' : 'does')
      .replace('{verb}', verb)
      .replace('{word}', word)
      .replace('{subject}', own)
      .replace('{rest}', rest);
    return factOf(question, n, unit, sentence, text, seed, 10);
  }
  return [];
}

/** "Ten percent of the farms are large." asks "What percentage of the farms are large?". */
export function shareQuestions(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const [, n = '', unit = '', of = ''] =
    new RegExp(
      `^(?:About |Around |Nearly |Almost |Approximately |Roughly |Some )?(${numeral}|[A-Z][a-z]+) ?(percent|per cent|%) of ([^.,;:()]{8,120})\\.$`,
      'u',
    ).exec(sentence.text) ?? [];
  const plain = n.toLowerCase();
  if (of === '' || vague.test(of) || !sentence.tokens.some((token) => token.is('Verb'))) return [];
  if (!/^\d/.test(n) && !tens.includes(plain)) return [];
  return factOf(`What percentage of ${of}?`, plain, unit, sentence, text, seed, 10);
}

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && new RegExp(`^(?:${numeral})$`).test(token.lower);
const isTimeUnit = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:years|months|weeks|days|hours|minutes|seconds|decades|centuries)$/.test(token.lower);

/** "Tom worked there for ten years." asks "How long …?", "She died at the age of 80." "At what age …?". */
export function durationQuestions(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const { clause, subject: who } = sentence;
  const lead = clause === undefined ? undefined : leadOf(clause);
  if (clause === undefined || who === undefined || lead === undefined || !isNamed(who) || clause.copula) return [];
  const { tokens, rest, until } = clause;
  for (let at = rest; at < until; at++) {
    const isAge =
      tokens[at]?.lower === 'at' &&
      tokens[at + 1]?.lower === 'the' &&
      tokens[at + 2]?.lower === 'age' &&
      tokens[at + 3]?.lower === 'of';
    const isSpan = tokens[at]?.lower === 'for' && isTimeUnit(tokens[at + 2]);
    if (!isAge && !isSpan) continue;
    const place = isAge ? at + 4 : at + 1;
    const end = isAge ? at + 5 : at + 3;
    const number = tokens[place];
    if (number === undefined || !isNumber(number)) return [];
    // The measure closes its clause: what follows it may belong to something else.
    if (end < until && !/^[.,;]/.test(tokens[end - 1]?.post ?? '')) return [];
    if (
      !pronounUse(tokens.slice(clause.predicate, at), who).clear ||
      !pronounUse(tokens.slice(...lead.kept), who).clear
    )
      return [];
    if (tokens.slice(rest, at).some(({ lower }) => /^(?:that|which|who|and|but|because|when|while|to)$/.test(lower)))
      return [];
    const verb = movedVerb(clause, text.tagger);
    const question = asked(
      lead.before + (isAge ? 'at what age' : 'how long'),
      verb.moved,
      sentence.subjectInside,
      verb.stays,
      wordsBetween(clause, rest, at),
      lead.after,
    );
    return factOf(question, number.text, isAge ? '' : (tokens[place + 1]?.text ?? ''), sentence, text, seed, 10);
  }
  return [];
}

const counted = new RegExp(`\\b(${words.slice(1).join('|')}) (?:\\p{Ll}+ ){0,2}?\\p{Ll}+s\\b`, 'u');

/** What is counted only to be listed, and what comes in pairs. */
export const countless =
  /\b(?:theor(?:y|ies)|types?|kinds?|ways?|reasons?|factors?|groups?|categories|forms?|things?|examples?|main|broad|different)\b/;
const isPair =
  /\b(?:both|together|each other|one another|either|neither|pair|ends|sides|halves|eyes|ears|hands|arms|legs|feet|wings|contacts)\b/;

/** "The village has _____ wells.": a spelled number that counts something, where no question asks for it. */
export function countGaps(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const { reading } = text.source;
  const whole = reading.sentences[sentence.index];
  const found = whole === undefined ? null : counted.exec(whole.text);
  if (whole === undefined || found === null || sentence.tokens[0]?.start !== 0) return [];
  if (
    !isStatement(whole, reading, 'en') ||
    /^\w+ (?:other|more|of|or|and|to|times|years|months|weeks|days|hours|minutes)\b/.test(found[0])
  )
    return [];
  const [, number = ''] = found;
  if (
    countless.test(found[0]) ||
    (number === 'two' &&
      (/ & | [–—-] |: /u.test(whole.text) || isPair.test(whole.text) || /day\b.*\band\b.*day\b/.test(whole.text)))
  )
    return [];
  const question = withoutConjunction(
    `${whole.text.slice(0, found.index)}${gapSign}${whole.text.slice(found.index + number.length)}`,
  );
  const distractors = otherNumbers(number, whole.text, seed);
  const draft = { evidence: whole.text, question, correct: number, distractors };
  const fact = { kind: 'number' as const, draft, sentence: sentence.index, value: 5 };
  return distractors.length >= 2 && isGoodGap(fact) ? [fact] : [];
}

function factOf(
  question: string,
  number: string,
  unit: string,
  sentence: ReadSentence,
  text: EnglishText,
  seed: number,
  value: number,
): Fact[] {
  const at = sentence.text.toLowerCase().indexOf(number.toLowerCase());
  if (at === -1 || isBounded(sentence.text.slice(0, at), sentence.text.slice(at + number.length))) return [];
  if (isRough(sentence.text.slice(0, at), number)) return [];
  if (question.split(' ').length > maxWords || rootsOf(question).size < 1 || question.includes('"')) return [];
  const written = (each: string) => (unit === '' ? each : `${each}${unit === '%' ? '' : ' '}${unit}`);
  const distractors = otherNumbers(number, sentence.text, seed).map(written);
  if (distractors.length < 2) return [];
  const draft = { evidence: evidenceOf(sentence, text), question, correct: written(number), distractors };
  return [{ kind: 'number', draft, sentence: sentence.index, value }];
}
