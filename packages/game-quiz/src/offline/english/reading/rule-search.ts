/**
 * The search for the tagger's rules that match a clause, in place of the package's own, which took most of the time of
 * reading: of 570 rules a clause has the words and tags of ten, and matches one. This one first looks whether they stand
 * in the order of the rule's pattern, for all places of the clause at once. What it finds is the same.
 */

/** A word of the package, as far as rules look at it. */
export interface RuleTerm {
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
  match(clauses: readonly (readonly RuleTerm[])[], rule: Rule): { readonly ptrs: readonly Pointer[] };
}

/** Makes a function that finds what the package's `bulkMatch` finds. */
export function ruleSearch({ match }: RuleMethods) {
  const nets = new WeakMap<Net, IndexedNet>();
  return (clauses: readonly (readonly RuleTerm[])[], net: Net): RuleMatch[] => {
    const indexed = nets.get(net) ?? indexOf(net);
    nets.set(net, indexed);
    const found: RuleMatch[] = [];
    for (const [at, clause] of clauses.entries()) {
      for (const rule of rulesFor(clause, indexed)) {
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
  readonly numbers: FeatureNumbers;
  /** Rules by each of the features of their rarest step, by its number. */
  readonly byFeature: ReadonlyMap<number, readonly IndexedRule[]>;
  /** Rules all of whose steps may ask for no feature. */
  readonly others: readonly IndexedRule[];
  readonly always: readonly Rule[];
}

/** A rule with its features by their numbers. */
interface IndexedRule {
  readonly rule: Rule;
  readonly steps: readonly Step[];
  /** The features of the step that fewest clauses have a word for. */
  readonly rarest: readonly number[];
  readonly needs: readonly number[];
  readonly wants: readonly number[];
  readonly ifNo: readonly number[];
  /** Its features, with its rank among the rules of a clause where the features before are missing. */
  readonly ranks: readonly { readonly feature: number; readonly rank: number }[];
}

/** A step of a pattern: a word with one of these features, by number; without them, any words. */
interface Step {
  readonly features: readonly number[] | undefined;
  readonly start: boolean;
  readonly end: boolean;
  readonly optional: boolean;
  readonly greedy: boolean;
}

/** The numbers of the features that rules ask for, from 0 on. */
class FeatureNumbers {
  readonly words = new Map<string, number>();
  readonly tags = new Map<string, number>();
  readonly switches = new Map<string, number>();
  size = 0;

  of(feature: string): number {
    const tag = /^#(.+)/.exec(feature)?.[1];
    const twoKinds = /^%(.+)%$/.exec(feature)?.[1];
    const numbers = tag !== undefined ? this.tags : twoKinds !== undefined ? this.switches : this.words;
    const name = tag ?? twoKinds ?? feature;
    const number = numbers.get(name) ?? this.size++;
    numbers.set(name, number);
    return number;
  }
}

function indexOf({ hooks, always }: Net): IndexedNet {
  const numbers = new FeatureNumbers();
  const numbersOf = (features: readonly string[]) => features.map((feature) => numbers.of(feature));
  /** How many clauses have a word with one of these features, roughly: a tag is that of many words and in many rules. */
  const commonness = (features: readonly string[]): number =>
    features.reduce((sum, feature) => sum + (feature.startsWith('#') ? 100 + (hooks[feature]?.length ?? 0) : 1), 0);
  const ranks = new Map<Rule, { feature: number; rank: number }[]>();
  let rank = 0;
  for (const [feature, rules] of Object.entries(hooks)) {
    for (const rule of rules)
      ranks.set(rule, [...(ranks.get(rule) ?? []), { feature: numbers.of(feature), rank: rank++ }]);
  }
  const byFeature = new Map<number, IndexedRule[]>();
  const others: IndexedRule[] = [];
  for (const [rule, ofRule] of ranks) {
    const { regs, needs, wants, ifNo = [] } = rule;
    const [rarest = []] = regs
      .flatMap((step) => (step.optional ? [] : [featuresOf(step) ?? []]))
      .filter(({ length }) => length > 0)
      .sort((one, other) => commonness(one) - commonness(other));
    const indexed = {
      rule,
      steps: regs.map((step) => stepOf(step, numbers)),
      rarest: numbersOf(rarest),
      needs: numbersOf(needs),
      wants: numbersOf(wants),
      ifNo: numbersOf(ifNo),
      ranks: ofRule,
    };
    if (rarest.length === 0) others.push(indexed);
    for (const feature of new Set(indexed.rarest)) byFeature.set(feature, [...(byFeature.get(feature) ?? []), indexed]);
  }
  return { numbers, byFeature, others, always };
}

function stepOf(step: PatternStep, numbers: FeatureNumbers): Step {
  const { start = false, end = false, optional = false, greedy = false } = step;
  const features = featuresOf(step)?.map((feature) => numbers.of(feature));
  return { features, start, end, optional, greedy };
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
function rulesFor(clause: readonly RuleTerm[], { numbers, byFeature, others, always }: IndexedNet): Rule[] {
  const places = placesIn(clause, numbers);
  const { features } = places;
  const has = (feature: number): boolean => features[feature] !== 0;
  const fitting: { readonly rule: Rule; readonly rank: number }[] = [];
  const addFitting = (indexed: IndexedRule) => {
    if (!applies(indexed, features) || !mayMatch(indexed.steps, places)) return;
    const first = indexed.ranks.find(({ feature }) => has(feature));
    fitting.push({ rule: indexed.rule, rank: first?.rank ?? 0 });
  };
  for (const feature of places.present) {
    // A clause may have several of the features: the first brings the rule.
    for (const indexed of byFeature.get(feature) ?? []) if (indexed.rarest.find(has) === feature) addFitting(indexed);
  }
  others.forEach(addFitting);
  return fitting
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule)
    .concat(always)
    .filter(({ minWords }) => clause.length >= minWords);
}

function applies({ rule, needs, ifNo, wants }: IndexedRule, features: Int32Array): boolean {
  for (const feature of needs) if (features[feature] === 0) return false;
  for (const feature of ifNo) if (features[feature] !== 0) return false;
  if (wants.length === 0) return true;
  let wanted = 0;
  for (const feature of wants) if (features[feature] !== 0) wanted++;
  return wanted >= rule.minWant;
}

/** Bits of a number that stand for places of a clause: in a longer one, several places share a bit. */
const bits = 31;
const everywhere = 2 ** bits - 1;

const bitOf = (place: number): number => 1 << (place % bits);

const nextTo = (places: number): number => ((places << 1) | (places >>> (bits - 1))) & everywhere;

interface Places {
  /** The places with each feature, by its number. */
  readonly features: Int32Array;
  /** The numbers of the features that it has. */
  readonly present: readonly number[];
  /** The places of the words that one contraction stands for; a pattern may skip all but the first. */
  readonly contracted: number;
  /** The number of words. */
  readonly length: number;
}

function placesIn(clause: readonly RuleTerm[], { words, tags, switches, size }: FeatureNumbers): Places {
  const features = new Int32Array(size);
  const present: number[] = [];
  let contracted = 0;
  let bit = 0;
  const note = (number: number | undefined) => {
    if (number === undefined) return;
    if (features[number] === 0) present.push(number);
    features[number] = (features[number] ?? 0) | bit;
  };
  for (const [at, { normal, machine, root, implicit, alias, switch: twoKinds, tags: ofTerm }] of clause.entries()) {
    bit = bitOf(at);
    note(words.get(normal));
    if (machine) note(words.get(machine));
    if (root) note(words.get(root));
    if (implicit) note(words.get(implicit));
    if (alias) for (const other of alias) note(words.get(other));
    if (implicit !== undefined) contracted |= bit;
    if (twoKinds) note(switches.get(twoKinds));
    for (const tag of ofTerm) note(tags.get(tag));
  }
  return { features, present, contracted, length: clause.length };
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
