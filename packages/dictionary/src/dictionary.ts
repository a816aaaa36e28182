import { type Sentence, splitWords } from '@ludotext/engine/game';
import type { WordGroup, WordKind, Words } from './words.js';

/** A word and its meaning. */
export interface DictionaryWord {
  /** As in a dictionary: "flee". */
  readonly word: string;
  /** In plain words of the language, without the word itself: "to run away". At most 60 characters. */
  readonly meaning: string;
  readonly kind: WordKind;
  /** The words that can stand in its place in a sentence, itself included: each of them makes another statement there. */
  readonly group: readonly DictionaryWord[];
}

/** A word where it stands in a sentence; `start` and `end` in the sentence's text. */
export interface FoundWord {
  readonly entry: DictionaryWord;
  readonly start: number;
  readonly end: number;
  /**
   * Whether no other word with content stands right before or behind it: a noun beside one often means something else,
   * "star compass". Always in a language without articles, which does not show where a noun begins.
   */
  readonly alone: boolean;
}

/** The harder words of one language. */
export interface Dictionary {
  /** Primary subtag of its language. */
  readonly language: string;
  /** The words that stand in a sentence, in whatever form, in their order. Linear in the sentence's length. */
  find(sentence: Sentence): FoundWord[];
  /** Whether two words mean nearly the same, as far as their meanings tell: then they are no options beside each other. */
  areAlike(one: DictionaryWord, other: DictionaryWord): boolean;
}

/** Maximum words of a form: "from time to time". */
const maxWords = 4;
/** Maximum letters behind a stem that takes any ending. */
const longestEnding = 8;
/** Languages whose articles show where a noun begins. */
const withArticles = /^(?:de|en|es|fr|it|pt)$/;
/** Marks of vowels and lengthened strokes of Arabic, which most texts leave out. */
const unwritten = /[\u0640\u064B-\u0652\u0670]/gu;
/** Arabic writes hamza on its seat and the final ya in two ways each, and Hindi some letters as one sign or two. */
const evenLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unwritten, '')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/ى(?!\p{L})/gu, 'ي');

interface Row extends DictionaryWord {
  readonly forms: readonly string[];
  readonly roots: ReadonlySet<string>;
}

interface Stem {
  readonly entry: DictionaryWord;
  readonly endings: ReadonlySet<string> | undefined;
}

export function newDictionary({ groups, endings, prefixes, clitics, notBehind }: Words, language: string): Dictionary {
  const rows = readGroups(groups, language);
  const rootsOfEntry = new Map<DictionaryWord, ReadonlySet<string>>(rows.map((row) => [row, row.roots]));
  const forms = new Map<string, DictionaryWord>();
  const stems = new Map<string, Stem[]>();
  const openings = new Set<string>();
  for (const entry of rows) {
    const ends = endings[entry.kind] === '*' ? undefined : new Set(['', ...endings[entry.kind].split(' ')]);
    for (const form of entry.forms.map(evenLetters)) {
      const stem = form.slice(0, -1);
      if (form.endsWith('~')) stems.set(stem, [...(stems.get(stem) ?? []), { entry, endings: ends }]);
      else {
        if (!forms.has(form)) forms.set(form, entry);
        openings.add(splitWords(form, language)[0]?.text ?? form);
      }
    }
  }
  const longest = Math.max(0, ...[...stems.keys()].map((stem) => stem.length));
  const fronts = ['', ...(prefixes?.split(' ') ?? [])];
  // A part of a word with a hyphen means something else.
  const tied = new RegExp(`^[-’'](?!(?:${clitics?.replaceAll(' ', '|') ?? '(?!)'})(?!\\p{L}))\\p{L}`, 'u');

  const entryOf = (word: string): DictionaryWord | undefined => {
    const own = forms.get(word);
    if (own !== undefined) return own;
    for (let length = Math.min(word.length, longest); length > 0; length--) {
      const rest = word.slice(length);
      const isEnding = ({ endings: ends }: Stem) =>
        ends?.has(rest) ?? (rest.length <= longestEnding && /^[\p{L}\p{M}]*$/u.test(rest));
      const stem = stems.get(word.slice(0, length))?.find(isEnding);
      if (stem !== undefined) return stem.entry;
    }
    return undefined;
  };

  const isAlone = ({ text, words }: Sentence, first: number, next: number): boolean => {
    const isEdge = (at: number): boolean => {
      const [before, behind] = [words[at - 1], words[at]];
      return before === undefined || behind === undefined || /\S/.test(text.slice(before.end, behind.start));
    };
    const isPlain = (at: number): boolean => words[at]?.stop === true;
    return (isEdge(first) || isPlain(first - 1)) && (isEdge(next) || isPlain(next));
  };

  const foundAt = (sentence: Sentence, first: number): FoundWord | undefined => {
    const { text, words } = sentence;
    const { start = 0, text: opening = '' } = words[first] ?? {};
    const isLonger = openings.has(opening) || openings.has(opening.toLocaleLowerCase(language));
    for (let taken = Math.min(isLonger ? maxWords : 1, words.length - first); taken > 0; taken--) {
      const end = endOf(text, words[first + taken - 1]?.end ?? text.length, language);
      const written = evenLetters(text.slice(start, end));
      // The first word of a sentence has a capital letter that is not its own.
      const spellings = start === 0 ? [written, written.toLocaleLowerCase(language)] : [written];
      const entry = spellings
        .flatMap((word) => fronts.filter((front) => word.startsWith(front)).map((front) => word.slice(front.length)))
        .map(entryOf)
        .find((each) => each !== undefined);
      if (entry === undefined || tied.test(text.slice(end, end + longestEnding)) || text[start - 1] === '-') continue;
      const isOther = notBehind?.[entry.kind]?.test(text.slice(Math.max(0, start - 16), start)) === true;
      if (isOther) return undefined;
      return { entry, start, end, alone: !withArticles.test(language) || isAlone(sentence, first, first + taken) };
    }
    return undefined;
  };

  // Games compare many pairs.
  const words = new Map<DictionaryWord, ReadonlySet<string>>();
  const wordsOf = (entry: DictionaryWord): ReadonlySet<string> => {
    const known =
      words.get(entry) ?? new Set(splitWords(entry.meaning.toLowerCase(), language).map(({ text }) => text));
    words.set(entry, known);
    return known;
  };

  return {
    language,
    find: (sentence) => sentence.words.flatMap((_, first) => foundAt(sentence, first) ?? []),
    areAlike: (one, other) => {
      const roots = rootsOfEntry.get(other);
      return (
        [...(rootsOfEntry.get(one) ?? [])].some((root) => roots?.has(root) === true) ||
        isSame(wordsOf(one), wordsOf(other))
      );
    },
  };
}

/** The end of a word; in Japanese with the letters that bend it, which are words of their own there. */
const endOf = (text: string, end: number, language: string): number =>
  language === 'ja' ? end + (/^\p{sc=Hira}{1,8}/u.exec(text.slice(end, end + longestEnding))?.[0].length ?? 0) : end;

/** A root that more than this share of all meanings have says little of any of them. */
const shareOfLight = 0.012;

function readGroups(groups: readonly WordGroup[], language: string): Row[] {
  const read = groups.map(({ kind, rows }) => ({
    kind,
    rows: rows
      .trim()
      .split('\n')
      .map((row) => {
        const [names = '', meaning = ''] = row.trim().split(': ');
        const [first = '', ...others] = names.split('/');
        const forms = first.endsWith('*') ? others : [first, ...others];
        return { word: first.replace(/[*~]/g, ''), meaning, forms, roots: rootsOf(meaning, language) };
      }),
  }));
  const all = read.flatMap(({ rows }) => rows);
  const counts = countsOf(all);
  const isLight = (root: string): boolean => (counts.get(root) ?? 0) > Math.max(3, all.length * shareOfLight);
  return read.flatMap(({ kind, rows }) => {
    // What many of a group's meanings have tells none from another; what two or three have makes these alike.
    const own = countsOf(rows);
    const isShared = (root: string): boolean => (own.get(root) ?? 0) > 1 && (own.get(root) ?? 0) <= rows.length / 3;
    const group: Row[] = [];
    for (const row of rows)
      group.push({
        ...row,
        kind,
        group,
        roots: new Set([...row.roots].filter((root) => !isLight(root) || isShared(root))),
      });
    return group;
  });
}

/** Two meanings with this share of their words in common, whatever the words, say nearly the same. */
const shareOfSame = 0.5;

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 1 && shared >= Math.max(one.size, other.size) * shareOfSame;
}

/** How many of some meanings have each root. */
function countsOf(rows: readonly Pick<Row, 'roots'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { roots } of rows) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

/** Roots are so long: the forms of a word share them. */
const root = { letters: 5, hangul: 2 } as const;

/** The roots of a text's words that carry meaning. */
function rootsOf(text: string, language: string): ReadonlySet<string> {
  const words = splitWords(evenLetters(text), language).flatMap(({ text: word, stop }) =>
    stop ? [] : [word.toLowerCase()],
  );
  return new Set(
    words.map((word) => {
      if (/^\p{sc=Hang}/u.test(word)) return word.slice(0, root.hangul);
      return word.length > root.letters ? word.slice(0, root.letters) : word.slice(0, Math.max(3, word.length - 1));
    }),
  );
}
