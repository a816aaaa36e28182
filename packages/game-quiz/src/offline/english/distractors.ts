import { differs } from '../distractors/term-distractors.js';
import { type EnglishText, type Mentioned, rootOfWord, rootsOf } from './reading/sentence.js';
import { emptyHeads, type Gender, isSynonym } from './reading/words.js';
import { areApart } from './references/same-person.js';

/** The facts about a question that its distractors depend on. */
interface Asked {
  readonly key: Mentioned;
  /** The whole sentence: nothing in it is certainly wrong. */
  readonly sentence: string;
  /** The words of the question, without its key. */
  readonly question: string;
  readonly gender?: Gender | undefined;
}

/** Up to three things of the text that are of the key's kind and, as far as the text shows, wrong. */
export function thingDistractors({ key, sentence, question, gender }: Asked, text: EnglishText): string[] {
  const stem = rootsOf(question);
  const inSentence = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  const chosen: Mentioned[] = [];
  const looked = new Set<string>();
  const candidates = text.mentioned
    .filter((candidate) => isOfKind(candidate, key) && !inSentence.has(candidate.head))
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
    if (key.kind === 'person' && !areApart(key, candidate, text)) continue;
    if (key.kind === 'person' && !chosen.every((other) => areApart(other, candidate, text))) continue;
    if (mayBeRight(candidate, key, stem, text)) continue;
    chosen.push(candidate);
  }
  return balanced(
    chosen.map((candidate) => fitted(candidate, key) ?? candidate.text),
    key.text,
  );
}

/** Maximum candidates found before the best three are chosen. */
const maxCandidates = 6;

/** The first three, including one longer than the key: choosing the longest must not pay off. */
function balanced(found: readonly string[], key: string): string[] {
  const isLonger = (text: string) => text.length > key.length;
  const longer = found.findIndex(isLonger);
  return longer < 3 ? found.slice(0, 3) : [...found.slice(0, 2), found[longer] as string];
}

/** Two things of one owner differ by their nouns: "Anna's father", "Anna's mother". */
const isOther = (one: Mentioned, other: Mentioned): boolean =>
  differs(withoutOwner(one), withoutOwner(other)) && !shareNoun(one.head, other.head);

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
    (candidate.role === key.role ? 0 : 2)
  );
}

function isOfKind(candidate: Mentioned, key: Mentioned): boolean {
  return (
    candidate.kind === key.kind &&
    candidate.kind !== 'unknown' &&
    candidate.phrase.plural === key.phrase.plural &&
    (candidate.kind === 'person' || candidate.phrase.name === key.phrase.name) &&
    candidate.country === key.country &&
    canBeOption(candidate) &&
    candidate.text.length <= key.text.length * 2.2 + 4 &&
    candidate.text.length * 2.2 + 4 >= key.text.length
  );
}

const unfit =
  /[()[\]"“”,;:]|\b(?:his|her|its|their|my|our|your|this|that|these|those|own|such|same|other|less|more|only|first|last|next|said|every|each|no|any|some|all|both|many|several|few|most)\b/i;

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

function mayBeRight(candidate: Mentioned, key: Mentioned, stem: ReadonlySet<string>, text: EnglishText): boolean {
  const own = rootOfWord(candidate.head);
  return (text.byHead.get(candidate.head) ?? []).some((sentence) => {
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

/** Whether two words are joined by "and", "or" or a comma. */
function listed(sentence: string, one: string, other: string): boolean {
  const lower = sentence.toLowerCase();
  const [a, b] = [lower.indexOf(one), lower.indexOf(other)].sort((x, y) => x - y) as [number, number];
  const between = lower.slice(a, b);
  return between.length < 40 && /,|\band\b|\bor\b/.test(between);
}
