import type { Finding, ItemContext } from '@ludotext/engine';
import type { QuizItem } from './item.js';
import { cueRules } from './rules/cue-rules.js';
import { distractorRules } from './rules/distractor-rules.js';
import { evidenceRules } from './rules/evidence-rules.js';
import { grammarRules } from './rules/grammar-rules.js';
import { keptRules } from './rules/kept-rules.js';
import { optionRules } from './rules/option-rules.js';
import { remarkRules } from './rules/remark-rules.js';
import { factsOf, type Rule } from './rules/rule.js';
import { sourceRules } from './rules/source-rules.js';
import { stemRules } from './rules/stem-rules.js';

/** Every rule an item is judged by, in the order in which their findings stand. */
export const rules: readonly Rule[] = [
  ...stemRules,
  ...optionRules,
  ...distractorRules,
  ...cueRules,
  ...grammarRules,
  ...remarkRules,
  ...evidenceRules,
  ...sourceRules,
  ...keptRules,
];

/** What is wrong with an item: at most one finding of each rule. Rules for writers say nothing of an author's item. */
export function validate(item: QuizItem, context: ItemContext<QuizItem>): Finding[] {
  const facts = factsOf(item, context);
  const isAuthors = context.origin === 'author';
  return rules.flatMap((rule) => {
    if (isAuthors && rule.writersOnly) return [];
    const path = rule.find(facts);
    if (path === undefined) return [];
    const { id, severity, message } = rule;
    return [{ rule: id, severity, message, ...(path.length === 0 ? {} : { path }) }];
  });
}
