import { seedFrom, shuffle } from '@ludotext/engine/game';
import { comparable, hasPhrase, tokensOf } from '../../comparable.js';
import { languageOf } from '../../languages/index.js';
import type { QuestionPattern } from '../../languages/language.js';
import { classDistractors, classMentions } from '../distractors/class-distractors.js';
import { differs } from '../distractors/term-distractors.js';
import type { Source } from '../source/source.js';
import { isStatement, withoutConjunction } from '../source/statements.js';
import { dangles } from './dangling.js';
import { isNamed, personsOf } from './story.js';

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

/** A sentence that one of the language's patterns fits. */
interface Match {
  readonly pattern: QuestionPattern;
  readonly groups: Readonly<Record<string, string>>;
  readonly sentence: number;
  readonly start: number;
}

/** By pool. */
const matchesOf = new WeakMap<Source, ReadonlyMap<string, readonly Match[]>>();

/** The questions that the language's patterns make of a text. */
export function patternQuestions(source: Source, seed: number, lenient: boolean): Asked[] {
  const matches = matchesOf.get(source) ?? findMatches(source);
  matchesOf.set(source, matches);
  const questions = [...matches.values()].flatMap((alike) =>
    alike.flatMap((match, at): Asked[] => {
      const { pattern, sentence } = match;
      const written = source.reading.sentences[sentence];
      if (written === undefined || pattern.isOnlyDistractor === true) return [];
      if (
        pattern.isSpeech !== true &&
        (!isStatement(written, source.reading, source.language, lenient) || dangles(sentence, source))
      )
        return [];
      return pattern.classes === undefined
        ? besideItsKind(match, alike.slice(Math.max(0, at - reach), at + reach), source)
        : ofItsClass(match, pattern.classes, source, seed);
    }),
  );
  const counts = new Map<string | undefined, number>();
  for (const { question } of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  // What several sentences say is a refrain, or has several answers.
  return questions.filter(({ question }) => question === undefined || counts.get(question) === 1);
}

/** Maximum matches looked at on each side of a key. */
const reach = 40;

function findMatches({ reading, language }: Source): ReadonlyMap<string, readonly Match[]> {
  const matches = new Map<string, Match[]>();
  const { questions = [], pointsOutside } = languageOf(language);
  for (const [sentence, { text }] of reading.sentences.entries()) {
    if (text.length > maxCharacters) continue;
    const stated = withoutConjunction(text, language);
    const cut = text.length - stated.length;
    const kinds = new Set<QuestionPattern['kind']>();
    for (const pattern of questions) {
      const match = kinds.has(pattern.kind) ? null : pattern.find.exec(stated);
      const { key } = match?.groups ?? {};
      if (match?.groups === undefined || key === undefined) continue;
      if (pattern.classes === undefined && pointsOutside?.test(key) === true) continue;
      // The first pattern of a kind wins, unless its key may turn out to be of none of its classes.
      if (pattern.isOnlyDistractor !== true && pattern.classes === undefined) kinds.add(pattern.kind);
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
  const { pattern, groups, sentence, start } = match;
  const key = groups.key ?? '';
  const groupsOfClasses = classes.split(' ').map((group) => group.split('+'));
  const mention = classMentions(source).inSentence[sentence]?.find(({ end }) => end === start + key.length);
  const among = groupsOfClasses.find((group) => mention !== undefined && group.includes(mention.entry.className));
  if (pattern.isSpeech !== true && hasOtherSubject(match, source)) return [];
  const isNaming = pattern.isSpeech !== true && source.language !== 'de' && / \p{Lu}\p{Ll}/u.test(groups.rest ?? '');
  if (mention === undefined || among === undefined)
    // "Who is a …" asks for no person: what is named is often a thing.
    return classes.endsWith('person') && personsOf(source).includes(key) && !isSomething.test(groups.rest ?? '')
      ? [asked(match, key, otherPersons(key, match, source, seed))]
      : [];
  const articles = languageOf(source.language).wordArticles;
  const written = key.slice(0, mention.start - start);
  const at = articles?.[mention.entry.form]?.split(' ').indexOf(written.trim().toLowerCase()) ?? -1;
  // A word with something else before it than its article is a person of somebody, or an attribute.
  if ((written !== '' && at === -1) || isNamed(mention.entry.word, source)) return [];
  const found = classDistractors(mention, source, seed, { anyForm: written !== '', among });
  // Whoever does not occur in the text is no plausible answer.
  const ofText = found.filter(
    // A relative may be the one whom the question names: "grandmother" is Ann.
    ({ meaning, word, className }) =>
      classMentions(source).byMeaning.has(meaning) && !isNamed(word, source) && !(isNaming && className === 'family'),
  );
  if (ofText.length < 2) return [];
  const distractors = ofText.flatMap(({ word, form }) => {
    const article = articles?.[form]?.split(' ')[at];
    return at === -1 ? [word] : article === undefined ? [] : [joined(article, word)];
  });
  return [asked(match, at === -1 ? key : joined(written.trim().toLowerCase(), mention.term), distractors)];
}

const isSomething =
  /^(?:è|era|fu|est|était|fut|es|fue|é|foi|ist|war|is|was|jest|był[ao]?) (?:un|ein|een|une|uma|una|um)\p{L}{0,2}(?!\p{L})/u;

/** "And" or "but" with words for somebody else, who does what follows. */
const otherSubject =
  /(?<!\p{L})(?:und|aber|y|pero|et|mais|e|ma|mas|en|maar|и|а|но|i|ale|and) (?:alle|todos|tous|tutti|allen|все|wszyscy|ihre?|seine?|sus?|son|sa|s?eu|suo|sua|haar|zijn|её|его|jego|jej|(?<name>\p{Lu}\p{L}+)) /gu;

/** Whether somebody else does something in a later clause: the question would ask for two. */
function hasOtherSubject({ sentence, start, groups }: Match, source: Source): boolean {
  const text = source.reading.sentences[sentence]?.text ?? '';
  const rest = text.slice(start + (groups.key ?? '').length);
  const persons = new Set(personsOf(source));
  return [...rest.matchAll(otherSubject)].some(
    ({ groups: found }) => found?.name === undefined || persons.has(found.name),
  );
}

const lowered = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1);

const joined = (article: string, word: string): string =>
  /['’]$/.test(article) ? article + word : `${article} ${word}`;

/** The other persons whom the text names. A being without a name may be the same as one of them. */
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
