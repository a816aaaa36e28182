import { latinDigits } from '../option-shape.js';
import { labelPattern, placesOfLabel } from './labels.js';
import { words, wordsFor } from './words.js';

/** A part of a question that a word announces. */
export type Part = 'question' | 'correct' | 'solution' | 'explanation' | 'hint' | 'answers' | 'choose';

const parts: readonly Part[] = ['question', 'correct', 'solution', 'explanation', 'hint', 'answers', 'choose'];

/** A word in the form in which words are compared. */
function plainWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.\s\u200B-\u200F]+/g, ' ')
    .trim();
}

const partsOfWord = new Map<string, ReadonlySet<Part>>();
/** Words with their number inside: `第#题`. */
const around: string[] = [];
for (const part of parts) {
  for (const word of wordsFor(part)) {
    const plain = plainWord(word);
    if (word.includes('#')) around.push(word.replace('#', '\\s*\\p{Nd}{1,3}\\s*'));
    else partsOfWord.set(plain, new Set([...(partsOfWord.get(plain) ?? []), part]));
  }
}

/** What a line's first words announce. */
export interface Announced {
  readonly parts: ReadonlySet<Part>;
  /** Of the question. */
  readonly number?: number | undefined;
  /** Length of the words with what closes them. */
  readonly length: number;
}

const words48 = "[【[(（]?\\s*([\\p{L}\\p{M}][\\p{L}\\p{M}'’.\\s\\u200B-\\u200F]{0,47}?)";
/** A question's word with its number: `Question No. 3)`, `Q. 1:`, `Question 4` alone. */
const numberedOpening = new RegExp(
  `^${words48}\\.?\\s*(?:n\\s?[.º°o]{1,3}|nr\\.?|№|#|رقم|نمبر|নং)?\\s*(\\p{Nd}{1,3})(?:\\s*[:：=】\\].．、)）]+|\\s+[-–—](?=\\s)|(?=\\u3000)|(?<=\\p{sc=Han}\\s?\\p{Nd}{1,3})(?=\\s)|\\s*$)`,
  'iu',
);
/** The first words and what closes them: `Answer:`, `【答案】`, `Answers` alone. */
const opening = new RegExp(`^${words48}(\\s*[:：=】\\]]+|\\s*[.．、)）]+|\\s+[-–—](?=\\s)|\\s*$)`, 'iu');
const aroundNumber = new RegExp(`^(?:${around.join('|')})\\s*[:：.．、)）]?`, 'u');
/** A right option's label behind its word, and nothing else: `Answer b`, `答案B`. */
const beforeLabel = new RegExp(
  `^([\\p{L}\\p{M}'’.\\s]{1,48}?)(?:\\s+|(?<=\\p{sc=Han}))[(（]?(${labelPattern})[)）.]?\\s*$`,
  'u',
);

/** What the first words of a text announce; undefined for nothing. */
export function announced(text: string): Announced | undefined {
  const [beginning = '', asked = '', number = ''] = numberedOpening.exec(text) ?? [];
  if (partsOfWord.get(plainWord(asked))?.has('question') === true)
    return { parts: new Set(['question']), number: Number(latinDigits(number)), length: beginning.length };
  const [whole = '', word = '', close = ''] = opening.exec(text) ?? [];
  const mark = close.trim();
  const fits = (part: Part) =>
    mark === ''
      ? part === 'answers' || part === 'choose'
      : !/[)）]/u.test(mark) && (part !== 'question' || !/[-–—、]/u.test(mark));
  const fitting = [...(partsOfWord.get(plainWord(word)) ?? [])].filter(fits);
  if (fitting.length > 0) return { parts: new Set(fitting), length: whole.length };
  const [numbered] = aroundNumber.exec(text) ?? [];
  if (numbered !== undefined)
    return { parts: new Set(['question']), number: Number(/\d+/.exec(latinDigits(numbered))), length: numbered.length };
  const [, before = '', label = ''] = beforeLabel.exec(text) ?? [];
  const isKey = partsOfWord.get(plainWord(before))?.has('correct') === true && placesOfLabel(label).length > 0;
  return isKey ? { parts: new Set(['correct']), length: before.length } : undefined;
}

const rightWords = new Set(wordsFor('right').map(plainWord));
const wrongWords = new Set(wordsFor('wrong').map(plainWord));
const optionWords = new Set(wordsFor('option').map(plainWord));

/** Whether words say that an option is right; undefined where they say neither. */
export function saysRight(word: string): boolean | undefined {
  const plain = plainWord(word.replace(/[!:]+$/, ''));
  return rightWords.has(plain) ? true : wrongWords.has(plain) ? false : undefined;
}

/** A text without a word such as "option" in front. */
export function withoutOptionWord(text: string): string {
  const [first = ''] = /^[\p{L}\p{M}]+(?=[\s:：])/u.exec(text) ?? [];
  return optionWords.has(plainWord(first)) ? text.slice(first.length).replace(/^[\s:：]+/u, '') : text;
}

/** Words between two letters, as a regular expression's source. */
export const andPattern = [...new Set(Object.values(words).flatMap(({ and }) => and.split('|')))].join('|');

const questionWords = new Set(wordsFor('question').map(plainWord));
const numberWords = new Set(wordsFor('number').map(plainWord));

/** What a column of a table may have. */
export type ColumnPart = 'number' | 'question' | 'option' | 'correct' | 'explanation' | 'hint';

/** What a table's heading says of its column; undefined for other headings. */
export function columnPart(heading: string): ColumnPart | undefined {
  const plain = plainWord(heading.replace(/\([^()]*\)|\s-\s.*|[*_:：]+/g, ' '));
  if (placesOfLabel(plain).length > 0 && !numberWords.has(plain)) return 'option';
  const known = partsOfWord.get(plain);
  for (const part of ['correct', 'explanation', 'hint', 'solution'] as const) {
    if (known?.has(part) === true) return part === 'solution' ? 'correct' : part;
  }
  if (numberWords.has(plain)) return 'number';
  if (questionWords.has(plain)) return 'question';
  const [, word = plain] = new RegExp(`^(.*?)\\s*${labelPattern}$`, 'iu').exec(plain) ?? [];
  return optionWords.has(plainWord(word)) ? 'option' : undefined;
}
