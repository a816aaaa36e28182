/** The language as a locale that the runtime has data for; undefined for any other name, however it is written. */
export function locale(language: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  return Intl.DateTimeFormat.supportedLocalesOf([language])[0];
}
