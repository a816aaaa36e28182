import { dateFormat } from './dates.js';
import type { Language } from './language.js';
import { languages } from './languages.js';

/** A phrase of time in a sentence, as offsets, and the date that it names. */
export interface DatePhrase {
  readonly start: number;
  readonly end: number;
  readonly date: string;
}

const parts: Readonly<Record<string, string>> = {
  D: '(?<day>[1-9]|[12]\\d|3[01])',
  Y: '(?<year>[1-9]\\d{0,3})',
};

const phrases = new Map(Object.entries(languages).map(([language, data]) => [language, patternsOf(data)]));

function patternsOf({ months, ordinals, before, phrases }: Language): RegExp[] {
  const all: Readonly<Record<string, string>> = {
    ...parts,
    M: `(?<month>${months.join('|')})`,
    B: `(?<before>${before}|AD|CE|n\\. ?Chr\\.)`,
    C: `(?<century>\\d{1,2}(?:st|nd|rd|th)?|${ordinals.join('|')})`,
  };
  const sources = phrases.map((phrase) =>
    phrase.replace(/(?<!\\)\b[DMYBC](?![\p{Ll}])/gu, (part) => all[part] ?? part),
  );
  return sources.map(
    (source) =>
      new RegExp(`(?<![\\p{L}\\d–-])(?:${source})(?![\\p{L}\\d–/-]|[.,]\\d|,? (?:and|or|to|und|oder|bis) \\d)`, 'giu'),
  );
}

/** The phrases of time of a sentence, in its order and without those inside another. */
export function datePhrases(sentence: string, language: string): DatePhrase[] {
  const found: DatePhrase[] = [];
  for (const pattern of phrases.get(language) ?? []) {
    for (const match of sentence.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const date = dateOf(match.groups ?? {}, language, isSureYear(match[0], sentence.slice(end)));
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (date !== undefined && isFree) found.push({ start, end, date });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** "in the year 476" and "in 476, ..." are times; "in 476 villages" is not. */
function isSureYear(phrase: string, behind: string): boolean {
  return /year|Jahr/.test(phrase) || /^[,.]|^$/.test(behind);
}

function dateOf(groups: Partial<Record<string, string>>, language: string, isSure: boolean): string | undefined {
  const data = languages[language];
  if (data === undefined) return undefined;
  const { day, month, year, century, before = '' } = groups;
  const era = new RegExp(`^(?:${data.before})$`).test(before) ? ' BC' : '';
  if (century !== undefined) {
    const number = Number.parseInt(century, 10) || data.ordinals.indexOf(century.toLowerCase()) + 1;
    return number > 0 && number <= 21 ? `${number - 1}XX${era}` : undefined;
  }
  const isYear = before !== '' || (Number(year) >= (isSure ? 100 : 1000) && Number(year) < 2100);
  if (!isYear) return undefined;
  const ofMonth = data.months.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(month ?? '')) + 1;
  return (
    [year, ofMonth || undefined, day]
      .filter((part) => part !== undefined)
      .map((part) => String(part).padStart(2, '0'))
      .join('-') + era
  );
}

/** What may stand before a date in a sentence, and need not where the date stands alone. */
const openers = ['', 'in ', 'on ', 'in the ', 'im ', 'am ', 'im Jahr '];

/** A date that somebody wrote: "1969-07-20", "20 July 1969", "12. Jahrhundert", "44 v. Chr."; undefined for anything else. */
export function readDate(written: string): string | undefined {
  const text = written.trim();
  if (dateFormat.test(text)) return text;
  if (text.length > 60) return undefined;
  for (const language of Object.keys(languages)) {
    for (const opener of openers) {
      const [phrase] = datePhrases(opener + text, language);
      if (phrase?.start === 0 && phrase.end === opener.length + text.length) return phrase.date;
    }
  }
  return undefined;
}
