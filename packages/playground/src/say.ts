import type { Key, Plural, Strings } from './strings/en.js';

/** A file for each language; a visitor loads one of them. */
const files = {
  en: async (): Promise<Strings> => (await import('./strings/en.js')).en,
  de: async (): Promise<Strings> => (await import('./strings/de.js')).de,
  es: async (): Promise<Strings> => (await import('./strings/es.js')).es,
  fr: async (): Promise<Strings> => (await import('./strings/fr.js')).fr,
  ar: async (): Promise<Strings> => (await import('./strings/ar.js')).ar,
};

/** A language of the interface. */
export type Locale = keyof typeof files;

/** The languages of the interface, each with its own name. */
export const locales: readonly { readonly locale: Locale; readonly name: string; readonly direction: 'ltr' | 'rtl' }[] =
  [
    { locale: 'en', name: 'English', direction: 'ltr' },
    { locale: 'de', name: 'Deutsch', direction: 'ltr' },
    { locale: 'es', name: 'Español', direction: 'ltr' },
    { locale: 'fr', name: 'Français', direction: 'ltr' },
    { locale: 'ar', name: 'العربية', direction: 'rtl' },
  ];

/** The text of a key with its `{name}`s filled in and numbers formatted; `count` selects the plural. */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const loaded = new Map<Locale, Strings>();

/** Loads the texts of a language; {@link sayIn} has them from then on. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await files[locale]());
}

/** The texts of the page in one language, which is loaded; a key stands for itself until then. */
export function sayIn(locale: Locale): Say {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const wording: string | Plural = loaded.get(locale)?.[key] ?? key;
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
