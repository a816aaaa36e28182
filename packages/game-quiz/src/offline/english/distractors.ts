import { seedFrom, shuffle } from '@ludotext/engine/game';
import { wordSet } from '../../languages/index.js';
import { differs } from '../distractors/term-distractors.js';
import { classOfName, closeness, groupOf, namesBeside, neighboursOf, singularOf } from './noun-classes.js';
import { type EnglishText, type Mentioned, rootOfWord, rootsOf } from './reading/sentence.js';
import { emptyHeads, type Gender, isSynonym, kindOfNoun } from './reading/words.js';
import { areApart, isAnimalName, isBareName, isOfPeople } from './references/same-person.js';

/** The facts about a question that its distractors depend on. */
interface Asked {
  readonly key: Mentioned;
  /** The whole sentence: nothing in it is certainly wrong. */
  readonly sentence: string;
  /** The words of the question, without its key. */
  readonly question: string;
  readonly gender?: Gender | undefined;
}

/**
 * Up to six things that are of the key's kind and, as far as the text shows, wrong: the text's own first, then
 * well-known ones of the key's class that the text never mentions. None where nothing shows what class the key is of.
 */
export function thingDistractors({ key, sentence, question, gender }: Asked, text: EnglishText): string[] {
  if (key.kind === 'person' && isOfPeople(key)) return [];
  const isAnimal = isAnimalName(key, text);
  const stem = rootsOf(question);
  const inSentence = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  const chosen: Mentioned[] = [];
  const looked = new Set<string>();
  const candidates = text.mentioned
    .filter((candidate) => isOfKind(candidate, key) && (isSibling(candidate, key) || !inSentence.has(candidate.head)))
    .map((candidate) => ({ candidate, distance: distanceOf(candidate, key) }))
    .sort((a, b) => a.distance - b.distance);
  for (const { candidate } of candidates) {
    if (chosen.length === maxCandidates) break;
    const form = fitted(candidate, key);
    if (form === undefined || looked.has(form)) continue;
    looked.add(form);
    if (gender !== undefined && (candidate.gender ?? (candidate.phrase.name ? gender : undefined)) !== gender) continue;
    if (!chosen.every((other) => isOther(candidate, other) && !isSynonym(candidate.head, other.head))) continue;
    if (!isOther(candidate, key) || isSynonym(candidate.head, key.head)) continue;
    if (key.kind === 'person' && (!areApart(key, candidate, text) || isAnimalName(candidate, text) !== isAnimal))
      continue;
    if (key.kind === 'person' && !chosen.every((other) => areApart(other, candidate, text))) continue;
    if (key.kind === 'person' && isOfOtherTime(candidate, question, text)) continue;
    if (mayBeRight(candidate, key, stem, text)) continue;
    chosen.push(candidate);
  }
  const found = balanced(
    chosen.map((candidate) => fitted(candidate, key) ?? candidate.text),
    key.text,
  );
  return [...found, ...wellKnown(key, chosen, text)].slice(0, Math.max(3, found.length));
}

const yearsIn = (text: string): number[] => (text.match(/\b(?:1\d|20)\d{2}\b/g) ?? []).map(Number);
/** Years between what is asked and what the text tells of somebody who cannot have done it, and sentences looked at. */
const lifetime = 80;
const lookedAt = 8;

/** Whether the text tells of somebody only in years long before or after those of a question. */
function isOfOtherTime({ head }: Mentioned, question: string, { byHead }: EnglishText): boolean {
  const [year] = yearsIn(question);
  const years = (byHead.get(head) ?? []).slice(0, lookedAt).flatMap(({ text }) => yearsIn(text));
  return year !== undefined && years.length > 0 && years.every((other) => Math.abs(other - year) > lifetime);
}

/** Well-known things beside the key that the text never mentions, in the key's form: "the red coat", "the red dress". */
function wellKnown(
  { text: key, head, kind, phrase }: Mentioned,
  chosen: readonly Mentioned[],
  text: EnglishText,
): string[] {
  const [, article = '', adjective = '', noun = ''] = /^(an? |the )?(?:(\p{Ll}+) )?(\p{L}+)$/u.exec(key) ?? [];
  if (kind === 'person' || noun === '' || !(phrase.name || isTangible(head))) return [];
  if (adjective !== '' && !keeps.has(adjective)) return [];
  const words = unmentioned(
    noun,
    phrase.plural,
    text,
    article.startsWith('a') ? 'a' : article === '' ? '' : 'the',
  ).filter((other) => !chosen.some((each) => isSynonym(other, each.head)));
  if (adjective !== '') return words.map((other) => `${article}${adjective} ${other}`);
  return words.map((other) =>
    article.startsWith('a') ? `${/^[aeiou]/.test(other) ? 'an' : 'a'} ${other}` : `${article}${other}`,
  );
}

/** Adjectives that any tangible thing may have. */
const keeps = wordSet(
  'big small large little huge tiny old new heavy beautiful ugly strange broken dark long short tall deep narrow red blue green yellow white black ' +
    'brown grey golden wooden dirty clean wet dry empty full cheap expensive famous magic hot cold warm nice pretty simple',
);
const isTangible = (noun: string): boolean =>
  /^(?:animal|object|vehicle|furnishing|building|nature|settlement|way|food|text|plant)$/.test(groupOf(noun) ?? '');

/** Well-known nouns or names of the class of this one, in its number, that the text never mentions. */
function unmentioned(noun: string, plural: boolean, { byHead }: EnglishText, article: '' | 'a' | 'the' = ''): string[] {
  if (noun.includes(' ')) return [];
  const isName = /^\p{Lu}/u.test(noun);
  const others = (isName ? namesBeside(noun) : neighboursOf(noun, plural, article)).filter((other) => {
    const word = other.toLowerCase();
    const singular = singularOf(word);
    return ![word, singular, `${singular}s`].some((form) => byHead.has(form)) && !isSynonym(singular, singularOf(noun));
  });
  return shuffle(others, seedFrom(noun));
}

/** More than an item has, so that its difficulty can choose among them. */
const maxCandidates = 6;

/** All, with one longer than the key among the first three: choosing the longest must not pay off. */
function balanced(found: readonly string[], key: string): string[] {
  const isLonger = (text: string) => text.length > key.length;
  const longer = found.findIndex(isLonger);
  if (longer < 3) return [...found];
  return [...found.slice(0, 2), found[longer] as string, ...found.slice(2).filter((_, at) => at + 2 !== longer)];
}

/** Two things of one owner differ by their nouns: "Anna's father", "Anna's mother". */
const isOther = (one: Mentioned, other: Mentioned): boolean =>
  isSibling(one, other) || (differs(withoutOwner(one), withoutOwner(other)) && !shareNoun(one.head, other.head));

/** "flight feathers" and "down feathers": two kinds of one thing, told apart by a word that names the kind. */
function isSibling(one: Mentioned, other: Mentioned): boolean {
  if (one.head !== other.head || one.phrase.name || other.phrase.name) return false;
  const [a, b] = [kindWords(one), kindWords(other)];
  return a.length === 1 && b.length === 1 && a[0] !== b[0] && !describes.test(`${a} `) && !describes.test(`${b} `);
}

const kindWords = ({ text, head }: Mentioned): string[] => {
  const words = text
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .split(' ');
  return words.at(-1) === head ? words.slice(0, -1) : [];
};

/** Words, each with a space behind it, that describe a thing without naming a kind of it. */
export const describes =
  /^(?:new|old|young|big|small|large|little|great|good|bad|long|short|high|low|tall|main|major|minor|different|similar|various|many|certain|important|individual|single|common|typical|early|late|modern|ancient|recent|famous|real|true|whole|entire|general|special|poor|rich|strong|weak|hot|cold|warm|cool|dry|wet|dark|bright|beautiful|nice|fresh|future|past|present|native|local|foreign|(?:north|south|east|west)ern|(?:small|larg|big|old|young|great|high|low|long|short|new|strong)er|[a-z]+(?:est|ier|ful|less|able|ible|ous|ed)) /;

/** "tree-top" and "tree". */
const shareNoun = (one: string, other: string): boolean =>
  one.split('-').some((part) => part.length > 3 && other.split('-').includes(part));
const withoutOwner = ({ text, phrase }: Mentioned): string =>
  phrase.determiner === 'owner' ? text.replace(/^.*['’]s? /, '') : text;

/** Nearest first, preferring those with the key's form and position. */
function distanceOf(candidate: Mentioned, key: Mentioned): number {
  const apart = Math.abs(candidate.sentence - key.sentence);
  const words = Math.abs(candidate.text.split(' ').length - key.text.split(' ').length);
  return (
    Math.min(apart, 200) / 10 +
    words * 1.5 +
    (candidate.phrase.determiner === key.phrase.determiner ? 0 : 3) +
    (candidate.phrase.name === key.phrase.name ? 0 : 8) +
    (candidate.role === key.role ? 0 : 2) +
    (isSibling(candidate, key) || closeness(candidate.head, key.head) === 2 ? 0 : 4)
  );
}

function isOfKind(candidate: Mentioned, key: Mentioned): boolean {
  return (
    candidate.kind === key.kind &&
    candidate.kind !== 'unknown' &&
    candidate.phrase.plural === key.phrase.plural &&
    (candidate.kind === 'person' || candidate.phrase.name === key.phrase.name) &&
    candidate.country === key.country &&
    isOfClass(candidate, key) &&
    canBeOption(candidate) &&
    candidate.text.length <= key.text.length * 2.2 + 4 &&
    candidate.text.length * 2.2 + 4 >= key.text.length
  );
}

/** Whether two mentions of a kind are of one class: two persons always, things as far as the nouns show. */
function isOfClass(candidate: Mentioned, key: Mentioned): boolean {
  // "Gordon's diary" has a person's name, and is none.
  if (key.kind === 'person' && classOfName(candidate.text) !== undefined) return false;
  // "the girl" may be Anna: names stand beside names, and others beside others.
  if (key.kind === 'person' && isOfPeople(candidate)) return false;
  if (key.kind === 'person' && isBareName(candidate) !== isBareName(key) && !isRelative(candidate) && !isRelative(key))
    return false;
  // A king among engineers.
  if (key.kind === 'person' && isNumbered(candidate.text) && !isNumbered(key.text)) return false;
  if (key.kind === 'person')
    return !candidate.phrase.name || candidate.phrase.determiner !== 'owner' || kindOfNoun(candidate.head) === 'person';
  if (key.phrase.name) return classOfName(candidate.text) === classOfName(key.text);
  return isSibling(candidate, key) || closeness(candidate.head, key.head) > 0;
}

/** "Anna's aunt" is another than Anna, and mostly than whom the text names. */
const isRelative = ({ phrase, head, text }: Mentioned): boolean =>
  phrase.determiner === 'owner' && /^\p{Lu}/u.test(text) && kindOfNoun(head) === 'person';

/** "Charles II" */
const isNumbered = (name: string): boolean => /\s[IVX]+$/.test(name);

const unfit =
  /[()[\]"“”,;:]|\b(?:his|her|its|their|my|our|your|this|that|these|those|including|own|such|same|other|less|more|only|first|last|next|said|every|each|no|any|some|all|both|many|several|few|most)\b/i;

/** Whether a phrase is clear without its context. */
export function canBeOption({ text, head, phrase, mass }: Mentioned): boolean {
  return (
    !unfit.test(text) &&
    !emptyHeads.has(head) &&
    text.length >= 3 &&
    text.split(' ').length <= 7 &&
    phrase.determiner !== 'pronoun' &&
    /\p{L}$/u.test(text) &&
    phrase.number === undefined &&
    (phrase.determiner !== 'none' || phrase.plural || phrase.name || mass)
  );
}

/** The candidate with the key's article; undefined if it cannot take it. */
function fitted({ text, phrase }: Mentioned, key: Mentioned): string | undefined {
  if (phrase.name) return text.replace(/^an? /, 'the ');
  if (key.phrase.name || key.kind === 'person') return text;
  const [own, wanted] = [phrase.determiner, key.phrase.determiner];
  if (own === wanted) return text;
  if (wanted === 'the' && own === 'a') return text.replace(/^an? /, 'the ');
  if (wanted === 'the' && own === 'none' && phrase.plural) return `the ${text}`;
  if (wanted === 'none' && own === 'the' && phrase.plural) return text.replace(/^the /, '');
  if (wanted === 'owner' && (own === 'the' || own === 'owner')) return text;
  return wanted === 'the' && own === 'owner' ? text : undefined;
}

/** Share of the question's words in a sentence from which a candidate counts as equally right. */
const saysTheSame = 0.45;

/** Whether the text may say of a candidate what it says of the key. */
function mayBeRight(candidate: Mentioned, key: Mentioned, stem: ReadonlySet<string>, text: EnglishText): boolean {
  const own = rootOfWord(candidate.head);
  const sibling = isSibling(candidate, key);
  const said = bare(candidate.text).toLowerCase();
  return (text.byHead.get(candidate.head) ?? []).some((sentence) => {
    if (sibling && !sentence.text.toLowerCase().includes(said)) return false;
    if (sentence.index === key.sentence) return true;
    const beside = sentence.tokens.some(({ lower }) => lower === key.head);
    if (beside && listed(sentence.text, candidate.head, key.head)) return true;
    if (key.role === 'subject' && key.verb !== undefined && sentence.clause !== undefined) {
      const subject = sentence.mentioned.find(({ role }) => role === 'subject');
      if (subject?.verb === key.verb && subject.head === candidate.head && key.verb !== 'be' && key.verb !== 'have')
        return true;
    }
    const shared = [...stem].filter((root) => root !== own && sentence.roots.has(root)).length;
    return stem.size > 0 && shared / stem.size >= saysTheSame && shared > 1;
  });
}

/** An answer without its article. */
const bare = (answer: string): string => answer.replace(/^(?:the|an?) /, '');

/** Whether two words are joined by "and", "or" or a comma. */
function listed(sentence: string, one: string, other: string): boolean {
  const lower = sentence.toLowerCase();
  const [a, b] = [lower.indexOf(one), lower.indexOf(other)].sort((x, y) => x - y) as [number, number];
  const between = lower.slice(a, b);
  return between.length < 40 && /,|\band\b|\bor\b/.test(between);
}
