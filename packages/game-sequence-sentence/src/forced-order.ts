import { primarySubtag } from '@ludotext/engine/game';
import { introduces, isBarePlural, isTakenUp, languageOf, omitsArticles } from './languages/index.js';
import { takesUpName, yearStrength } from './links.js';
import type { Unit } from './unit.js';

/**
 * The least strength of a pair whose order is forced. When every pair of neighbours is forced, so is the whole order:
 * any other order has two neighbours of the source the wrong way round.
 */
export const forced = { first: 1.6, later: 1.4 } as const;

/**
 * How surely a reader who sees both shuffled puts `unit` after `before`, and not the other way round.
 * @param earlier the units before both: what they already name or answer to forces nothing
 */
export function orderStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const words = wordStrength(earlier, before, unit, language);
  const cue =
    earlier.length === 0 ? firstCueStrength(before, unit, language) : laterCueStrength(earlier, before, unit, language);
  const name = takesUpName(before, unit) ? 1.5 : 0;
  const years = yearStrength(before, unit);
  const answer = before.asks && !unit.asks ? 1 : 0;
  // A pronoun would point at the wrong one when a new subject came between.
  const between = before.cue === 'pronoun' && earlier.at(-1)?.cue !== 'pronoun' && unit.cue === undefined ? 0.4 : 0;
  const alike = before.opening === unit.opening ? (unit.cue === undefined ? -1.5 : -0.5) : 0;
  const unnamed = pointsAtUnnamed([...earlier, before], unit, language) ? -1 : 0;
  return words + cue + name + years + answer + between + alike + unnamed;
}

/** After the first unit, everything that points back keeps its place. */
function firstCueStrength(before: Unit, unit: Unit, language: string): number {
  if (languageOf(language).sequels?.test(unit.text) === true) return 1.75;
  if (unit.isSpeech && before.namesSpeaker) return 1.75;
  if (unit.pointsAtOnce) return 2.25;
  switch (unit.cue) {
    case 'pronoun':
      return before.cue === 'pronoun' ? 0.5 : 2;
    case 'connective':
      return 2;
    case 'time':
      return 1.75;
    case 'episode':
      return 1;
    default:
      // "In 1661 he joined", "a cause of these losses".
      return unit.dangles ? 1.2 : unit.dependence > 0 ? 0.35 : 0;
  }
}

/** Later in a passage the cue may answer to an earlier unit as well; what lists or adds could stand anywhere. */
function laterCueStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  if (unit.pointsAtOnce) return before.pointsAtOnce ? 0.8 : 1.4;
  if (unit.adds) return 0;
  const { sequels, thingPronoun } = languageOf(language);
  if (unit.isSpeech && before.namesSpeaker && !earlier.some(({ isSpeech }) => isSpeech)) return 1.4;
  if (sequels?.test(unit.text) === true) return 1.4;
  // "He starts a charity. It helps": the thing is the news of the sentence before.
  if (
    thingPronoun?.test(unit.text) === true &&
    thingPronoun.test(before.text) === false &&
    bringsNews(earlier, before, language)
  )
    return 1.4;
  // "But look!", she said: the word goes on with what is said, not with what is told.
  const spoken = /^[\p{Pi}\p{Ps}"'„]/u.test(unit.text) ? 0.6 : 1;
  switch (unit.cue) {
    case 'time':
      return spoken * (before.cue === 'time' ? 1.2 : 1.4);
    case 'connective':
      return spoken * 1.4;
    case 'episode':
      return 0.8;
    case 'pronoun':
      // "He … He …" could change places; "He … It …" hardly, for each points at another thing.
      if (before.cue === 'pronoun') return before.opening === unit.opening ? 0.2 : 0.8;
      return isNewSubject(before, earlier) ? 1.2 : 0.6;
    default:
      return unit.demonstrated.size > 0 ? 0.6 : 0;
  }
}

/** Whether a unit names something with "a" that none before it names. */
function bringsNews(earlier: readonly Unit[], { content }: Unit, language: string): boolean {
  const tag = primarySubtag(language);
  return [...content].some(
    ([stem, leads]) => introduces(leads, tag) && !earlier.some((other) => other.content.has(stem)),
  );
}

/** "These indexes", when nothing before names an index; "this step" may stand for anything before. */
function pointsAtUnnamed(earlier: readonly Unit[], { demonstrated, text }: Unit, language: string): boolean {
  if (languageOf(language).strictDemonstratives?.test(text) !== true) return false;
  return demonstrated.size === 0 || ![...demonstrated].some((stem) => earlier.some(({ content }) => content.has(stem)));
}

/** Whether a unit begins to speak of something that none before it names. */
function isNewSubject({ cue, topic }: Unit, earlier: readonly Unit[]): boolean {
  return cue === undefined && ![...topic].some((stem) => earlier.some(({ content }) => content.has(stem)));
}

/**
 * What the words say: a thing new in one unit and known in the other, or the news of one that the other goes on to
 * speak of.
 */
function wordStrength(earlier: readonly Unit[], before: Unit, unit: Unit, language: string): number {
  const tag = primarySubtag(language);
  const first = earlier.length === 0;
  const bare = omitsArticles(tag);
  let strength = 0;
  let shared = 0;
  for (const [stem, leads] of unit.content) {
    const leadsBefore = before.content.get(stem);
    if (leadsBefore === undefined) continue;
    if (earlier.some(({ content }) => content.has(stem))) shared += 0.1;
    else if (unit.demonstrated.has(stem) && !before.demonstrated.has(stem)) strength += 2;
    else if (introduces(leads, tag) && isTakenUp(leadsBefore, tag) && !introduces(leadsBefore, tag)) strength -= 1.5;
    else if (introduces(leadsBefore, tag) && isTakenUp(leads, tag) && !introduces(leads, tag))
      strength += bare ? 1.5 : 2;
    else if (isName(stem, unit)) shared += 0.2;
    else if (isBarePlural(leadsBefore, leads, tag)) strength += first ? 0.5 : 1;
    else if (unit.topic.has(stem) && !before.topic.has(stem)) {
      if (first) shared += 0.4;
      else strength += before.ending.has(stem) ? 1.5 : 1.25;
    } else if (before.topic.has(stem) && !unit.topic.has(stem)) shared += 0.1;
    else shared += first ? 0.2 : 0.4;
  }
  return Math.min(3, strength + Math.min(0.75, shared));
}

function isName(stem: string, { names }: Unit): boolean {
  return [...names].some((name) => name.toLowerCase().startsWith(stem));
}
