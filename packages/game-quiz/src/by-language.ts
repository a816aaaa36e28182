/** What a table says for a language; undefined for a language it does not know, whatever its name. */
export function forLanguage<Value>(table: Readonly<Record<string, Value>>, language: string): Value | undefined {
  return Object.hasOwn(table, language) ? table[language] : undefined;
}
