import { languageOf } from './languages/index.js';
import {
  type ElapsedTime,
  type LaterPronouns,
  type OpeningCue,
  type OpeningCues,
  primarySubtag,
} from './languages/language.js';

export type { OpeningCue };

/** Order of precedence for a phrase of two kinds. */
const kinds: readonly OpeningCue[] = ['episode', 'time', 'connective', 'pronoun'];

/** Most words of a phrase. */
const maxPhraseWords = 5;
/** How much of a sentence is read, in UTF-16 units: only its first words matter. */
const reach = 200;

/** True when the language has a list of cues; otherwise {@link openingCue} never finds any. */
export function knowsOpeningCues(language: string): boolean {
  return languageOf(language).openingCues !== undefined;
}

/** What the first words of a sentence say about its place; undefined when they say nothing. */
export function openingCue(sentence: string, language: string): OpeningCue | undefined {
  const table = tableOf(primarySubtag(language));
  const start = sentence.slice(0, reach).search(/[\p{L}\p{N}]/u);
  if (table === undefined || start === -1) return undefined;
  const written = sentence.slice(start, start + reach);
  const opening = written
    .toLowerCase()
    .replaceAll("'", '’')
    // The lower case of a Turkish dotted capital I is an i with an extra dot.
    .replaceAll('i\u0307', 'i');
  if (table.cues.areBeginnings) return table.beginnings.find(([phrase]) => opening.startsWith(phrase))?.[1];
  const words = opening.split(/[^\p{L}\p{M}\p{N}’-]+/u, maxPhraseWords).filter((word) => word !== '');
  for (let length = words.length; length > 0; length--) {
    const cue = table.byPhrase.get(words.slice(0, length).join(' '));
    if (cue !== undefined) return length === 1 && table.cues.unless?.test(written) === true ? undefined : cue;
  }
  if (hasAttached(words[0], table.cues.attached)) return 'connective';
  if (table.elapsedTime?.test(elapsedTimeText(words)) === true) return 'time';
  const pointsBack = table.laterPronoun?.test(opening) === true || table.bareVerb?.test(opening) === true;
  return pointsBack ? 'pronoun' : undefined;
}

/** The cues of one language, prepared for lookup. */
interface CueTable {
  readonly cues: OpeningCues;
  readonly byPhrase: ReadonlyMap<string, OpeningCue>;
  /** Longest first. */
  readonly beginnings: readonly (readonly [string, OpeningCue])[];
  readonly elapsedTime: RegExp | undefined;
  readonly laterPronoun: RegExp | undefined;
  readonly bareVerb: RegExp | undefined;
}

const tables = new Map<string, CueTable>();

function tableOf(tag: string): CueTable | undefined {
  const known = tables.get(tag);
  if (known !== undefined) return known;
  const { openingCues, elapsedTime, laterPronouns } = languageOf(tag);
  if (openingCues === undefined) return undefined;
  const byPhrase = new Map<string, OpeningCue>();
  for (const kind of kinds) {
    for (const phrase of openingCues[kind].split('|')) if (!byPhrase.has(phrase)) byPhrase.set(phrase, kind);
  }
  const table: CueTable = {
    cues: openingCues,
    byPhrase,
    beginnings: [...byPhrase].sort(([a], [b]) => b.length - a.length),
    elapsedTime: elapsedTime && elapsedTimePattern(elapsedTime),
    laterPronoun: laterPronouns && laterPronounPattern(laterPronouns),
    bareVerb: laterPronouns?.bareVerb,
  };
  tables.set(tag, table);
  return table;
}

function hasAttached(word: string | undefined, attached: RegExp | undefined): boolean {
  return word !== undefined && word.length > 3 && attached?.test(word) === true;
}

function elapsedTimeText(opening: readonly string[]): string {
  return `${opening.join(' ').replaceAll('’', '’ ').replaceAll('  ', ' ')} `;
}

/** "After eight minutes", "Two months later": "after", number, unit, "later"; either "after" or "later" is required. */
function elapsedTimePattern({ numbers, units, before, after }: ElapsedTime): RegExp {
  const amount = `(?:\\d[\\d.,]* |(?:${numbers}) (?:(?:${numbers}|more|weitere|autres|otros) )?)(?:${units}) `;
  const lead = `(?:${before}) ${amount}`;
  const tail = `(?:\\S+ )?${amount}(?:${after}) `;
  return new RegExp(before === '' ? `^${tail}` : `^(?:${lead}|${tail})`, 'u');
}

/**
 * "In Paris she met him": matches a sentence that refers to something named before, though its first word does not show
 * it.
 */
function laterPronounPattern({
  openers,
  articles,
  demonstratives,
  subjects,
  verbSecond = false,
}: LaterPronouns): RegExp {
  // With more words, or a second article, a subject could come before the pronoun.
  const phrase = verbSecond ? '(?:[^ ,]+ ){2,3}' : '[^ ,]+,? (?:[^ ,]+,? )?';
  const afterPhrase = `(?:${openers}) (?:(?:${articles}) )?${phrase}(?:${subjects})`;
  const afterWord = `[^ ,]+,? ${verbSecond ? '[^ ,]+ ' : ''}(?:${subjects})`;
  return new RegExp(`^(?:${afterPhrase}|${afterWord}|(?:${openers}) (?:${demonstratives}))(?![\\p{L}’-])`, 'u');
}
