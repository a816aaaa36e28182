import {
  hasOpenMarks,
  knowsOpeningCues,
  oneLine,
  type Paragraph,
  primarySubtag,
  splitWords,
  type TextReading,
} from '@ludotext/engine';
import { forcing, linkStrength } from './links.js';
import { longestPiece, type Passage } from './passage.js';
import { isFitSize, wordsIn } from './piece-size.js';
import { stageOf } from './stages.js';
import { type Unit, unitOf } from './unit.js';

/** A list of things to do one after the other. */
export interface Procedure {
  readonly title: string | undefined;
  readonly steps: readonly Step[];
}

export interface Step extends Unit {
  readonly start: number;
  readonly end: number;
}

/** A step's tie to the one before; its number already says that it follows. */
const tied = forcing / 2;
/** The least of it, for a stage that comes back (add, cook, add again). */
const loose = -1;

/** Headings under which a list without numbers is a procedure. */
const procedureHeading =
  /direction|instruction|method|step|preparation|procedure|how to|zubereitung|anleitung|schritt|vorgehen|preparaci|instruccion|elaboraci|paso|modo de|préparation|étape|mode d|procediment|preparazione|istruzioni|preparo|passo|приготовлен|инструкц|шаги|порядок|طريقة|خطوات|cách|bước|hướng dẫn|做法|步骤|步驟|方法|作り方|手順|만드는|방법|순서/iu;

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
const stepReach = 4 * longestPiece.characters;

/** The whole step, or as many of its first sentences as make a piece of a fit size. */
function stepText(reading: TextReading, { start, end, first, last }: Paragraph): string {
  const whole = oneLine(reading.text.slice(start, end)).trim();
  if (isFitSize(whole)) return whole;
  let longest: string | undefined;
  for (let index = first; index < last; index++) {
    const sentence = reading.sentences[index]!;
    if (sentence.end - start > stepReach) break;
    const text = oneLine(reading.text.slice(start, sentence.end)).trim();
    if (isFitSize(text)) longest = text;
  }
  return longest ?? whole;
}

/** A list of names, amounts or questions is no procedure. */
function areSteps(steps: readonly Step[]): boolean {
  const whole = steps.filter(({ text }) => wordsIn(text) >= 4 && !/[?？؟]$/u.test(text));
  return steps.length >= 3 && whole.length * 2 >= steps.length;
}

/**
 * Every stretch of 3 to 5 steps of a fit size in which no two neighbours could as well trade places; where there is none,
 * the one that comes nearest to it.
 */
export function stepPassages(procedure: Procedure, language: string): Passage[] {
  const firm = stretches(procedure, language, knowsOpeningCues(language) ? tied : 0);
  if (firm.length > 0) return firm;
  return stretches(procedure, language, loose)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, 1);
}

function stretches({ title, steps }: Procedure, language: string, least: number): Passage[] {
  const passages: Passage[] = [];
  for (let first = 0; first < steps.length; first++) {
    const opening = steps[first]!;
    if (opening.cue === 'pronoun' || opening.cue === 'connective') continue;
    let weakest = Number.POSITIVE_INFINITY;
    let total = 0;
    for (let next = first; next < Math.min(steps.length, first + 5); next++) {
      const step = steps[next]!;
      if (!isFitSize(step.text) || hasOpenMarks(step.text)) break;
      if (next === first) continue;
      // Two steps that begin alike could as well trade places.
      if (step.opening === steps[next - 1]!.opening && step.cue === undefined) break;
      const strength = stepStrength(steps.slice(first, next - 1), steps[next - 1]!, step, language);
      weakest = Math.min(weakest, strength);
      total += strength;
      if (weakest < least) break;
      const length = next - first + 1;
      if (length < 3) continue;
      const pieces = steps.slice(first, next + 1).map(({ text }) => text);
      // The longer of two equally good stretches makes the better game.
      const value = weakest + total / (length - 1) + length / 4;
      passages.push({ pieces, title, strength: value, start: opening.start, end: step.end });
    }
  }
  return passages;
}

/** As {@link linkStrength}, and by the stages of such work: nobody serves what is not yet cooked. */
export function stepStrength(earlier: readonly Unit[], before: Unit, step: Unit, language: string): number {
  const rise = stageOf(step.text, language) - stageOf(before.text, language);
  const stage = Number.isNaN(rise) ? 0 : rise > 0 ? 1.5 : rise < 0 ? -1 : 0;
  return linkStrength(earlier, before, step, language) + stage + (handlesTheSame(step, language) ? 1 : 0);
}

/** "Allow it to simmer": the object of the step is what the step before made. */
function handlesTheSame({ text }: Unit, language: string): boolean {
  return primarySubtag(language) === 'en' && /^(?:\S+ ){1,3}(?:it|them)\b/i.test(text.slice(0, 80));
}
