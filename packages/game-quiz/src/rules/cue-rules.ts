import { comparable, hasPhrase, likeness, tokensOf } from '../comparable.js';
import { absoluteTerms, ofDegree, standsForOthers, vagueTerms, wholeTerms } from './phrases.js';
import { contentWords, type ItemFacts, keyPlace, optionWhere, type Rule, rootOf } from './rule.js';

/** The length of the key as a multiple of the longest distractor; 0 when the difference is too small to notice. */
function keyExcess({ key, distractors }: ItemFacts): number {
  const longest = Math.max(...distractors.map((text) => comparable(text).length));
  const own = comparable(key).length;
  const words = tokensOf(key).length;
  return own >= longest + 8 && words >= 4 ? own / longest : 0;
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
  find: (facts) => (keyExcess(facts) > standsOut.reject ? keyPlace(facts.item) : undefined),
};

/** Source: criterion 4 (longest option correct): more than 1.3 times the longest distractor, 4 words and 8 characters more. */
const keyLongest: Rule = {
  id: 'key_longest',
  severity: 'warn',
  find(facts) {
    const excess = keyExcess(facts);
    return excess > standsOut.warn && excess <= standsOut.reject ? keyPlace(facts.item) : undefined;
  },
};

/**
 * A content word that only the question and the key share. Source: criterion 12 (clang); words of five letters or more.
 */
const clang: Rule = {
  id: 'clang',
  severity: 'warn',
  find({ item, language, key, distractors, comparableStem, comparableKey }) {
    // A choice between things named in the question is no cue.
    if (hasPhrase(comparableStem, comparableKey)) return undefined;
    const stem = new Set(singulars(item.question, language));
    const others = new Set(distractors.flatMap((text) => singulars(text, language).map(rootOf)));
    const isCue = (word: string) =>
      word.length >= 5 && !general.has(word) && stem.has(word) && !others.has(rootOf(word));
    return singulars(key, language).some(isCue) ? keyPlace(item) : undefined;
  },
};

/** Words too general to point at anything. */
const general = new Set(
  'thing person place world number amount mensch leute person chose personne gente persona pessoa cosa'.split(' '),
);

/** The content words of a text; without a final s, the plural in most Latin scripts. */
const singulars = (text: string, language: string): string[] =>
  contentWords(text, language)
    .flatMap(tokensOf)
    .map((word) => word.replace(/(?<=\p{L}{2}[^s])s$/u, ''));

/**
 * The key shares most with the other options, as if they were variations of it. Source: criterion 7 (convergence): the
 * sum of its likenesses (Jaccard) is twice that of every distractor; options of three words or more.
 */
const convergence: Rule = {
  id: 'convergence',
  severity: 'warn',
  find({ item }) {
    const words = item.answers.map(({ text }) => new Set(tokensOf(text)));
    if (item.answers.length < 3 || words.some(({ size }) => size < 3)) return undefined;
    const sums = words.map((own) =>
      words.reduce((sum, other) => (other === own ? sum : sum + likeness(own, other)), 0),
    );
    const key = item.answers.findIndex(({ correct }) => correct);
    const others = sums.filter((_, index) => index !== key);
    const sum = sums[key] ?? 0;
    return sum > 0 && others.every((other) => sum >= 2 * other) ? keyPlace(item) : undefined;
  },
};

/** Source: criterion 8 (logical cue): of the options, only the key has a number, and so does the question. */
const numberCue: Rule = {
  id: 'number_cue',
  severity: 'warn',
  find: ({ item, key, distractors }) =>
    /\p{N}/u.test(item.question) && /\p{N}/u.test(key) && !distractors.some((text) => /\p{N}/u.test(text))
      ? keyPlace(item)
      : undefined,
};

/** "Always", "never" in distractors only. Source: criterion 11 (absolute terms). */
const absoluteDistractor: Rule = {
  id: 'absolute_terms',
  severity: 'warn',
  find({ item, key, language }) {
    const strict = absoluteTerms(language);
    const whole = wholeTerms(language);
    if (strict.test(key)) return undefined;
    // Inside a sentence "all" is part of a fact, and "none" alone is a number; at the beginning of a sentence it is a
    // claim about everything.
    const claimsAll = (text: string) =>
      whole.exec(text)?.index === 0 && tokensOf(text).length > 2 && !whole.test(key) && !standsForOthers(text);
    return optionWhere(
      item,
      (text, index) => item.answers[index]?.correct === false && (strict.test(text) || claimsAll(text)),
    );
  },
};

/** "Usually", "sometimes" in an option. Source: criterion 17 (vague terms). */
const vagueOption: Rule = {
  id: 'vague_terms',
  severity: 'warn',
  find({ item, language }) {
    const isVague = (text: string) => vagueTerms(language).test(text.replace(ofDegree, ''));
    // If most options have one, the question asks for it: "usually by train", "usually on foot".
    const count = item.answers.filter(({ text }) => isVague(text)).length;
    return count * 2 > item.answers.length ? undefined : optionWhere(item, isVague);
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
