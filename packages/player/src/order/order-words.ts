import { type OrderStrings, orderStrings } from './strings.js';

/** Says something of an ordering game: the wording of `key`, with numbers and texts in place of `{name}`. */
export type SayOrder = (key: keyof OrderStrings, values?: Readonly<Record<string, number | string>>) => string;

/** @param locale one of the languages players speak */
export function orderWords(locale: string): SayOrder {
  const wordings: OrderStrings = Object.hasOwn(orderStrings, locale)
    ? orderStrings[locale as keyof typeof orderStrings]
    : orderStrings.en;
  const numbers = new Intl.NumberFormat(locale);
  return (key, values = {}) =>
    wordings[key].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'number' ? numbers.format(value) : isolated(excerpt(value));
    });
}

/** The beginning of a piece, enough to know it by when it is spoken. */
function excerpt(piece: string): string {
  const beginning = [...piece.slice(0, 120)].slice(0, 60).join('');
  return beginning.length < piece.length ? `${beginning}…` : piece;
}

/** A text that keeps its own direction inside another one (Unicode Bidirectional Algorithm, FSI and PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;
