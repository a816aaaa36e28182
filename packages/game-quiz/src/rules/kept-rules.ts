import { comparable, comparableAnswer, hasPhrase, likeness, tokensOf } from '../comparable.js';
import { keyOf, type QuizItem } from '../item.js';
import type { ItemFacts, Rule } from './rule.js';

const tokensOfItem = (item: QuizItem): Set<string> => new Set([...tokensOf(item.question), ...tokensOf(keyOf(item))]);

/** The same question in hardly other words. Source: Jaccard likeness of 0.8 or more. */
const nearCopy: Rule = {
  id: 'near_copy',
  severity: 'reject',
  check({ item, context }) {
    const own = tokensOfItem(item);
    return context.kept.some((kept) => likeness(own, tokensOfItem(kept)) >= 0.8)
      ? { message: 'An item before asks nearly the same; ask about something else.' }
      : undefined;
  },
};

/** How much of one question another must repeat to be about the same fact. */
const sameFact = 0.6;

/** An item that shows the answer of another: both are about one fact, and the question of one has the key of the other. */
const givesAway: Rule = {
  id: 'gives_away',
  severity: 'reject',
  check: (facts) =>
    facts.written && facts.context.kept.some((kept) => answers(facts, kept))
      ? { message: 'This item and one before give away each other’s answer; ask about another fact.' }
      : undefined,
};

function answers({ stem, stemTokens, comparableKey }: ItemFacts, kept: QuizItem): boolean {
  const keptTokens = new Set(tokensOf(kept.question));
  const shared = [...stemTokens].filter((token) => keptTokens.has(token)).length;
  if (shared < sameFact * Math.min(stemTokens.size, keptTokens.size)) return false;
  return hasPhrase(comparable(kept.question), comparableKey) || hasPhrase(stem, comparableAnswer(keyOf(kept)));
}

export const keptRules: readonly Rule[] = [nearCopy, givesAway];
