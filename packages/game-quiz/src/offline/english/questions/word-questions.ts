import { type Sentence, seedFrom, shuffle, splitWords } from '@ludotext/engine/game';
import { type MeaningGroup, meaningGroups } from '../../../languages/en-meanings.js';
import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import type { Source } from '../../source/source.js';

/** A word with its meaning, and what the other words of its group mean. */
interface Entry {
  readonly word: string;
  readonly meaning: string;
  readonly roots: ReadonlySet<string>;
  readonly kind: MeaningGroup['kind'];
  readonly group: readonly Entry[];
}

/** Words of a meaning that say little. */
const light = wordSet(
  'the and for who one has not out off any its that with from what someone something people very more than made make being money be a an of or in to by as',
);
/** What the forms of a word share: "getting" and "get", "larger" and "large". */
const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3})(?:ing|est|ed|es|er|ly|s)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/(?<=\p{L}{2})[ey]$/u, '')
    .slice(0, 6);
const rootsOfMeaning = (meaning: string): ReadonlySet<string> =>
  new Set((meaning.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !light.has(word)).map(stemOf));

/** The entries by each of their forms. */
const entries = new Map<string, Entry>();
for (const { kind, meanings } of meaningGroups) {
  const group: Entry[] = [];
  for (const row of meanings.split(' | ')) {
    const [written = '', meaning = ''] = row.split(': ');
    const [first = '', ...others] = written.split('/');
    const word = first.replace('*', '');
    const entry = {
      word,
      meaning: kind === 'verb' ? `to ${meaning}` : meaning,
      roots: rootsOfMeaning(meaning),
      kind,
      group,
    };
    group.push(entry);
    for (const form of others.length > 0 ? [first, ...others] : formsOf(word, kind)) entries.set(form, entry);
  }
}

/** The words that begin entries. */
const openings = new Set([...entries.keys()].map((form) => splitWords(form, 'en')[0]?.text));

/** The regular forms of a word; some that do not exist do no harm. */
function formsOf(word: string, kind: MeaningGroup['kind']): string[] {
  if (kind === 'other') return [word];
  const plural = /(?:s|x|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  if (kind === 'noun') return [word, plural];
  const stems = /e$/.test(word) ? [word.slice(0, -1)] : [word, word + word.slice(-1)];
  const past = /[^aeou]y$/.test(word) ? [`${word.slice(0, -1)}ied`] : stems.map((stem) => `${stem}ed`);
  return [word, plural, ...past, ...stems.map((stem) => `${stem}ing`)];
}

/** Before a form that verbs and nouns share, these show which of them it is. */
const beforeVerb = /\b(?:to|will|would|can|could|may|might|must|should|not|I|you|we|they|who)\s$/i;
const beforeNoun = /\b(?:the|an?|of|his|her|its|their|our|my|your|this|that|these|those|no|some|any|in|with|for)\s$/i;

const pluralBefore = /(?<![\p{L}])\p{Ll}{2,}(?<![siu]|ic|way|time)s\s$/u;
const plainBefore = /\b(?:does|did|do|ca|wo|can|will|would|could|should|must)(?:n['’]?t| not)?\s$/;

/** "human eyes perceives", "doesn't depends": an error of the author at the word itself. */
function isTorn(before: string, form: string, { word, kind }: Entry): boolean {
  if (kind !== 'verb' || form === word) return false;
  const isThird = form.split(' ')[0]?.endsWith('s') === true && !word.split(' ')[0]?.endsWith('s');
  return plainBefore.test(before) || (isThird && (pluralBefore.test(before) || /\bto\s$/.test(before)));
}

/** Maximum words of an entry: "from time to time". */
const maxWords = 4;
/** Maximum characters of a sentence: each of its words may look at all of it. */
const maxCharacters = 600;

/** "In “…”, what does “reluctant” mean?": for the harder words of a text, whose meanings are known. */
export function wordQuestions({ reading }: Source, seed: number): Fact[] {
  const asked = new Set<string>();
  return reading.sentences.flatMap(({ text, paragraph, words }, index): Fact[] => {
    if (reading.paragraphs[paragraph]?.kind !== 'prose' || text.length > maxCharacters) return [];
    return words.flatMap(({ start }, first): Fact[] => {
      const found = entryAt(text, words, first);
      if (found === undefined || asked.has(found.entry.word)) return [];
      const { entry, form } = found;
      const quoted = quoteAround(text, start, start + form.length);
      const distractors = quoted === undefined ? [] : othersOf(entry, quoted, seedFrom(text, form, String(seed)));
      if (quoted === undefined || distractors.length < 2) return [];
      asked.add(entry.word);
      const question = `In “${quoted}”, what does “${entry.word}” mean?`;
      const draft = { evidence: text, question, correct: entry.meaning, distractors };
      // A whole sentence shows more than a part; of two words, the longer one is mostly harder.
      const value = (/^…|…$/.test(quoted) ? 2 : 3) + form.length / 20;
      return [{ kind: 'word', draft, sentence: index, value }];
    });
  });
}

/** The longest entry that begins with a word of a sentence, if the words before it allow it. */
function entryAt(text: string, words: Sentence['words'], first: number): { entry: Entry; form: string } | undefined {
  const { start = 0, text: opening = '' } = words[first] ?? {};
  if (!openings.has(start === 0 ? opening.toLowerCase() : opening)) return undefined;
  for (let count = maxWords; count > 0; count--) {
    const written = text.slice(start, words[first + count - 1]?.end ?? start);
    const form = start === 0 ? written.toLowerCase() : written;
    const entry = entries.get(form);
    if (entry === undefined || /^[-’']/.test(text.slice(start + form.length)) || text[start - 1] === '-') continue;
    const before = text.slice(Math.max(0, start - 16), start);
    const isOther =
      entry.kind === 'verb' ? !/(?:ed|ing)\b/.test(form) && beforeNoun.test(before) : beforeVerb.test(before);
    return isOther || isTorn(before, form, entry) ? undefined : { entry, form };
  }
  return undefined;
}

/** Minimum and maximum words of what a question quotes. */
const size = { min: 8, max: 26 } as const;

/** A whole sentence, or of a long one the parts around a word; undefined where the quotation would not be clear. */
function quoteAround(sentence: string, start: number, end: number): string | undefined {
  const ends = [...sentence.matchAll(/[,;:](?=\s)|\s[–—-]+(?=\s)|[.!?]+$/gu)].map(({ index }) => index);
  const marks = [0, ...ends, ...(/[.!?]$/.test(sentence) ? [] : [sentence.length])];
  const lengthOf = (from = 0, to = 0) => sentence.slice(from, to).trim().split(/\s+/).length;
  let first = marks.findLastIndex((mark) => mark <= start);
  let last = marks.findIndex((mark) => mark >= end);
  const fits = (from: number, to: number) =>
    from >= 0 && to < marks.length && lengthOf(marks[from], marks[to]) <= size.max;
  while (fits(first - 1, last) || fits(first, last + 1)) {
    if (fits(first - 1, last)) first -= 1;
    else last += 1;
  }
  const [from, to] = [marks[first] ?? 0, marks[last] ?? sentence.length];
  const words = sentence
    .slice(from, to)
    .replace(/^[\s,;:–—-]+/u, '')
    .trim();
  const count = lengthOf(from, to);
  if (count < size.min || count > size.max || /["“”„«»[\]{}]|(?<!\p{L})['‘]|['’](?!\p{L})/u.test(words))
    return undefined;
  if (/^(?:\(|\p{L}+:)/u.test(words) || words.split('(').length !== words.split(')').length) return undefined;
  return `${from === 0 ? '' : '… '}${words}${/^[.!?]/.test(sentence.slice(to)) ? '' : ' …'}`;
}

/** How much shorter or longer than the key another meaning may be: so many characters, and more than a few only up to a factor. */
const near = { characters: 14, few: 10, factor: 2 } as const;

/** Whether a meaning has more than three words. */
const isPhrase = (meaning: string): boolean => meaning.replace(/^an? |^the /, '').split(' ').length > 3;

/** What other words of the group mean, none of them nearly the same, and none told by what is quoted. */
function othersOf({ word, meaning, roots, group }: Entry, quoted: string, seed: number): string[] {
  const told = rootsOfMeaning(quoted.replace(word, ''));
  if ([...roots].some((root) => told.has(root))) return [];
  const taken = new Set([...roots, stemOf(word)]);
  const chosen: string[] = [];
  // A phrase among words stands out.
  const ranked = [...shuffle(group, seed)].sort(
    (one, other) =>
      Number(isPhrase(one.meaning) !== isPhrase(meaning)) - Number(isPhrase(other.meaning) !== isPhrase(meaning)),
  );
  for (const other of ranked) {
    const [short = 0, long = 0] = [meaning.length, other.meaning.length].sort((a, b) => a - b);
    if (chosen.length === 3) break;
    if (long - short > near.characters || (long - short > near.few && long > short * near.factor)) continue;
    if ([...other.roots, stemOf(other.word)].some((root) => taken.has(root) || told.has(root))) continue;
    chosen.push(other.meaning);
    for (const root of other.roots) taken.add(root);
  }
  return chosen;
}
