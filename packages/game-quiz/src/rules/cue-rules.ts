import { hasPhrase, likeness } from '../comparable.js';
import type { ItemView, TextView } from './item-view.js';
import { absoluteTerms, ofDegree, vagueTerms, wholeTerms } from './phrases.js';
import { distractorWhere, keyPlace, optionWhere, type Rule, rootOf } from './rule.js';

/** The length of the key as a multiple of the longest distractor; 0 when the difference is too small to notice. */
function keyExcess({ key, distractors }: ItemView): number {
  const longest = Math.max(...distractors.map(({ comparable }) => comparable.length));
  const own = key.comparable.length;
  return own >= longest + 8 && key.tokens.length >= 4 ? own / longest : 0;
}

/**
 * Above the first ratio the key stands out; above the second it is obvious. Source: criterion 4 (longest option
 * correct).
 */
const standsOut = { warn: 1.3, reject: 2 } as const;

/** Source: criterion 4 (longest option correct): more than twice the longest distractor, 4 words and 8 characters more. */
const keyFarLongest: Rule = {
  id: 'key_far_longest',
  severity: 'reject',
  find: (view) => (keyExcess(view) > standsOut.reject ? keyPlace(view) : undefined),
};

/** Source: criterion 4 (longest option correct): more than 1.3 times the longest distractor, 4 words and 8 characters more. */
const keyLongest: Rule = {
  id: 'key_longest',
  severity: 'warn',
  find(view) {
    const excess = keyExcess(view);
    return excess > standsOut.warn && excess <= standsOut.reject ? keyPlace(view) : undefined;
  },
};

/**
 * A content word that only the question and the key share. Source: criterion 12 (clang); words of five letters or more.
 */
const clang: Rule = {
  id: 'clang',
  severity: 'warn',
  find(view) {
    const { question, key, distractors } = view;
    // A choice between things named in the question is no cue.
    if (hasPhrase(question.option, key.option)) return undefined;
    const isTelling = (word: string) => word.length >= 5 && !general.has(word) && question.comparable.includes(word);
    // Looks for the words before asking which of them have content: most keys share none.
    if (!key.tokens.some((word) => isTelling(singular(word)))) return undefined;
    const stem = new Set(question.contentTokens.map(singular));
    const shared = key.contentTokens.map(singular).filter((word) => isTelling(word) && stem.has(word));
    const isElsewhere = (word: string) =>
      distractors.some(({ contentTokens }) => contentTokens.some((other) => rootOf(singular(other)) === rootOf(word)));
    return shared.some((word) => !isElsewhere(word)) ? keyPlace(view) : undefined;
  },
};

/** Words too general to point at anything. */
const general = new Set(
  'thing person place world number amount mensch leute person chose personne gente persona pessoa cosa'.split(' '),
);

/** A word without a final s, the plural in most Latin scripts. */
const singular = (word: string): string => (word.endsWith('s') ? word.replace(/(?<=\p{L}{2}[^s])s$/u, '') : word);

/**
 * The key shares most with the other options, as if they were variations of it. Source: criterion 7 (convergence): the
 * sum of its likenesses (Jaccard) is twice that of every distractor; options of three words or more.
 */
const convergence: Rule = {
  id: 'convergence',
  severity: 'warn',
  find(view) {
    const { options, key, distractors } = view;
    if (options.length < 3 || options.some((option) => option.tokens.length < 3 || option.tokenSet.size < 3))
      return undefined;
    const sumOf = (own: TextView) =>
      options.reduce((sum, other) => (other === own ? sum : sum + likeness(own.tokenSet, other.tokenSet)), 0);
    const sum = sumOf(key);
    return sum > 0 && distractors.every((other) => sum >= 2 * sumOf(other)) ? keyPlace(view) : undefined;
  },
};

/** Source: criterion 8 (logical cue): of the options, only the key has a number, and so does the question. */
const numberCue: Rule = {
  id: 'number_cue',
  severity: 'warn',
  find: (view) =>
    hasNumber(view.question) && hasNumber(view.key) && !view.distractors.some(hasNumber) ? keyPlace(view) : undefined,
};

const hasNumber = ({ text }: TextView): boolean => /\p{N}/u.test(text);

/** "Always", "never" in distractors only. Source: criterion 11 (absolute terms). */
const absoluteDistractor: Rule = {
  id: 'absolute_terms',
  severity: 'warn',
  find(view) {
    const { key, language } = view;
    const strict = absoluteTerms(language);
    const whole = wholeTerms(language);
    if (strict.test(key.text)) return undefined;
    // Inside a sentence "all" is part of a fact, and "none" alone is a number; at the beginning of a sentence it is a
    // claim about everything.
    const claimsAll = (option: TextView) =>
      whole.exec(option.text)?.index === 0 &&
      option.tokens.length > 2 &&
      !whole.test(key.text) &&
      !option.standsForOthers;
    return distractorWhere(view, (option) => strict.test(option.text) || claimsAll(option));
  },
};

/** "Usually", "sometimes" in an option. Source: criterion 17 (vague terms). */
const vagueOption: Rule = {
  id: 'vague_terms',
  severity: 'warn',
  find(view) {
    const terms = vagueTerms(view.language);
    const vague = view.options.filter(({ text }) => terms.test(text) && terms.test(text.replace(ofDegree, '')));
    // If most options have one, the question asks for it: "usually by train", "usually on foot".
    return vague.length * 2 > view.options.length ? undefined : optionWhere(view, (option) => vague.includes(option));
  },
};

export const cueRules: readonly Rule[] = [
  keyFarLongest,
  keyLongest,
  clang,
  convergence,
  numberCue,
  absoluteDistractor,
  vagueOption,
];
