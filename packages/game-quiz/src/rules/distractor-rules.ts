import { comparable, comparableOption, placeOf } from '../comparable.js';
import { differInKind, isOfSimilarLength, quantityOf } from '../option-shape.js';
import { isTruthValue, standsForOthers } from './phrases.js';
import { type ItemFacts, keyPlace, optionWhere, type Place, type Rule } from './rule.js';

/** The distractors of another kind than the key, if there are `least` of them or more. */
function otherKind({ item, key, language }: ItemFacts, min: number, max: number): Place | undefined {
  const isOther = (text: string) => differInKind(key, text, language);
  const count = item.answers.filter(({ text, correct }) => !correct && isOther(text)).length;
  return count >= min && count <= max
    ? optionWhere(item, (text, index) => item.answers[index]?.correct === false && isOther(text))
    : undefined;
}

/** Source: criterion 2 (implausible distractor) by the shape of the answers: one of another kind is a warning. */
const oneOtherKind: Rule = {
  id: 'mixed_types',
  severity: 'warn',
  find: (facts) => otherKind(facts, 1, 1),
};

/**
 * Source: criteria 2 and 8 (implausible distractor, logical cue) by the shape of the answers: two or more leave too few
 * real options.
 */
const manyOtherKind: Rule = {
  id: 'many_mixed_types',
  severity: 'reject',
  find: (facts) => otherKind(facts, 2, Number.POSITIVE_INFINITY),
};

/**
 * All answers are amounts, and only the key has its unit or sign. Source: criterion 8 (logical cue); homogeneous
 * options.
 */
const unitCue: Rule = {
  id: 'unit_cue',
  severity: 'warn',
  find({ item, key, distractors, language }) {
    const unit = quantityOf(key, language)?.unit;
    const others = distractors.map((text) => quantityOf(text, language)?.unit);
    return unit !== undefined &&
      distractors.length > 1 &&
      others.every((other) => other !== undefined && plain(other) !== plain(unit))
      ? keyPlace(item)
      : undefined;
  },
};

/** One hour, two hours. */
const plain = (unit: string): string => unit.replace(/e?[sn]$/, '');

/**
 * All distractors are far shorter or longer than the key. Source: the length of human distractors relative to the key,
 * .40 to 2.5 from the 5th to the 95th percentile.
 */
const lengthBand: Rule = {
  id: 'length_band',
  severity: 'warn',
  find({ item, key, distractors }) {
    return !standsForOthers(key) && distractors.every((text) => !isOfSimilarLength(text, key))
      ? optionWhere(item, (text, index) => item.answers[index]?.correct === false && !isOfSimilarLength(text, key))
      : undefined;
  },
};

/**
 * A distractor that is a shorter or longer form of the key: "Erdmann" beside "Angela Erdmann", "Paris" beside "Paris,
 * in France". Source: criterion 18 (more than one right answer).
 */
const overlappingOptions: Rule = {
  id: 'overlapping_options',
  severity: 'warn',
  find: ({ item, key, comparableKey }) =>
    optionWhere(
      item,
      (text, index) =>
        item.answers[index]?.correct === false &&
        (saysMore(text, key, comparableKey) || saysMore(key, text, comparableOption(text))),
    ),
};

/** Whether the longer of two answers is the shorter one with a first name before it, or an addition after it. */
function saysMore(longer: string, shorter: string, comparableShorter: string): boolean {
  const plain = comparable(longer);
  if (isTruthValue(comparableShorter) || comparableShorter.length < 3 || plain.length <= shorter.length) return false;
  const remark = plain.startsWith(`${comparableShorter}, `) || plain.startsWith(`${comparableShorter} (`);
  const names = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u;
  return (
    remark || (names.test(longer) && names.test(shorter) && isSurname(comparableOption(longer), comparableShorter))
  );
}

const isSurname = (name: string, surname: string): boolean =>
  placeOf(name, surname) === name.length - surname.length && name.split(' ').length === surname.split(' ').length + 1;

export const distractorRules: readonly Rule[] = [manyOtherKind, oneOtherKind, unitCue, lengthBand, overlappingOptions];
