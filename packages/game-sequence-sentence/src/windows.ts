import {
  hasOpenMarks,
  knowsOpeningCues,
  openingCue,
  primarySubtag,
  readText,
  type Sentence,
  type TextReading,
} from '@ludotext/engine/game';
import { isDefinite } from './languages/index.js';
import { linkStrength, tied } from './links.js';
import { orderMargin } from './order-evidence.js';
import { isFitSize, isUneven, type Passage } from './passage.js';
import { type Unit, unitOf } from './unit.js';

/**
 * The minimum margin. When no later sentence refers back, shared words alone decide; with four or more sentences, a
 * close rival among the many orders hardly misleads.
 */
function minMargin(window: readonly Unit[], language: string): number {
  if (knowsOpeningCues(language) && pointing(window) === 0) return 0.5;
  return window.length === 3 ? -tolerance : -0.3;
}

/** Equal sums of decimal fractions differ by less. */
const tolerance = 1e-6;

/**
 * Every stretch of 3 to 5 sentences whose words fix their order: an independent first sentence, each later one linked
 * to the one before, and no other order that fits the words better.
 */
export function windowPassages(reading: TextReading): readonly Passage[] {
  const passages = found.get(reading) ?? findPassages(reading);
  found.set(reading, passages);
  return passages;
}

/** Cached, because scoring and writing need the same passages. */
const found = new WeakMap<TextReading, readonly Passage[]>();

function findPassages(reading: TextReading): Passage[] {
  const { sentences, language } = reading;
  const titles = headingsBefore(reading);
  const fit = sentences.map((sentence) => isWindowSentence(sentence, reading));
  const units = sentences.map((sentence, index) =>
    fit[index] ? unitOf(sentence.text, sentence.words, language) : undefined,
  );
  const passages: Passage[] = [];
  for (const [first, opening] of units.entries()) {
    if (opening === undefined || !standsAlone(opening)) continue;
    const window: Unit[] = [opening];
    for (let next = first + 1; next < Math.min(units.length, first + 5); next++) {
      const unit = units[next];
      if (unit === undefined || titles[sentences[next]!.paragraph] !== titles[sentences[first]!.paragraph]) break;
      if (linkStrength(window.slice(0, -1), window.at(-1)!, unit, language) < tied) break;
      window.push(unit);
      if (window.length < 3) continue;
      const margin = orderMargin(window, language, minMargin(window, language));
      if (margin === undefined) continue;
      const pieces = window.map(({ text }) => text);
      const evenness = isUneven(pieces) ? -1 : 0;
      passages.push({
        pieces,
        title: titles[sentences[first]!.paragraph]?.text,
        strength: margin + pointing(window) / (window.length - 1) + openingValue(sentences, first, language) + evenness,
        start: sentences[first]!.start,
        end: sentences[next]!.end,
      });
    }
  }
  return passages;
}

/**
 * Every stretch of `length` sentences, 3 to 5, whose order the game considers fixed, including overlapping ones.
 * @returns each with its offset in the text and its sentences in order
 */
export function windows(text: string, length: number): { start: number; pieces: string[] }[] {
  return windowPassages(readText(text))
    .filter(({ pieces }) => pieces.length === length)
    .map(({ start, pieces }) => ({ start, pieces: [...pieces] }));
}

/** How many of the later sentences refer back. */
function pointing(window: readonly Unit[]): number {
  return window.slice(1).filter(({ cue }) => cue !== undefined).length;
}

/** A start of a paragraph is better; elsewhere "the crow" may have been mentioned before, and "her" always may. */
function openingValue(sentences: readonly Sentence[], first: number, language: string): number {
  const { paragraph, words } = sentences[first]!;
  const place =
    sentences[first - 1]?.paragraph !== paragraph
      ? 1
      : isDefinite(words[0]?.text ?? '', primarySubtag(language))
        ? -0.5
        : 0;
  const pointing = words.some(({ text, stop }) => stop && openingCue(text, language) === 'pronoun');
  return pointing ? place - 0.5 : place;
}

function isWindowSentence({ text, paragraph }: Sentence, reading: TextReading): boolean {
  if (reading.paragraphs[paragraph]?.kind !== 'prose') return false;
  const isWhole =
    !/^[^\p{L}]*\p{Ll}/u.test(text.slice(0, 20)) && /[.!?…。！？؟।][\p{Pe}\p{Pf}"'”’»」』]*$/u.test(text.slice(-4));
  return isWhole && isFitSize(text) && !hasOpenMarks(text);
}

/** Whether its opening refers to nothing earlier, and it is neither speech nor a fragment. */
function standsAlone({ text, cue }: Unit): boolean {
  return (cue === undefined || cue === 'episode') && /^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

interface Heading {
  readonly text: string;
}

/** The heading of each paragraph; one object per heading, so that equal headings stay distinct. */
function headingsBefore({ paragraphs, text }: TextReading): (Heading | undefined)[] {
  let heading: Heading | undefined;
  return paragraphs.map((paragraph) => {
    if (paragraph.kind === 'heading') heading = { text: text.slice(paragraph.start, paragraph.end).trim() };
    return heading;
  });
}
