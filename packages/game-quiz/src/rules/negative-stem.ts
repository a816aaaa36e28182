import { gapCount } from '../gap.js';
import { atQuestion, type Rule } from './rule.js';
import { sentenceEnd } from './sentence-end.js';
import { asksForFalsehood, asksForReason, negations, opensClause } from './words/negations.js';

/** What somebody says may be negative. */
const quotation = /[“"«„‘][^“”"«»’]{1,300}[”"»’]/gu;
const capitals = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu;

/** The sentence that asks, out of those that lead up to it. Several that ask nothing are clues, with nothing to turn round. */
function askingSentence(question: string): string {
  const sentences = question.split(sentenceEnd);
  const clue = sentences.length > 1 ? '' : question;
  return sentences.findLast((sentence) => /[?？؟]/.test(sentence)) ?? clue;
}

/** A question up to its first subordinate clause, of which the first word cannot be the beginning. */
function mainClause(question: string, language: string): string {
  const [first = ''] = question.split(/(?<=\s)/, 1);
  const rest = question.slice(first.length);
  const clause = opensClause(language).exec(rest);
  return clause === null ? question : first + rest.slice(0, clause.index);
}

/**
 * Players overlook a small "not". Capitals mend that, unless the player has to look for the false statement, which is a
 * question turned round twice. The reason for a thing that is not so is asked for as it stands. Source: criterion 19 (negative wording).
 */
export const negativeStem: Rule = {
  id: 'negative_stem',
  severity: 'warn',
  message: 'The question is negative; ask it the other way round, or write the negation in capitals.',
  find({ item, language }) {
    if (gapCount(item.question) > 0) return undefined;
    const asked = askingSentence(item.question.replace(quotation, '""'));
    if (asksForReason(language).test(asked)) return undefined;
    const isHidden = negations(language).test(mainClause(asked, language).replace(capitals, ''));
    return isHidden || asksForFalsehood(language).test(asked) ? atQuestion : undefined;
  },
};
