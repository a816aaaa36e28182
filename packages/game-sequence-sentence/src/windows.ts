import { hasOpenMarks, openingCue, type Sentence, type TextReading } from '@ludotext/engine';
import { isDefinite } from './articles.js';
import { forcing, linkStrength, signedStrength } from './links.js';
import type { Passage } from './passage.js';
import { isFitSize } from './piece-size.js';
import { isTold } from './told.js';
import { type Unit, unitOf } from './unit.js';

/** How strong the links of a stretch must be: to its second sentence, to its third, and to each further one. */
type Demand = readonly [second: number, third: number, further: number];

/** A longer stretch can go wrong in more places. */
const firm: Demand = [forcing, forcing, forcing + 1];
/** The second sentence may be tied by shared words alone, where the third is tied all the closer. */
const yielding: Demand = [1.25, forcing + 0.5, Number.POSITIVE_INFINITY];

/**
 * Every stretch of 3 to 5 sentences whose order is forced: a first that stands alone, each later one tied to the one before.
 * In a text that tells no events shared words do not count; a story without any stretch is searched with a milder demand.
 */
export function windowPassages(reading: TextReading): Passage[] {
  if (!isTold(reading)) return stretches(reading, firm, signedStrength);
  const passages = stretches(reading, firm, linkStrength);
  return passages.length > 0 ? passages : stretches(reading, yielding, linkStrength);
}

function stretches(reading: TextReading, demand: Demand, strengthOf: typeof linkStrength): Passage[] {
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
      const strength = strengthOf(window.slice(0, -1), window.at(-1)!, unit, language) - parting(sentences, next);
      if (strength < (demand[window.length - 1] ?? demand[2])) break;
      window.push(unit);
      weakest = Math.min(weakest, strength);
      total += strength;
      if (window.length < 3) continue;
      passages.push({
        pieces: window.map(({ text }) => text),
        title: titles[sentences[first]!.paragraph]?.text,
        strength: weakest + total / (window.length - 1) + openingValue(sentences, first, language),
        start: sentences[first]!.start,
        end: sentences[next]!.end,
      });
    }
  }
  return passages;
}

/** Better where a paragraph begins; elsewhere "the crow" may be one that was spoken of before, and "her" always may. */
function openingValue(sentences: readonly Sentence[], first: number, language: string): number {
  const { paragraph, words } = sentences[first]!;
  const place = sentences[first - 1]?.paragraph !== paragraph ? 1 : isDefinite(words[0]?.text ?? '') ? -0.5 : 0;
  const pointing = words.some(({ text, stop }) => stop && openingCue(text, language) === 'pronoun');
  return pointing ? place - 0.5 : place;
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

/** Words that go on with a thought from inside the sentence. */
const innerConnective =
  /[ ,](?:also|however|therefore|thus|instead|auch|jedoch|daher|deshalb|aussi|donc|cependant|también|sin embargo|anche|tuttavia|também|porém|ook|echter|också|również|także|также)[ ,]/u;

/** Nothing in its opening points back, and it is neither speech nor a fragment. */
function standsAlone({ text, cue }: Unit): boolean {
  if (innerConnective.test(text.slice(0, 60))) return false;
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
