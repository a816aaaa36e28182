import { primarySubtag } from '@ludotext/engine/game';
import { introduces, isDefinite, isTakenUp, languageOf, omitsArticles } from './languages/index.js';
import { takesUpName, yearStrength } from './links.js';
import { isName, type Unit } from './unit.js';

/**
 * A passage, with all that would read wrongly if its units stood in another order. It is measured once for each pair of
 * units; after that, an order costs a few additions.
 */
export interface Chain {
  readonly units: readonly Unit[];
  /** For each unit, what it speaks of as known: reads wrongly before all units that name it. */
  readonly needs: readonly (readonly Need[])[];
  /** `inverted[a][b]`: how wrongly `a` reads anywhere after `b`, though the text has `a` first. */
  readonly inverted: readonly (readonly number[])[];
  /** `apart[a][b]`: how wrongly `a` reads right after `b`, which is not the unit before it in the text. */
  readonly apart: readonly (readonly number[])[];
}

interface Need {
  /** The units that name it, one bit for each. */
  readonly from: number;
  readonly weight: number;
}

export const empty: Chain = { units: [], needs: [], inverted: [], apart: [] };

/** From here on, a reader sees that an order is wrong. */
export const forced = 1.4;

/** The passage with one unit more. */
export function extend(chain: Chain, unit: Unit, language: string): Chain {
  const { units } = chain;
  const before = units.at(-1);
  return {
    units: [...units, unit],
    needs: [...chain.needs, needsOf(units, unit, language)],
    inverted: [
      ...chain.inverted.map((row, index) => [
        ...row,
        inversion(units[index]!, unit, language, units[index] === before),
      ]),
      [],
    ],
    apart: [
      ...chain.apart.map((row, index) => [...row, parting(units[index - 1], units[index]!, unit, language)]),
      [...units.map((other) => parting(before, unit, other, language)), 0],
    ],
  };
}

/** Whether nobody in the passage says what a unit quotes, or is the one, or has "these" things, that it speaks of. */
export function pointsNowhere({ units }: Chain, unit: Unit, language: string): boolean {
  if (unit.isSpeech && units.at(-1)?.namesSpeaker !== true) return true;
  if (unit.needsSomeone && !units.some(({ namesSomeone }) => namesSomeone)) return true;
  const { openPlural } = languageOf(language);
  if (openPlural?.test([...units, unit].map(({ text }) => text).join(' ')) === true) return true;
  if (!unit.demonstratesFirst || unit.demonstrated.size === 0) return false;
  return ![...unit.demonstrated].some((stem) => units.some(({ content }) => content.has(stem)));
}

/**
 * How sure the order must be of a passage that goes on with a unit; undefined when the unit can stand elsewhere as
 * well. What only takes up what the whole passage is about can: "The pond is deep. It has fish. It has reeds."
 * @param startsMidway whether the passage starts in the middle of a paragraph
 */
export function demand({ units }: Chain, unit: Unit, startsMidway: boolean): number | undefined {
  const [before, earlier] = [units.at(-1)!, units.slice(0, -1)];
  const isNew = (stem: string): boolean =>
    before.content.has(stem) && !earlier.some(({ content }) => content.has(stem));
  // "He came upon a mule. The mule …"
  if (unit.opening !== before.opening && [...unit.topic].some(isNew)) return startsMidway ? 2 : 1;
  const isBound = unit.isSequel || (before.isDeed && unit.isDeed) || (earlier.length === 0 && unit.pronoun !== -1);
  const goesOn = isBound || unit.cue === 'time' || unit.cue === 'connective';
  if (!goesOn && ![...unit.content.keys()].some(isNew)) return undefined;
  return earlier.length === 0 ? forced : startsMidway ? 2.3 : 2;
}

/** How wrongly the best other order reads, of those that move one unit. */
export function surety(chain: Chain): number {
  const orders = movesOf(chain.units.length);
  return orders.reduce((least, order) => Math.min(least, wrongness(chain, order)), Number.POSITIVE_INFINITY);
}

/** How wrongly a passage reads with its last two units exchanged. */
export function swapCost(chain: Chain): number {
  const last = chain.units.length - 1;
  return wrongness(chain, [...chain.units.keys()].with(last, last - 1).with(last - 1, last));
}

/** All that words can show of one unit; many weak signs are still weak. */
const maxOfWords = 2;
const maxOfWeak = 1.15;

function wrongness(chain: Chain, order: readonly number[]): number {
  let total = 0;
  let placed = 0;
  for (const [place, unit] of order.entries()) {
    let [strong, weak] = [0, 0];
    for (const { from, weight } of chain.needs[unit]!) {
      if ((from & placed) !== 0) continue;
      if (weight < 1) weak += weight;
      else strong += weight;
    }
    total += Math.min(maxOfWords, strong + Math.min(maxOfWeak, weak));
    const previous = order[place - 1];
    if (previous === undefined) {
      if (unit !== 0) total += openingCost(chain.units[unit]!);
    } else if (previous !== unit - 1) total += chain.apart[unit]![previous]!;
    for (const other of order.slice(0, place)) if (other > unit) total += chain.inverted[unit]![other - unit - 1]!;
    placed |= 1 << unit;
  }
  return total;
}

const moves = new Map<number, readonly (readonly number[])[]>();

/** All orders of so many units with one unit moved. */
function movesOf(length: number): readonly (readonly number[])[] {
  const known = moves.get(length);
  if (known !== undefined) return known;
  const all: number[][] = [];
  for (let from = 0; from < length; from++) {
    const rest = [...Array(length).keys()].filter((unit) => unit !== from);
    // Moved back by one is the same as the other moved on by one.
    for (let to = 0; to < length; to++) if (to !== from && to !== from - 1) all.push(rest.toSpliced(to, 0, from));
  }
  moves.set(length, all);
  return all;
}

/** What a unit loses as the first of all. */
function openingCost(unit: Unit): number {
  if (unit.pointsAtOnce) return 2.2;
  if (unit.isSequel || unit.isSpeech) return 1.6;
  switch (unit.cue) {
    case 'pronoun':
    case 'connective':
      return 2;
    case 'time':
      return 1.7;
    case 'episode':
      return 0.3;
    default:
      if (unit.demonstratesSoon) return 1.6;
      if (unit.looksBack) return 1.4;
      if (unit.dangles) return 1.2;
      return unit.opensKnown ? 0.7 : unit.dependence > 0 ? 0.35 : 0;
  }
}

function needsOf(earlier: readonly Unit[], unit: Unit, language: string): Need[] {
  const tag = primarySubtag(language);
  const needs: Need[] = [];
  const need = (from: number, weight: number): void => {
    if (from !== 0 && weight > 0) needs.push({ from, weight });
  };
  const those = (fits: (other: Unit) => boolean): number =>
    earlier.reduce((mask, other, index) => (fits(other) ? mask | (1 << index) : mask), 0);
  for (const [stem, leads] of unit.content) {
    const from = those(({ content }) => content.has(stem));
    if (from === 0) continue;
    const first = earlier.find(({ content }) => content.has(stem))!.content.get(stem)!;
    // What the unit before has brought, and this one goes on to speak of.
    const isNews =
      from === 1 << (earlier.length - 1) &&
      unit.topic.has(stem) &&
      !earlier.at(-1)!.topic.has(stem) &&
      !isName(stem, unit) &&
      !introduces(leads, tag);
    need(from, Math.max(isNews ? 0.75 : 0, knownWeight(stem, leads, first, unit, tag)));
  }
  need(
    those((other) => takesUpName(other, unit)),
    1.2,
  );
  if (unit.needsSomeone)
    need(
      those(({ namesSomeone }) => namesSomeone),
      1.4,
    );
  need(1 << (earlier.length - 1), earlier.length === 0 ? 0 : sequelWeight(unit));
  return needs;
}

/** How wrongly a word reads when it stands before the unit that brings it. */
function knownWeight(stem: string, leads: readonly string[], first: readonly string[], unit: Unit, tag: string) {
  if (unit.demonstrated.has(stem)) return 1.6;
  if (isName(stem, unit)) return 0.2;
  if (isTakenUp(leads, tag) && !introduces(leads, tag)) {
    if (introduces(first, tag)) return omitsArticles(tag) ? 1 : 1.3;
    if (isDefinite(leads.at(-1) ?? '', tag) && !isDefinite(first.at(-1) ?? '', tag))
      return unit.topic.has(stem) && unit.dependence > 0 ? 1.1 : 0.8;
    if (unit.topic.has(stem) && isDefinite(leads.at(-1) ?? '', tag)) return 0.8;
  }
  return unit.topic.has(stem) ? 0.5 : 0.2;
}

/** How wrongly a unit reads before the one that it goes on from. */
function sequelWeight(unit: Unit): number {
  if (unit.pointsAtOnce || unit.isSequel) return 1.4;
  if (unit.concludes) return 1;
  if (unit.isLater && unit.cue === 'pronoun') return 0.7;
  const spoken = opensSpeech.test(unit.text) ? 0.5 : 1;
  switch (unit.cue) {
    case 'time':
      return spoken * 1.4;
    case 'connective':
      return unit.adds ? 0.2 : spoken * 0.7;
    case 'episode':
      return 0.6;
    default:
      return unit.isLater ? 0.7 : 0;
  }
}

/** "But look!", she said: the word goes on with what is said, not with what is told. */
const opensSpeech = /^[\p{Pi}\p{Ps}"'„]/u;

/** What reads wrongly when `unit` stands somewhere after `later`. */
function inversion(unit: Unit, later: Unit, language: string, areNeighbours: boolean): number {
  const tag = primarySubtag(language);
  let total = Math.max(0, yearStrength(unit, later)) * 0.75;
  let isNewTwice = false;
  const areDeeds = unit.isDeed && later.isDeed;
  // Neighbours of the same form are a list, unless they tell one deed after the other.
  const isList = unit.opening === later.opening && later.cue !== 'time' && !(later.cue === 'pronoun' && areDeeds);
  if (areNeighbours && isList) total -= 0.8;
  if (unit.begins) total += 0.8;
  const { firstPart, laterPart } = languageOf(language);
  if (firstPart?.test(unit.text) === true && laterPart?.test(later.text) === true) total += 0.7;
  for (const [stem, leads] of unit.content) {
    const leadsLater = later.content.get(stem);
    if (leadsLater === undefined) continue;
    if (introduces(leadsLater, tag)) isNewTwice = true;
    if (unit.defined.has(stem)) total += unit.topic.has(stem) ? 0.8 : 1.2;
    else if (introduces(leads, tag) && !introduces(leadsLater, tag)) total += omitsArticles(tag) ? 0.3 : 0.8;
  }
  if (takesUpName(unit, later)) total += 0.7;
  if (areDeeds && !later.adds && tellOfTheSame(unit, later)) total += 1.1;
  // "A cell is a part of a plant. A plant has many cells."
  return Math.min(2, isNewTwice ? Math.max(0, total - 0.5) : total);
}

/** What reads wrongly when `unit` stands right after `other`, and not after `before`, as in the text. */
function parting(before: Unit | undefined, unit: Unit, other: Unit, language: string): number {
  if (before === undefined) return 0;
  const shares = sharesWords(unit, other);
  let total = !shares && sharesWords(unit, before) ? 0.4 : 0;
  if (unit.isSpeech && !unit.namesSpeaker && !other.namesSpeaker) total += 1.6;
  // A question waits for its answer.
  if (before.asks && !unit.asks) total += 0.8;
  if (other.asks && !unit.asks) total += 0.8;
  // "The rails" go on from what the unit before tells, unless the other names them.
  if (unit.opensKnown && !other.content.has([...unit.topic][0] ?? '')) total += 0.5;
  // "He said" follows whoever is named in full.
  if (unit.namesSpeaker && unit.pronoun !== -1 && before.fullNames.length > 0 && other.fullNames.length === 0)
    total += 0.5;
  if (unit.isNaming) total += 1;
  if (unit.concludes) total += 0.4;
  if (unit.pointsAtOnce) return total + (other.pointsAtOnce ? 0.8 : 1.2);
  if (unit.cue === 'connective') return total + (unit.adds ? 0.3 : 0.7);
  const named = unit.demonstrated.size > 0 && ![...unit.demonstrated].some((stem) => other.content.has(stem));
  if (named) total += 0.8;
  if (unit.cue === 'pronoun' || unit.pronoun !== -1) total += misreading(before, unit, other, language);
  return total;
}

/** How surely a reader takes the subject of `other` for what the pronoun of `unit` stands for. */
function misreading(before: Unit, unit: Unit, other: Unit, language: string): number {
  // "He … He …": whoever it is stands before both.
  if (before.pronoun === unit.pronoun && unit.pronoun !== -1) return 0.3;
  if (other.pronoun !== -1) return other.pronoun === unit.pronoun ? 0 : 0.4;
  if ([...other.topic].some((stem) => before.topic.has(stem))) return 0;
  const { pronouns } = languageOf(language);
  if (pronouns === undefined || unit.pronoun === -1) return 0.8;
  // "He" passes over a house, and "it" over houses.
  return other.isMany === undefined || other.isMany === (unit.pronoun === pronouns.length - 1) ? 1 : 0.6;
}

/** Whether two units tell of the same person, as far as names and pronouns show, or of a talk. */
function tellOfTheSame({ text, namesSpeaker }: Unit, later: Unit): boolean {
  if (namesSpeaker || later.namesSpeaker || later.pronoun !== -1 || later.speaksOfSomeone) return true;
  return [...later.names, later.text.split(/[^\p{L}]/u, 1)[0]!].some((name) => name !== '' && text.includes(name));
}

function sharesWords(unit: Unit, other: Unit): boolean {
  for (const stem of unit.content.keys()) if (other.content.has(stem)) return true;
  return false;
}
