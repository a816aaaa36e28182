import { type Key, type Locale, locales, type Plural, strings } from './strings.js';

/** Gives the wording of a key, its `{name}`s filled in, numbers as the language writes them; a plural goes by `count`. */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** What the page says in one of its languages. */
export function sayIn(locale: Locale): Say {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const wording: string | Plural = strings[locale][key];
    const text = typeof wording === 'string' ? wording : (wording[rules.select(Number(values.count))] ?? wording.other);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

/** The first of the languages somebody prefers that the page speaks, else English. @param preferred BCP 47 tags */
export function nearestLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const found = locales.find(({ locale }) => locale === language);
    if (found !== undefined) return found.locale;
  }
  return 'en';
}
