import { hasPhrase, likeness } from '../comparable.js';
import { contentTokens, type ItemView, viewOf } from './item-view.js';
import { type Rule, rootOf, wholeItem } from './rule.js';

/** Almost the same question. Source: Jaccard likeness of 0.8 or more with an earlier item. */
const nearCopy: Rule = {
  id: 'near_copy',
  severity: 'reject',
  find: (view, context) =>
    context.kept.some((kept) => likeness(view.tokens, viewOf(kept, context).tokens) >= 0.8) ? wholeItem : undefined,
};

/** Minimum likeness of content words from which two questions with their keys are about one fact. */
const sameFact = 0.6;

/**
 * An item that reveals the answer of another: both are about one fact, and the question of one contains the key of the
 * other. Source: the published rule that items must be independent of each other.
 */
const givesAway: Rule = {
  id: 'gives_away',
  severity: 'reject',
  find: (view, context) => (context.kept.some((kept) => showsKey(view, viewOf(kept, context))) ? wholeItem : undefined),
};

function showsKey(view: ItemView, kept: ItemView): boolean {
  const ownKey = hasPhrase(kept.question.option, view.key.option);
  const keptKey = hasPhrase(view.question.option, kept.key.option);
  if (!ownKey && !keptKey) return false;
  return likeness(factOf(view), factOf(kept)) >= sameFact || questionsAreAlike(view, kept);
}

/** The content words of a question and its key, in any form. */
const factOf = ({ question, key, language }: ItemView): Set<string> =>
  new Set(contentTokens(`${question.text} ${key.text}`, language).map(rootOf));

/** Whether one question has most of the words of the other. */
function questionsAreAlike({ question: { tokenSet: own } }: ItemView, { question: { tokenSet: other } }: ItemView) {
  const shared = [...own].filter((token) => other.has(token)).length;
  return shared >= sameFact * Math.min(own.size, other.size);
}

export const keptRules: readonly Rule[] = [nearCopy, givesAway];
