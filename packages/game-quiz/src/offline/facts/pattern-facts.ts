import { seedFrom, shuffle } from '@ludotext/engine/game';
import { comparable, hasPhrase, tokensOf } from '../../comparable.js';
import { languageOf } from '../../languages/index.js';
import type { QuestionPattern } from '../../languages/language.js';
import { type ClassMention, classDistractors, classMentions } from '../distractors/class-distractors.js';
import { differs } from '../distractors/term-distractors.js';
import type { Source } from '../source/source.js';
import { isStatement, withoutConjunction } from '../source/statements.js';
import { classesOf } from '../source/word-classes.js';

/** What a sentence says, as a question with its answers. */
export interface Asked {
  readonly kind: QuestionPattern['kind'] | 'class' | 'number';
  readonly sentence: number;
  readonly key: string;
  readonly distractors: readonly string[];
  /** Undefined for a gap in place of the key. */
  readonly question: string | undefined;
  /** Offsets of the key in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** From this share of a text's sentences on, a word is its topic: everybody knows that it is the answer. */
const topicShare = 0.2;
const topicMentions = 5;

/** Gaps for words of a class, one class beside itself: an animal among animals, a month among months. */
export function classGaps(index: number, source: Source, seed: number): Asked[] {
  const { inSentence, byMeaning } = classMentions(source);
  const most = Math.max(topicMentions, source.reading.sentences.length * topicShare);
  const asksWho = languageOf(source.language).questions?.find(({ kind }) => kind === 'subject')?.classes ?? '';
  const beings = new Set(asksWho.split(/[ +]/));
  return (inSentence[index] ?? []).flatMap((mention): Asked[] => {
    const { term, entry, start, end } = mention;
    // A capital at the beginning shows where the word stands; inside the sentence only beings have one as characters.
    const isRaised = term !== entry.word && (start === 0 || !beings.has(entry.className));
    if (isRaised || (byMeaning.get(entry.meaning)?.length ?? 0) >= most) return [];
    if (!beings.has(entry.className) && isInHeading(entry.word, source)) return [];
    if (!beings.has(entry.className) && goesOn(mention, source)) return [];
    const distractors = classDistractors(mention, source, seed)
      .filter(({ meaning }) => beings.has(entry.className) || (byMeaning.get(meaning)?.length ?? 0) < most)
      .map(({ word }) => word);
    const kind = entry.className === 'numeral' ? 'number' : 'class';
    return [{ kind, sentence: index, key: term, distractors, question: undefined, start, end }];
  });
}

/** Classes of words that describe others, and may stand before them. */
const describing = new Set(['numeral', 'color', 'compass', 'nation']);

/** Whether a heading of the text names a word: it is then a topic. */
function isInHeading(word: string, { reading }: Source): boolean {
  const headings =
    headingsOf.get(reading) ??
    reading.paragraphs
      .filter(({ kind }) => kind === 'heading')
      .map(({ start, end }) => reading.text.slice(start, end).toLowerCase())
      .join('\n');
  headingsOf.set(reading, headings);
  return headings.includes(word.toLowerCase());
}
const headingsOf = new WeakMap<Source['reading'], string>();

/** Whether a noun may have an adjective behind it, with which it has another meaning: "escuela intermedia". */
function goesOn({ sentence, end, entry }: ClassMention, { reading, language }: Source): boolean {
  const { words = [], text = '' } = reading.sentences[sentence] ?? {};
  const next = words.find(({ start }) => start >= end);
  // "jaren zestig": the sixties.
  if (next !== undefined && classesOf(language)?.find(next.text)?.className === 'numeral') return true;
  if (languageOf(language).adjectivesFollow !== true || describing.has(entry.className)) return false;
  return next !== undefined && !next.stop && text.slice(end, next.start) === ' ';
}

/** A sentence that one of the language's patterns fits. */
interface Match {
  readonly pattern: QuestionPattern;
  readonly groups: Readonly<Record<string, string>>;
  readonly sentence: number;
  readonly start: number;
}

/** By pool. */
const found = new WeakMap<Source, ReadonlyMap<string, readonly Match[]>>();

/** The questions that the language's patterns make of a text. */
export function patternQuestions(source: Source, seed: number, lenient: boolean): Asked[] {
  const matches = found.get(source) ?? findMatches(source);
  found.set(source, matches);
  return [...matches.values()].flatMap((alike) =>
    alike.flatMap((match, at): Asked[] => {
      const { pattern, sentence } = match;
      const written = source.reading.sentences[sentence];
      if (written === undefined || pattern.isOnlyDistractor === true) return [];
      if (pattern.isSpeech !== true && !isStatement(written, source.reading, source.language, lenient)) return [];
      return pattern.classes === undefined
        ? besideItsKind(match, alike.slice(Math.max(0, at - reach), at + reach), source)
        : ofItsClass(match, pattern.classes, source, seed);
    }),
  );
}

/** Maximum matches looked at on each side of a key. */
const reach = 40;

function findMatches({ reading, language }: Source): ReadonlyMap<string, readonly Match[]> {
  const matches = new Map<string, Match[]>();
  const { questions = [], pointsOutside } = languageOf(language);
  for (const [sentence, { text }] of reading.sentences.entries()) {
    if (text.length > maxCharacters) continue;
    const stated = withoutConjunction(text);
    const cut = text.length - stated.length;
    const kinds = new Set<QuestionPattern['kind']>();
    for (const pattern of questions) {
      const match = kinds.has(pattern.kind) ? null : pattern.find.exec(stated);
      const { key } = match?.groups ?? {};
      if (match?.groups === undefined || key === undefined) continue;
      if (pattern.classes === undefined && pointsOutside?.test(key) === true) continue;
      // The first pattern of a kind wins.
      if (pattern.isOnlyDistractor !== true) kinds.add(pattern.kind);
      const pool = pattern.pool ?? pattern.kind;
      const alike = matches.get(pool) ?? [];
      alike.push({ pattern, groups: match.groups, sentence, start: cut + stated.indexOf(key, match.index) });
      matches.set(pool, alike);
    }
  }
  return matches;
}
const maxCharacters = 400;

/** What a match asks, with its distractors. */
function asked({ pattern, groups, sentence, start }: Match, key: string, distractors: readonly string[]): Asked {
  const question = pattern.ask?.replace(/\{(lower:)?(\w+)\}/g, (_, lower: string | undefined, name: string) =>
    lower === undefined ? (groups[name] ?? '') : lowered(groups[name] ?? ''),
  );
  const end = start + (groups.key ?? '').length;
  return { kind: pattern.kind, sentence, key, distractors, question, start, end };
}

/** A key among those that the same kind of pattern finds elsewhere: of about its length, about something else. */
function besideItsKind(match: Match, alike: readonly Match[], source: Source): Asked[] {
  const key = match.groups.key ?? '';
  const stem = source.contentOf(match.sentence);
  const chosen: string[] = [];
  const nearest = [...alike].sort(
    (a, b) => Math.abs(a.sentence - match.sentence) - Math.abs(b.sentence - match.sentence),
  );
  for (const { groups, sentence } of nearest) {
    const other = groups.key ?? '';
    const ratio = other.length / key.length;
    if (chosen.length === 3 || sentence === match.sentence || ratio < 0.5 || ratio > 2) continue;
    // What has words of the stem is about the same, and may be as right or plainly be out of place.
    if (tokensOf(other).some((word) => stem.has(word))) continue;
    if ([key, ...chosen].every((each) => differs(each, other))) chosen.push(other);
  }
  return [asked(match, key, chosen)];
}

/** A key of one of these classes, with its article; `person` stands for the persons whom the text names. */
function ofItsClass(match: Match, classes: string, source: Source, seed: number): Asked[] {
  const { groups, sentence, start } = match;
  const key = groups.key ?? '';
  const groupsOfClasses = classes.split(' ').map((group) => group.split('+'));
  const mention = classMentions(source).inSentence[sentence]?.find(({ end }) => end === start + key.length);
  const among = groupsOfClasses.find((group) => mention !== undefined && group.includes(mention.entry.className));
  if (mention === undefined || among === undefined)
    return classes.endsWith('person') && personsOf(source).includes(key)
      ? [asked(match, key, otherPersons(key, match, source, seed))]
      : [];
  const articles = languageOf(source.language).wordArticles;
  const written = key.slice(0, mention.start - start);
  const at = articles?.[mention.entry.form]?.split(' ').indexOf(written.trim().toLowerCase()) ?? -1;
  // A word with something else before it than its article is a person of somebody, or an attribute.
  if (written !== '' && at === -1) return [];
  const chosen = classDistractors(mention, source, seed, { anyForm: written !== '', among });
  // Whoever does not occur in the text is no plausible answer beside nobody else of it.
  if (!chosen.some(({ meaning }) => classMentions(source).byMeaning.has(meaning))) return [];
  const distractors = chosen.flatMap(({ word, form }) => {
    const article = articles?.[form]?.split(' ')[at];
    return at === -1 ? [word] : article === undefined ? [] : [joined(article, word)];
  });
  return [asked(match, at === -1 ? key : joined(written.trim().toLowerCase(), mention.term), distractors)];
}

const lowered = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1);

const joined = (article: string, word: string): string =>
  /['’]$/.test(article) ? article + word : `${article} ${word}`;

const persons = new WeakMap<Source, readonly string[]>();

/** The persons whom a text names, each once. */
function personsOf(source: Source): readonly string[] {
  const known = persons.get(source) ?? [
    ...new Set([
      ...source.terms.inSentence
        .flat()
        .filter(({ shape, slot }) => shape === 'name' && slot.startsWith('person '))
        .map(({ term }) => term),
      ...markedPersons(source),
    ]),
  ];
  persons.set(source, known);
  return known;
}

/** In writing without capitals: who does at least twice what only persons do. */
function markedPersons({ reading, language }: Source): string[] {
  const { personMarks } = languageOf(language);
  if (personMarks === undefined) return [];
  const counts = new Map<string, number>();
  for (const { text } of reading.sentences) {
    for (const { groups } of text.matchAll(personMarks)) {
      const name = groups?.name ?? '';
      if (classesOf(language)?.find(name) === undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []));
}

function otherPersons(key: string, { sentence }: Match, source: Source, seed: number): string[] {
  const stem = comparable(source.reading.sentences[sentence]?.text ?? '');
  const chosen: string[] = [];
  for (const name of shuffle(personsOf(source), seedFrom(key, String(seed)))) {
    if (
      chosen.length < 3 &&
      !hasPhrase(stem, comparable(name)) &&
      [key, ...chosen].every((each) => differs(each, name))
    )
      chosen.push(name);
  }
  return chosen;
}
