import { nearestLocale } from '../say.js';
import { type Locale, locales } from '../strings.js';

export type Theme = 'auto' | 'light' | 'dark';

/** How the page looks and speaks. */
export interface Preferences {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Reads what was kept; what does not fit is as the browser has it. @param preferred BCP 47 tags */
export function readPreferences(kept: unknown, preferred: readonly string[]): Preferences {
  const { locale, theme } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    locale: locales.find((known) => known.locale === locale)?.locale ?? nearestLocale(preferred),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  };
}

/** Lets the whole document look and speak so. */
export function applyPreferences({ locale, theme }: Preferences, root: HTMLElement): void {
  root.lang = locale;
  root.dir = locales.find((known) => known.locale === locale)?.direction ?? 'ltr';
  root.dataset.theme = theme;
}
