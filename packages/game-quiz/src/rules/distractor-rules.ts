import { placeOf } from '../comparable.js';
import { isOfSimilarLength } from '../option-shape.js';
import type { ItemView, TextView } from './item-view.js';
import { isTruthValue } from './phrases.js';
import { distractorWhere, keyPlace, optionWhere, type Place, type Rule } from './rule.js';

/** The place of the first distractor of another kind than the key. */
const strayPlace = (view: ItemView): Place | undefined => optionWhere(view, (option) => view.strays.includes(option));

/** Source: criterion 2 (implausible distractor) by the shape of the answers: one of another kind is a warning. */
const oneOtherKind: Rule = {
  id: 'mixed_types',
  severity: 'warn',
  find: (view) => (view.strays.length === 1 ? strayPlace(view) : undefined),
};

/**
 * Source: criteria 2 and 8 (implausible distractor, logical cue) by the shape of the answers: two or more leave too few
 * real options.
 */
const manyOtherKind: Rule = {
  id: 'many_mixed_types',
  severity: 'reject',
  find: (view) => (view.strays.length > 1 ? strayPlace(view) : undefined),
};

/**
 * All answers are amounts, and only the key has its unit or sign. Source: criterion 8 (logical cue); homogeneous
 * options.
 */
const unitCue: Rule = {
  id: 'unit_cue',
  severity: 'warn',
  find(view) {
    const { key, distractors } = view;
    const unit = key.quantity?.unit;
    if (unit === undefined || distractors.length < 2) return undefined;
    const isOther = ({ quantity }: TextView) => quantity !== undefined && plain(quantity.unit) !== plain(unit);
    return distractors.every(isOther) ? keyPlace(view) : undefined;
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
  find(view) {
    const { key, distractors } = view;
    const isFarOff = (option: TextView) => !isOfSimilarLength(option.length, key.length);
    return distractors.every(isFarOff) && !key.standsForOthers ? distractorWhere(view, isFarOff) : undefined;
  },
};

/**
 * A distractor that is a shorter or longer form of the key: "Erdmann" beside "Angela Erdmann", "Paris" beside "Paris,
 * in France". Source: criterion 18 (more than one right answer).
 */
const overlappingOptions: Rule = {
  id: 'overlapping_options',
  severity: 'warn',
  find: (view) => distractorWhere(view, (option) => saysMore(option, view.key) || saysMore(view.key, option)),
};

/** Whether the longer of two answers is the shorter one with a first name before it, or an addition after it. */
function saysMore(longer: TextView, shorter: TextView): boolean {
  if (longer.comparable.length <= shorter.text.length || shorter.option.length < 3) return false;
  const isRemark = [', ', ' ('].some((opening) => longer.comparable.startsWith(shorter.option + opening));
  const isName = names.test(longer.text) && names.test(shorter.text) && isSurname(longer.option, shorter.option);
  return (isRemark || isName) && !isTruthValue(shorter.option);
}

const names = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u;

const isSurname = (name: string, surname: string): boolean =>
  placeOf(name, surname) === name.length - surname.length && name.split(' ').length === surname.split(' ').length + 1;

export const distractorRules: readonly Rule[] = [manyOtherKind, oneOtherKind, unitCue, lengthBand, overlappingOptions];
