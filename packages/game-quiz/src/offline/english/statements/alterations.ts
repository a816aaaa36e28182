import { seedFrom } from '@ludotext/engine/game';
import { tokensOf } from '../../../comparable.js';
import { gapSign } from '../../../item-parts.js';
import { comparisons } from '../../../languages/en-contrasts.js';
import { denials, opposites } from '../../../languages/en-opposites.js';
import { negations } from '../../../rules/phrases.js';
import { numberDistractors, rangeBounds } from '../../distractors/number-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { isBound } from '../../source/bounds.js';
import { numberOf, numbersIn } from '../../source/numbers.js';
import type { Statement } from './statements.js';

/** A statement with one word or phrase in another's place, so that the text proves it false. */
export interface Alteration {
  readonly isNumber: boolean;
  readonly text: string;
  /** What was there, and what is there now. */
  readonly from: string;
  readonly to: string;
}

/** The alterations of a statement, the best first; `facts` are the questions about the text. */
export function alterationsOf(statement: Statement, facts: readonly Fact[], seed: number): Alteration[] {
  const found = [
    ...(statement.isFirm ? withOpposites(statement.text) : []),
    ...withAnswers(statement, facts),
    ...(statement.isFirm ? withNumbers(statement.text, seed) : []),
  ];
  return found.filter((alteration) => !isEvident(alteration, statement.text));
}

/** "Long bones are shorter than": another form of what was there, or of what is there now, shows that it is wrong. */
function isEvident({ from, to }: Alteration, text: string): boolean {
  const stem = text.toLowerCase().replace(from.toLowerCase(), ' ');
  return tokensOf(`${from} ${to}`).some((word) => {
    const root = word.length > 4 ? word.replace(/(?:est|er|ing|ed|es|s|ly)$/, '') : word;
    return root.length > 2 && !frequent.test(word) && new RegExp(`(?<!\\p{L})${root}`, 'u').test(stem);
  });
}

const frequent = /^(?:than|the|from|with|first|second)$/;

/** The wrong answers of a question about the sentence, in the place of the right one. */
function withAnswers({ text, sentence }: Statement, facts: readonly Fact[]): Alteration[] {
  return facts.flatMap(({ kind, draft, sentence: of }): Alteration[] => {
    const { correct, distractors, question } = draft;
    const isNumber = kind === 'number';
    if (of !== sentence || !(kind === 'contrast' || (isNumber && isTelling(correct, text)))) return [];
    const [other] = distractors;
    const at = placeOfOnly(text, correct);
    if (other === undefined || at === -1 || (question.includes('(n)') && question.includes(gapSign))) return [];
    return [altered(text, at, correct.length, other, isNumber)];
  });
}

/** Counts from here on, and shares, are worth remembering; nobody remembers a year or a small count. */
const telling = 1000;
const isTelling = (number: string, text: string): boolean =>
  numberOf(number) >= telling || /^\s?(?:%|per ?cent)/i.test(text.slice(text.indexOf(number) + number.length));

/** Another number in a number's place, unless words make it a bound or a label. */
function withNumbers(text: string, seed: number): Alteration[] {
  const taken = new Set(text.match(/\d[\d.,]*/g)?.map((term) => term.replace(/[.,]$/, '')));
  return numbersIn(text, 'en').flatMap((key): Alteration[] => {
    if (key.isYear || !isTelling(key.term, text) || isBound(text, key, 'en')) return [];
    const [other] = numberDistractors(key, taken, rangeBounds(text, key), seedFrom(text, key.term, String(seed)));
    return other === undefined ? [] : [altered(text, key.start, key.term.length, other, true)];
  });
}

const pairs = (list: string): (readonly string[])[] => list.split(', ').map((entry) => entry.split('|'));

/** Comparisons whose opposite nobody believes of a thing, or that mean more than one thing. */
const unbelieved = /^(?:old|young|good|bad|easy|hard|soft|cheap|late|great|loud|safe)$/;

/** "larger than", "the largest" with what is smaller. */
const compared = comparisons.split(' | ').flatMap((row): [string, string][] => {
  const [own = '', other = ''] = row.split(' : ');
  const [more = '', most = '', plain = ''] = own.split(' ');
  const [less = '', least = ''] = other.split(' ');
  return unbelieved.test(plain)
    ? []
    : [
        [`${more} than`, `${less} than`],
        [`the ${most}`, `the ${least}`],
      ];
});

/** What takes the place of each word or phrase. */
const others: ReadonlyMap<string, string> = new Map([
  ...compared,
  ...pairs(denials).flatMap(([from = '', to]): [string, string][] => (to === undefined ? [] : [[from, to]])),
  ...pairs(opposites).flatMap(([from = '', to]): [string, string][] =>
    to === undefined
      ? []
      : [
          [to, from],
          [from, to],
        ],
  ),
]);

/** Finds phrases as whole words, the longest at each place. */
const finderOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...phrases]
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
const anyOfPairs = finderOf([...others.keys()]);
/** Phrases beside which nothing is altered. */
const fixed = finderOf(pairs(opposites).flatMap(([phrase = '', to]) => (to === undefined ? [phrase] : [])));

/** The opposite in a word's place, or nothing in a denial's. */
function withOpposites(text: string): Alteration[] {
  if (text.search(fixed) !== -1) return [];
  return [...text.matchAll(anyOfPairs)].flatMap(({ 0: found, index }): Alteration[] => {
    const raised = index === 0 ? found.charAt(0).toLowerCase() + found.slice(1) : found;
    const other = others.get(found) ?? others.get(raised);
    if (other === undefined || placeOfOnly(text, found) === -1) return [];
    // A part of a name: "the South Pacific".
    const isInName = /^ \p{Lu}/u.test(text.slice(index + found.length)) && /^\S+$/.test(found);
    // A negation is what readers expect of a false statement.
    const denies = negations('en').test(other) && !negations('en').test(found);
    return isInName || denies ? [] : [altered(text, index, found.length, other, false)];
  });
}

/** Where a phrase is in a text, as whole words and with or without its capital; -1 unless there is exactly one place. */
function placeOfOnly(text: string, phrase: string): number {
  const found = [...text.matchAll(finderOf([phrase]))];
  return found.length === 1 ? (found[0]?.index ?? -1) : -1;
}

function altered(text: string, at: number, length: number, other: string, isNumber: boolean): Alteration {
  const from = text.slice(at, at + length);
  // A word that opens the sentence has its capital from there.
  const to = at === 0 ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  const before = text.slice(0, at).replace(/(?<!\p{L})(a)n? $/iu, vowel.test(to) ? '$1n ' : '$1 ');
  return { isNumber, text: `${before}${to}${text.slice(at + length)}`, from, to };
}

const vowel = /^(?:[aeio]|un(?!i)|up|ur)/i;
