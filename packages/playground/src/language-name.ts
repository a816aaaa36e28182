/** What a language is called; nothing for one that is not known. Calendars and digits in a tag have no name. */
export function languageName(language: string, locale: string): readonly string[] {
  if (language === 'und') return [];
  const { baseName } = new Intl.Locale(language);
  return [new Intl.DisplayNames(locale, { type: 'language' }).of(baseName) ?? language];
}
