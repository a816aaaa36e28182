import { withoutSmallArticle } from '../comparable.js';
import { gapCount } from '../item-parts.js';
import { languageOf } from '../languages/index.js';
import { contentWords, type ItemView, type TextView } from './item-view.js';
import { atQuestion, keyPlace, type Rule } from './rule.js';

/** "An _____" that only the key fits. Source: criterion 15 (grammatical cue). */
const articleCue: Rule = {
  id: 'article_cue',
  severity: 'reject',
  find({ question, language, key, distractors }) {
    const opening = languageOf(language).articleFits?.find(({ before }) => before.test(question.comparable));
    return opening?.fits.test(key.option) === true && !distractors.some(({ option }) => opening.fits.test(option))
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
  find({ question, language, key, distractors }) {
    if (language !== 'en') return undefined;
    const verb = verbs.find(({ before }) => before.test(question.comparable));
    const agrees = ({ option }: TextView) => (plural.test(option) || / and /.test(option)) === verb?.plural;
    return verb !== undefined && agrees(key) && !distractors.some(agrees) ? atQuestion : undefined;
  },
};

/** Features of an answer's form that a player sees at a glance. */
const forms: readonly ((answer: TextView) => boolean)[] = [
  ({ text }) => /[.!。]["'”’»)]*$/.test(text),
  // "the Hatter" and "Alice" are both names.
  ({ text }) => /^["'“‘«(]?\p{Lu}/u.test(withoutSmallArticle(text)),
];

/** A full stop or a capital that only the key has, or only the key lacks. Source: criterion 15 (grammatical cue). */
const formCue: Rule = {
  id: 'form_cue',
  severity: 'warn',
  find: (view) =>
    view.distractors.length > 1 && forms.some((has) => isKeyOdd(view, has)) && !view.key.standsForOthers
      ? keyPlace(view)
      : undefined,
};

function isKeyOdd({ key, distractors, options }: ItemView, has: (answer: TextView) => boolean): boolean {
  const ofKey = has(key);
  return (
    distractors.every((other) => has(other) !== ofKey) &&
    options.every(({ text }) => /^["'“‘«(]?[\p{Lu}\p{Ll}]/u.test(text))
  );
}

/**
 * Whole sentences for a gap inside a sentence. Source: criterion 10 (fill in the blank) and the requirement that a
 * distractor fits grammatically (Zhang 2020).
 */
const gapMisfit: Rule = {
  id: 'gap_misfit',
  severity: 'warn',
  find: ({ item, key, distractors, language }) =>
    isGapInside(item.question) &&
    isSentence(key.text, language) &&
    distractors.some(({ text }) => isSentence(text, language))
      ? ['answers']
      : undefined,
};

const isGapInside = (question: string): boolean =>
  gapCount(question) === 1 && /[\p{Ll}\p{N},;’'%)] _{2,}/u.test(question);

/** Whether an answer begins like a sentence: a capital on a function word, and content words in lower case. */
function isSentence(answer: string, language: string): boolean {
  if (!/^\p{Lu}/u.test(answer)) return false;
  const [first = '', ...rest] = answer.split(/\s+/);
  const content = contentWords(answer, language);
  const isSmall = contentWords(first, language).length === 0;
  const small = rest.filter((word) => /^\p{Ll}/u.test(word) && contentWords(word, language).length > 0).length;
  return rest.length > 0 && content.length > 0 && (isSmall ? small > 0 : small > 1);
}

export const grammarRules: readonly Rule[] = [articleCue, numberAgreement, formCue, gapMisfit];
