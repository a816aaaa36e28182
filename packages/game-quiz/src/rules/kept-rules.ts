import { comparableOption, hasPhrase, likeness, tokensOf } from '../comparable.js';
import type { QuizItem } from '../item.js';
import { keyOf } from '../item-parts.js';
import { contentWords, type ItemFacts, type Rule, rootOf, wholeItem } from './rule.js';

const tokensOfItem = (item: QuizItem): Set<string> => new Set([...tokensOf(item.question), ...tokensOf(keyOf(item))]);

/** Almost the same question. Source: Jaccard likeness of 0.8 or more with an earlier item. */
const nearCopy: Rule = {
  id: 'near_copy',
  severity: 'reject',
  find({ item, context }) {
    const own = tokensOfItem(item);
    return context.kept.some((kept) => likeness(own, tokensOfItem(kept)) >= 0.8) ? wholeItem : undefined;
  },
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
  find: (facts) => (facts.context.kept.some((kept) => showsKey(facts, kept)) ? wholeItem : undefined),
};

function showsKey({ item, language, comparableStem, comparableKey }: ItemFacts, kept: QuizItem): boolean {
  const ownKey = hasPhrase(comparableOption(kept.question), comparableKey);
  const keptKey = hasPhrase(comparableStem, comparableOption(keyOf(kept)));
  if (!ownKey && !keptKey) return false;
  return likeness(factOf(item, language), factOf(kept, language)) >= sameFact || questionsAreAlike(item, kept);
}

/** The content words of a question and its key, in any form. */
const factOf = (item: QuizItem, language: string): Set<string> =>
  new Set(
    contentWords(`${item.question} ${keyOf(item)}`, language)
      .flatMap(tokensOf)
      .map(rootOf),
  );

/** Whether one question has most of the words of the other. */
function questionsAreAlike(item: QuizItem, kept: QuizItem): boolean {
  const own = new Set(tokensOf(item.question));
  const other = new Set(tokensOf(kept.question));
  const shared = [...own].filter((token) => other.has(token)).length;
  return shared >= sameFact * Math.min(own.size, other.size);
}

export const keptRules: readonly Rule[] = [nearCopy, givesAway];
