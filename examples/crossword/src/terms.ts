import { openingCue, primarySubtag, readText, type Sentence, type TextReading } from '@ludotext/engine/game';
import { cues } from './cues.js';
import type { DraftWord } from './item.js';
import { folded, lettersOf } from './letters.js';
import { namesItself } from './validate.js';

/** A word that the text explains. */
export interface Term extends DraftWord {
  /** Higher is better. */
  readonly strength: number;
}

/** More terms than this are not looked for. */
const maxTerms = 40;

/** The words a text explains, each with the clue its sentence makes; the best first. */
export function termsOf(text: string): Term[] {
  const reading = readText(text);
  const patterns = patternsOf(primarySubtag(reading.language));
  if (patterns === undefined) return [];
  const found = reading.sentences.flatMap((sentence) => explanationsIn(sentence, patterns, reading));
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => b.strength - a.strength)
    .filter(({ answer, clue }) => {
      const keys = [folded(lettersOf(answer)), folded(lettersOf(clue))];
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    })
    .slice(0, maxTerms);
}

/** What finds explanations in the sentences of a language. */
interface Patterns {
  /** Each with the groups `term` and `clue`; in the past only names have them. */
  readonly forms: readonly { readonly pattern: RegExp; readonly past?: true }[];
  readonly turn: RegExp;
  readonly doubtful: RegExp;
  readonly common: RegExp;
}

const noun = "\\p{L}[\\p{L}\\p{M}’'-]+";
const term = `(?<term>${noun}(?: ${noun})?)`;
const phrase = '[^;:()]+';

function patternsOf(language: string): Patterns | undefined {
  const own = Object.hasOwn(cues, language) ? cues[language] : undefined;
  if (own === undefined) return undefined;
  const { articles, is, was, opens, called, extreme } = own;
  const article = `(?:(?:${articles}|${capitalised(articles)}) )?`;
  const aside = `(?: \\([^)]{1,40}\\)|, (?:or|oder|ou|o|of|también|auch) [^,]{1,30},)?`;
  const regex = (source: string) => new RegExp(source, 'u');
  return {
    forms: [
      // A lighthouse is a tower that guides ships.
      { pattern: regex(`^${article}${term}${aside} (?:${is}) (?<clue>(?:${opens}) ${phrase})\\.$`) },
      // Karl Drais was a forester from Karlsruhe.
      { pattern: regex(`^${article}${term}${aside} (?:${was}) (?<clue>(?:${opens}) ${phrase})\\.$`), past: true },
      // A young seal is called a pup.
      { pattern: regex(`^(?<clue>[^,;:()]+) (?:${called}) ${article}${term}(?:\\.$|, )`) },
      // The largest bird is the ostrich.
      {
        pattern: regex(
          `^(?<clue>(?:${capitalised(extreme)}) [^,;:()]+?) (?:${is}|${was}) ${article}${term}(?:\\.$|, )`,
        ),
      },
    ],
    turn: regex(`, (?:${own.turns})(?![\\p{L}\\p{M}])| [–—] `),
    doubtful: anyOf(`${own.pointing}|${own.vague}`),
    common: anyOf(own.common),
  };
}

function anyOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
}

function capitalised(alternatives: string): string {
  return alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (first) => first.toUpperCase());
}

const minWords = 4;
const maxWords = 20;
const maxSentence = 300;
/** What is said by somebody or asked explains nothing; nor does what was cut or numbered. */
const plain = /^[\p{L}][^"“”«»„‚?!…*_[\]{}|<>=]+\.$/u;

function explanationsIn(sentence: Sentence, patterns: Patterns, reading: TextReading): Term[] {
  const { text, paragraph } = sentence;
  const { language } = reading;
  if (text.length > maxSentence || !plain.test(text) || reading.paragraphs[paragraph]?.kind !== 'prose') return [];
  if (openingCue(text, language) !== undefined) return [];
  return patterns.forms.flatMap(({ pattern, past }) => {
    const { term: answer = '', clue = '' } = pattern.exec(text)?.groups ?? {};
    const short = clue.split(patterns.turn)[0]?.trim() ?? '';
    if (answer === '' || !isTerm(answer, sentence, patterns, past === true)) return [];
    const size = short.split(/\s+/).length;
    if (size < minWords || size > maxWords || patterns.doubtful.test(short)) return [];
    const word = { answer, clue: short.charAt(0).toUpperCase() + short.slice(1), evidence: text };
    if (namesItself(word, { language })) return [];
    return [{ ...word, strength: reading.count(answer) + (size < 15 ? 3 : 0) }];
  });
}

const minLetters = 3;
const maxLetters = 13;

/** A noun or name of its own, not "the boy" or "one reason". */
function isTerm(answer: string, { text, words }: Sentence, { common }: Patterns, past: boolean): boolean {
  const at = text.indexOf(answer);
  const own = words.filter(({ start, end }) => start >= at && end <= at + answer.length);
  const { length } = lettersOf(answer);
  if (length < minLetters || length > maxLetters || own.some(({ stop }) => stop) || common.test(answer)) return false;
  return !past || /(?:^| )\p{Lu}\S*$/u.test(answer);
}
