import { type ItemContext, type ItemRule, knowsOpeningCues, type RuleBreach, splitWords } from '@ludotext/engine/game';
import type { SentenceOrderItem } from './item.js';
import { tied } from './links.js';
import { stepStrength } from './steps.js';
import { type Unit, unitOf } from './unit.js';

type Context = Pick<ItemContext, 'language'>;

/** Rules about the link of each piece to the one before; pairs that an alternative swaps are skipped. */
export const linkRules: readonly ItemRule<SentenceOrderItem>[] = [
  { id: 'list_relation', severity: 'warn', find: listRelations },
  { id: 'either_way', severity: 'warn', find: eitherWay },
  { id: 'unlinked_pair', severity: 'warn', find: unlinkedPairs },
];

/** Maximum pieces checked. */
const maxRead = 50;

/** The fault of a pair, the most obvious first. */
type Fault = 'list' | 'either' | 'unlinked';

interface LoosePair {
  readonly fault: Fault;
  /** Index of its second piece. */
  readonly index: number;
}

function listRelations(item: SentenceOrderItem, context: Context): RuleBreach[] {
  return breaches(item, context, 'list');
}

function eitherWay(item: SentenceOrderItem, context: Context): RuleBreach[] {
  return breaches(item, context, 'either');
}

function unlinkedPairs(item: SentenceOrderItem, context: Context): RuleBreach[] {
  return breaches(item, context, 'unlinked');
}

function breaches(item: SentenceOrderItem, context: Context, fault: Fault): RuleBreach[] {
  return loosePairs(item, context)
    .filter((pair) => pair.fault === fault)
    .map(({ index }) => ({ path: ['pieces', index] }));
}

function loosePairs({ pieces, alternatives = [] }: SentenceOrderItem, { language }: Context): LoosePair[] {
  // Without data for a language, no pair can be called loose.
  if (!knowsOpeningCues(language)) return [];
  const units = pieces.slice(0, maxRead).map((piece) => unitOf(piece, splitWords(piece, language), language));
  return units.flatMap((unit, index) => {
    const before = units[index - 1];
    if (before === undefined || alternatives.some((order) => swaps(order, index))) return [];
    const fault = faultOf(units.slice(Math.max(0, index - 5), index - 1), before, unit, language);
    return fault === undefined ? [] : [{ fault, index }];
  });
}

function faultOf(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): Fault | undefined {
  if (unit.cue === undefined && unit.opening === before.opening) return 'list';
  if (stepStrength(earlier, before, unit, language) >= tied) return undefined;
  return pointsNowhere(before) && pointsNowhere(unit) && sharesNothing(before, unit) ? 'either' : 'unlinked';
}

function pointsNowhere({ cue, dependence }: Unit): boolean {
  return cue === undefined && dependence === 0;
}

function sharesNothing(before: Unit, unit: Unit): boolean {
  return ![...unit.content.keys()].some((stem) => before.content.has(stem));
}

/** Whether the order has the piece at `index` before the one that precedes it in the given order. */
function swaps(order: readonly number[], index: number): boolean {
  const place = order.indexOf(index);
  return place !== -1 && place < order.indexOf(index - 1);
}
