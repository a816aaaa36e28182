import { hasPhrase } from '../comparable.js';
import { gapCount } from '../gap.js';
import { empty, namesTheText, negation } from './phrases.js';
import type { Rule } from './rule.js';

const atQuestion = (message: string) => ({ message, path: ['question'] });
const asking = /[?？؟:：;…؛՞]|[.。।۔]["'”’»」』)\]]*$|_{2,}|\.{3}/u;

/** A cloze has exactly one gap. Source: criterion 10 of the published item-writing flaws (fill in the blank). */
const gapNumber: Rule = {
  id: 'gap_count',
  severity: 'reject',
  check: ({ item }) =>
    gapCount(item.question) > 1 ? atQuestion('The question has more than one gap; leave one.') : undefined,
};

/** A stem that asks for nothing. Source: criterion 13, unfocused stem. Only for writers: an author's stem may run on into its answers. */
const unfocusedStem: Rule = {
  id: 'unfocused_stem',
  severity: 'reject',
  check: ({ item, written, stem, stemTokens }) =>
    written && (stemTokens.size < 2 || empty.test(stem) || !asking.test(item.question.trim()))
      ? atQuestion('It is not clear what is asked; write a whole question or a sentence with a gap.')
      : undefined,
};

/**
 * The answer stands in the question, and no other option does. Source: the one word-overlap rule that finds bad items
 * (55% of the items it fires on are bad, 16% of the others).
 */
const answerInStem: Rule = {
  id: 'answer_in_stem',
  severity: 'reject',
  check: ({ stem, comparableKey, comparableDistractors }) =>
    hasPhrase(stem, comparableKey) && !comparableDistractors.some((distractor) => hasPhrase(stem, distractor))
      ? atQuestion('The question contains its answer; ask for it without naming it.')
      : undefined,
};

/** Players do not see the text. Source: flaws that the published criteria miss and models make. */
const namesText: Rule = {
  id: 'names_the_text',
  severity: 'reject',
  check: ({ item, written }) =>
    written && namesTheText.some((pattern) => pattern.test(item.question))
      ? atQuestion('The question refers to a text the player does not see; ask for the thing itself.')
      : undefined,
};

/** "a _____" or "an _____" that only the key fits. Source: criterion 15, grammatical cue. */
const articleCue: Rule = {
  id: 'article_cue',
  severity: 'reject',
  check({ stem, comparableKey, comparableDistractors }) {
    const [, article] = /(?:^| )(an?)(?: _{2,}|$)/.exec(stem) ?? [];
    if (article === undefined) return undefined;
    const fits = (answer: string) => (article === 'an') === /^[aeiou]/.test(answer);
    return fits(comparableKey) && !comparableDistractors.some(fits)
      ? atQuestion('Only the right answer fits the article before the gap; write a(n).')
      : undefined;
  },
};

/** What somebody says may be negative. */
const quotation = /[“"«„][^“”"«»]{1,300}[”"»]/gu;

/** Players overlook a small "not". Source: criterion 19, negative wording. */
const negativeStem: Rule = {
  id: 'negative_stem',
  severity: 'warn',
  check: ({ item }) =>
    gapCount(item.question) === 0 &&
    negation.test(item.question.replace(quotation, '')) &&
    !/(?<!\p{L})(?:NOT|EXCEPT|NICHT|NO|PAS|НЕ)(?!\p{L})/u.test(item.question)
      ? atQuestion('The question is negative; ask it the other way round, or write the negation in capitals.')
      : undefined,
};

/** Source: criterion 5, gratuitous information: above 50 words, players read more than they are asked. */
const longStem: Rule = {
  id: 'long_stem',
  severity: 'warn',
  check: ({ item }) =>
    item.question.split(/\s+/, 52).length > 50
      ? atQuestion('The question has over 50 words; leave out what is not needed.')
      : undefined,
};

export const stemRules: readonly Rule[] = [
  gapNumber,
  unfocusedStem,
  answerInStem,
  namesText,
  articleCue,
  negativeStem,
  longStem,
];
