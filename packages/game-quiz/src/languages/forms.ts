/** Classes of words as lists of all their words, or by a form that their speakers know and their letters do not show. */
type Lists = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Classes by form, where the letters of a word show its form; `formOf` is told the word, its class, and the form that
 * is given with it.
 */
export function byForm(
  classes: Lists,
  formOf: (word: string, className: string, given: string) => string,
): Record<string, Record<string, string>> {
  const sorted: Record<string, Record<string, string>> = {};
  for (const [className, lists] of Object.entries(classes)) {
    const forms: Record<string, string[]> = {};
    for (const [given, list] of Object.entries(typeof lists === 'string' ? { '': lists } : lists)) {
      for (const entry of list.split(' ')) {
        const form = formOf(entry.replace(/\/.*$/, ''), className, given);
        forms[form] = [...(forms[form] ?? []), entry];
      }
    }
    sorted[className] = Object.fromEntries(Object.entries(forms).map(([form, entries]) => [form, entries.join(' ')]));
  }
  return sorted;
}
