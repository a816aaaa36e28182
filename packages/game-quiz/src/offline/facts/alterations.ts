import { seedFrom } from '@ludotext/engine/game';
import { gapSign } from '../../item-parts.js';
import { languageOf } from '../../languages/index.js';
import { negations } from '../../rules/phrases.js';
import { type ClassMention, classDistractors, classMentions } from '../distractors/class-distractors.js';
import { numberDistractors, rangeBounds } from '../distractors/number-distractors.js';
import { distractorsFor } from '../distractors/term-distractors.js';
import { isBound } from '../source/bounds.js';
import { numberOf, numbersIn } from '../source/numbers.js';
import type { Source } from '../source/source.js';
import type { Statement } from './altered-statements.js';
import type { Fact } from './facts.js';
import { isNamed, isStory, personsOf } from './story.js';

/** A statement with one word or phrase in another's place, so that the text no longer says it. */
export interface Alteration {
  readonly kind: 'number' | 'term' | 'opposite';
  /** Whether the text proves it false, and not only says nothing of it. */
  readonly isCertain: boolean;
  readonly text: string;
  /** What was there, and what is there now. */
  readonly from: string;
  readonly to: string;
}

/** The alterations of a statement, the best first; `facts` are the questions about the text. */
export function alterationsOf(
  statement: Statement,
  facts: readonly Fact[],
  source: Source,
  seed: number,
): Alteration[] {
  const found = [
    ...(statement.isFirm ? ofPairs(statement, source.language) : []),
    ...ofFacts(statement, facts, source.language),
    ...(statement.isFirm ? ofClasses(statement, source, seed) : []),
    ...ofNumbers(statement, source, seed),
    ...(source.language === 'en' ? [] : ofNames(statement, source, seed)),
    ...(statement.ofLanguage?.() ?? []),
  ];
  return found.filter(({ to }) => !hasWord(statement.text, to));
}

const hasWord = (text: string, phrase: string): boolean => {
  const { find } = finderOf([phrase]);
  return new RegExp(find.source, find.flags.replace('g', '')).test(text);
};

/** Kinds of facts whose wrong answers make sense in the place of the right one. */
const replaceable: ReadonlySet<Fact['kind']> = new Set(['name', 'class', 'contrast', 'number', 'acronym']);

/** The wrong answers of questions about the sentence, in the place of the right one. */
function ofFacts({ text, sentence }: Statement, facts: readonly Fact[], language: string): Alteration[] {
  return facts.flatMap(({ kind, draft, sentence: of }): Alteration[] => {
    if (of !== sentence || !replaceable.has(kind)) return [];
    const { correct, distractors, question } = draft;
    if (question.includes('(n)') && question.includes(gapSign)) return [];
    if ((kind === 'name' && gendered.test(text)) || (kind === 'number' && !isTelling(correct, text))) return [];
    const at = placeOfOnly(text, correct);
    if (at === -1) return [];
    return distractors
      .slice(0, 1)
      .map((other) =>
        altered(
          text,
          at,
          correct.length,
          other,
          /^(?:year|number)$/.test(kind) ? 'number' : 'term',
          language,
          certain.has(kind),
        ),
      );
  });
}

/** English: of which gender somebody is shows beside the name. */
const gendered = /\b(?:he|she|his|hers?|him)\b/i;

/** Counts from here on, and shares, are worth remembering; nobody remembers a year or a small count. */
const telling = 1000;
const isTelling = (number: string, text: string): boolean =>
  numberOf(number) >= telling ||
  /^\s?(?:%|％|٪|per ?cent|Prozent|pour cent|por cient?o)/iu.test(text.slice(text.indexOf(number) + number.length));

/** Kinds of facts whose wrong answers the text excludes. */
const certain: ReadonlySet<Fact['kind']> = new Set(['contrast', 'number', 'class']);

function altered(
  text: string,
  at: number,
  length: number,
  other: string,
  kind: Alteration['kind'],
  language: string,
  isCertain = true,
): Alteration {
  const from = text.slice(at, at + length);
  // A word that opens the sentence has its capital from there.
  const isRaised = /^\p{Lu}/u.test(from) && at === 0;
  const to = isRaised ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return {
    kind,
    isCertain,
    text: `${language === 'en' ? withArticle(text.slice(0, at), to) : text.slice(0, at)}${to}${text.slice(at + length)}`,
    from,
    to,
  };
}

/** English: "an increased threat", "a decreased threat". */
const withArticle = (before: string, word: string): string =>
  before.replace(/(?<!\p{L})(a)n? $/iu, /^(?:[aeio]|un(?!i)|up|ur)/i.test(word) ? '$1n ' : '$1 ');

/** Where a phrase is in a text, as whole words and with or without its capital; -1 unless there is exactly one place. */
function placeOfOnly(text: string, phrase: string): number {
  const found = [...text.matchAll(finderOf([phrase]).find)];
  return found.length === 1 ? (found[0]?.index ?? -1) : -1;
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/** Finds phrases as whole words, the longest at each place; in writing without spaces, anywhere. */
function finderOf(phrases: readonly string[]): { readonly find: RegExp } {
  const any = [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  if (any === '') return { find: /(?!)/gu };
  return {
    find: new RegExp(unspaced.test(any) ? any : `(?<![\\p{L}\\p{M}\\p{N}-])(?:${any})(?![\\p{L}\\p{M}\\p{N}-])`, 'giu'),
  };
}

/** Another number in a number's place, unless words make it a bound or a label. */
function ofNumbers({ text, isFirm }: Statement, { language }: Source, seed: number): Alteration[] {
  const taken = new Set(text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.map((term) => term.replace(/[.,]$/, '')));
  return numbersIn(text, language).flatMap((key): Alteration[] => {
    if (key.isYear || !isTelling(key.term, text) || isBound(text, key, language) || !isFirm) return [];
    const [other] = numberDistractors(key, taken, rangeBounds(text, key), seedFrom(text, key.term, String(seed)));
    return other === undefined ? [] : [altered(text, key.start, key.term.length, other, 'number', language)];
  });
}

/** Classes whose words exclude each other in a statement; of the others, several may be right. */
const exclusive = new Set(
  'month direction compass colour color language country season nation continent planet'.split(' '),
);

/** Another word of its class and form in a word's place. */
function ofClasses({ text, sentence }: Statement, source: Source, seed: number): Alteration[] {
  const mentions = classMentions(source).inSentence[sentence] ?? [];
  return mentions.flatMap((mention: ClassMention): Alteration[] => {
    // Of two, one may be an end of a range, or the sentence says more of them.
    if (mentions.filter(({ entry }) => entry.className === mention.entry.className).length > 1) return [];
    const at = placeOfOnly(text, mention.term);
    if (!exclusive.has(mention.entry.className) || at <= 0) return [];
    const [other] = classDistractors(mention, source, seed);
    return other === undefined ? [] : [altered(text, at, mention.term.length, other.word, 'term', source.language)];
  });
}

/** Languages whose names take the case and whose verbs the gender of a person. */
const declines = new Set('ru uk be pl cs sk hr sr sl lt lv fi hu tr el hi ro bg'.split(' '));

/** What decides the form of a Korean particle: whether the name ends in a consonant. */
const sounds = (name: string): boolean => /[\u11A8-\u11C2]$/u.test(name.normalize('NFD'));

/** Whose brother and whose man they are, other sentences tell. */
const relatives = /^(?:family|offspring|human)/;

/** Another name or being of the text in the place of one: the text does not say it of that one. */
function ofNames({ text, sentence }: Statement, source: Source, seed: number): Alteration[] {
  const asksWho = languageOf(source.language).questions?.filter(({ kind }) => kind === 'subject') ?? [];
  const beings = new Set(isStory(source) ? asksWho.flatMap(({ classes = '' }) => classes.split(/[ +]/)) : []);
  const { inSentence, byMeaning } = classMentions(source);
  const pairs = [
    ...(source.terms.inSentence[sentence] ?? [])
      .filter(({ shape }) => shape === 'name')
      .map((mention) => [mention.term, distractorsFor(mention, source)[0]]),
    ...(inSentence[sentence] ?? [])
      .filter(
        ({ term, entry }) => beings.has(entry.className) && !relatives.test(entry.className) && !isNamed(term, source),
      )
      .map((mention) => [
        mention.term,
        classDistractors(mention, source, seed).find(
          ({ word, meaning }) => byMeaning.has(meaning) && !isNamed(word, source),
        )?.word,
      ]),
  ];
  const persons = declines.has(source.language) ? [] : personsOf(source);
  for (const name of persons.filter((each) => text.includes(each)))
    pairs.push([name, persons.find((other) => !text.includes(other) && sounds(other) === sounds(name))]);
  return pairs.flatMap(([from, to]): Alteration[] => {
    const at = from === undefined ? -1 : placeOfOnly(text, from);
    return from === undefined || to === undefined || at === -1
      ? []
      : [altered(text, at, from.length, to, 'term', source.language, false)];
  });
}

/** The replacements of a language, and what speaks against any. */
interface Pairs {
  readonly find: RegExp;
  readonly others: ReadonlyMap<string, string>;
  readonly fixed: RegExp;
}
const known = new Map<string, Pairs>();

function pairsOf(language: string): Pairs {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const { opposites = '', denials = '' } = languageOf(language);
  const read = (list: string) =>
    list
      .split(',')
      .map((entry) => entry.trim().split('|'))
      .filter(([from]) => from !== '');
  const both = read(opposites);
  const entries = [
    ...both.flatMap(([from = '', to]): [string, string][] =>
      to === undefined
        ? []
        : [
            [from, to],
            [to, from],
          ],
    ),
    ...read(denials).flatMap(([from = '', to]): [string, string][] => (to === undefined ? [] : [[from, to]])),
  ];
  const made = {
    find: finderOf(entries.map(([from]) => from)).find,
    // The first entry of a phrase wins.
    others: new Map(entries.reverse()),
    fixed: finderOf([...both, ...read(denials)].flatMap(([from = '', to]) => (to === undefined ? [from] : []))).find,
  };
  known.set(language, made);
  return made;
}

/** The opposite in a word's place, or nothing in a denial's. */
function ofPairs({ text }: Statement, language: string): Alteration[] {
  const { find, others, fixed } = pairsOf(language);
  if (text.search(fixed) !== -1) return [];
  return [...text.matchAll(find)].flatMap(({ 0: found, index }): Alteration[] => {
    const raised = index === 0 ? found.charAt(0).toLowerCase() + found.slice(1) : found;
    const other = others.get(found) ?? others.get(raised);
    if (other === undefined || placeOfOnly(text, found) === -1) return [];
    // A part of a name: "the South Pacific".
    const isInName = language !== 'de' && /^ \p{Lu}/u.test(text.slice(index + found.length)) && /^\S+$/.test(found);
    // A negation is what readers expect of a false statement.
    const denies = negations(language).test(other) && !negations(language).test(found);
    return isInName || denies ? [] : [altered(text, index, found.length, other, 'opposite', language)];
  });
}
