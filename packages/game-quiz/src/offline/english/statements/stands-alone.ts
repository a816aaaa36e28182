import { wordSet } from '../../../languages/index.js';
import { singularOf } from '../noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';

/**
 * Whether a statement can be understood with nothing around it: it takes up nothing that earlier sentences named, and
 * what it tells of the past it tells of somebody or something with a name, or of the text's topic.
 */
export function standsAlone(
  said: string,
  { mentioned, tokens, clause }: ReadSentence,
  text: EnglishText,
  topic: ReadonlySet<string>,
): boolean {
  const kept = tokens.filter((token) => said.includes(token.text));
  if (takesUp.test(said.replace(explained, '')) || ofUnnamed.test(said) || elsewhere.test(said)) return false;
  if (!/\bthan\b/.test(said) && kept.some((token) => token.is('Comparative') && !plainComparatives.has(token.lower)))
    return false;
  if (!explainsPronouns(said, kept)) return false;
  if (mentioned.some((thing) => said.includes(thing.text) && isTakenUp(thing, kept, text, topic))) return false;
  const isAnchored =
    /(?<=[\p{L}\d,’')] )\p{Lu}\p{L}|^\p{Lu}\p{L}+(?:['’]s)? \p{Lu}/u.test(said) ||
    [...rootsOf(said)].some((root) => topic.has(root));
  return isAnchored || (clause !== undefined && !clause.past && !existential.test(said));
}

/** Words for something beside what was named before, and for a time or a place that was. */
const takesUp =
  /\b(?:others?|another|still|already|yet|again|also|too|instead|both|former|latter|this|these|those|here|now|then|later|earlier|afterwards?|previous(?:ly)?|remaining|back|anymore|no longer|that (?:year|day|time|night|way))\b|\b(?:the|a) (?:same|result|rest|following|next)\b/i;
const explained =
  /\beach other\b|\bone another\b|\bboth (?:\p{L}+ )+and\b|\b(?:and|than|of|from|any|all) other \p{Ll}+s\b|\bto and from\b|\bback and forth\b/giu;
/** "most species": of which, another sentence says. */
const ofUnnamed =
  /^(?:Most|Many|Some|Several|Few|All|Each|Every|No|One|Two|Three|Four|Five|Six|A few|The (?:largest|smallest|first|last|second|third|oldest|biggest|best|worst|most \p{Ll}+)) (?:\p{Ll}+ )?(?:species|cases?|types?|kinds?|examples?|members?|parts?|methods?|ways?|ones?|visitors?|entities|buildings?)\b(?! of\b)/u;
const elsewhere =
  /^(?:Downstairs|Upstairs|Outside|Inside|Nearby|Elsewhere|Next door|Far away|Further|Together|Similarly)\b/;
const existential = /\bthere (?:is|are|was|were)\b/i;
const plainComparatives = wordSet('lower upper inner outer former latter further elder');

/** "Ash makes soil fertile, and so farmers live on their slopes": for a pronoun there must be exactly one noun. */
function explainsPronouns(said: string, tokens: readonly Token[]): boolean {
  const isNoun = (token: Token) => token.is('Noun') && !token.is('Pronoun') && !token.is('Possessive');
  const isPlural = (token: Token) => token.is('Plural') || /[^s]s$|(?:people|men|women|children)$/.test(token.lower);
  for (const [at, token] of tokens.entries()) {
    const before = tokens.slice(0, at).filter(isNoun);
    if (/^(?:they|them|their|theirs|themselves)$/.test(token.lower) && before.filter(isPlural).length !== 1)
      return false;
    if (/^(?:it|its|itself)$/.test(token.lower) && before.filter((noun) => !isPlural(noun)).length === 0) return false;
  }
  return !/\b(?:of|about|to|for|with|from|on|in|by|at) (?:it|them)\b/i.test(said);
}

/** Things of which there is one for everybody. */
const unique = wordSet(
  'sun moon sky sea ocean earth world air ground body brain heart blood water rain wind weather past future present public country countryside north south east west internet ' +
    'environment atmosphere universe population economy government state law army church king queen president climate surface',
);
const complement =
  /^(?:of|that|which|who|whose|where|in|on|for|to|between|from|with|at|called|named|known|around|along|near|behind|against|inside|outside)$/;

/** Mentions from which on a thing is one of the text's own. */
const usualMentions = 5;

/** "the fine", "the woman": a thing that only an earlier sentence says which it is. */
function isTakenUp(
  { phrase, head, kind }: Mentioned,
  tokens: readonly Token[],
  text: EnglishText,
  topic: ReadonlySet<string>,
) {
  if (phrase.determiner !== 'the' || phrase.name || phrase.last > phrase.head) return false;
  const at = tokens.findIndex(({ lower }) => lower.replace(/['’]s$/, '') === head);
  const inside = tokens.slice(Math.max(0, at - 3), at);
  if (complement.test(tokens[at + 1]?.lower ?? '')) return false;
  if (inside.some((token) => token.is('Superlative') || /^(?:only|first|last|main)$/.test(token.lower))) return false;
  if (kind === 'person' && !phrase.plural) return true;
  if (unique.has(singularOf(head)) || [...rootsOf(head)].every((root) => topic.has(root))) return false;
  return (text.byHead.get(head)?.length ?? 0) < usualMentions;
}
