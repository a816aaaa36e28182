import { withoutSmallArticle } from '../comparable.js';
import { gapCount } from '../item-parts.js';
import { languageOf } from '../languages/index.js';
import { standsForOthers } from './phrases.js';
import { atQuestion, contentWords, type ItemFacts, keyPlace, type Rule } from './rule.js';

/** "An _____" that only the key fits. Source: criterion 15 (grammatical cue). */
const articleCue: Rule = {
  id: 'article_cue',
  severity: 'reject',
  find({ stem, language, comparableKey, comparableDistractors }) {
    const opening = languageOf(language).articleFits?.find(({ before }) => before.test(stem.trim()));
    return opening?.fits.test(comparableKey) === true &&
      !comparableDistractors.some((distractor) => opening.fits.test(distractor))
      ? atQuestion
      : undefined;
  },
};

const plural = /(?:[^aius]s|people|men|children|feet|teeth|mice|ies)$/;
const verbs = [
  {
    before:
      /(?:^| )(?:are|were|have|these|those|many|several|few|both|two|three|four|five)(?: the| called| known as)? _{2,}/,
    plural: true,
  },
  { before: /(?:^| )(?:is|was|has|this|each|every|one)(?: called| known as)? an?(?:\(n\))? _{2,}/, plural: false },
];

/** "are _____" with one plural option, in English. Source: criterion 15 (grammatical cue). */
const numberAgreement: Rule = {
  id: 'number_agreement',
  severity: 'warn',
  find({ stem, language, comparableKey, comparableDistractors }) {
    if (language !== 'en') return undefined;
    const verb = verbs.find(({ before }) => before.test(stem));
    const agrees = (answer: string) => (plural.test(answer) || / and /.test(answer)) === verb?.plural;
    return verb !== undefined && agrees(comparableKey) && !comparableDistractors.some(agrees) ? atQuestion : undefined;
  },
};

/** Features of an answer's form that a player sees at a glance. */
const forms: readonly ((answer: string) => boolean)[] = [
  (answer) => /[.!。]["'”’»)]*$/.test(answer),
  // "the Hatter" and "Alice" are both names.
  (answer) => /^["'“‘«(]?\p{Lu}/u.test(withoutSmallArticle(answer)),
];

/** A full stop or a capital that only the key has, or only the key lacks. Source: criterion 15 (grammatical cue). */
const formCue: Rule = {
  id: 'form_cue',
  severity: 'warn',
  find: ({ item, key, distractors }) =>
    distractors.length > 1 && !standsForOthers(key) && forms.some((has) => isOdd(key, distractors, has))
      ? keyPlace(item)
      : undefined,
};

const isOdd = (key: string, others: readonly string[], has: (answer: string) => boolean): boolean =>
  others.every((other) => has(other) !== has(key)) &&
  [key, ...others].every((text) => /^["'“‘«(]?[\p{Lu}\p{Ll}]/u.test(text));

/**
 * Whole sentences for a gap inside a sentence. Source: criterion 10 (fill in the blank) and the requirement that a
 * distractor fits grammatically (Zhang 2020).
 */
const gapMisfit: Rule = {
  id: 'gap_misfit',
  severity: 'warn',
  find: (facts) =>
    isGapInside(facts.item.question) &&
    isSentence(facts.key, facts) &&
    facts.distractors.some((text) => isSentence(text, facts))
      ? ['answers']
      : undefined,
};

const isGapInside = (question: string): boolean =>
  gapCount(question) === 1 && /[\p{Ll}\p{N},;’'%)] _{2,}/u.test(question);

/** Whether an answer begins like a sentence: a capital on a function word, and content words in lower case. */
function isSentence(answer: string, { language }: ItemFacts): boolean {
  if (!/^\p{Lu}/u.test(answer)) return false;
  const [first = '', ...rest] = answer.split(/\s+/);
  const content = contentWords(answer, language);
  const isSmall = contentWords(first, language).length === 0;
  const small = rest.filter((word) => /^\p{Ll}/u.test(word) && contentWords(word, language).length > 0).length;
  return rest.length > 0 && content.length > 0 && (isSmall ? small > 0 : small > 1);
}

export const grammarRules: readonly Rule[] = [articleCue, numberAgreement, formCue, gapMisfit];
