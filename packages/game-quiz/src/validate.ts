import { type Finding, type ItemContext, warn } from '@ludotext/engine/game';
import { optionCounts, type QuizItem } from './item.js';
import { valuesOf } from './option-shape.js';
import { cueRules } from './rules/cue-rules.js';
import { distractorRules } from './rules/distractor-rules.js';
import { grammarRules } from './rules/grammar-rules.js';
import { type ItemView, viewOf } from './rules/item-view.js';
import { keptRules } from './rules/kept-rules.js';
import { optionRules } from './rules/option-rules.js';
import { remarkRules } from './rules/remark-rules.js';
import type { Rule } from './rules/rule.js';
import { evidenceRules, sourceRules } from './rules/source-rules.js';
import { stemRules } from './rules/stem-rules.js';

/** All rules for an item, in the order of their findings. */
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

const rulesForAuthors = rules.filter(({ writersOnly }) => writersOnly === undefined);

/** The findings of an item: at most one per rule. Rules for writers are skipped for an author's item. */
export function validate(item: QuizItem, context: ItemContext<QuizItem>): Finding[] {
  const view = viewOf(item, context);
  const findings: Finding[] = [];
  for (const rule of context.origin === 'author' ? rulesForAuthors : rules) {
    const path = rule.find(view, context);
    if (path === undefined) continue;
    const { id, severity } = rule;
    findings.push({ rule: id, severity, ...(path.length === 0 ? {} : { path }) });
  }
  return findings;
}

/** Minimum items to tell a pattern from chance. */
const minItems = 20;
/** Maximum share of keys in one position with four options; with fewer options, 10 points over chance. */
const maxShareInPlace = 0.4;
/** Maximum gain of a guessing strategy over chance. */
const overChance = 0.1;

/**
 * Finds patterns over many items that reveal answers: keys often in the same position, and keys often the longest
 * answer. Items with numbers or dates in order are excluded from the first check, since their order is given. Source:
 * human item banks are flat, 24 to 26% for each of four positions; "pick the longest" is right there at most 10 points
 * more often than chance.
 */
export function validateSet(items: readonly QuizItem[], context: ItemContext<QuizItem>): Finding[] {
  // What follows is about many items; a few are not read at all.
  if (items.length < minItems) return [];
  const views = items.map((item) => viewOf(item, context));
  const shuffled = views.filter(({ options }) => valuesOf(options) === undefined);
  return [...keyPlaceFindings(shuffled), ...longestKeyFindings(views)];
}

function keyPlaceFindings(views: readonly ItemView[]): Finding[] {
  if (views.length < minItems) return [];
  const places = Array.from({ length: optionCounts.max }, (_, place) => place);
  const place = places.find((slot) => {
    const share = mean(views.map(({ options, key }) => (options[slot] === key ? 1 : 0)));
    const chance = mean(views.map(({ options }) => (slot < options.length ? 1 / options.length : 0)));
    return share > Math.max(maxShareInPlace, chance + overChance);
  });
  if (place === undefined) return [];
  return [warn('key_position', { place: place + 1 })];
}

function longestKeyFindings(views: readonly ItemView[]): Finding[] {
  const accuracy = mean(views.map(chanceByLength));
  const chance = mean(views.map(({ options }) => 1 / options.length));
  return accuracy <= chance + overChance ? [] : [warn('longest_is_right', {})];
}

/** The chance that a player who picks the longest option, or one of the longest, is right. */
function chanceByLength({ options, key }: ItemView): number {
  const max = Math.max(...options.map(({ length }) => length));
  return key.length < max ? 0 : 1 / options.filter(({ length }) => length === max).length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
