import type { GameFinding } from './finding.js';
import type { ItemContext } from './game-plugin.js';

/** One violation of a rule: what its sentence is made of, and its place in the item. */
export type RuleBreach = Pick<GameFinding, 'params' | 'message' | 'path'>;

/** One rule about the meaning of an item. */
export interface ItemRule<Item> {
  /** `[a-z][a-z0-9_]*`. */
  readonly id: string;
  readonly severity: GameFinding['severity'];
  /**
   * How the rule treats an author's item, which may break it on purpose: as usual (default), as a warning, or not at
   * all.
   */
  readonly forAuthors?: 'warn' | 'skip';
  /** Returns every breach; none for a good item. */
  find(item: Item, context: ItemContext<Item>): readonly RuleBreach[];
}

/** Returns the findings of all rules, in the order of the rules. */
export function applyRules<Item>(
  rules: readonly ItemRule<Item>[],
  item: Item,
  context: ItemContext<Item>,
): GameFinding[] {
  const author = context.origin === 'author';
  return rules
    .filter((rule) => !author || rule.forAuthors !== 'skip')
    .flatMap((rule) => {
      const severity = author ? (rule.forAuthors ?? rule.severity) : rule.severity;
      return rule.find(item, context).map((breach) => ({ rule: rule.id, severity, ...breach }) as GameFinding);
    });
}
