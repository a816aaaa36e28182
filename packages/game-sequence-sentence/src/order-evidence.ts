import { openingCue, primarySubtag } from '@ludotext/engine/game';
import { introduces, isBarePlural, isTakenUp } from './languages/index.js';
import { takesUpName, yearStrength } from './links.js';
import type { Unit } from './unit.js';

/**
 * How much better the given order explains the units' words than any other order: above 0 when it is the best, and
 * larger when it is more certain. A reader who sees them shuffled has few other signs.
 * @param units three to five, since all their orders are tried
 * @param least the minimum margin
 * @returns undefined for a smaller one
 */
export function orderMargin(units: readonly Unit[], language: string, least: number): number | undefined {
  const first = units.map(openingStrength);
  const pairs = units.map((before) => units.map((after) => precedence(before, after, language)));
  const neighbours = units.map((before) => units.map((after) => adjacency(before, after, language)));
  const strengthOf = (order: readonly number[]): number =>
    order.reduce((sum, unit, place) => {
      const last = order[place - 1];
      const begun = last === undefined ? first[unit]! : neighbours[last]![unit]!;
      return order.slice(0, place).reduce((total, before) => total + pairs[before]![unit]!, sum + begun);
    }, 0);

  const [given, ...rivals] = permutations(units.length);
  const own = strengthOf(given!);
  let margin = Number.POSITIVE_INFINITY;
  for (const rival of rivals) {
    margin = Math.min(margin, own - strengthOf(rival));
    if (margin < least) return undefined;
  }
  return margin;
}

const permutationsByLength = new Map<number, readonly (readonly number[])[]>();

/** Every order of the indices below `length`, the given one first. */
function permutations(length: number): readonly (readonly number[])[] {
  const known = permutationsByLength.get(length);
  if (known !== undefined) return known;
  const extend = (order: readonly number[]): (readonly number[])[] =>
    order.length === length
      ? [order]
      : Array.from({ length }, (_, index) => index)
          .filter((index) => !order.includes(index))
          .flatMap((index) => extend([...order, index]));
  const orders = extend([]);
  permutationsByLength.set(length, orders);
  return orders;
}

/** How well a unit fits first: 0 or below. */
function openingStrength({ cue, dependence: signs }: Unit): number {
  const dependence = { connective: -3, pronoun: -3, time: -2.5, episode: -1 } as const;
  return (cue === undefined ? 0 : dependence[cue]) - 0.3 * signs;
}

/**
 * Signs that one unit comes before another, at any distance: things introduced in one and known in the other, names,
 * dates.
 */
const precedence = memoizePair(
  (before, after, language) =>
    introduced(before, after, language) -
    introduced(after, before, language) +
    (takesUpName(before, after) ? 1.5 : 0) -
    (takesUpName(after, before) ? 1.5 : 0) +
    yearStrength(before, after),
);

function introduced(before: Unit, after: Unit, language: string): number {
  const tag = primarySubtag(language);
  let strength = 0;
  for (const [stem, leads] of after.content) {
    const leadsBefore = before.content.get(stem);
    if (leadsBefore === undefined || !isTakenUp(leads, tag) || isName(stem, before, after)) continue;
    if (introduces(leadsBefore, tag)) strength += 1.5;
    else if (pointsBack(leads, language) && !pointsBack(leadsBefore, language)) strength += 1;
    else if (isBarePlural(leadsBefore, leads, tag)) strength += 0.5;
  }
  return Math.min(2.5, strength);
}

/** "The god Nyame": its article does not mark it as known. */
function isName(stem: string, ...units: readonly Unit[]): boolean {
  return units.some(({ names }) => [...names].some((name) => name.toLowerCase().startsWith(stem)));
}

/** "These blades", "his pot". */
function pointsBack(leads: readonly string[], language: string): boolean {
  return openingCue(leads.at(-1) ?? '', language) === 'pronoun';
}

/** Signs that one unit comes right after another: shared words, and a reference to something near. */
const adjacency = memoizePair((before, after, language) => {
  const weight = primarySubtag(language) === 'vi' ? 0.3 : 0.5;
  let shared = 0;
  for (const stem of after.content.keys()) if (before.content.has(stem)) shared += weight;
  const alike = before.opening === after.opening && after.cue === undefined ? -0.5 : 0;
  // "One day" begins something new, even with people mentioned before.
  const near = Math.min(1, shared) * (after.cue === 'episode' ? 0.5 : 1);
  return near + alike + reference(before, after);
});

/** The sentence before says who "she" is, best one that depends on no other; a shared word is a weaker sign. */
function reference(before: Unit, after: Unit): number {
  if (after.cue !== 'pronoun' || before.cue === 'pronoun') return 0;
  if (before.cue === 'episode') return 0.35;
  return before.cue === undefined ? Math.max(0.25, 1.1 - 0.5 * before.dependence) : 0.25;
}

/** A result for two units of the same language. */
type OfPair = (before: Unit, after: Unit, language: string) => number;

/**
 * Caches the result for each pair, as long as the units live: the windows of a text overlap, and each needs its pairs.
 */
function memoizePair(find: OfPair): OfPair {
  const found = new WeakMap<Unit, Map<Unit, number>>();
  return (before, after, language) => {
    const ofBefore = found.get(before) ?? new Map<Unit, number>();
    found.set(before, ofBefore);
    const value = ofBefore.get(after) ?? find(before, after, language);
    ofBefore.set(after, value);
    return value;
  };
}
