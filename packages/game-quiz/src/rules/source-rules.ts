import { detectLanguage, primarySubtag, usesSpaces } from '@ludotext/engine/game';
import { placeOf, tokensIn, tokensOf } from '../comparable.js';
import { gapCount, gapParts } from '../item-parts.js';
import { inAnyLanguage } from '../languages/index.js';
import { latinDigits } from '../option-shape.js';
import { exactQuote } from '../quote.js';
import { contentTokens, contentWords } from './item-view.js';
import { atQuestion, distractorWhere, keyPlace, type Rule, wholeItem } from './rule.js';

/**
 * A writer's evidence must be the text's own words. Source: groundedness by quote; word overlap alone is not enough.
 */
const evidenceInText: Rule = {
  id: 'evidence_not_in_text',
  severity: 'reject',
  writersOnly: true,
  find: ({ item }, context) =>
    item.evidence === undefined || exactQuote(context.text, item.evidence) === undefined ? ['evidence'] : undefined,
};

/**
 * Source: human evidence has a median of 29 words and 79 at the 99th percentile; longer evidence proves too much at
 * once.
 */
const longEvidence: Rule = {
  id: 'long_evidence',
  severity: 'warn',
  writersOnly: true,
  find: ({ item }) => ((item.evidence ?? '').split(/\s+/, 82).length > 80 ? ['evidence'] : undefined),
};

/**
 * The evidence contains no word or number of the key, and none of the question. Source: groundedness; 14% of human keys
 * share no content word with their evidence, so the question counts as well and it stays a warning.
 */
const keyUnsupported: Rule = {
  id: 'key_not_in_evidence',
  severity: 'warn',
  writersOnly: true,
  find({ item, key, language }) {
    const evidence = ` ${contentWords(unmarked(item.evidence ?? ''), language).join(' ')}`;
    const own = contentWords(unmarked(`${item.question} ${key.text}`), language);
    return own.length > 0 && !own.some((word) => evidence.includes(openingOf(word))) ? ['evidence'] : undefined;
  },
};

/** Without the vowel marks of Arabic, which most texts leave out. */
const unmarked = (text: string): string => text.replace(/[\u0640\u064B-\u0652\u0670]/g, '');

/** What all forms of a word begin with, behind a space; in Arabic the article and others may stand before it. */
function openingOf(word: string): string {
  if (/^\p{sc=Arab}/u.test(word)) return word;
  const letters = /^\p{sc=Hang}/u.test(word) ? word.length / 2 : Math.max(4, word.length * 0.6);
  return ` ${word.slice(0, Math.ceil(letters))}`;
}

/** Separators of one list: a comma or a word such as "and", and an article. */
const listing = new RegExp(
  `^\\s*(?:[,;、，،/&+]\\s*|(?:[,،]\\s*)?(?:${inAnyLanguage((language) => language.listWords)})\\s*)(?:\\p{L}{1,4}\\s)?$`,
  'u',
);

/**
 * A distractor that the evidence lists beside the key is also right. Source: the guards against a second right answer.
 */
const besideKey: Rule = {
  id: 'distractor_beside_key',
  severity: 'warn',
  writersOnly: true,
  find(view) {
    const evidence = (view.item.evidence ?? '').normalize('NFKC').toLowerCase();
    const key = spanOf(evidence, view.key.option);
    if (key === undefined) return undefined;
    return distractorWhere(view, ({ option }) => {
      const other = spanOf(evidence, option);
      if (other === undefined) return false;
      const between =
        other.start >= key.end ? evidence.slice(key.end, other.start) : evidence.slice(other.end, key.start);
      return listing.test(between);
    });
  },
};

function spanOf(text: string, phrase: string): { start: number; end: number } | undefined {
  const start = phrase === '' ? -1 : placeOf(text, phrase);
  return start === -1 ? undefined : { start, end: start + phrase.length };
}

/** Minimum words before a gap to find its sentence in the text: together with the words after it, and without them. */
const minBefore = { together: 3, alone: 6 } as const;
/** Maximum words that fill a gap. */
const maxGap = 12;

/**
 * The text has the question's sentence with other words in the gap, so the key is not what the text says. Source:
 * criterion 10 (fill in the blank), and groundedness: the key is checked against the text.
 */
const gapFilledOtherwise: Rule = {
  id: 'gap_mismatch',
  severity: 'reject',
  writersOnly: true,
  find(view, context) {
    const { item, language, key } = view;
    // In writing without spaces, the pairs of characters that replace words cross the borders of the gap.
    if (gapCount(item.question) !== 1 || !usesSpaces(language)) return undefined;
    const [before, after] = gapParts(item.question).map(tokensOf) as [string[], string[]];
    const fills = fillsOf(tokensOfSource(context.text), before, after);
    const wanted = [key.tokens, tokensIn(key.option)].map((words) => words.join(' '));
    return fills.length > 0 &&
      !fills.some((fill) => wanted.some((words) => fill === words || fill.startsWith(`${words} `)))
      ? keyPlace(view)
      : undefined;
  },
};

/**
 * The text's words between the words around a gap, at every place with those words; with words on one side only, what
 * follows.
 */
function fillsOf(source: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const isAlone = before.length >= minBefore.alone;
  if (!isAlone && (before.length < minBefore.together || after.length === 0)) return [];
  const left = before.slice(isAlone ? -minBefore.alone : -minBefore.together);
  const right = after.slice(0, minBefore.together);
  const fills: string[] = [];
  for (const [at, token] of source.entries()) {
    if (token !== left[0] || !left.every((word, index) => source[at + index] === word)) continue;
    const start = at + left.length;
    const end = isAlone ? start + maxGap : placeAfter(source, right, start);
    if (end !== undefined) fills.push(source.slice(start, end).join(' '));
  }
  return fills;
}

function placeAfter(source: readonly string[], words: readonly string[], start: number): number | undefined {
  for (let at = start; at <= start + maxGap; at++) {
    if (words.every((word, index) => source[at + index] === word)) return at;
  }
  return undefined;
}

export const evidenceRules: readonly Rule[] = [
  evidenceInText,
  longEvidence,
  keyUnsupported,
  besideKey,
  gapFilledOtherwise,
];

const numerals = /\p{Nd}[\p{Nd}.,\u066B\u066C\u00A0\u202F]*/gu;

/**
 * Numbers of the question and the key must be in the text; those that people write as words (up to twenty, and round
 * ones) may be words there. Source: groundedness, a number that the text lacks is made up.
 */
const numberInText: Rule = {
  id: 'number_not_in_text',
  severity: 'reject',
  writersOnly: true,
  find({ item, key }, context) {
    const wanted = digitsOf(`${item.question} ${key.text}`).filter((digits) => !isSpelledOut(digits));
    if (wanted.length === 0) return undefined;
    const known = numbersOf(context.text);
    return wanted.every((digits) => known.has(digits)) ? undefined : wholeItem;
  },
};

/** 1 to 20, then 30, 40, 100, 1,000, 2,000,000: numbers commonly written as words. */
function isSpelledOut(digits: string): boolean {
  return Number(digits) <= 20 || /^[1-9]0+$/.test(digits);
}

let latestNumbers: { readonly text: string; readonly numbers: ReadonlySet<string> } | undefined;

/** The numbers of a source text; all items of a request share one text, which is searched once. */
function numbersOf(text: string): ReadonlySet<string> {
  if (latestNumbers?.text !== text) latestNumbers = { text, numbers: new Set(digitsOf(text)) };
  return latestNumbers.numbers;
}

function digitsOf(text: string): string[] {
  return (text.normalize('NFKC').match(numerals) ?? []).map((numeral) => latinDigits(numeral).replace(/\D/g, ''));
}

/** Languages that capitalise nouns. */
const capitalNouns = new Set(['de', 'lb']);
/** Consecutive capitalised words that do not begin a sentence. */
const innerName =
  /(?<=[\p{Ll}\p{N},;]['’"”)]? ["'“‘(]?)\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)*/gu;

/**
 * A name of the question or the key of which the text has no part. Source: groundedness; a warning, because spellings
 * differ.
 */
const nameInText: Rule = {
  id: 'name_not_in_text',
  severity: 'warn',
  writersOnly: true,
  find({ item, key, language }, context) {
    if (capitalNouns.has(language)) return undefined;
    const known = tokenSetOfSource(context.text);
    const isUnknown = (text: string) =>
      (text.match(innerName) ?? []).some((name) =>
        contentTokens(name, language).every((word) => !isKnown(word, known, language)),
      );
    if (isUnknown(item.question)) return atQuestion;
    return isUnknown(key.text) ? wholeItem : undefined;
  },
};

/** Languages whose names have no case endings. */
const uninflected = new Set('en es fr it nl pt id vi'.split(' '));
/** "Swedish" for Sweden, "Rwandans" for Rwanda. */
const nationality = /(?:ish|ese|[aei]?ans?|ch|ic|i)$/;

/**
 * Whether it is known in one of its forms: a genitive, a case, a nationality adjective; Roman numerals are no names.
 */
function isKnown(word: string, known: ReadonlySet<string>, language: string): boolean {
  if (known.has(word) || known.has(word.replace(/(?:es|s)$/, '')) || known.has(`${word}s`)) return true;
  if (/^[ivxlcdm]+$/.test(word)) return true;
  if (uninflected.has(language) && !nationality.test(word)) return false;
  const root = word.slice(0, Math.max(3, word.length - 3));
  for (const other of known) if (other.startsWith(root)) return true;
  return false;
}

/** The writing system of languages that use only one. */
const scripts: ReadonlyMap<string, RegExp> = new Map([
  ['ar', /\p{sc=Arab}/u],
  ['be', /\p{sc=Cyrl}/u],
  ['bg', /\p{sc=Cyrl}/u],
  ['bn', /\p{sc=Beng}/u],
  ['el', /\p{sc=Grek}/u],
  ['fa', /\p{sc=Arab}/u],
  ['he', /\p{sc=Hebr}/u],
  ['hi', /\p{sc=Deva}/u],
  ['ja', /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u],
  ['ko', /\p{sc=Hang}/u],
  ['ru', /\p{sc=Cyrl}/u],
  ['ta', /\p{sc=Taml}/u],
  ['th', /\p{sc=Thai}/u],
  ['uk', /\p{sc=Cyrl}/u],
  ['zh', /\p{sc=Han}/u],
]);
/** Languages in Latin letters that can be told apart. */
const latinLanguages = new Set('cs da de en es fi fr hu id it nl pl pt ro sv tr vi'.split(' '));
/** Minimum letters needed to tell a language reliably from its neighbours. */
const minLetters = 60;

/** A question in another language than requested. Source: a fault that models make. */
const otherLanguage: Rule = {
  id: 'other_language',
  severity: 'reject',
  writersOnly: true,
  find({ item, language }) {
    const script = latinLanguages.has(language) ? /\p{sc=Latn}/u : scripts.get(language);
    if (script === undefined || !/\p{L}/u.test(item.question)) return undefined;
    if (!script.test(item.question)) return atQuestion;
    return latinLanguages.has(language) && isOtherLatin(item.question, language) ? atQuestion : undefined;
  },
};

/**
 * Whether a question is in another Latin language. Names are foreign in any language, so they are ignored, and enough
 * other text is required.
 */
function isOtherLatin(question: string, language: string): boolean {
  const plain = question.replace(/[“"«„][^“”"«»]{1,300}[”"»“]/gu, ' ').replace(/(?<=\P{L})\p{Lu}[\p{L}'’-]*/gu, ' ');
  if ((plain.match(/\p{L}/gu)?.length ?? 0) < minLetters) return false;
  const detected = primarySubtag(detectLanguage(plain));
  return detected !== language && latinLanguages.has(detected);
}

export const sourceRules: readonly Rule[] = [numberInText, nameInText, otherLanguage];

let latestTokens:
  | { readonly text: string; readonly tokens: readonly string[]; readonly set: ReadonlySet<string> }
  | undefined;

function readTokens(text: string) {
  if (latestTokens?.text !== text) {
    const tokens = tokensOf(text);
    latestTokens = { text, tokens, set: new Set(tokens) };
  }
  return latestTokens;
}

/** The words of a source text in order; all items of a request share one text, which is read once. */
const tokensOfSource = (text: string): readonly string[] => readTokens(text).tokens;

/** The distinct words of a source text. */
const tokenSetOfSource = (text: string): ReadonlySet<string> => readTokens(text).set;
