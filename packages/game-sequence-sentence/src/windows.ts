import { hasOpenMarks, type Sentence, type TextReading } from '@ludotext/engine';
import { forcing, linkStrength } from './links.js';
import type { Passage } from './passage.js';
import { isFitSize } from './piece-size.js';
import { type Unit, unitOf } from './unit.js';

/** How strong the links of a stretch must be: to its second sentence, to its third, and to each further one. */
type Demand = readonly [second: number, third: number, further: number];

/** A longer stretch can go wrong in more places. */
const firm: Demand = [forcing, forcing, forcing + 1];
/** The second sentence may be tied by shared words alone, where the third is tied all the closer. */
const yielding: Demand = [1.25, forcing + 0.5, Number.POSITIVE_INFINITY];

/**
 * Every stretch of 3 to 5 sentences whose order is forced: a first that stands alone, each later one tied to the one before.
 * Only a text without any is searched again with a milder demand.
 */
export function windowPassages(reading: TextReading): Passage[] {
  const passages = stretches(reading, firm);
  return passages.length > 0 ? passages : stretches(reading, yielding);
}

function stretches(reading: TextReading, demand: Demand): Passage[] {
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
    let weakest = Number.POSITIVE_INFINITY;
    let total = 0;
    for (let next = first + 1; next < Math.min(units.length, first + 5); next++) {
      const unit = units[next];
      if (unit === undefined || titles[sentences[next]!.paragraph] !== titles[sentences[first]!.paragraph]) break;
      const strength = linkStrength(window.slice(0, -1), window.at(-1)!, unit, language) - parting(sentences, next);
      if (strength < (demand[window.length - 1] ?? demand[2])) break;
      window.push(unit);
      weakest = Math.min(weakest, strength);
      total += strength;
      if (window.length < 3) continue;
      passages.push({
        pieces: window.map(({ text }) => text),
        title: titles[sentences[first]!.paragraph]?.text,
        strength: weakest + total / (window.length - 1),
        start: sentences[first]!.start,
        end: sentences[next]!.end,
      });
    }
  }
  return passages;
}

/** A new paragraph between two sentences loosens them. */
function parting(sentences: readonly Sentence[], next: number): number {
  return sentences[next]!.paragraph === sentences[next - 1]!.paragraph ? 0 : 0.5;
}

function isWindowSentence({ text, paragraph }: Sentence, reading: TextReading): boolean {
  if (reading.paragraphs[paragraph]?.kind !== 'prose') return false;
  const isWhole =
    !/^[^\p{L}]*\p{Ll}/u.test(text.slice(0, 20)) && /[.!?…。！？؟।][\p{Pe}\p{Pf}"'”’»」』]*$/u.test(text.slice(-4));
  return isWhole && isFitSize(text) && !hasOpenMarks(text);
}

/** Nothing in its opening points back, and it is neither speech nor a fragment. */
function standsAlone({ text, cue }: Unit): boolean {
  return (cue === undefined || cue === 'episode') && /^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

interface Heading {
  readonly text: string;
}

/** For each paragraph the heading it stands under; one object per heading, so that equal headings stay apart. */
function headingsBefore({ paragraphs, text }: TextReading): (Heading | undefined)[] {
  let heading: Heading | undefined;
  return paragraphs.map((paragraph) => {
    if (paragraph.kind === 'heading') heading = { text: text.slice(paragraph.start, paragraph.end).trim() };
    return heading;
  });
}
