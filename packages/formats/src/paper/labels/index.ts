import { ar } from './ar.js';
import { bg } from './bg.js';
import { ca } from './ca.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { he } from './he.js';
import { hi } from './hi.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { Labels } from './labels.js';
import { nb } from './nb.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sv } from './sv.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { zh } from './zh.js';
import { zhHant } from './zh-hant.js';

const all: Readonly<Record<string, Labels>> = {
  ar,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
  'zh-hant': zhHant,
};

/** Tags of the languages that have labels of their own, in lower case. */
export const labelLanguages: readonly string[] = Object.keys(all);

/** The labels for items in a language, and which language they are in: English for a language without its own. */
export function labelsFor(language: string): { readonly labels: Labels; readonly language: string } {
  const tag = language.toLowerCase();
  const [primary = ''] = tag.split('-', 1);
  const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', cmn: 'zh', yue: 'zh-hant', iw: 'he' };
  const known = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/.test(tag) ? 'zh-hant' : (aliases[primary] ?? primary);
  const labels = Object.hasOwn(all, known) ? all[known] : undefined;
  return labels === undefined ? { labels: en, language: 'en' } : { labels, language: known };
}
