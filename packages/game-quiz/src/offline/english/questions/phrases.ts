import { wordSet } from '../../../languages/index.js';
import { type Clause, clauseOf } from '../reading/clause.js';
import { type EnglishText, lowered, type Mentioned, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { join, wordsBetween } from './wording.js';

/** What somebody does, without the one who does it: "build a fire in the snow". */
export interface Deed {
  /** From the infinitive on. */
  readonly words: string;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
  /** Whether the text has it in this form. */
  readonly isStated: boolean;
}

/** Minimum and maximum words of a deed. */
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

const found = new WeakMap<EnglishText, readonly Deed[]>();

/** Everything that somebody of the text does or means to do, in the order of the text. */
export function deedsOf(text: EnglishText): readonly Deed[] {
  const known = found.get(text);
  if (known !== undefined) return known;
  const deeds = text.sentences.flatMap((sentence) => [...aimsIn(sentence), ...deedIn(sentence, text)]);
  const seen = new Set<string>();
  const different = deeds.filter(({ words }) => !seen.has(words) && seen.add(words));
  found.set(text, different);
  return different;
}

function aimsIn({ tokens, text, index }: ReadSentence): Deed[] {
  return tokens.flatMap((_, at) => {
    const verb = tokens[at + 1];
    if (verb === undefined || !isInfinitiveAfter(tokens, at) || noDeed.has(verb.lower)) return [];
    return deed(text, tokens, at + 1, endOfPhrase(tokens, at + 1), index, true);
  });
}

function deedIn(sentence: ReadSentence, text: EnglishText): Deed[] {
  const { clause, index } = sentence;
  if (clause === undefined || clause.copula || clause.passive || clause.auxiliary !== undefined) return [];
  const isPlain = !clause.past && clause.subject.plural;
  const verb = isPlain ? (clause.tokens[clause.verb]?.lower ?? '') : verbOf(clause, text.tagger);
  if (noDeed.has(verb) || clause.predicate !== clause.verb) return [];
  const end = endOfPhrase(clause.tokens, clause.verb, clause.until);
  const [whole] = deed(sentence.text, clause.tokens, clause.verb, end, index, false);
  return whole === undefined ? [] : [{ ...whole, words: join(verb, wordsBetween(clause, clause.rest, end)) }];
}

function deed(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  sentence: number,
  isStated: boolean,
): Deed[] {
  if (!isWholePhrase(tokens, from, to) || !pronounUse(tokens.slice(from, to), nobody).clear) return [];
  const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const roots = rootsOf(words);
  if (
    hasSecondVerb(tokens.slice(from, to)) ||
    roots.size < 2 ||
    /\b(?:it|its|they|their|them|not|too)\b|n['’]t\b|[()[\]"“”:;]|\b\p{Lu}\./u.test(words)
  )
    return [];
  return [{ words, sentence, roots, isStated }];
}

/**
 * Up to three phrases about as long as the key, nearest first, that share no more content words with the sentence asked
 * about, nor with each other, than allowed: then none of them is right as well.
 */
export function otherPhrases<Phrase extends Pick<Deed, 'words' | 'sentence' | 'roots'>>(
  phrases: readonly Phrase[],
  key: string,
  sentence: ReadSentence,
  cost: (phrase: Phrase) => number = () => 0,
  maxShared = 0,
): Phrase[] {
  const own = rootsOf(sentence.text);
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((root) => other.has(root)).length;
  const ranked = phrases
    .filter(({ words, sentence: at, roots }) => {
      const ratio = words.length / key.length;
      return at !== sentence.index && ratio > 0.5 && ratio < 2 && shared(roots, own) <= maxShared;
    })
    .map((phrase) => ({
      phrase,
      distance:
        Math.min(20, Math.abs(phrase.sentence - sentence.index)) / 2 +
        Math.abs(Math.log(phrase.words.length / key.length)) * 10 +
        cost(phrase),
    }))
    .sort((a, b) => a.distance - b.distance);
  const chosen: Phrase[] = [];
  for (const { phrase } of ranked) {
    if (chosen.length === 3) break;
    if (chosen.every(({ roots }) => shared(roots, phrase.roots) <= maxShared)) chosen.push(phrase);
  }
  return chosen;
}
