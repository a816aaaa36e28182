import { type TextDirection, textDirection } from './language.js';
import { ar, arGames, arOrder } from './strings/ar.js';
import { de, deGames, deOrder } from './strings/de.js';
import { en, enGames, enOrder, type GamesStrings, type OrderStrings, type Plural, type Strings } from './strings/en.js';
import { es, esGames, esOrder } from './strings/es.js';
import { fr, frGames, frOrder } from './strings/fr.js';

/** The texts of every player, by language. */
export const strings = { en, de, es, fr, ar } as const satisfies Record<string, Strings>;

/** The texts of the ordering games, by language; separate, so that other players do not include them. */
export const orderStrings = {
  en: enOrder,
  de: deOrder,
  es: esOrder,
  fr: frOrder,
  ar: arOrder,
} as const satisfies Record<string, OrderStrings>;

type Locale = keyof typeof strings;

/** A player's own words by language: all of them in English, and what the other languages have of them. */
export type PlayerWords<Name extends string = string> = {
  readonly en: Readonly<Record<Name, string>>;
} & { readonly [Language in Exclude<Locale, 'en'>]?: Readonly<Partial<Record<Name, string>>> };

/**
 * A player's own words, for `static override words`; a word that English lacks is an error of types.
 *
 * @example const words = playerWords({ en: { ask: 'Ask' }, de: { ask: 'Fragen' } });
 */
export function playerWords<Name extends string>(words: PlayerWords<Name>): PlayerWords<Name> {
  return words;
}

/** The texts of a player in one language. */
export interface Texts {
  /** `en`, `de`, `es`, `fr` or `ar`. */
  readonly locale: Locale;
  readonly direction: TextDirection;
  /** The text of `key`, with formatted numbers for each `{name}`; `values.count` selects the plural. */
  say(key: keyof Strings, values?: Readonly<Record<string, number>>): string;
}

/**
 * A player's texts in a language.
 *
 * @param tag BCP 47; English for a language without texts
 */
export function textsFor(tag: string): Texts {
  const locale = localeOf(tag.toLowerCase().split('-')[0] ?? '');
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return {
    locale,
    direction: textDirection(locale),
    say(key, values = {}) {
      const wording: Strings[typeof key] = strings[locale][key];
      const text = typeof wording === 'string' ? wording : (wording[rules.select(values.count ?? 0)] ?? wording.other);
      return filled(text, values, numbers);
    },
  };
}

/** The text of `key` for an ordering game, with formatted numbers and pieces for each `{name}`. */
export type SayOrder = (key: keyof OrderStrings, values?: Values) => string;

/** @param locale `en`, `de`, `es`, `fr` or `ar` */
export function orderTexts(locale: string): SayOrder {
  const texts: OrderStrings = orderStrings[localeOf(locale)];
  const numbers = new Intl.NumberFormat(locale);
  return (key, values = {}) => filled(texts[key], values, numbers);
}

/** The texts of a set that is played, by language; separate, so that players do not include them. */
export const gamesStrings = {
  en: enGames,
  de: deGames,
  es: esGames,
  fr: frGames,
  ar: arGames,
} as const satisfies Record<Locale, GamesStrings>;

/** The texts around the players of a set in one language. */
export interface GamesTexts {
  readonly locale: string;
  readonly direction: TextDirection;
  /** The text of `key`, with formatted numbers and names for each `{name}`; `values.count` selects the plural. */
  say(key: keyof GamesStrings, values?: Values): string;
}

/** @param tag BCP 47; English for a language without texts */
export function gamesTexts(tag: string): GamesTexts {
  const locale = localeOf(tag.toLowerCase().split('-')[0] ?? '');
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return {
    locale,
    direction: textDirection(locale),
    say(key, values = {}) {
      const wording: string | Plural = gamesStrings[locale][key];
      const text =
        typeof wording === 'string' ? wording : (wording[rules.select(Number(values.count))] ?? wording.other);
      return filled(text, values, numbers);
    },
  };
}

type Values = Readonly<Record<string, number | string>>;

function localeOf(language: string): Locale {
  return Object.hasOwn(strings, language) ? (language as Locale) : 'en';
}

function filled(text: string, values: Values, numbers: Intl.NumberFormat): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numbers.format(value) : isolated(excerpt(value));
  });
}

/** The beginning of a piece, long enough to recognise it when spoken. */
function excerpt(piece: string): string {
  const beginning = [...piece.slice(0, 120)].slice(0, 60).join('');
  return beginning.length < piece.length ? `${beginning}…` : piece;
}

/** Isolates a text's direction inside another one (Unicode Bidirectional Algorithm, FSI and PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;
