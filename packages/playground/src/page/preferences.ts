import { type Locale, locales, nearestLocale } from '../say.js';
import { Storage } from '../service/store.js';

export type Theme = 'auto' | 'light' | 'dark';

/** The page's theme and language. */
export interface Preferences {
  readonly locale: Locale;
  readonly theme: Theme;
}

const storage = new Storage('ludotext');

/** Reads what was kept; the browser's own where nothing was. @param preferred BCP 47 tags */
export function readPreferences(preferred: readonly string[]): Preferences {
  const { locale, theme } = Object(storage.read()) as Readonly<Record<string, unknown>>;
  return {
    locale: locales.find((known) => known.locale === locale)?.locale ?? nearestLocale(preferred),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  };
}

export function keepPreferences(preferences: Preferences): void {
  storage.write(preferences);
}

/** Applies the preferences to the whole document. */
export function applyPreferences({ locale, theme }: Preferences, root: HTMLElement): void {
  root.lang = locale;
  root.dir = locales.find((known) => known.locale === locale)?.direction ?? 'ltr';
  root.dataset.theme = theme;
}
