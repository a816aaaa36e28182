import type { Finding, ItemContext } from '@ludotext/engine';
import type { QuizItem } from './item.js';
import { keptRules } from './rules/kept-rules.js';
import { optionRules } from './rules/option-rules.js';
import { factsOf, type Rule } from './rules/rule.js';
import { sourceRules } from './rules/source-rules.js';
import { stemRules } from './rules/stem-rules.js';

/** Every rule an item is judged by. */
export const rules: readonly Rule[] = [...stemRules, ...optionRules, ...sourceRules, ...keptRules];

/** What is wrong with an item: at most one finding of each rule. */
export function validate(item: QuizItem, context: ItemContext<QuizItem>): Finding[] {
  const facts = factsOf(item, context);
  return rules.flatMap((rule) => {
    const remark = rule.check(facts);
    return remark === undefined ? [] : [{ rule: rule.id, severity: rule.severity, ...remark }];
  });
}
