import { type TextDirection, textDirection } from './direction.js';
import { type Strings, strings } from './strings.js';

/** The words of one language, as players say them. */
export interface Words {
  /** Of {@link strings}: `en`, `de`, `ar`. */
  readonly locale: string;
  readonly direction: TextDirection;
  /** The wording of `key`, with the language's numbers in place of `{name}`; a plural goes by `values.count`. */
  say(key: keyof Strings, values?: Readonly<Record<string, number>>): string;
}

/** @param tag BCP 47; a language that players do not speak gives English */
export function wordsFor(tag: string): Words {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const locale = Object.hasOwn(strings, language) ? (language as keyof typeof strings) : 'en';
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return {
    locale,
    direction: textDirection(locale),
    say(key, values = {}) {
      const wording: Strings[typeof key] = strings[locale][key];
      const text = typeof wording === 'string' ? wording : (wording[rules.select(values.count ?? 0)] ?? wording.other);
      return text.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name];
        return value === undefined ? place : numbers.format(value);
      });
    },
  };
}
