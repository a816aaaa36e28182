import { wordSet } from '../../../languages/index.js';
import { type Clause, clauseOf } from '../reading/clause.js';
import { type EnglishText, lowered, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';

/** What somebody wants to do: "build a fire in the snow". */
interface Aim {
  /** From the infinitive on. */
  readonly words: string;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
}

/** Minimum and maximum words of an aim. */
const size = { min: 3, max: 12 } as const;

const endsPhrase = /[,;:()[\]—–"“”]|--/;
const opensClause = wordSet(
  'which who whom whose that when while because if but so although though unless until since where',
);
const particles = /^(?:up|down|out|off|away|back|together|apart|open|alive|home|forward)$/;
/** Verbs that name no deed, or whose object is a clause. */
const noDeed = wordSet(
  'be have do become seem appear remain feel look sound mean happen exist belong consist say tell think know believe see hear want need try begin start continue keep go come get let like love hate ' +
    'ask wonder suggest explain show realize realise understand decide hope expect suppose consider call name include contain involve deserve lack own require',
);

/** The end, excluded, of the phrase that begins with the verb at an index. */
export function endOfPhrase(tokens: readonly Token[], verb: number, until = tokens.length): number {
  for (let at = verb; at < until; at++) {
    const { post } = tokens[at] as Token;
    if (endsPhrase.test(post) || /[.!?]/.test(post)) return at + 1;
    const next = tokens[at + 1];
    if (next === undefined || at + 1 >= until) return at + 1;
    // "learn what happened": without the clause the phrase says nothing.
    if (/^(?:whether|what|how|why)$/.test(next.lower)) return verb;
    // "the house in which": the preposition belongs to the clause.
    if (/^(?:which|whom|whose)$/.test(next.lower) && tokens[at]?.is('Preposition')) return at;
    if (opensClause.has(next.lower) || (next.lower === 'as' && tokens[at + 2]?.is('Pronoun'))) return at + 1;
    const after = tokens[at + 2];
    if (/^(?:and|or)$/.test(next.lower) && (after === undefined || startsAnew(after))) return at + 1;
  }
  return until;
}

/** After "and": a new clause, or another aim. */
const startsAnew = (token: Token): boolean =>
  token.lower === 'to' ||
  token.lower === 'then' ||
  (token.is('Pronoun') && !token.is('Possessive')) ||
  (token.is('Verb') && !token.is('Gerund') && !token.is('Noun'));

/** Whether a phrase has a verb that the words before it do not ask for: "reduce weight include the lack". */
export const hasSecondVerb = (phrase: readonly Token[]): boolean =>
  phrase.some((token, at) => at > 1 && isStray(token, phrase[at - 1]));

/** A second verb that the words before do not ask for: "that reduce weight include". */
const isStray = (token: Token, before: Token | undefined): boolean =>
  /^(?:is|are|was|were|has|had|can|could|will|would|may|might|must|should)$/.test(token.lower) ||
  (token.is('PresentTense') &&
    !token.is('Noun') &&
    !token.is('Gerund') &&
    !token.is('Adjective') &&
    !['Adjective', 'Value', 'Determiner', 'Possessive'].some((tag) => before?.is(tag)) &&
    !/^(?:to|and|or|can|help|make|makes|let|lets|that|which|who)$/.test(before?.lower ?? ''));

/** Whether a phrase ends as phrases do, and has a usable length. */
export const isWholePhrase = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from >= size.min && to - from <= size.max && endsWell(tokens[to - 1]) && !hasSecondVerb(tokens.slice(from, to));

/** Whether a phrase can end with a word. */
export function endsWell(last: Token | undefined): boolean {
  if (last === undefined || last.is('Possessive') || /['’]s?$/.test(last.text)) return false;
  if (particles.test(last.lower)) return true;
  if (/^(?:and|or|also|not|only|very|more|most|least|even|just|still|both|either|the|an?)$/.test(last.lower))
    return false;
  return !['Preposition', 'Determiner', 'Conjunction', 'Auxiliary', 'Modal'].some((tag) => last.is(tag));
}

/** A clause with what it is about. */
export interface Main {
  readonly clause: Clause;
  readonly subject: Mentioned;
  readonly subjectInside: string;
}

/** The main clause between two words of a sentence, as if it were a sentence. */
export function mainIn(sentence: ReadSentence, from: number, to: number): Main | undefined {
  const { text, mentioned, subject, subjectInside } = sentence;
  const tokens = sentence.tokens.slice(from, to);
  const clause = clauseOf(text, tokens);
  if (clause === undefined) return undefined;
  const { first, head } = clause.subject;
  const named = mentioned.find(({ phrase }) => phrase.first === first + from && phrase.head === head + from);
  if (named === undefined)
    return subject === undefined || from > 0 || clause.subject.determiner !== 'pronoun'
      ? undefined
      : { clause, subject, subjectInside };
  const opening = tokens[first] as Token;
  return {
    clause,
    subject: named,
    subjectInside: lowered(text.slice(opening.start, tokens[clause.subjectLast]?.end), opening),
  };
}

/** Whether "to" at an index opens an infinitive; the tagger takes "to intercept the ships" for a noun. */
export function isInfinitiveAfter(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to + 1];
  if (tokens[to]?.lower !== 'to' || tokens[to]?.post !== ' ' || next === undefined) return false;
  return (
    next.is('Infinitive') ||
    (next.is('Noun') &&
      /^\p{Ll}+$/u.test(next.text) &&
      next.post === ' ' &&
      /^(?:the|an?|their|its)$/.test(tokens[to + 2]?.lower ?? ''))
  );
}

/** One that any pronoun of the text may stand for is nobody: a phrase must be clear without it. */
const nobody = { kind: 'abstract', gender: undefined, phrase: { plural: false } } as unknown as Mentioned;

const found = new WeakMap<EnglishText, readonly Aim[]>();

/** Everything that somebody of the text wants or needs to do, in the order of the text. */
export function aimsOf(text: EnglishText): readonly Aim[] {
  const known = found.get(text);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const aims = text.sentences.flatMap(aimsIn).filter(({ words }) => !seen.has(words) && seen.add(words));
  found.set(text, aims);
  return aims;
}

function aimsIn({ tokens, text, index }: ReadSentence): Aim[] {
  return tokens.flatMap((_, at) => {
    const verb = tokens[at + 1];
    if (verb === undefined || !isInfinitiveAfter(tokens, at) || noDeed.has(verb.lower)) return [];
    const end = endOfPhrase(tokens, at + 1);
    if (!isWholePhrase(tokens, at + 1, end) || !pronounUse(tokens.slice(at + 1, end), nobody).clear) return [];
    const words = text.slice(verb.start, tokens[end - 1]?.end);
    const roots = rootsOf(words);
    return roots.size < 2 || dependent.test(words) ? [] : [{ words, sentence: index, roots }];
  });
}

const dependent = /\b(?:it|its|they|their|them|not|too)\b|n['’]t\b|[()[\]"“”:;]|\b\p{Lu}\./u;

/** Up to three aims about as long as the key, nearest first, that share no content words with its sentence or each other. */
export function otherAims(aims: readonly Aim[], key: string, sentence: ReadSentence): string[] {
  const ratio = ({ words }: Aim) => Math.abs(Math.log(words.length / key.length));
  const distance = (aim: Aim) => Math.min(20, Math.abs(aim.sentence - sentence.index)) / 2 + ratio(aim) * 10;
  const taken = new Set(rootsOf(sentence.text));
  const chosen: string[] = [];
  for (const aim of [...aims].sort((a, b) => distance(a) - distance(b))) {
    if (chosen.length === 3) break;
    const isNear = aim.sentence === sentence.index || [...aim.roots].some((root) => taken.has(root));
    if (isNear || ratio(aim) > maxRatio) continue;
    chosen.push(aim.words);
    for (const root of aim.roots) taken.add(root);
  }
  return chosen;
}

/** Maximum logarithm of how much longer or shorter than the key: twice as long. */
const maxRatio = 0.7;
