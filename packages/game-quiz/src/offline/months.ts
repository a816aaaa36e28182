import { locale } from './locale.js';

const patterns = new Map<string, RegExp>();

/** Finds the name of a month, in the form in which a language writes it in a date or alone. */
function monthPattern(language: string): RegExp | undefined {
  const known = locale(language);
  if (known === undefined) return undefined;
  const pattern = patterns.get(known) ?? newPattern(known);
  patterns.set(known, pattern);
  return pattern;
}

function newPattern(language: string): RegExp {
  const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = new Set(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2001, month, 3)))
      .flatMap((date) => [dated, alone].map((format) => nameIn(format, date)))
      .filter((name) => /^[\p{L}\p{M}]{3,}$/u.test(name)),
  );
  // Chinese months are numbers, which are no names: a pattern without alternatives would find anything.
  return names.size === 0 ? /(?!)/u : new RegExp(`(?<!\\p{L})(?:${[...names].join('|')})(?!\\p{L})`, 'iu');
}

const nameIn = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';

/** Whether a number between these texts is a day of a month: "12 May", "12. Mai", "12 de mayo", "May 12". */
export function isDayOfMonth(before: string, after: string, language: string): boolean {
  const month = monthPattern(language);
  if (month === undefined) return false;
  const [next = ''] = /^(?:st|nd|rd|th|er|º|\.)?,?\s(?:(?:de|of|di)\s)?[\p{L}\p{M}]{3,20}/u.exec(after) ?? [];
  const [previous = ''] = /[\p{L}\p{M}]{3,20}\s(?:the\s)?$/u.exec(before) ?? [];
  return month.test(next) || month.test(previous);
}
