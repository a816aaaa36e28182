import { inAnyLanguage, languageOf } from '../../languages/index.js';
import type { Mention } from './mention.js';

/** Finds words that make the number after them a bound: more than 30 is also more than 20. */
const before = new Map<string, RegExp>();
function boundBefore(language: string): RegExp {
  const words = languageOf(language).numberBounds ?? inAnyLanguage((other) => other.numberBounds);
  const known =
    before.get(language) ?? new RegExp(`(?:${/\p{sc=Han}/u.test(words) ? '' : '(?<!\\p{L})'}(?:${words}))\\s?$`, 'iu');
  before.set(language, known);
  return known;
}

/** Finds such words behind a number, at once or after its unit. */
const behind = new Map<string, RegExp>();
function boundBehind(language: string): RegExp {
  const words = languageOf(language).numberBoundsBehind ?? '(?!)';
  const known =
    behind.get(language) ??
    (/[\p{sc=Han}\p{sc=Hang}\p{sc=Thai}]/u.test(words)
      ? new RegExp(`^\\s?[\\p{L}\\p{M}]{0,3}\\s?(?:${words})`, 'u')
      : new RegExp(`^\\s?(?:[\\p{L}\\p{M}]{1,10}\\s)?(?:${words})(?![\\p{L}\\p{M}])`, 'iu'));
  behind.set(language, known);
  return known;
}

type Place = Pick<Mention, 'start' | 'end'>;

/** Whether a word right before a number makes it a bound. */
export const isBoundedBefore = (text: string, { start }: Pick<Place, 'start'>, language: string): boolean =>
  boundBefore(language).test(text.slice(Math.max(0, start - 24), start));

/** Whether a number stands under a word that makes it a bound, on either side. */
export const isBound = (text: string, place: Place, language: string): boolean =>
  isBoundedBefore(text, place, language) || boundBehind(language).test(text.slice(place.end, place.end + 24));
