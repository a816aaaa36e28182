import { cueLists, type OpeningCue } from './cue-lists.js';
import { opensWithElapsedTime } from './elapsed-time.js';
import { primarySubtag } from './languages/language.js';
import { pointsBackLater } from './later-pronoun.js';

export type { OpeningCue };

/** Kinds in the order in which a phrase that is of two is taken. */
const kinds: readonly OpeningCue[] = ['episode', 'time', 'connective', 'pronoun'];

/** German: "der" and "das" stand for something named before, but not where a noun follows, with an adjective or without. */
const germanSubject = /^(?:Der|Das) (?:\p{Ll}+ )?\p{Lu}/u;

/** Languages whose cues are looked for as beginnings of the text. */
const unspacedLanguages: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'th']);

/** The longest phrase of a list, in words. */
const longestPhrase = 5;

interface CueTable {
  readonly byPhrase: ReadonlyMap<string, OpeningCue>;
  /** Longest first. */
  readonly beginnings: readonly (readonly [string, OpeningCue])[];
}

const tables = new Map<string, CueTable>();

/** True when the language has a list of cues; without one, {@link openingCue} never finds any. */
export function knowsOpeningCues(language: string): boolean {
  return cueLists[primarySubtag(language)] !== undefined;
}

/** What the first words of a sentence say about its place; undefined when they say nothing. */
export function openingCue(sentence: string, language: string): OpeningCue | undefined {
  const tag = primarySubtag(language);
  const table = tableOf(tag);
  // The first words are all that is needed, however long the text.
  const start = sentence.slice(0, 200).search(/[\p{L}\p{N}]/u);
  if (table === undefined || start === -1) return undefined;
  const opening = sentence
    .slice(start, start + 200)
    .toLowerCase()
    .replaceAll("'", '’')
    // The lower case of a Turkish capital with a dot is an i with one more dot.
    .replaceAll('i\u0307', 'i');
  if (unspacedLanguages.has(tag)) return table.beginnings.find(([phrase]) => opening.startsWith(phrase))?.[1];
  const words = opening.match(/[\p{L}\p{M}\p{N}’-]+/gu)?.slice(0, longestPhrase) ?? [];
  for (let length = words.length; length > 0; length--) {
    const cue = table.byPhrase.get(words.slice(0, length).join(' '));
    if (cue === undefined) continue;
    return length === 1 && tag === 'de' && germanSubject.test(sentence.slice(start, start + 200)) ? undefined : cue;
  }
  if (tag === 'ar') return attachedConjunction(words[0]);
  if (opensWithElapsedTime(words, tag)) return 'time';
  return pointsBackLater(opening, tag) ? 'pronoun' : undefined;
}

function tableOf(tag: string): CueTable | undefined {
  const list = Object.hasOwn(cueLists, tag) ? cueLists[tag] : undefined;
  if (list === undefined) return undefined;
  const known = tables.get(tag);
  if (known !== undefined) return known;
  const byPhrase = new Map<string, OpeningCue>();
  for (const kind of kinds) {
    for (const phrase of list[kind].split('|')) if (!byPhrase.has(phrase)) byPhrase.set(phrase, kind);
  }
  const beginnings = [...byPhrase].sort(([a], [b]) => b.length - a.length);
  const table = { byPhrase, beginnings };
  tables.set(tag, table);
  return table;
}

/** Arabic writes "and" and "so" as the first letter of the next word. */
function attachedConjunction(word: string | undefined): OpeningCue | undefined {
  return word !== undefined && word.length > 3 && /^[وف]/u.test(word) ? 'connective' : undefined;
}
