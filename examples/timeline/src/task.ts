/** What a learner is asked, by language. */
const prompts: Readonly<Record<string, string>> = {
  en: 'Put the events in the order in which they happened.',
  de: 'Bringe die Ereignisse in die Reihenfolge, in der sie geschahen.',
};

/** What a learner is asked, in a language; English for one without words. */
export function promptIn(language: string): string {
  return prompts[language.split('-')[0] ?? ''] ?? prompts.en ?? '';
}
