/**
 * The search for the tagger's rules that match a clause, in place of the package's own, which took most of the time of
 * reading: of 570 rules a clause has the words and tags of ten, and matches one. This one first looks whether they stand
 * in the order of the rule's pattern, for all places of the clause at once. What it finds is the same.
 */

/** A word of the package, as far as rules look at it. */
export interface RuleTerm {
  readonly text: string;
  readonly normal: string;
  readonly machine?: string | null;
  readonly implicit?: string;
  readonly root?: string;
  readonly alias?: readonly string[];
  readonly switch?: string;
  readonly tags: ReadonlySet<string>;
}

/** One step of a rule's pattern. */
interface PatternStep {
  readonly word?: string;
  readonly tag?: string;
  readonly switch?: string;
  readonly fastOr?: ReadonlySet<string>;
  readonly start?: boolean;
  readonly end?: boolean;
  readonly optional?: boolean;
  readonly negative?: boolean;
  readonly greedy?: boolean;
  /** Another form of the word to look at. */
  readonly use?: string;
  readonly fuzzy?: boolean;
  /** Patterns of which one must match, or all for `and`. */
  readonly choices?: readonly (readonly PatternStep[])[];
  readonly operator?: 'or' | 'and';
}

interface Rule {
  readonly regs: readonly PatternStep[];
  /** Features that all must be in a clause: words, `#Tag`, `%Noun|Verb%`. */
  readonly needs: readonly string[];
  /** Features of which `minWant` must be in it. */
  readonly wants: readonly string[];
  readonly minWant: number;
  /** Features that must not be in it. */
  readonly ifNo?: readonly string[];
  readonly minWords: number;
}

/** All rules, by the features that they need or want. */
export interface Net {
  readonly hooks: Readonly<Record<string, readonly Rule[]>>;
  /** The rules that need and want nothing. */
  readonly always: readonly Rule[];
}

type Pointer = [sentence: number | null, ...rest: unknown[]];

/** The parts of the package that the search uses. */
export interface RuleMethods {
  cacheDoc(clauses: readonly (readonly RuleTerm[])[]): readonly ReadonlySet<string>[];
  match(clauses: readonly (readonly RuleTerm[])[], rule: Rule): { readonly ptrs: readonly Pointer[] };
}

/** Makes a function that finds what the package's `bulkMatch` finds. */
export function ruleSearch({ cacheDoc, match }: RuleMethods) {
  const nets = new WeakMap<Net, IndexedNet>();
  return (clauses: readonly (readonly RuleTerm[])[], net: Net): RuleMatch[] => {
    const indexed = nets.get(net) ?? indexOf(net);
    nets.set(net, indexed);
    const found: RuleMatch[] = [];
    for (const [at, features] of cacheDoc(clauses).entries()) {
      const clause = clauses[at] ?? [];
      for (const rule of rulesFor(clause, features, indexed)) {
        for (const pointer of match([clause], rule).ptrs) {
          pointer[0] = at;
          found.push({ ...rule, pointer });
        }
      }
    }
    return found;
  };
}

/** A rule with the place that it matches. */
export type RuleMatch = Rule & { readonly pointer: Pointer };

interface IndexedNet {
  /** The number of each feature that a pattern asks for. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Rules by the one of their needs that fewest rules have. */
  readonly byNeed: ReadonlyMap<string, readonly IndexedRule[]>;
  readonly withoutNeeds: readonly IndexedRule[];
  readonly always: readonly Rule[];
}

interface IndexedRule {
  readonly rule: Rule;
  readonly steps: readonly Step[];
  /** Its features, with its rank among the rules of a clause where the features before are missing. */
  readonly ranks: readonly { readonly feature: string; readonly rank: number }[];
}

/** A step of a pattern: a word with one of these features, by number; without them, any words. */
interface Step {
  readonly features: readonly number[] | undefined;
  readonly start: boolean;
  readonly end: boolean;
  readonly optional: boolean;
  readonly greedy: boolean;
}

function indexOf({ hooks, always }: Net): IndexedNet {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string): number => {
    const number = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, number);
    return number;
  };
  const rarity = (feature: string): number => hooks[feature]?.length ?? 0;
  const ranks = new Map<Rule, { feature: string; rank: number }[]>();
  let rank = 0;
  for (const [feature, rules] of Object.entries(hooks)) {
    for (const rule of rules) ranks.set(rule, [...(ranks.get(rule) ?? []), { feature, rank: rank++ }]);
  }
  const byNeed = new Map<string, IndexedRule[]>();
  const withoutNeeds: IndexedRule[] = [];
  for (const [rule, ofRule] of ranks) {
    const indexed = { rule, steps: rule.regs.map((step) => stepOf(step, numberOf)), ranks: ofRule };
    const [rarest] = [...rule.needs].sort((a, b) => rarity(a) - rarity(b));
    if (rarest === undefined) withoutNeeds.push(indexed);
    else byNeed.set(rarest, [...(byNeed.get(rarest) ?? []), indexed]);
  }
  return { numbers, byNeed, withoutNeeds, always };
}

function stepOf(step: PatternStep, numberOf: (feature: string) => number): Step {
  const { start = false, end = false, optional = false, greedy = false } = step;
  return { features: featuresOf(step)?.map(numberOf), start, end, optional, greedy };
}

/** The features of which a word must have one; undefined for a step that asks for something else. */
function featuresOf(step: PatternStep): string[] | undefined {
  const { word, tag, switch: twoKinds, fastOr, negative, fuzzy, use, choices, operator } = step;
  if (negative || fuzzy || use !== undefined) return undefined;
  if (word !== undefined) return [word];
  if (tag !== undefined) return [`#${tag}`];
  if (twoKinds !== undefined) return [`%${twoKinds}%`];
  if (fastOr) return [...fastOr];
  if (!choices?.every(({ length }) => length === 1)) return undefined;
  const ofChoices = choices.map(([only = {}]) => (only.greedy ? undefined : featuresOf(only)));
  if (operator === 'and') return ofChoices.find((features) => features !== undefined);
  return ofChoices.every((features) => features !== undefined) ? ofChoices.flat() : undefined;
}

/** The rules whose features a clause has, and whose pattern it may match, in the order of the net. */
function rulesFor(
  clause: readonly RuleTerm[],
  features: ReadonlySet<string>,
  { numbers, byNeed, withoutNeeds, always }: IndexedNet,
): Rule[] {
  const places = placesIn(clause, numbers);
  return [...features]
    .flatMap((feature) => byNeed.get(feature) ?? [])
    .concat(withoutNeeds)
    .filter(({ rule, steps }) => mayMatch(steps, places) && applies(rule, features))
    .map(({ rule, ranks }) => ({ rule, rank: ranks.find(({ feature }) => features.has(feature))?.rank ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule)
    .concat(always)
    .filter(({ minWords }) => clause.length >= minWords);
}

function applies({ needs, ifNo, wants, minWant }: Rule, features: ReadonlySet<string>): boolean {
  return (
    needs.every((feature) => features.has(feature)) &&
    !ifNo?.some((feature) => features.has(feature)) &&
    (wants.length === 0 || wants.filter((feature) => features.has(feature)).length >= minWant)
  );
}

/** Bits of a number that stand for places of a clause: in a longer one, several places share a bit. */
const bits = 31;
const everywhere = 2 ** bits - 1;

const bitOf = (place: number): number => 1 << (place % bits);

const nextTo = (places: number): number => ((places << 1) | (places >>> (bits - 1))) & everywhere;

interface Places {
  /** The places with each feature, by its number. */
  readonly features: Int32Array;
  /** The places of the words that one contraction stands for; a pattern may skip all but the first. */
  readonly contracted: number;
  /** The number of words. */
  readonly length: number;
}

function placesIn(clause: readonly RuleTerm[], numbers: IndexedNet['numbers']): Places {
  const features = new Int32Array(numbers.size);
  let contracted = 0;
  for (const [at, term] of clause.entries()) {
    const bit = bitOf(at);
    const note = (feature: string | null | undefined) => {
      const number = feature ? numbers.get(feature) : undefined;
      if (number !== undefined) features[number] = (features[number] ?? 0) | bit;
    };
    note(term.normal);
    note(term.text);
    note(term.machine);
    note(term.root);
    note(term.implicit);
    term.alias?.forEach(note);
    if (term.implicit !== undefined) contracted |= bit;
    if (term.switch) note(`%${term.switch}%`);
    for (const tag of term.tags) note(`#${tag}`);
  }
  return { features, contracted, length: clause.length };
}

/** Whether a pattern may match somewhere: false only where it does not. */
function mayMatch(steps: readonly Step[], { features: placesOf, contracted, length }: Places): boolean {
  // The end of a clause, behind its last word, has a bit too.
  const isLong = length >= bits;
  // The places where the next step may begin.
  let at = isLong ? everywhere : 2 ** length - 1;
  for (const { features, start, end, optional, greedy } of steps) {
    if (features === undefined) {
      // From the first of the places on, any.
      at = isLong ? everywhere : 2 ** (length + 1) - (at & -at);
      continue;
    }
    let fitting = 0;
    for (const feature of features) fitting |= placesOf[feature] ?? 0;
    if (start) fitting &= 1;
    if (end && !greedy) fitting &= bitOf(length - 1);
    let next = nextTo(at & fitting);
    next |= nextTo(next & contracted);
    if (greedy) for (let more = next; more !== 0; next |= more) more = nextTo(more & fitting) & ~next;
    at = optional ? at | next : next;
    if (at === 0) return false;
  }
  return true;
}
