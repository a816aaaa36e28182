import {
  hasOpenMarks,
  knowsOpeningCues,
  oneLine,
  type Paragraph,
  primarySubtag,
  splitWords,
  type TextReading,
} from '@ludotext/engine/game';
import { isBarePlural, languageOf, ofAllLanguages } from './languages/index.js';
import { linkStrength } from './links.js';
import { empty, extend, forced, swapCost } from './order.js';
import {
  hasEnd,
  isFitSize,
  isUneven,
  maxPiece,
  maxUnits,
  minUnits,
  type Passage,
  unfinishedPieces,
  wordsIn,
} from './passage.js';
import { type Unit, unitOf } from './unit.js';

/** A list of things to do one after the other. */
export interface Procedure {
  readonly title: string | undefined;
  readonly steps: readonly Step[];
}

interface Step extends Unit {
  readonly start: number;
  readonly end: number;
}

/** Headings that make a list without numbers a procedure, in any language. */
const procedureHeading = new RegExp(ofAllLanguages('procedureHeadings').join('|'), 'iu');

/** The procedures of a text: numbered lists of steps, and lists under a heading that promises steps. */
export function proceduresOf(reading: TextReading): Procedure[] {
  const procedures: Procedure[] = [];
  const { paragraphs } = reading;
  let heading: string | undefined;
  for (let index = 0; index < paragraphs.length; index++) {
    const paragraph = paragraphs[index]!;
    if (paragraph.kind === 'heading') {
      heading = reading.text.slice(paragraph.start, paragraph.end).trim();
      const unmarked = procedureHeading.test(heading) ? unmarkedSteps(reading, index + 1) : [];
      if (areSteps(unmarked)) procedures.push({ title: heading, steps: unmarked });
    }
    if (paragraph.kind !== 'list') continue;
    let last = index;
    while (paragraphs[last + 1]?.kind === 'list' && paragraphs[last + 1]?.numbered === paragraph.numbered) last++;
    if (paragraph.numbered || procedureHeading.test(heading ?? '')) {
      const steps = stepsOf(reading, paragraphs.slice(index, last + 1));
      if (areSteps(steps)) procedures.push({ title: heading, steps });
    }
    index = last;
  }
  return procedures;
}

/**
 * Steps that a page shows as lines of their own, without marks: lines after such a heading that end like no sentence.
 * The short ones among them look like headings, and are left out.
 */
function unmarkedSteps(reading: TextReading, first: number): Step[] {
  const lines: Paragraph[] = [];
  for (let index = first; index < reading.paragraphs.length; index++) {
    const paragraph = reading.paragraphs[index]!;
    if (paragraph.kind === 'list' || hasEnd(reading.text.slice(paragraph.start, paragraph.end))) break;
    if (paragraph.kind === 'prose') lines.push(paragraph);
  }
  return stepsOf(reading, lines);
}

function stepsOf(reading: TextReading, paragraphs: readonly Paragraph[]): Step[] {
  return paragraphs.map((paragraph) => {
    const text = stepText(reading, paragraph);
    const unit = unitOf(text, splitWords(text, reading.language), reading.language);
    return { ...unit, start: paragraph.start, end: paragraph.end };
  });
}

/**
 * Maximum length of a step that is searched for sentences: line breaks and indentation take space that a piece does not
 * have.
 */
const stepReach = 4 * maxPiece.characters;

/** The whole step, or its first sentences that together make a piece of a suitable size with an end mark. */
function stepText(reading: TextReading, { start, end, first, last }: Paragraph): string {
  const whole = oneLine(reading.text.slice(start, end)).trim();
  if (isFitSize(whole) && hasEnd(whole)) return whole;
  let longest: string | undefined;
  for (let index = first; index < last; index++) {
    const sentence = reading.sentences[index]!;
    if (sentence.end - start > stepReach) break;
    const text = oneLine(reading.text.slice(start, sentence.end)).trim();
    if (isFitSize(text) && hasEnd(text)) longest = text;
  }
  return longest ?? whole;
}

/** A list of names, amounts or questions is no procedure. */
function areSteps(steps: readonly Step[]): boolean {
  const whole = steps.filter(({ text }) => wordsIn(text) >= 4 && !/[?？؟]$/u.test(text));
  return steps.length >= 3 && whole.length * 2 >= steps.length;
}

/** Every stretch of 3 to 6 steps of suitable size in which no two neighbours can be swapped. */
export function stepPassages({ title, steps }: Procedure, language: string): Passage[] {
  const passages: Passage[] = [];
  for (let first = 0; first < steps.length; first++) {
    const opening = steps[first]!;
    if (opening.dangles || goesOn(opening, language)) continue;
    let weakest = Number.POSITIVE_INFINITY;
    for (let next = first; next < Math.min(steps.length, first + maxUnits); next++) {
      const step = steps[next]!;
      if (!isFitSize(step.text) || hasOpenMarks(step.text)) break;
      if (next === first) continue;
      // Without data for a language, only the numbers show the order.
      const strength = knowsOpeningCues(language) ? stepOrder(steps.slice(first, next), step, language) : forced;
      if (strength < forced) break;
      weakest = Math.min(weakest, strength);
      const pieces = steps.slice(first, next + 1).map(({ text }) => text);
      if (pieces.length < minUnits || unfinishedPieces(pieces).length > 0) continue;
      passages.push({ pieces, title, strength: 2 + weakest - unevenness(pieces), start: opening.start, end: step.end });
    }
  }
  return passages;
}

/** Whether a step needs the one before: "Once it boils", "Knead it". */
function goesOn({ cue, text }: Unit, language: string): boolean {
  const { sequels, stepsOn } = languageOf(language);
  return cue !== undefined || sequels?.test(text) === true || stepsOn?.test(text) === true;
}

/** As {@link swapCost}, plus the signs of work: its stages, and steps on the result of the one before. */
function stepOrder(earlier: readonly Unit[], step: Unit, language: string): number {
  const before = earlier.at(-1)!;
  if (languageOf(language).madeApart?.test(step.text) === true) return 0;
  const words = swapCost([...earlier, step].reduce((chain, unit) => extend(chain, unit, language), empty));
  const work = workStrength(before, step, language);
  if (work >= 2 && languageOf(language).lastWork?.test(step.text) === true) return Math.max(words, 0) + work;
  // Of two things made apart, either may be made first, whatever the stage.
  if (takesUpBare(earlier, step, language)) return words + 1 + Math.max(0, work);
  return words + (words < 0.9 && !handlesTheSame(step, language) ? Math.min(0.8, work) : work);
}

/** "Chop onions" before "Fry the onions". */
function takesUpBare(earlier: readonly Unit[], { content }: Unit, language: string): boolean {
  const before = earlier.at(-1)!;
  return [...content].some(([stem, leads]) => {
    const leadsBefore = before.content.get(stem);
    if (leadsBefore === undefined || earlier.slice(0, -1).some((unit) => unit.content.has(stem))) return false;
    return isBarePlural(leadsBefore, leads, primarySubtag(language));
  });
}

/** A step much longer than the others is recognised by its length. */
function unevenness(pieces: readonly string[]): number {
  return isUneven(pieces) ? 1 : 0;
}

/** As {@link linkStrength}, plus the stages of the work: serving comes after cooking. */
export function stepStrength(earlier: readonly Unit[], before: Unit, step: Unit, language: string): number {
  return linkStrength(earlier, before, step, language) + workStrength(before, step, language);
}

function workStrength(before: Unit, step: Unit, language: string): number {
  const { lastWork } = languageOf(language);
  const ends = [before, step].map(({ text }) => lastWork?.test(text) === true);
  // Serving comes last, after whatever else.
  if (ends[0] !== ends[1]) return ends[1] ? 2 : -2;
  const rise = stageOf(step.text, language) - stageOf(before.text, language);
  const stage = Number.isNaN(rise) ? 0 : rise > 0 ? 1.5 : rise < 0 ? -0.5 : 0;
  return stage + (handlesTheSame(step, language) ? 1 : 0);
}

/** "Allow it to simmer", "Bake for an hour", "Roll out the dough": the step works on the result of the step before. */
function handlesTheSame({ text }: Unit, language: string): boolean {
  const opening = text.slice(0, 80);
  const { sameObject, productOfWork } = languageOf(language);
  return sameObject?.test(opening) === true || productOfWork?.test(opening) === true;
}

/** The stage of the step's first verb with one; NaN without one or in an unknown language. */
export function stageOf(step: string, language: string): number {
  const { stages } = languageOf(language);
  if (stages === undefined) return Number.NaN;
  for (const word of step
    .slice(0, 200)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const stage = stages.findIndex((verbs) => verbs.test(word));
    if (stage !== -1) return stage;
  }
  return Number.NaN;
}
