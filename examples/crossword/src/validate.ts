import {
  applyRules,
  type Finding,
  findQuote,
  type ItemContext,
  type ItemRule,
  openingCue,
  primarySubtag,
  quotableText,
  type RuleBreach,
  readText,
  splitWords,
  warn,
} from '@ludotext/engine/game';
import { numbered } from './finish.js';
import { type Entry, type Item, maxLetters, minEntries, minLetters } from './item.js';
import { folded, isLettersOnly, lettersOf } from './letters.js';

export function validate(item: Item, context: ItemContext<Item>): Finding[] {
  return applyRules(rules, item, context);
}

/** An answer that is asked for twice is known the second time. */
export function validateSet(items: readonly Item[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ entries }, index) => {
    const answers = entries.map(({ answer }) => folded(lettersOf(answer)));
    const isKnown = answers.some((answer) => seen.has(answer));
    for (const answer of answers) seen.add(answer);
    return isKnown ? [warn('repeated_answer', {}, [index])] : [];
  });
}

type Context = ItemContext<Item>;

const rules: readonly ItemRule<Item>[] = [
  { id: 'wrong_grid', severity: 'reject', find: wrongGrid },
  { id: 'too_few_cross', severity: 'reject', forAuthors: 'warn', find: tooFewCross },
  { id: 'odd_letters', severity: 'reject', find: eachEntry('answer', ({ answer }) => !isLettersOnly(answer)) },
  { id: 'wrong_length', severity: 'reject', find: wrongLength },
  { id: 'answer_in_clue', severity: 'reject', find: eachEntry('clue', namesItself) },
  { id: 'answer_elsewhere', severity: 'warn', find: answerElsewhere },
  { id: 'points_out', severity: 'warn', find: eachEntry('clue', pointsOut) },
  { id: 'same_clue', severity: 'reject', find: sameClue },
  { id: 'not_in_text', severity: 'reject', forAuthors: 'skip', find: notInText },
  { id: 'no_such_evidence', severity: 'reject', forAuthors: 'skip', find: noSuchEvidence },
];

/** Somebody who edits an answer may break the grid: letters that contradict each other, words that cross nothing. */
function wrongGrid({ rows, columns, entries }: Item): RuleBreach[] {
  const cells = new Map<string, { letter: string; count: number }>();
  const own = entries.map(({ row, column, direction, answer }) =>
    lettersOf(answer).map((letter, at) => {
      const [y, x] = direction === 'down' ? [row + at, column] : [row, column + at];
      return { key: `${y},${x}`, letter, isInside: y < rows && x < columns };
    }),
  );
  let isWhole = true;
  for (const { key, letter, isInside } of own.flat()) {
    const cell = cells.get(key) ?? { letter, count: 0 };
    cells.set(key, { letter, count: cell.count + 1 });
    isWhole &&= isInside && cell.letter === letter;
  }
  const isCrossed = own.every((word) => word.some(({ key }) => (cells.get(key)?.count ?? 0) > 1));
  const isNumbered = numbered(entries).every(({ number }, at) => entries[at]?.number === number);
  const isRight = isWhole && isNumbered && (isCrossed || entries.length === 1);
  return isRight ? [] : [{ params: {}, path: ['entries'] }];
}

function tooFewCross({ entries }: Item): RuleBreach[] {
  const { length: count } = entries;
  return count < minEntries ? [{ params: { count, min: minEntries }, path: ['entries'] }] : [];
}

function wrongLength({ entries }: Item): RuleBreach[] {
  return entries.flatMap(({ answer }, index) => {
    const count = lettersOf(answer).length;
    if (count >= minLetters && count <= maxLetters) return [];
    return [{ params: { count, min: minLetters, max: maxLetters }, path: ['entries', index, 'answer'] }];
  });
}

/** Whether a clue has the answer in it, or a word of its stem. */
export function namesItself(
  { answer, clue }: Pick<Entry, 'answer' | 'clue'>,
  { language }: Pick<Context, 'language'>,
): boolean {
  const whole = folded(lettersOf(answer));
  const parts = contentWords(answer, language);
  const said = contentWords(clue, language);
  return said.some((word) => [whole, ...parts].some((part) => isKin(word, part)));
}

/** A clue that names another answer gives that one away. */
function answerElsewhere({ entries }: Item, context: Context): RuleBreach[] {
  return entries.flatMap(({ clue }, index) => {
    const isNamed = entries.some(({ answer }, at) => at !== index && isNamedIn(clue, answer, context.language));
    return isNamed ? [{ params: {}, path: ['entries', index, 'clue'] }] : [];
  });
}

/** Whether a clue has an answer in it as a word, in this form or one of a few letters more. */
export function isNamedIn(clue: string, answer: string, language: string): boolean {
  const whole = folded(lettersOf(answer));
  return contentWords(clue, language).some((word) => word.startsWith(whole) && word.length <= whole.length + 2);
}

/** The words of a text that say something, folded. */
export function contentWords(text: string, language: string): string[] {
  return splitWords(text.toLowerCase(), language)
    .filter(({ stop }) => !stop)
    .map(({ text: word }) => folded(lettersOf(word)))
    .filter((word) => word.length > 2);
}

/** Of one stem, as digestion and digestive, or one part of the other, as house and lighthouse. */
export function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  if (short.length < 4) return long.length <= short.length + 2 && long.startsWith(short);
  if (long.startsWith(short) || (short.length > 4 && long.endsWith(short))) return true;
  const stem = short.slice(0, Math.max(4, Math.ceil(short.length * 0.75)));
  return long.startsWith(stem) && long.length - stem.length <= 6;
}

function pointsOut({ clue }: Entry, { language }: Context): boolean {
  return openingCue(clue, language) === 'pronoun';
}

function sameClue({ entries }: Item): RuleBreach[] {
  const keys = entries.map(({ clue }) => clue.toLowerCase());
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ params: {}, path: ['entries', index, 'clue'] }] : [],
  );
}

/** A translated answer cannot be looked up in the text. */
function notInText({ entries }: Item, { text, language }: Context): RuleBreach[] {
  if (primarySubtag(readText(text).language) !== primarySubtag(language)) return [];
  const isIn = standsIn(text);
  return entries.flatMap(({ answer }, index) =>
    isIn(answer) ? [] : [{ params: {}, path: ['entries', index, 'answer'] }],
  );
}

/** Whether a text has an answer; one in another form is looked up by its stem. */
export function standsIn(text: string): (answer: string) => boolean {
  const source = folded(lettersOf(text));
  return (answer) => {
    const letters = folded(lettersOf(answer));
    return source.includes(letters.slice(0, Math.max(3, Math.ceil(letters.length * 0.7))));
  };
}

function noSuchEvidence({ entries }: Item, { text }: Context): RuleBreach[] {
  if (entries.every(({ evidence }) => evidence === undefined)) return [];
  const source = quotableText(readText(text));
  return entries.flatMap(({ evidence }, index) => {
    const isIn = evidence === undefined || findQuote(source, evidence) !== undefined;
    return isIn ? [] : [{ params: {}, path: ['entries', index, 'evidence'] }];
  });
}

/** A rule that looks at each entry by itself, and says nothing but where. */
function eachEntry(member: keyof Entry, isBroken: (entry: Entry, context: Context) => boolean) {
  return ({ entries }: Item, context: Context): RuleBreach[] =>
    entries.flatMap((entry, index) =>
      isBroken(entry, context) ? [{ params: {}, path: ['entries', index, member] }] : [],
    );
}
