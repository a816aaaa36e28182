/** Sentences by key, one record for each language of the interface. */
type Table<Key extends string> = Readonly<Record<'en' | 'de' | 'ar', Readonly<Record<Key, string>>>>;

/** Gives the sentence of a key, its `{name}`s filled in; numbers as the language writes them. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** @param locale BCP 47 tag; English for a language there is none of */
export function sayIn<Key extends string>(table: Table<Key>, locale: string): Say<Key> {
  const language = locale.toLowerCase().split('-')[0];
  const sentences = language === 'de' || language === 'ar' ? table[language] : table.en;
  const numbers = new Intl.NumberFormat(
    Intl.NumberFormat.supportedLocalesOf(locale || 'en').length > 0 ? locale : 'en',
    {
      maximumFractionDigits: 2,
    },
  );
  return (key, values = {}) =>
    sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? numbers.format(value) : value;
    });
}
