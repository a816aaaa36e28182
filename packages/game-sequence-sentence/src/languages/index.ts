import { primarySubtag } from '@ludotext/engine/game';
import { arabic } from './ar.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';
import { hindi } from './hi.js';
import { italian } from './it.js';
import { japanese } from './ja.js';
import { korean } from './ko.js';
import type { Language } from './language.js';
import { dutch } from './nl.js';
import { polish } from './pl.js';
import { portuguese } from './pt.js';
import { russian } from './ru.js';
import { swedish } from './sv.js';
import { turkish } from './tr.js';
import { vietnamese } from './vi.js';
import { chinese } from './zh.js';

const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
  nl: dutch,
  sv: swedish,
  pl: polish,
  tr: turkish,
  hi: hindi,
  ar: arabic,
  vi: vietnamese,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

/** The language data for a tag; empty for a language without a file here. */
export function languageOf(tag: string): Language {
  const primary = primarySubtag(tag);
  return (Object.hasOwn(languages, primary) ? languages[primary] : undefined) ?? {};
}

/** One member of all languages, for texts whose language may be unknown. */
export function ofAllLanguages<Part extends keyof Language>(part: Part): NonNullable<Language[Part]>[] {
  return Object.values(languages).flatMap((language) => {
    const value = language[part];
    return value === undefined ? [] : [value];
  });
}

export function isArticle(word: string, language: string): boolean {
  const { articles } = languageOf(language);
  return articles?.definite?.test(word) === true || articles?.indefinite.test(word) === true;
}

export function isDefinite(word: string, language: string): boolean {
  return languageOf(language).articles?.definite?.test(word.toLowerCase()) === true;
}

/** @param leads the two words before a noun, lower-cased */
export function introduces(leads: readonly string[], language: string): boolean {
  const { articles } = languageOf(language);
  return articles !== undefined && leads.some((lead) => articles.indefinite.test(lead));
}

/** Whether the words before a noun refer to something known. */
export function isTakenUp(leads: readonly string[], language: string): boolean {
  if (omitsArticles(language)) return !introduces(leads, language);
  return hasDefinite(leads, language);
}

/** "Clouds" before "the clouds": a noun without an article gets one, right before it. */
export function isBarePlural(leadsBefore: readonly string[], leads: readonly string[], language: string): boolean {
  return !omitsArticles(language) && hasDefinite(leads.slice(-1), language) && !hasDefinite(leadsBefore, language);
}

/** Whether the language names a known thing without an article. */
export function omitsArticles(language: string): boolean {
  return languageOf(language).articles?.areOmitted === true;
}

function hasDefinite(leads: readonly string[], language: string): boolean {
  const definite = languageOf(language).articles?.definite;
  return definite !== undefined && leads.some((lead) => definite.test(lead));
}
