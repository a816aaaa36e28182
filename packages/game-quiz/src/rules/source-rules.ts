import { forLanguage } from '../by-language.js';
import { comparable } from '../comparable.js';
import { exactQuote } from '../quote.js';
import { namesAnAnswer } from './phrases.js';
import type { Rule } from './rule.js';

/** A writer's evidence must be the text's own words. Source: groundedness by quote; word overlap alone cannot tell. */
const evidenceInText: Rule = {
  id: 'evidence_not_in_text',
  severity: 'reject',
  check: ({ item, context, written }) =>
    written && (item.evidence === undefined || exactQuote(context.text, item.evidence) === undefined)
      ? { message: 'The evidence is not in the text; quote it word for word.', path: ['evidence'] }
      : undefined,
};

/** Source: gold evidence has 32 words in the middle; above 40 it proves too much at once. */
const longEvidence: Rule = {
  id: 'long_evidence',
  severity: 'warn',
  check: ({ item }) =>
    (item.evidence ?? '').split(/\s+/, 42).length > 40
      ? { message: 'The evidence has over 40 words; quote only what proves the answer.', path: ['evidence'] }
      : undefined,
};

/** Explanations and hints that name an answer by letter or place, which the shuffle has changed. */
const namesAnswer: Rule = {
  id: 'names_an_answer',
  severity: 'reject',
  check({ item, written }) {
    if (!written) return undefined;
    const member = (['question', 'explanation', 'hint'] as const).find((name) =>
      namesAnAnswer.some((pattern) => pattern.test(item[name] ?? '')),
    );
    return member === undefined
      ? undefined
      : { message: `The ${member} names an answer by its letter or place; use its text.`, path: [member] };
  },
};

/** A hint that gives the answer away. */
const answerInHint: Rule = {
  id: 'answer_in_hint',
  severity: 'warn',
  check: ({ item, comparableKey }) =>
    comparableKey.length > 1 && comparable(item.hint ?? '').includes(comparableKey)
      ? { message: 'The hint contains the answer; help without naming it.', path: ['hint'] }
      : undefined,
};

const numerals = /\p{Nd}[\p{Nd}.,\u00A0\u202F]*/gu;

/**
 * Numbers of the question and the key must stand in the text. Numbers up to twelve may be spelled out there.
 * Source: groundedness, a number that the text does not have is made up.
 */
const numberInText: Rule = {
  id: 'number_not_in_text',
  severity: 'reject',
  check({ item, context, key, written }) {
    if (!written) return undefined;
    const wanted = digitsOf(`${item.question} ${key}`).filter((digits) => Number(digits) > 12);
    if (wanted.length === 0) return undefined;
    const known = numbersOf(context.text);
    return wanted.every((digits) => known.has(digits))
      ? undefined
      : { message: 'The question or its answer has a number that the text has not; use the numbers of the text.' };
  },
};

let latest: { readonly text: string; readonly numbers: ReadonlySet<string> } | undefined;

/** The numbers of a source text; all items of a request share one text, which is searched once. */
function numbersOf(text: string): ReadonlySet<string> {
  if (latest?.text !== text) latest = { text, numbers: new Set(digitsOf(text)) };
  return latest.numbers;
}

function digitsOf(text: string): string[] {
  return (text.normalize('NFKC').match(numerals) ?? []).map((numeral) => numeral.replace(/[^\p{Nd}]/gu, ''));
}

const markup =
  /```|\*\*[^*\n]{1,200}\*\*|<\/?(?:b|i|u|p|br|em|strong|span|div|code|sub|sup)\b[^<>]{0,100}>|^\s?[[{]\s?["{]|"\s?:\s?["{[]/u;

/** Markup or JSON left over in what a player reads. */
const leftoverMarkup: Rule = {
  id: 'markup',
  severity: 'reject',
  check({ item, context, written }) {
    const shown = [item.question, ...item.answers.map(({ text }) => text), item.explanation ?? '', item.hint ?? ''];
    const found = shown.flatMap((text) => markup.exec(text)?.[0] ?? [])[0];
    return written && found !== undefined && !context.text.includes(found)
      ? { message: 'The item has markup or JSON in its text; write plain text.' }
      : undefined;
  },
};

/** The writing system of languages that use only one. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arab}/u,
  be: /\p{sc=Cyrl}/u,
  bg: /\p{sc=Cyrl}/u,
  el: /\p{sc=Grek}/u,
  fa: /\p{sc=Arab}/u,
  he: /\p{sc=Hebr}/u,
  hi: /\p{sc=Deva}/u,
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ko: /\p{sc=Hang}/u,
  ru: /\p{sc=Cyrl}/u,
  th: /\p{sc=Thai}/u,
  uk: /\p{sc=Cyrl}/u,
  zh: /\p{sc=Han}/u,
};
const latinLanguages = new Set('de en es fr id it nl pl pt sv tr vi'.split(' '));

/** A question in another writing system than its language's. */
const otherLanguage: Rule = {
  id: 'other_language',
  severity: 'reject',
  check({ item, context, written }) {
    const language = context.language.toLowerCase().split('-', 1)[0] as string;
    const script = latinLanguages.has(language) ? /\p{sc=Latn}/u : forLanguage(scripts, language);
    return written && script !== undefined && !script.test(item.question)
      ? { message: `The question is not in the language asked for (${language}); translate it.`, path: ['question'] }
      : undefined;
  },
};

export const sourceRules: readonly Rule[] = [
  evidenceInText,
  longEvidence,
  namesAnswer,
  answerInHint,
  numberInText,
  leftoverMarkup,
  otherLanguage,
];
