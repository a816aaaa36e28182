import { hasPhrase } from '../comparable.js';
import { valuesOf } from '../option-shape.js';
import type { TextView } from './item-view.js';
import { andWord, combination, isTruthValue, keyMark } from './phrases.js';
import { optionWhere, type Rule } from './rule.js';

/** Two options that read the same or are the same number, so that both or none would be right. Source: criterion 18. */
const equalOptions: Rule = {
  id: 'equal_options',
  severity: 'reject',
  find(view) {
    const seen = new Set<string>();
    return optionWhere(view, (option) => {
      const { quantity } = option;
      const form = quantity === undefined ? option.option : `${quantity.value} ${quantity.unit}`;
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
  find: (view) =>
    view.options.length > 2 && view.options.every(({ text }, index) => text.trim() === String.fromCharCode(65 + index))
      ? ['answers']
      : // Signs can be answers when the question asks for signs.
        view.options.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
        ? optionWhere(view, ({ text }) => !/[\p{L}\p{N}\p{S}+*/%#&@-]/u.test(text))
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
  find(view) {
    const place = optionWhere(view, ({ text }) => letterPrefix.test(text));
    if (place === undefined) return undefined;
    return new Set(view.options.flatMap(({ text }) => letterPrefix.exec(text)?.[1] ?? [])).size < 2 ? undefined : place;
  },
};

/** The key is marked in its text. Source: a fault that models make and the published criteria miss. */
const markedKey: Rule = {
  id: 'marked_answer',
  severity: 'reject',
  find: (view) => optionWhere(view, ({ text }) => keyMark.test(text)),
};

/** Source: criterion 9. */
const allAbove: Rule = {
  id: 'all_of_the_above',
  severity: 'reject',
  find: (view) => optionWhere(view, ({ meansAll }) => meansAll),
};

/** Source: criterion 3. */
const noneAbove: Rule = {
  id: 'none_of_the_above',
  severity: 'reject',
  find: (view) => optionWhere(view, ({ meansNone }) => meansNone),
};

/** All options are yes, no, true or false. Source: criterion 6; with two answers a player can guess. */
const trueOrFalse: Rule = {
  id: 'true_or_false',
  severity: 'reject',
  find: ({ options }) => (options.every(({ comparable }) => isTruthValue(comparable)) ? ['answers'] : undefined),
};

/** "Both A and B", "only 1 and 3", or two other options joined. Source: criterion 14 (complex, or K-type, options). */
const combinedOptions: Rule = {
  id: 'combined_options',
  severity: 'reject',
  find(view) {
    const { item, options } = view;
    const combinations = options.filter(isCombination);
    // If all options are combinations, the question asks for them ("vitamins A and D"), unless it has the list they
    // combine.
    const areAnswers = combinations.length === options.length && !listMark.test(item.question);
    const joinsTwo = ({ text, option }: TextView) =>
      andWord.test(text) &&
      options.filter((other) => other.option.length > 1 && other.option !== option && hasPhrase(option, other.option))
        .length > 1;
    return optionWhere(view, (option) => (combinations.includes(option) ? !areAnswers : joinsTwo(option)));
  },
};

/** The beginning of a list entry: "1.", "II)", "(a)". */
const listMark = /(?:^|[\s:;(])(?:1|I|A|a|i)[.)]\s/;

/** 1,4 is a decimal number in many languages. */
const isCombination = ({ text }: TextView): boolean => combination.test(bareCase(text)) && !/^\d,\d$/.test(text.trim());

function bareCase(text: string): string {
  const plain = text.trim();
  const bare = plain.endsWith('.') ? plain.slice(0, -1) : plain;
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/**
 * Numbers or dates out of order. Source: criterion 16 (lost sequence). A writer's are sorted when the item is finished.
 */
const lostSequence: Rule = {
  id: 'lost_sequence',
  severity: 'warn',
  find({ options }) {
    const values = options.length < 3 ? undefined : valuesOf(options);
    if (values === undefined) return undefined;
    const isAscending = values.every((value, index) => index === 0 || value > (values[index - 1] as number));
    const isDescending = values.every((value, index) => index === 0 || value < (values[index - 1] as number));
    return isAscending || isDescending ? undefined : ['answers'];
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
