import { applyRules, type Finding } from '@ludotext/engine/game';
import { pieceRules } from './rules/piece-rules.js';
import type { Context, Item, Rule } from './rules/rule.js';
import { sentenceRules } from './rules/sentence-rules.js';
import { sourceRules } from './rules/source-rules.js';

/** Every rule about the meaning of an item, beyond its schema. */
export const rules: readonly Rule[] = [...pieceRules, ...sourceRules, ...sentenceRules];

export function validate(item: Item, context: Context): Finding[] {
  return applyRules(rules, item, context);
}
