import {
  applyRules,
  type Finding,
  type ItemContext,
  type ItemRule,
  primarySubtag,
  type RuleBreach,
  readText,
  warn,
} from '@ludotext/engine/game';
import { isPermutation } from '@ludotext/engine/ordering';
import type { Item, Pair } from './item.js';
import { folded, likeness, stemsOf } from './likeness.js';

export function validate(item: Item, context: ItemContext<Item>): Finding[] {
  return applyRules(rules, item, context);
}

/** A term that is asked for twice is solved the second time before it is read. */
export function validateSet(items: readonly Item[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ pairs }, index) => {
    const terms = new Set(pairs.map(({ term }) => folded(term)));
    const isKnown = [...terms].some((term) => seen.has(term));
    for (const term of terms) seen.add(term);
    return isKnown ? [warn('repeated_term', 'A term stands in an item before; ask for it once.', [index])] : [];
  });
}

type Context = ItemContext<Item>;

/** A definition this many times as long as another gives itself away. */
const maxRatio = 4;
/** The share of equal words from which a definition fits two terms. */
const nearlySame = 0.7;

const rules: readonly ItemRule<Item>[] = [
  { id: 'wrong_order', severity: 'reject', find: wrongOrder },
  { id: 'term_in_definition', severity: 'reject', find: termInDefinition },
  { id: 'double_term', severity: 'reject', find: doubleTerm },
  { id: 'fits_two_terms', severity: 'reject', find: fitsTwoTerms },
  { id: 'term_not_in_text', severity: 'reject', forAuthors: 'skip', find: termNotInText },
  { id: 'unequal_lengths', severity: 'warn', find: unequalLengths },
];

/** Whether a definition uses a word of its own term. */
export function namesItself({ term, definition }: Pair, language: string): boolean {
  const used = stemsOf(definition, language);
  return [...stemsOf(term, language)].some((stem) => used.has(stem));
}

/** Whether a definition says nearly the same as another, by the stems of both. */
export function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return likeness(one, other) >= nearlySame;
}

function wrongOrder({ pairs, order }: Item): RuleBreach[] {
  if (isPermutation(order, pairs.length)) return [];
  return [{ message: 'The order must name every pair once.', path: ['order'] }];
}

function termInDefinition({ pairs }: Item, { language }: Context): RuleBreach[] {
  const message = 'The definition has a word of its term; say it in other words.';
  return breaches(pairs, (pair) => namesItself(pair, language), 'definition', message);
}

function doubleTerm({ pairs }: Item): RuleBreach[] {
  const isDouble = ({ term }: Pair, before: readonly Pair[]) =>
    before.some((other) => folded(other.term) === folded(term));
  return breaches(pairs, isDouble, 'term', 'The term stands twice; leave one of the two out.');
}

function fitsTwoTerms({ pairs }: Item, { language }: Context): RuleBreach[] {
  const isSame = (one: Pair, other: Pair) =>
    folded(one.definition) === folded(other.definition) ||
    isAlike(stemsOf(one.definition, language), stemsOf(other.definition, language));
  const isDouble = (pair: Pair, before: readonly Pair[]) => before.some((other) => isSame(pair, other));
  return breaches(pairs, isDouble, 'definition', 'The definition also fits a term before; say what sets them apart.');
}

/** A translated term cannot be looked up in the text. */
function termNotInText({ pairs }: Item, { text, language }: Context): RuleBreach[] {
  if (primarySubtag(readText(text).language) !== primarySubtag(language)) return [];
  const isIn = standsIn(text, language);
  return breaches(pairs, ({ term }) => !isIn(term), 'term', 'The text does not have the term; take one of the text.');
}

/** Whether a text has a term, by its stems. */
export function standsIn(text: string, language: string): (term: string) => boolean {
  const source = folded(text);
  return (term) => [...stemsOf(term, language)].every((stem) => source.includes(stem));
}

function unequalLengths({ pairs }: Item): RuleBreach[] {
  const lengths = pairs.map(({ definition }) => definition.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest <= maxRatio * shortest) return [];
  return [
    {
      message: 'One definition is far longer than another; shorten it.',
      path: ['pairs', lengths.indexOf(longest), 'definition'],
    },
  ];
}

/** A breach for each pair that breaks a rule, beside the pairs before it. */
function breaches(
  pairs: readonly Pair[],
  isBroken: (pair: Pair, before: readonly Pair[]) => boolean,
  member: keyof Pair,
  message: string,
): RuleBreach[] {
  return pairs.flatMap((pair, index) =>
    isBroken(pair, pairs.slice(0, index)) ? [{ message, path: ['pairs', index, member] }] : [],
  );
}
