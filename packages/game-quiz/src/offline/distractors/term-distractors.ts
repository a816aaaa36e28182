import { comparable, hasPhrase } from '../../comparable.js';
import type { Mention } from '../source/mention.js';
import type { Source } from '../source/source.js';
import { slotKey } from '../source/terms.js';

/** Maximum neighbours of a key checked on each side, so that long texts cost no more per key than short ones. */
const reach = 80;
/** More than an item has, so that its difficulty can choose among them. */
const maxDistractors = 6;
/** Maximum sentences of a candidate checked for saying the same as the stem. */
const checkedSentences = 40;

/**
 * Up to six distractors for a key: terms of the text found in the key's slot, nearest first, none of which could also
 * be right.
 */
export function distractorsFor(key: Mention, source: Source): string[] {
  const chosen: Mention[] = [];
  const looked = new Set<string>();
  for (const candidate of nearest(key, source.terms.bySlot.get(slotKey(key)) ?? [])) {
    if (chosen.length === maxDistractors) break;
    // A term rejected at its nearest position is also rejected at the others.
    if (looked.has(candidate.term)) continue;
    looked.add(candidate.term);
    if (chosen.every((other) => differs(candidate.term, other.term)) && isWrong(candidate, key, source))
      chosen.push(candidate);
  }
  return chosen.map(({ term }) => term);
}

/** The mentions near the key, by distance in sentences. */
function nearest(key: Mention, mentions: readonly Mention[]): Mention[] {
  const at = firstFrom(mentions, key.sentence);
  return mentions
    .slice(Math.max(0, at - reach), at + reach)
    .sort((a, b) => Math.abs(a.sentence - key.sentence) - Math.abs(b.sentence - key.sentence));
}

/** Index of the first mention in this sentence or a later one. */
export function firstFrom(mentions: readonly Mention[], sentence: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as Mention).sentence < sentence) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Neither contains the other, and they share neither head nor word stem. */
export function differs(a: string, b: string): boolean {
  const [one, two] = [comparable(a), comparable(b)];
  if (one.includes(two) || two.includes(one)) return false;
  return headOf(one) !== headOf(two) && !sameRoot(one, two);
}

const headOf = (term: string): string => term.slice(term.lastIndexOf(' ') + 1);

function sameRoot(a: string, b: string): boolean {
  const shared = Math.min(5, Math.ceil(Math.min(a.length, b.length) * 0.7));
  return shared > 2 && a.slice(0, shared) === b.slice(0, shared);
}

function isWrong(candidate: Mention, key: Mention, source: Source): boolean {
  const stem = comparable(source.reading.sentences[key.sentence]?.text ?? '');
  const ratio = candidate.term.length / key.term.length;
  return (
    ratio >= 0.4 &&
    ratio <= 2.5 &&
    differs(candidate.term, key.term) &&
    !hasPhrase(stem, comparable(candidate.term)) &&
    !mayBeRight(
      source.terms.byTerm.get(comparable(candidate.term)) ?? [],
      source.terms.byTerm.get(comparable(key.term)) ?? [],
      key,
      source,
    )
  );
}

/**
 * Whether the text says of a candidate what it says of the key, by their mentions: both stand in one list, or another
 * sentence about the candidate has half of the key's sentence.
 */
export function mayBeRight(
  candidates: readonly Mention[],
  keys: readonly Mention[],
  key: Mention,
  source: Source,
): boolean {
  return standTogether(candidates, keys, source) || saysTheSame(candidates, key, source);
}

const listed =
  /[,、，،;；&/]|(?<!\p{L})(?:and|or|und|oder|y|e|o|et|ou|и|или|أو|và|hoặc|和|与|或|と|や|및|와|과)(?!\p{L})|^[とや和与]$/iu;

/** Whether the text lists them together anywhere: a statement about one may then apply to the other. */
function standTogether(candidates: readonly Mention[], keys: readonly Mention[], { reading }: Source): boolean {
  const sentences = new Map(keys.slice(0, checkedSentences).map((mention) => [mention.sentence, mention]));
  return candidates.slice(0, checkedSentences).some((mention) => {
    const other = sentences.get(mention.sentence);
    if (other === undefined) return false;
    const [first, second] = mention.start < other.start ? [mention, other] : [other, mention];
    const between = reading.sentences[mention.sentence]?.text.slice(first.end, second.start) ?? '';
    return between.length <= 30 && listed.test(between);
  });
}

/**
 * Whether another sentence says of the candidate what the stem says of the key: it contains half of the stem's words.
 */
function saysTheSame(candidates: readonly Mention[], key: Mention, { contentOf }: Source): boolean {
  const keyWords = comparable(key.term).split(' ');
  const own = [...contentOf(key.sentence)].filter((word) => !keyWords.includes(word));
  return candidates.slice(0, checkedSentences).some(({ sentence }) => {
    const other = contentOf(sentence);
    return own.filter((word) => other.has(word)).length >= own.length * 0.5;
  });
}
