import { comparableOption, hasPhrase } from '../comparable.js';
import { ascending, quantityOf } from '../option-shape.js';
import { andWord, combination, isTruthValue, keyMark, meansAll, meansNone } from './phrases.js';
import { optionWhere, type Rule } from './rule.js';

/** Two options that read the same or are the same number, so that both or none would be right. Source: criterion 18. */
const equalOptions: Rule = {
  id: 'equal_options',
  severity: 'reject',
  find({ item, language }) {
    const seen = new Set<string>();
    return optionWhere(item, (text) => {
      const quantity = quantityOf(text, language);
      const form = quantity === undefined ? comparableOption(text) : `${quantity.value} ${quantity.unit}`;
      return seen.has(form) || !seen.add(form);
    });
  },
};

/** Three options are enough, and a fourth is harmless. Source: Rodriguez 2005; three or four are requested. */
const optionCount: Rule = {
  id: 'option_count',
  severity: 'reject',
  writersOnly: true,
  find: ({ item }) => (item.answers.length < 3 || item.answers.length > 4 ? ['answers'] : undefined),
};

/** An option without letters or digits, or options that are only letters in order. Source: a fault that models make. */
const emptyOption: Rule = {
  id: 'option_without_text',
  severity: 'reject',
  find: ({ item }) =>
    item.answers.length > 2 && item.answers.every(({ text }, index) => text.trim() === String.fromCharCode(65 + index))
      ? ['answers']
      : // Signs can be answers when the question asks for signs.
        item.answers.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
        ? optionWhere(item, (text) => !/[\p{L}\p{N}\p{S}+*/%#&@-]/u.test(text))
        : undefined,
};

const letterPrefix = /^(?:(?:option|answer|choice|antwort) )?\(?([A-F]|[1-6])(?:[.)）:]| [-–—])\s/i;

/**
 * Letters before the options, which contradict the shown order. Two different ones are needed: one may be an initial,
 * and clubs begin with "1.". Source: a fault that models make.
 */
const letterPrefixes: Rule = {
  id: 'letter_prefix',
  severity: 'reject',
  find: ({ item }) =>
    new Set(item.answers.flatMap(({ text }) => letterPrefix.exec(text)?.[1] ?? [])).size < 2
      ? undefined
      : optionWhere(item, (text) => letterPrefix.test(text)),
};

/** The key is marked in its text. Source: a fault that models make and the published criteria miss. */
const markedKey: Rule = {
  id: 'marked_answer',
  severity: 'reject',
  find: ({ item }) => optionWhere(item, (text) => keyMark.test(text)),
};

/** Source: criterion 9. */
const allAbove: Rule = {
  id: 'all_of_the_above',
  severity: 'reject',
  find: ({ item }) => optionWhere(item, (text) => meansAll(text)),
};

/** Source: criterion 3. */
const noneAbove: Rule = {
  id: 'none_of_the_above',
  severity: 'reject',
  find: ({ item }) => optionWhere(item, (text) => meansNone(text)),
};

/** All options are yes, no, true or false. Source: criterion 6; with two answers a player can guess. */
const trueOrFalse: Rule = {
  id: 'true_or_false',
  severity: 'reject',
  find: ({ item }) => (item.answers.every(({ text }) => isTruthValue(text)) ? ['answers'] : undefined),
};

/** "Both A and B", "only 1 and 3", or two other options joined. Source: criterion 14 (complex, or K-type, options). */
const combinedOptions: Rule = {
  id: 'combined_options',
  severity: 'reject',
  find({ item, comparableKey, comparableDistractors }) {
    const others = [comparableKey, ...comparableDistractors].filter((text) => text.length > 1);
    // 1,4 is a decimal number in many languages.
    const isCombination = (text: string) => combination.test(bareCase(text)) && !/^\d,\d$/.test(text.trim());
    // If all options are combinations, the question asks for them ("vitamins A and D"), unless it has the list they
    // combine.
    const areAnswers = item.answers.every(({ text }) => isCombination(text)) && !listMark.test(item.question);
    return optionWhere(item, (text) => {
      if (isCombination(text)) return !areAnswers;
      const own = comparableOption(text);
      return andWord.test(text) && others.filter((other) => other !== own && hasPhrase(own, other)).length > 1;
    });
  },
};

/** The beginning of a list entry: "1.", "II)", "(a)". */
const listMark = /(?:^|[\s:;(])(?:1|I|A|a|i)[.)]\s/;

const bareCase = (text: string): string =>
  text
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/\.$/, '');

/**
 * Numbers or dates out of order. Source: criterion 16 (lost sequence). A writer's are sorted when the item is finished.
 */
const lostSequence: Rule = {
  id: 'lost_sequence',
  severity: 'warn',
  find({ item, language }) {
    const sorted = ascending(item.answers, language);
    if (sorted === undefined || item.answers.length < 3) return undefined;
    const isOrdered = (order: readonly unknown[]) => order.every((answer, index) => answer === item.answers[index]);
    return isOrdered(sorted) || isOrdered([...sorted].reverse()) ? undefined : ['answers'];
  },
};

export const optionRules: readonly Rule[] = [
  equalOptions,
  optionCount,
  emptyOption,
  letterPrefixes,
  markedKey,
  allAbove,
  noneAbove,
  trueOrFalse,
  combinedOptions,
  lostSequence,
];
