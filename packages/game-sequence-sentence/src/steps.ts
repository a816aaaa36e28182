import {
  hasOpenMarks,
  knowsOpeningCues,
  oneLine,
  type Paragraph,
  splitWords,
  type TextReading,
} from '@ludotext/engine/game';
import { languageOf, ofAllLanguages } from './languages/index.js';
import { linkStrength, tied } from './links.js';
import {
  hasEnd,
  isFitSize,
  isUneven,
  maxLooseShare,
  maxPiece,
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

/** Headings under which a list without numbers is a procedure, in whatever language. */
const procedureHeading = new RegExp(ofAllLanguages('procedureHeadings').join('|'), 'iu');

/** The procedures of a text: numbered lists of steps, and lists under a heading that promises steps. */
export function proceduresOf(reading: TextReading): Procedure[] {
  const procedures: Procedure[] = [];
  const { paragraphs } = reading;
  let heading: string | undefined;
  for (let index = 0; index < paragraphs.length; index++) {
    const paragraph = paragraphs[index]!;
    if (paragraph.kind === 'heading') heading = reading.text.slice(paragraph.start, paragraph.end).trim();
    if (paragraph.kind !== 'list') continue;
    let last = index;
    while (paragraphs[last + 1]?.kind === 'list' && paragraphs[last + 1]?.numbered === paragraph.numbered) last++;
    if (paragraph.numbered || procedureHeading.test(heading ?? '')) {
      const steps = stepsOf(reading, index, last);
      if (areSteps(steps)) procedures.push({ title: heading, steps });
    }
    index = last;
  }
  return procedures;
}

function stepsOf(reading: TextReading, first: number, last: number): Step[] {
  return reading.paragraphs.slice(first, last + 1).map((paragraph) => {
    const text = stepText(reading, paragraph);
    const unit = unitOf(text, splitWords(text, reading.language), reading.language);
    return { ...unit, start: paragraph.start, end: paragraph.end };
  });
}

/** How far into a step its sentences are looked at: line breaks and indentation take room that a piece does not have. */
const stepReach = 4 * maxPiece.characters;

/** The whole step, or as many of its first sentences as make a piece of a fit size with an end. */
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

/**
 * Every stretch of 3 to 5 steps of a fit size in which each is tied to the one before, so that no two neighbours could trade
 * places; where there is none, the stretches that have no more loose pairs than the offline writer may give.
 */
export function stepPassages(procedure: Procedure, language: string): Passage[] {
  const passages = stretches(procedure, language);
  const firm = passages.filter(({ loose }) => loose === 0);
  return firm.length > 0 ? firm : passages;
}

interface Stretch extends Passage {
  /** How many of its steps nothing ties to the step before. */
  readonly loose: number;
}

function stretches({ title, steps }: Procedure, language: string): Stretch[] {
  // Where the words of a language say nothing to us, the numbers alone tell.
  const least = knowsOpeningCues(language) ? tied : 0;
  const passages: Stretch[] = [];
  for (let first = 0; first < steps.length; first++) {
    const opening = steps[first]!;
    if (opening.cue === 'pronoun' || opening.cue === 'connective') continue;
    let weakest = Number.POSITIVE_INFINITY;
    let total = 0;
    let loose = 0;
    for (let next = first; next < Math.min(steps.length, first + 5); next++) {
      const step = steps[next]!;
      if (!isFitSize(step.text) || hasOpenMarks(step.text)) break;
      if (next === first) continue;
      // Two steps that begin alike could as well trade places.
      if (step.opening === steps[next - 1]!.opening && step.cue === undefined) break;
      const strength = stepStrength(steps.slice(first, next - 1), steps[next - 1]!, step, language);
      weakest = Math.min(weakest, strength);
      total += strength;
      if (strength < least) loose += 1;
      const length = next - first + 1;
      if (length < 3 || loose > maxLooseShare * (length - 1)) continue;
      const pieces = steps.slice(first, next + 1).map(({ text }) => text);
      if (unfinishedPieces(pieces).length > 0) continue;
      // The longer of two equally good stretches makes the better game.
      const strengthInAll = weakest + total / (length - 1) + length / 4 - unevenness(pieces);
      passages.push({ pieces, title, strength: strengthInAll, start: opening.start, end: step.end, loose });
    }
  }
  return passages;
}

/** A step much longer than the others is known by its length. */
function unevenness(pieces: readonly string[]): number {
  return isUneven(pieces) ? 1 : 0;
}

/** As {@link linkStrength}, and by the stages of such work: nobody serves what is not yet cooked. */
export function stepStrength(earlier: readonly Unit[], before: Unit, step: Unit, language: string): number {
  const rise = stageOf(step.text, language) - stageOf(before.text, language);
  const stage = Number.isNaN(rise) ? 0 : rise > 0 ? 1.5 : rise < 0 ? -1 : 0;
  return linkStrength(earlier, before, step, language) + stage + (handlesTheSame(step, language) ? 1 : 0);
}

/** "Allow it to simmer", "Bake for an hour", "Roll out the dough": the step works on what the step before made. */
function handlesTheSame({ text }: Unit, language: string): boolean {
  const opening = text.slice(0, 80);
  const { sameObject, productOfWork } = languageOf(language);
  return sameObject?.test(opening) === true || productOfWork?.test(opening) === true;
}

/** Number of the stage of the step's first verb that has one; NaN when it has none or the language is not known. */
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
