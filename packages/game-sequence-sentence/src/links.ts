import { knowsOpeningCues, primarySubtag } from '@ludotext/engine/game';
import { introduces, isBarePlural, isTakenUp, omitsArticles } from './languages/index.js';
import type { Unit } from './unit.js';

/** The weakest link of a piece to the one before it: a shared word. */
export const tied = 0.5;

/**
 * How strongly a unit is linked to the one before it, so that neither fits elsewhere in the window: 0 for no link, 1.5
 * or more for a clear sign, below 0 when the signs contradict the order.
 * @param earlier the units of the window before `before`
 */
export function linkStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const years = yearStrength(before, unit);
  // Without data for a language, only dates show the order.
  if (!knowsOpeningCues(language)) return years;
  const cues = cueStrength(unit, earlier.length === 0, language) + years;
  const words = introducedStrength(earlier, before, unit, language) + sharedStrength(earlier, before, unit, language);
  const taken = Math.min(2.5, words) + (takesUpName(before, unit) ? 2 : 0);
  if (unit.opening !== before.opening) return cues + taken;
  // Two neighbours of the same form are a list, whatever words they share.
  return unit.cue === undefined ? cues : cues + taken - 0.75;
}

function cueStrength({ cue }: Unit, first: boolean, language: string): number {
  switch (cue) {
    case 'connective':
      // Arabic stories open most sentences with "and", which is then a weak sign.
      return primarySubtag(language) === 'ar' ? 1 : 2;
    case 'time':
      return 2;
    case 'episode':
      return 1.5;
    case 'pronoun':
      // Later in the window a pronoun may also refer to the first sentence.
      return first ? 2 : 1.25;
    default:
      return 0;
  }
}

/**
 * "A balloon" followed by "the balloon", in the next sentence or, more weakly, in a later one; "clouds" by "the
 * clouds".
 */
function introducedStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const tag = primarySubtag(language);
  let strength = 0;
  for (const [stem, leads] of unit.content) {
    if (!isTakenUp(leads, tag)) continue;
    const last = before.content.get(stem);
    const first = last ?? earlier.find(({ content }) => content.has(stem))?.content.get(stem);
    if (first === undefined) continue;
    if (introduces(first, tag)) strength += last === undefined ? 1.5 : 2;
    else if (last !== undefined && isBarePlural(last, leads, tag)) strength += 1;
  }
  return strength;
}

/** Shared words: words new in the neighbour link most, words of the whole window hardly at all. */
function sharedStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const tag = primarySubtag(language);
  // Without a list of its words, a language's function words would count as content.
  if (omitsArticles(tag)) return 0;
  // One or two shared words mean little when a word is a syllable.
  const weight = tag === 'vi' ? 0.75 : 1;
  // Words shared by the first two sentences link them, but do not show which one comes first.
  const mutual = earlier.length === 0;
  let tied = 0;
  for (const [stem, leads] of unit.content) {
    const leadsBefore = before.content.get(stem);
    if (leadsBefore === undefined || (introduces(leadsBefore, tag) && isTakenUp(leads, tag))) continue;
    const fresh = !earlier.some(({ content }) => content.has(stem));
    tied += fresh ? (mutual ? 0.75 : 1.25) * weight : 0.25;
  }
  return mutual ? Math.min(1.25, tied) : tied;
}

/** Above 0 when the years of two units ascend, below 0 when they descend. */
export function yearStrength(before: Unit, unit: Unit): number {
  const last = before.years.at(-1);
  const next = unit.years[0];
  if (last === undefined || next === undefined || last === next) return 0;
  return next > last ? 2 : -2;
}

/** A part of a full name used alone in the next sentence. */
export function takesUpName(before: Unit, unit: Unit): boolean {
  const parts = before.fullNames.flat().filter((part) => unit.names.has(part));
  return parts.length > 0 && !unit.fullNames.some((name) => name.some((part) => parts.includes(part)));
}
