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

/** Makes the function that stands in for the package's `bulkMatch`. */
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
  const { start = false, end = false, optional = false, greedy = false, negative, fuzzy, use } = step;
  const features = negative || fuzzy || use !== undefined ? undefined : featuresOf(step)?.map(numberOf);
  return { features, start, end, optional, greedy };
}

/** The features of which a word must have one; undefined for a step that asks for something else. */
function featuresOf({ word, tag, switch: twoKinds, fastOr }: PatternStep): string[] | undefined {
  if (word !== undefined) return [word];
  if (tag !== undefined) return [`#${tag}`];
  if (twoKinds !== undefined) return [`%${twoKinds}%`];
  return fastOr && [...fastOr];
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
    .filter(({ rule, steps }) => mayMatch(steps, clause.length, places) && applies(rule, features))
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

/** Bits of a number that stand for places of a clause; the one behind its last word needs one too. */
const maxPlaces = 30;

/**
 * The places of a clause with each feature, as bits, by the feature's number; undefined for a clause that is too long,
 * or has words that stand for two, which a pattern may skip.
 */
function placesIn(clause: readonly RuleTerm[], numbers: IndexedNet['numbers']): Int32Array | undefined {
  if (clause.length > maxPlaces || clause.some(({ implicit }) => implicit !== undefined)) return undefined;
  const places = new Int32Array(numbers.size);
  for (const [at, term] of clause.entries()) {
    const note = (feature: string | null | undefined) => {
      const number = feature ? numbers.get(feature) : undefined;
      if (number !== undefined) places[number] = (places[number] ?? 0) | (1 << at);
    };
    note(term.normal);
    note(term.text);
    note(term.machine);
    note(term.root);
    term.alias?.forEach(note);
    if (term.switch) note(`%${term.switch}%`);
    for (const tag of term.tags) note(`#${tag}`);
  }
  return places;
}

/** Whether a pattern may match somewhere: false only where it does not. */
function mayMatch(steps: readonly Step[], length: number, places: Int32Array | undefined): boolean {
  if (places === undefined) return true;
  // The places where the next step may begin; the bit behind the last word is the end.
  let at = 2 ** length - 1;
  for (const { features, start, end, optional, greedy } of steps) {
    if (features === undefined) {
      // From the first of the places on, any.
      at = 2 ** (length + 1) - (at & -at);
      continue;
    }
    let fitting = 0;
    for (const feature of features) fitting |= places[feature] ?? 0;
    if (start) fitting &= 1;
    if (end && !greedy) fitting &= 1 << (length - 1);
    let next = (at & fitting) << 1;
    if (greedy) for (let more = next; more !== 0; next |= more) more = (more & fitting) << 1;
    at = optional ? at | next : next;
    if (at === 0) return false;
  }
  return true;
}
