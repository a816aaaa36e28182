import { primarySubtag } from '@ludotext/engine/game';
import { introduces, isBarePlural, isTakenUp, languageOf, marksKnown } from './languages/index.js';
import { takesUpName } from './links.js';
import type { Unit } from './unit.js';

/**
 * How much worse than the order of the source the best other order of the units reads. Every other order is tried, for
 * a reader does the same: a sentence in the middle is fixed only when it fits at no other place.
 * @returns 0 when another order reads as well, 1 when each has one clear fault
 */
export function orderMargin(units: readonly Unit[], language: string): number {
  const faults = faultsOf(units, language);
  const source = units.reduce((sum, _, index) => sum + faults.at(index, before(index), index - 1), 0);
  let best = Number.POSITIVE_INFINITY;
  // Every order, as far as it is no worse than the best other one so far.
  const place = (placed: number, last: number, isSource: boolean, sum: number): void => {
    if (sum >= best) return;
    if (placed === 2 ** units.length - 1) {
      if (!isSource) best = sum;
      return;
    }
    for (let unit = 0; unit < units.length; unit++) {
      if ((placed & (1 << unit)) !== 0) continue;
      const follows = isSource && unit === last + 1;
      place(placed | (1 << unit), unit, follows, sum + faults.at(unit, placed, last));
    }
  };
  place(0, -1, true, 0);
  return Math.round(100 * (best - source)) / 100;
}

/** The units before one in the source, as bits. */
function before(index: number): number {
  return 2 ** index - 1;
}

class Faults {
  readonly #needs: readonly (readonly number[])[];
  readonly #jumps: readonly (readonly number[])[];
  readonly #starts: readonly number[];

  constructor(needs: readonly (readonly number[])[], jumps: readonly (readonly number[])[], starts: readonly number[]) {
    this.#needs = needs;
    this.#jumps = jumps;
    this.#starts = starts;
  }

  /** How badly a unit reads right after `last`, when `placed` stand before it. */
  at(unit: number, placed: number, last: number): number {
    let sum = last === -1 ? this.#starts[unit]! : this.#jumps[unit]![last]!;
    for (const [other, need] of this.#needs[unit]!.entries()) if ((placed & (1 << other)) === 0) sum += need;
    return sum;
  }
}

function faultsOf(units: readonly Unit[], language: string): Faults {
  const indices = [...units.keys()];
  const needs = indices.map((unit) =>
    indices.map((other) => (unit === other ? 0 : need(units, unit, other, language))),
  );
  const jumps = indices.map((unit) =>
    indices.map((other) => (unit === other ? 0 : jump(units, unit, other, language))),
  );
  return new Faults(
    needs,
    jumps,
    units.map((unit, index) => start(unit, units[index - 1], language)),
  );
}

/** What a unit suffers as the first. */
function start(unit: Unit, source: Unit | undefined, language: string): number {
  if (isSequel(unit, language)) return 1.2;
  // "After a few months" and "Now" open a passage as well.
  if (unit.cue === 'time') return languageOf(language).closings?.test(unit.text) === true || unit.dangles ? 0.8 : 0.3;
  if (unit.cue !== undefined && unit.cue !== 'episode')
    return unit.cue === 'connective' && languageOf(language).opensWithAnd === true ? 0.8 : 1.3;
  if (unit.isSpeech && source?.namesSpeaker === true) return 1.2;
  if (unit.dangles) return 1;
  return unit.dependence > 0 ? 0.2 : 0;
}

/** "When she had finished", "The next morning". */
function isSequel({ text }: Unit, language: string): boolean {
  const { sequels, partsOf } = languageOf(language);
  return sequels?.test(text) === true && partsOf?.test(text) !== true;
}

/** What a unit suffers while `other` is not before it. */
function need(units: readonly Unit[], unit: number, other: number, language: string): number {
  const [one, known] = [units[unit]!, units[other]!];
  let sum = words(units, unit, other, language);
  if (takesUpName(known, one)) sum += 1;
  const [last, next] = [known.years.at(-1), one.years[0]];
  if (last !== undefined && next !== undefined && next > last) sum += 1;
  if (other !== unit - 1) return sum;
  // "And in the kitchen … And in the yard …" is a list.
  if (isAlike(one, known)) return sum - 0.5;
  if (known.asks && !one.asks) sum += 0.7;
  if (one.isSpeech && known.namesSpeaker) sum += 0.4;
  if (isSequel(one, language)) return sum + 0.6;
  if (one.adds && !one.pointsAtOnce) return sum;
  if (takesUpNews(units, unit, language)) return sum + 0.7;
  if (sumsUp(units, unit, language)) sum += 0.5;
  switch (one.cue) {
    case 'time':
      return sum + (known.cue === 'time' ? 0.1 : 0.5);
    case 'connective':
      return sum + (languageOf(language).opensWithAnd === true ? 0 : 0.4);
    case 'pronoun':
      return sum + (one.pointsAtOnce ? 0.5 : isChained(known) ? 0 : 0.4);
    case 'episode':
      return sum + 0.5;
    default:
      return sum;
  }
}

/** What a unit suffers right after `other`. */
function jump(units: readonly Unit[], unit: number, other: number, language: string): number {
  // What introduces the others reads worse among them.
  if (unit === 0) return 0.25;
  if (other === unit - 1 || isAlike(units[unit]!, units[unit - 1]!)) return 0;
  const [one, last, source] = [units[unit]!, units[other]!, units[unit - 1]!];
  const apart = 0.2 * (shared(units, one, source) - shared(units, one, last));
  return Math.max(-0.4, Math.min(0.6, apart)) + cueJump(units, unit, other, language);
}

function cueJump(units: readonly Unit[], unit: number, other: number, language: string): number {
  const [one, last, source] = [units[unit]!, units[other]!, units[unit - 1]!];
  if (one.pointsAtOnce) {
    if (one.demonstrated.size === 0) return 0.6;
    return [...one.demonstrated].some((stem) => last.content.has(stem)) ? 0.2 : 0.65;
  }
  if (source.asks && !one.asks) return 0.5;
  if (one.isSpeech && source.namesSpeaker) return 0.7;
  if (isSequel(one, language)) return 0.5;
  if (one.adds) return 0.15;
  if (takesUpNews(units, unit, language)) return 0.5;
  const apart = sumsUp(units, unit, language) ? 0.4 : 0;
  switch (one.cue) {
    case 'time':
      return apart + (last.cue === 'time' ? 0.1 : 0.35);
    case 'connective':
      // Where the words say nothing, it may go on from the one as from the other.
      return apart + (shared(units, one, source) > shared(units, one, last) ? 0.5 : 0.35);
    case 'pronoun': {
      // "They" after a sentence that names one thing.
      if (source.agrees.has(one.agreement) && !last.agrees.has(one.agreement)) return apart + 0.9;
      // Of a chain "He … His …" each may follow the first, or each other.
      if (isChained(last) || other === chainStart(units, unit)) return apart;
      return apart + 0.4;
    }
    default:
      return apart;
  }
}

/** Whether two units open with the same word, which is not "he" or "it": "These …" twice, "And in …" twice. */
function isAlike(one: Unit, other: Unit): boolean {
  if (one.pointsAtOnce && other.pointsAtOnce) return firstWord(one) === firstWord(other);
  return one.opening === other.opening && !isChained(one);
}

/** "To solve this problem", when nothing before is called a problem: it is what the sentence before says. */
function sumsUp(units: readonly Unit[], unit: number, language: string): boolean {
  const { content, pointsAtOnce } = units[unit]!;
  const { looseDemonstratives } = languageOf(language);
  const demonstrated = [...units[unit]!.demonstrated].filter(
    (stem) => looseDemonstratives?.test(content.get(stem)?.at(-1) ?? '') !== true,
  );
  if (pointsAtOnce || demonstrated.length === 0) return false;
  return !demonstrated.some((stem) => units.slice(0, unit).some(({ content }) => content.has(stem)));
}

function firstWord({ text }: Unit): string | undefined {
  return text.match(/\p{L}+/u)?.[0].toLowerCase();
}

/** Whether a unit goes on with "he" or "it", not with "this". */
function isChained({ cue, pointsAtOnce }: Unit): boolean {
  return cue === 'pronoun' && !pointsAtOnce;
}

/** The unit that a run of sentences with pronouns is about. */
function chainStart(units: readonly Unit[], unit: number): number {
  let index = unit;
  while (index > 0 && isChained(units[index]!)) index--;
  return index;
}

/** "He starts a charity. It helps": the thing is the news of the sentence before. */
function takesUpNews(units: readonly Unit[], unit: number, language: string): boolean {
  const { thingPronoun } = languageOf(language);
  const [one, known] = [units[unit]!, units[unit - 1]];
  if (known === undefined || thingPronoun?.test(one.text) !== true || thingPronoun.test(known.text)) return false;
  const tag = primarySubtag(language);
  const earlier = units.slice(0, unit - 1);
  return [...known.content].some(
    ([stem, leads]) => introduces(leads, tag) && !earlier.some(({ content }) => content.has(stem)),
  );
}

/** How many words two units share that not all units have. */
function shared(units: readonly Unit[], one: Unit, other: Unit): number {
  let count = 0;
  for (const stem of one.opens) {
    if (other.content.has(stem) && !units.every(({ content }) => content.has(stem))) count++;
  }
  return count;
}

/** What the words say: a thing introduced in `other` and known in `unit`, or the news that it goes on to speak of. */
function words(units: readonly Unit[], unit: number, other: number, language: string): number {
  const tag = primarySubtag(language);
  const [one, known] = [units[unit]!, units[other]!];
  const bare = !marksKnown(tag);
  let introduced = 0;
  // What the other sentence only speaks of first: it may do so a second time as well.
  let spokenOf = 0;
  for (const [stem, leads] of one.content) {
    const first = known.content.get(stem);
    if (first === undefined) continue;
    const isNews = !units.slice(0, other).some(({ content }) => content.has(stem));
    const isTaken = (bare || isTakenUp(leads, tag)) && !introduces(leads, tag);
    if (introduces(first, tag) && isTaken) {
      introduced += bare ? 0.8 : known.modifiers.has(stem) || one.modifiers.has(stem) ? 0.4 : 1;
    } else if (other > unit || !isNews) continue;
    else if (one.demonstrated.has(stem) && !known.demonstrated.has(stem)) introduced += 1;
    else {
      const isBare = isBarePlural(first, leads, tag);
      if (isBare) spokenOf += 0.4;
      // "A living thing" could as well be spoken of for the first time.
      if (introduces(leads, tag)) continue;
      if (one.topic.has(stem) && !known.topic.has(stem)) spokenOf += known.ending.has(stem) ? 0.65 : 0.4;
      else if (!isBare && isTaken) spokenOf += bare ? 0.1 : 0.3;
    }
  }
  return Math.min(1, introduced) + Math.min(0.6, spokenOf);
}
