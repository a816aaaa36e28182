import { knowsOpeningCues, primarySubtag } from '@ludotext/engine';
import type { Unit } from './unit.js';

/** A link this strong forces the order of two neighbours. */
export const forcing = 1.5;

/**
 * How strongly a unit is tied to the one before it, so that neither could stand elsewhere in the window: 0 for no link,
 * {@link forcing} or more for a forced order, below 0 when the signs speak against the order.
 * @param earlier the units of the window before `before`
 */
export function linkStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const years = yearStrength(before, unit);
  // Where the words of a language say nothing to us, only dates tell.
  if (!knowsOpeningCues(language)) return years;
  const cues = cueStrength(unit, earlier.length === 0, language) + years;
  const taken = Math.min(2.5, wordStrength(earlier, before, unit, language)) + (takesUpName(before, unit) ? 2 : 0);
  if (unit.opening !== before.opening) return cues + taken;
  // Two neighbours built alike are a list, whatever words they share.
  return unit.cue === undefined ? cues : cues + taken - 1;
}

function cueStrength({ cue }: Unit, first: boolean, language: string): number {
  switch (cue) {
    case 'connective':
      // Arabic stories open most sentences with "and", which then tells little.
      return primarySubtag(language) === 'ar' ? 1 : 2;
    case 'time':
      return 2;
    case 'episode':
      return 1.5;
    case 'pronoun':
      // Further on, a pronoun may as well point at the first sentence.
      return first ? 2 : 1.25;
    default:
      return 0;
  }
}

const indefinite = /^(?:an?|eine?[nmrs]?|une?|uno?|um|uma|some|unos|unas|des|một|one)$/;
const definite =
  /^(?:the|this|that|these|those|his|her|its|their|der|die|das|den|dem|des|el|la|los|las|le|les|il|lo|gli|i|o|a|os|as|este|esta|ese|esa|ce|cet|cette|ces|questo|questa|esse|essa)$/;

const introduces = (leads: readonly string[]): boolean => leads.some((lead) => indefinite.test(lead));
const takesUp = (leads: readonly string[]): boolean => leads.some((lead) => definite.test(lead));

/** Words taken up: new ones of the neighbour tie closest, ones that run through the window hardly at all. */
function wordStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  // One or two words shared mean little where a word is a syllable.
  const weight = primarySubtag(language) === 'vi' ? 0.75 : 1;
  // Words shared by the first two sentences tie them, but do not say which of the two comes first.
  const mutual = earlier.length === 0;
  let tied = 0;
  let introduced = 0;
  for (const [stem, leads] of unit.content) {
    const leadsBefore = before.content.get(stem);
    if (leadsBefore === undefined) continue;
    const fresh = !earlier.some((other) => other.content.has(stem));
    if (introduces(leadsBefore) && takesUp(leads)) introduced += 2;
    else if (fresh) tied += (mutual ? 0.75 : 1.25) * weight;
    else tied += 0.25;
  }
  return introduced + (mutual ? Math.min(1.25, tied) : tied);
}

function yearStrength(before: Unit, unit: Unit): number {
  const last = before.years.at(-1);
  const next = unit.years[0];
  if (last === undefined || next === undefined || last === next) return 0;
  return next > last ? 2 : -2;
}

/** A part of a full name standing alone in the next sentence. */
function takesUpName(before: Unit, unit: Unit): boolean {
  const parts = before.fullNames.flat().filter((part) => unit.names.has(part));
  return parts.length > 0 && !unit.fullNames.some((name) => name.some((part) => parts.includes(part)));
}
