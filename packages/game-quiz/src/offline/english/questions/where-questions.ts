import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import {
  type EnglishText,
  type Mentioned,
  type ReadSentence,
  rootOfWord,
  rootsOf,
  verbOf,
} from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { emptyHeads, isSynonym } from '../reading/words.js';
import { pronounUse } from '../references/pronouns.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** Verbs whose place is worth a question. */
const placing = wordSet(
  'attach appear occur exist live form begin end serve rest swim arrive disappear vanish gather dig crash rise spread enter spot see watch mount build fight die set position base wait meet work rub fold tie dry cover roll scatter follow shoo chase push pull spill pour spread leave pack enlist flow grow breed nest feed migrate mine trade ' +
    'transfer fry bake boil steam arrange insert attach go come run walk ride travel move return arrive fly swim sail climb fall jump land live stay sleep sit stand wait work hide put place keep lay lie leave bring carry take throw send ' +
    'bury build find meet hold locate bear discover hang plant settle grow study gather step crawl creep lead drive escape drop pour store',
);
/** Prepositions by what they say of a place: one at rest, a goal, an origin, a way. */
const sorts: Readonly<Record<string, 'rest' | 'goal' | 'origin' | 'way'>> = {
  ...sorted('rest', 'in at on near under behind inside outside between above below beside among beneath underneath'),
  ...sorted('goal', 'to into onto towards toward'),
  ...sorted('origin', 'from out off'),
  ...sorted('way', 'through across over along past'),
};

function sorted(sort: 'rest' | 'goal' | 'origin' | 'way', words: string): Record<string, typeof sort> {
  return Object.fromEntries(words.split(' ').map((word) => [word, sort]));
}

/** "The king hid the ring under a stone." asks "Where did the king hide the ring?". */
export function whereQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined) return whereInSteps(sentence, text);
  if (subject === undefined || clause.copula || !isNamed(subject)) return [];
  if (!placing.has(verbOf(clause, text.tagger))) return [];
  const found = placeOf(sentence, clause.rest, clause.end);
  const lead = leadOf(clause);
  if (found === undefined || lead === undefined || /^(?:In|At|On|Near|Under|From)\b/.test(lead.before)) return [];
  if (!pronounUse(clause.tokens.slice(clause.predicate, clause.end), subject).clear) return [];
  if (!pronounUse(clause.tokens.slice(...lead.kept), subject).clear) return [];
  const verb = movedVerb(clause, text.tagger);
  const question = asked(
    `${lead.before}where`,
    verb.moved,
    sentence.subjectInside,
    verb.stays,
    wordsBetween(clause, clause.rest, found.from),
    lead.after,
  );
  return factOf(sentence, question, found, text);
}

/** "Put the apples in a bowl." asks "Where should you put the apples?". */
function whereInSteps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { tokens } = sentence;
  const [verb] = tokens;
  if (verb === undefined || !verb.is('Infinitive') || verb.post !== ' ' || !placing.has(verb.lower)) return [];
  const end = tokens.findIndex(
    ({ post }, index) =>
      /[,;:(.]/.test(post) || /^(?:and|or|then|until|so|to|with|for|before)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const found = placeOf(sentence, 1, end === -1 ? tokens.length : end + 1);
  if (found === undefined || found.from < 2) return [];
  const asks = tokens.slice(1, found.from);
  if (asks.some(({ lower }) => vague.test(lower))) return [];
  const question = asked('where should you', verb.lower, sentence.text.slice(asks[0]?.start, asks.at(-1)?.end));
  return factOf(sentence, question, found, text);
}

const vague =
  /^(?:it|its|them|they|their|this|these|that|those|him|his|her|one|ones|other|another|rest|all|some|more)$/;

function factOf(sentence: ReadSentence, question: string, found: Place, text: EnglishText): Fact[] {
  if (rootsOf(question).size < 2 || question.split(' ').length > 22) return [];
  const distractors = otherPlaces(sentence, found, text);
  if (distractors.length < 2) return [];
  const draft = { evidence: evidenceOf(sentence, text), question, correct: found.text, distractors };
  return [{ kind: 'place', draft, sentence: sentence.index, value: 7 + rootsOf(question).size / 8 }];
}

interface Place {
  readonly text: string;
  readonly sort: string;
  readonly head: string;
  /** Whether it is a name, and of a country: shows what may contain what. */
  readonly rank: string;
  readonly from: number;
  readonly sentence: number;
}

/** The phrase that ends a clause if it is a place and stands behind the verb and its object. */
function placeOf(sentence: ReadSentence, from: number, until: number): Place | undefined {
  const { tokens, mentioned } = sentence;
  for (let at = from; at < until - 1; at++) {
    const token = tokens[at] as Token;
    // "in a house near the harbour": either of two places could be the answer.
    if (at > from && (token.is('Verb') || token.lower === 'that')) return undefined;
    if (sorts[tokens[at + 1]?.lower ?? ''] !== undefined) continue;
    if (sorts[token.lower] === undefined) {
      if (token.is('Preposition') && !/^(?:of|up|down|back)$/.test(token.lower)) return undefined;
      continue;
    }
    const first = /^(?:up|down|out|back)$/.test(tokens[at - 1]?.lower ?? '') && at - 1 >= from ? at - 1 : at;
    // "located closer to the body": the place belongs to that word.
    const before = tokens[first - 1];
    if (first > from && (before?.is('Adverb') || before?.is('Adjective'))) return undefined;
    const noun = mentioned.find(({ phrase }) => phrase.first === at + 1);
    return noun === undefined || noun.phrase.last !== until - 1 ? undefined : placeAt(sentence, noun, first);
  }
  return undefined;
}

function placeAt({ tokens, index, text }: ReadSentence, noun: Mentioned, from: number): Place | undefined {
  const { phrase, kind, head, country } = noun;
  const before = tokens[phrase.first - 1];
  const sort = sorts[before?.lower ?? ''];
  const next = tokens[phrase.last + 1];
  const isCut = (next?.is('Noun') || next?.is('Infinitive')) && tokens[phrase.last]?.post === ' ';
  if (sort === undefined || before?.post !== ' ' || isCut || !isSpot(noun)) return undefined;
  if (from === 0 || phrase.last - phrase.first > 6) return undefined;
  const words = text.slice(tokens[from]?.start, tokens[phrase.last]?.end);
  const rank = `${phrase.name} ${country} ${kind === 'place'}`;
  if (/\b(?:same|other|such|this|these|its|his|her|their)\b/.test(words)) return undefined;
  return { text: words, sort, head, rank, from, sentence: index };
}

/** Whether something can be at a thing: it is one, and is named as one that the reader knows. */
const isSpot = ({ kind, head, phrase }: Mentioned): boolean =>
  (kind === 'place' || ((kind === 'thing' || kind === 'body') && phrase.determiner !== 'none')) &&
  (!emptyHeads.has(head) || sides.has(head)) &&
  phrase.determiner !== 'pronoun' &&
  phrase.determiner !== 'other' &&
  phrase.number === undefined;
const sides = wordSet('top bottom side end edge middle front back tip base corner');

const found = new WeakMap<EnglishText, readonly Place[]>();

function allPlaces(text: EnglishText): readonly Place[] {
  const known =
    found.get(text) ??
    text.sentences.flatMap((sentence) =>
      sentence.mentioned.flatMap((noun) => placeAt(sentence, noun, noun.phrase.first - 1) ?? []),
    );
  found.set(text, known);
  return known;
}

/** Other places of the text with the same kind of preposition. */
function otherPlaces(sentence: ReadSentence, key: Place, text: EnglishText): string[] {
  const words = new Set(sentence.tokens.map(({ lower }) => lower));
  const roots = [...sentence.roots].filter((root) => root !== rootOfWord(key.head));
  const near = allPlaces(text)
    .filter(
      ({ rank, sort, head, sentence: at }) =>
        at !== sentence.index && rank === key.rank && sort === key.sort && !words.has(head),
    )
    .sort((a, b) => Math.abs(a.sentence - key.sentence) - Math.abs(b.sentence - key.sentence));
  const chosen: Place[] = [];
  for (const place of near) {
    if (chosen.length === 5) break;
    if ([key, ...chosen].some((other) => other.head === place.head || isSynonym(other.head, place.head))) continue;
    const isToldOfIt = (text.byHead.get(place.head) ?? []).some(
      (other) => roots.filter((root) => other.roots.has(root)).length >= Math.max(2, roots.length * 0.5),
    );
    if (!isToldOfIt) chosen.push(place);
  }
  return chosen.map((place) => place.text);
}
