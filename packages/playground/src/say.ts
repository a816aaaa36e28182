import { ar } from './strings/ar.js';
import { de } from './strings/de.js';
import { en, type Key, type Plural, type Strings } from './strings/en.js';

/** The texts of the page, by language. */
export const strings = { en, de, ar } as const satisfies Record<string, Strings>;

/** A language of the interface. */
export type Locale = keyof typeof strings;

/** The languages of the interface, each with its own name. */
export const locales: readonly { readonly locale: Locale; readonly name: string; readonly direction: 'ltr' | 'rtl' }[] =
  [
    { locale: 'en', name: 'English', direction: 'ltr' },
    { locale: 'de', name: 'Deutsch', direction: 'ltr' },
    { locale: 'ar', name: 'العربية', direction: 'rtl' },
  ];

/** The text of a key with its `{name}`s filled in and numbers formatted; `count` selects the plural. */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the page in one language. */
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

/** The first preferred language that the page has, else English. @param preferred BCP 47 tags */
export function nearestLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const found = locales.find(({ locale }) => locale === language);
    if (found !== undefined) return found.locale;
  }
  return 'en';
}
