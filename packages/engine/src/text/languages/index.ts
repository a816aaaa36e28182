import { afrikaans } from './af.js';
import { arabic } from './ar.js';
import { bulgarian } from './bg.js';
import { catalan } from './ca.js';
import { czech } from './cs.js';
import { danish } from './da.js';
import { german } from './de.js';
import { greek } from './el.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { estonian } from './et.js';
import { persian } from './fa.js';
import { finnish } from './fi.js';
import { french } from './fr.js';
import { hebrew } from './he.js';
import { hindi } from './hi.js';
import { croatian } from './hr.js';
import { hungarian } from './hu.js';
import { indonesian } from './id.js';
import { italian } from './it.js';
import { japanese } from './ja.js';
import { korean } from './ko.js';
import { type Detection, type Language, primarySubtag } from './language.js';
import { lithuanian } from './lt.js';
import { latvian } from './lv.js';
import { norwegian } from './nb.js';
import { dutch } from './nl.js';
import { polish } from './pl.js';
import { portuguese } from './pt.js';
import { romanian } from './ro.js';
import { russian } from './ru.js';
import { somali } from './so.js';
import { swedish } from './sv.js';
import { swahili } from './sw.js';
import { thai } from './th.js';
import { tagalog } from './tl.js';
import { turkish } from './tr.js';
import { ukrainian } from './uk.js';
import { vietnamese } from './vi.js';
import { chinese } from './zh.js';
import { zulu } from './zu.js';

/** By primary subtag. When a text fits several languages equally well, the first one wins. */
const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  nl: dutch,
  vi: vietnamese,
  ro: romanian,
  pl: polish,
  cs: czech,
  hu: hungarian,
  sv: swedish,
  da: danish,
  nb: norwegian,
  fi: finnish,
  tr: turkish,
  id: indonesian,
  ca: catalan,
  af: afrikaans,
  sw: swahili,
  zu: zulu,
  so: somali,
  tl: tagalog,
  hr: croatian,
  lt: lithuanian,
  lv: latvian,
  et: estonian,
  ar: arabic,
  bg: bulgarian,
  el: greek,
  fa: persian,
  he: hebrew,
  hi: hindi,
  ja: japanese,
  ko: korean,
  ru: russian,
  th: thai,
  uk: ukrainian,
  zh: chinese,
};

/** What is known of a language; empty when it has no file here. */
export function languageOf(tag: string): Language {
  const primary = primarySubtag(tag);
  return (Object.hasOwn(languages, primary) ? languages[primary] : undefined) ?? {};
}

/** The detectable languages in Latin script, each with its detection data. */
export function detectedLanguages(): { readonly tag: string; readonly detection: Detection }[] {
  return Object.entries(languages).flatMap(([tag, { detection }]) =>
    detection === undefined ? [] : [{ tag, detection }],
  );
}

const known = new Map<string, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/** The function words of a language, lower case; empty for a language without a list. */
export function stopWords(language: string): ReadonlySet<string> {
  const tag = primarySubtag(language);
  const words = known.get(tag) ?? parsedStopWords(languageOf(tag));
  if (words.size > 0) known.set(tag, words);
  return words;
}

function parsedStopWords({ stopWords: lists }: Language): ReadonlySet<string> {
  if (lists === undefined) return none;
  const { packaged = [], own, withContent } = lists;
  const unlisted = new Set(withContent?.split(' '));
  return new Set([...packaged, ...(own?.split(/\s+/u) ?? [])].filter((word) => !unlisted.has(word)));
}
