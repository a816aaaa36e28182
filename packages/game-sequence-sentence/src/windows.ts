import { openingCue, type TextReading } from '@ludotext/engine/game';
import { languageOf } from './languages/index.js';
import { orderMargin } from './only-order.js';
import { opensWithOrdinal, readPlainText } from './own-markers.js';
import { isUneven, maxUnits, minUnits, type Passage } from './passage.js';
import { isTied, Sentences } from './sentences.js';
import type { Unit } from './unit.js';

/**
 * Every stretch of 3 to 6 units, of one to three sentences each, that reads clearly worse in any other order: a first
 * unit that stands alone, and later ones that their words keep in place.
 */
export function windowPassages(reading: TextReading): readonly Passage[] {
  return [...passagesOf(reading)];
}

/** How many such stretches a text has beside each other, counted up to `most`. */
export function countPassages(reading: TextReading, most: number): number {
  let count = 0;
  let end = 0;
  for (const passage of passagesOf(reading)) {
    if (passage.start < end) continue;
    count++;
    end = passage.end;
    if (count === most) break;
  }
  return count;
}

/** The least by which the order of the source reads better than any other. */
const clear = 0.85;

/** The least of a beginning, whose other orders a longer passage may still rule out. */
const promising = 0.2;

function* passagesOf(reading: TextReading): Generator<Passage> {
  const text = new Sentences(reading);
  for (const first of reading.sentences.keys()) {
    if (!text.standsAlone(first)) continue;
    for (const sentences of [1, 2]) {
      const unit = text.unit(first, sentences);
      if (unit !== undefined && !unit.dangles && !text.goesOnInSpeech(first, sentences))
        yield* passagesFrom(first, [unit], first + sentences, 0, text, reading);
    }
  }
}

/** The passages that begin with these units, the shortest first. */
function* passagesFrom(
  first: number,
  units: readonly Unit[],
  next: number,
  margin: number,
  text: Sentences,
  reading: TextReading,
): Generator<Passage> {
  if (
    units.length >= minUnits &&
    margin >= clear &&
    isAnchored(units) &&
    !isNumbered(units) &&
    text.endsAt(next, units.at(-1)!)
  ) {
    yield {
      pieces: units.map((unit) => unit.text),
      title: text.title(first),
      strength: 1.5 * Math.min(2, margin) + quality(units, first, next, reading),
      start: reading.sentences[first]!.start,
      end: reading.sentences[next - 1]!.end,
    };
  }
  if (units.length === maxUnits || !text.goesOn(next)) return;
  for (const sentences of [1, 2, 3]) {
    const unit = text.unit(next, sentences);
    if (unit === undefined || !isTied(unit, units) || pointsAtNobody(unit, units, reading.language)) continue;
    const longer = [...units, unit];
    const longerMargin = orderMargin(longer, reading.language);
    if (longerMargin >= promising) yield* passagesFrom(first, longer, next + sentences, longerMargin, text, reading);
  }
}

/** Whether the others go on with what the first unit speaks of. */
function isAnchored([first, ...others]: readonly Unit[]): boolean {
  const second = others[0]!;
  if (second.cue === 'pronoun' || second.dependence > 0) return true;
  return others.some(({ opens }) => [...opens].some((stem) => first!.content.has(stem)));
}

/** "The first tower …", "The second tower …": nobody needs to read on. */
function isNumbered(units: readonly Unit[]): boolean {
  return units.filter(({ text }) => opensWithOrdinal(text) || opensWithOrdinal(text.replace(/^\S+\s/u, ''))).length > 1;
}

/** "He", when nothing before names anybody. */
function pointsAtNobody({ opening }: Unit, before: readonly Unit[], language: string): boolean {
  return languageOf(language).persons?.test(opening) === true && !before.some(({ namesSomeone }) => namesSomeone);
}

/** Beyond its order: a beginning of a paragraph is better, few joined sentences and even lengths too. */
function quality(units: readonly Unit[], first: number, next: number, { sentences }: TextReading): number {
  const begins = sentences[first - 1]?.paragraph !== sentences[first]!.paragraph ? 1.25 : 0;
  const joined = (next - first - units.length) * 0.35;
  return begins - joined - (isUneven(units.map(({ text }) => text)) ? 1 : 0) - 0.3 * units[0]!.dependence;
}

/**
 * Every stretch of `length` sentences, 3 to 6, whose order the game considers fixed, including overlapping ones.
 * @returns each with its offset in the text and its sentences in order
 */
export function windows(text: string, length: number): { start: number; pieces: string[] }[] {
  return windowPassages(readPlainText(text))
    .filter(({ pieces }) => pieces.length === length)
    .map(({ start, pieces }) => ({ start, pieces: [...pieces] }));
}

/** Whether enough sentences continue the one before in time or thought, as in a story. */
export function isNarrative({ sentences, language }: TextReading): boolean {
  const weights = { time: 2, episode: 2, connective: 1, pronoun: 0 } as const;
  let weight = 0;
  for (const { text } of sentences) {
    const cue = openingCue(text, language);
    if (cue !== undefined) weight += weights[cue];
  }
  return weight > 0.18 * sentences.length;
}
