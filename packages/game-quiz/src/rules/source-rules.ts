import { detectLanguage, primarySubtag } from '@ludotext/engine';
import { latinDigits } from '../ascending.js';
import { forLanguage } from '../by-language.js';
import { tokensOf } from '../comparable.js';
import { atQuestion, contentWords, type Rule, wholeItem } from './rule.js';
import { tokenSetOfSource } from './source-tokens.js';

const numerals = /\p{Nd}[\p{Nd}.,\u066B\u066C\u00A0\u202F]*/gu;

/**
 * Numbers of the question and the key must stand in the text; those that people spell out (up to twenty, and round ones)
 * may be spelled there. Source: groundedness, a number that the text does not have is made up.
 */
const numberInText: Rule = {
  id: 'number_not_in_text',
  severity: 'reject',
  message: 'The question or its answer has a number that the text has not; use the numbers of the text.',
  writersOnly: true,
  find({ item, context, key }) {
    const wanted = digitsOf(`${item.question} ${key}`).filter((digits) => !isSpelledOut(digits));
    if (wanted.length === 0) return undefined;
    const known = numbersOf(context.text);
    return wanted.every((digits) => known.has(digits)) ? undefined : wholeItem;
  },
};

/** 1 to 20, then 30, 40, 100, 1,000, 2,000,000: nobody is surprised to see them as words. */
function isSpelledOut(digits: string): boolean {
  return Number(digits) <= 20 || /^[1-9]0+$/.test(digits);
}

let latest: { readonly text: string; readonly numbers: ReadonlySet<string> } | undefined;

/** The numbers of a source text; all items of a request share one text, which is searched once. */
function numbersOf(text: string): ReadonlySet<string> {
  if (latest?.text !== text) latest = { text, numbers: new Set(digitsOf(text)) };
  return latest.numbers;
}

function digitsOf(text: string): string[] {
  return (text.normalize('NFKC').match(numerals) ?? []).map((numeral) => latinDigits(numeral).replace(/\D/g, ''));
}

/** Languages that write nouns with capitals. */
const capitalNouns = new Set(['de', 'lb']);
/** Words with capitals side by side that do not begin a sentence. */
const innerName =
  /(?<=[\p{Ll}\p{N},;]['’"”)]? ["'“‘(]?)\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)*/gu;

/** A name of the question or the key of which the text has no part. Source: groundedness; spellings differ, hence a warning. */
const nameInText: Rule = {
  id: 'name_not_in_text',
  severity: 'warn',
  message: 'The question or its answer has a name that the text has not; use the names of the text.',
  writersOnly: true,
  find({ item, context, key, language }) {
    if (capitalNouns.has(language)) return undefined;
    const known = tokenSetOfSource(context.text);
    const isUnknown = (text: string) =>
      (text.match(innerName) ?? []).some((name) =>
        contentWords(name, language)
          .flatMap(tokensOf)
          .every((word) => !isKnown(word, known, language)),
      );
    if (isUnknown(item.question)) return atQuestion;
    return isUnknown(key) ? wholeItem : undefined;
  },
};

/** Languages whose names take no endings for case. */
const uninflected = new Set('en es fr it nl pt id vi'.split(' '));
/** "Swedish" for Sweden, "Rwandans" for Rwanda. */
const nationality = /(?:ish|ese|[aei]?ans?|ch|ic|i)$/;

/** Known in one of its forms: a genitive, a case, a nation's adjective; Roman numerals are no names. */
function isKnown(word: string, known: ReadonlySet<string>, language: string): boolean {
  if (known.has(word) || known.has(word.replace(/(?:es|s)$/, '')) || known.has(`${word}s`)) return true;
  if (/^[ivxlcdm]+$/.test(word)) return true;
  if (uninflected.has(language) && !nationality.test(word)) return false;
  const root = word.slice(0, Math.max(3, word.length - 3));
  for (const other of known) if (other.startsWith(root)) return true;
  return false;
}

/** The writing system of languages that use only one. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arab}/u,
  be: /\p{sc=Cyrl}/u,
  bg: /\p{sc=Cyrl}/u,
  bn: /\p{sc=Beng}/u,
  el: /\p{sc=Grek}/u,
  fa: /\p{sc=Arab}/u,
  he: /\p{sc=Hebr}/u,
  hi: /\p{sc=Deva}/u,
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ko: /\p{sc=Hang}/u,
  ru: /\p{sc=Cyrl}/u,
  ta: /\p{sc=Taml}/u,
  th: /\p{sc=Thai}/u,
  uk: /\p{sc=Cyrl}/u,
  zh: /\p{sc=Han}/u,
};
/** Languages in Latin letters that can be told from each other. */
const latinLanguages = new Set('cs da de en es fi fr hu id it nl pl pt ro sv tr vi'.split(' '));
/** Letters that it takes to tell a language from its neighbours with confidence. */
const fewestLetters = 60;

/** A question in another language than the one asked for. Source: a fault that models make. */
const otherLanguage: Rule = {
  id: 'other_language',
  severity: 'reject',
  message: 'The question is not in the language asked for; translate it.',
  writersOnly: true,
  find({ item, language }) {
    const script = latinLanguages.has(language) ? /\p{sc=Latn}/u : forLanguage(scripts, language);
    if (script === undefined || !/\p{L}/u.test(item.question)) return undefined;
    if (!script.test(item.question)) return atQuestion;
    return latinLanguages.has(language) && isOtherLatin(item.question, language) ? atQuestion : undefined;
  },
};

/** Names are foreign in any language, so the question is read without them, and only when enough is left. */
function isOtherLatin(question: string, language: string): boolean {
  const plain = question.replace(/[“"«„][^“”"«»]{1,300}[”"»“]/gu, ' ').replace(/(?<=\P{L})\p{Lu}[\p{L}'’-]*/gu, ' ');
  if ((plain.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return false;
  const detected = primarySubtag(detectLanguage(plain));
  return detected !== language && latinLanguages.has(detected);
}

export const sourceRules: readonly Rule[] = [numberInText, nameInText, otherLanguage];
