import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { nounPhraseAt } from '../reading/noun-phrase.js';
import {
  type EnglishText,
  type Mentioned,
  type ReadSentence,
  rootOfWord,
  rootsOf,
  verbOf,
} from '../reading/sentence.js';
import { emptyHeads, isSynonym } from '../reading/words.js';
import { pronounUse } from '../references/pronouns.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** Verbs whose place is worth a question. */
const placing = wordSet(
  'attach appear occur exist live form begin end serve rest swim arrive disappear vanish gather dig crash rise spread enter spot see watch mount build fight die set position base wait meet work rub fold tie dry cover roll scatter follow shoo chase push pull spill pour spread leave pack enlist flow grow breed nest feed migrate mine trade ' +
    'go come run walk ride travel move return arrive fly swim sail climb fall jump land live stay sleep sit stand wait work hide put place keep lay lie leave bring carry take throw send ' +
    'bury build find meet hold locate bear discover hang plant settle grow study gather step crawl creep lead drive escape drop pour store',
);
const resting = wordSet('in at on near under behind inside outside between above below beside among');
const going = wordSet('to into onto towards toward through across over up down from out');

/** "The king hid the ring under a stone." asks "Where did the king hide the ring?". */
export function whereQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || clause.copula || !isNamed(subject)) return [];
  if (!placing.has(verbOf(clause, text.tagger))) return [];
  const found = placeOf(sentence, clause.rest, clause.end);
  const lead = leadOf(clause);
  if (found === undefined || lead === undefined || /^(?:In|At|On|Near|Under|From)\b/.test(lead.before)) return [];
  if (!pronounUse(clause.tokens.slice(clause.predicate, clause.end), subject).clear) return [];
  if (!pronounUse(clause.tokens.slice(...lead.kept), subject).clear) return [];
  // "in a house near the harbour": either of two places could be the answer.
  if (clause.tokens.slice(clause.rest, found.from).some(({ lower }) => resting.has(lower))) return [];
  const verb = movedVerb(clause, text.tagger);
  const question = asked(
    `${lead.before}where`,
    verb.moved,
    sentence.subjectInside,
    verb.stays,
    wordsBetween(clause, clause.rest, found.from),
    lead.after,
  );
  if (rootsOf(question).size < 2 || question.split(' ').length > 22) return [];
  const distractors = otherPlaces(sentence, found, text);
  if (distractors.length < 2) return [];
  return [
    {
      kind: 'place',
      draft: { evidence: evidenceOf(sentence, text), question, correct: found.text, distractors },
      sentence: sentence.index,
      value: 7 + rootsOf(question).size / 8,
    },
  ];
}

interface Place {
  readonly text: string;
  readonly preposition: string;
  readonly head: string;
  /** Whether it is a name, and of a country: shows what may contain what. */
  readonly rank: string;
  readonly from: number;
  readonly sentence: number;
}

/** The last phrase of a clause if it is a place and nothing follows. */
function placeOf({ tokens, mentioned, index, text }: ReadSentence, from: number, until: number): Place | undefined {
  for (let at = from; at < until - 1; at++) {
    const token = tokens[at];
    if (token === undefined || !(resting.has(token.lower) || going.has(token.lower)) || /[,;(]/.test(token.post))
      continue;
    const phrase = nounPhraseAt(tokens, at + 1);
    if (phrase === undefined || phrase.last !== until - 1) continue;
    const noun = mentioned.find((other) => other.phrase.head === phrase.head);
    if (noun === undefined || !isSpot(noun)) return undefined;
    const preposition = token.lower;
    // "out of", "up to": the word before is part of the preposition.
    const first = /^(?:up|down|out|over|back)$/.test(tokens[at - 1]?.lower ?? '') && at - 1 >= from ? at - 1 : at;
    return {
      text: text.slice(tokens[first]?.start, tokens[phrase.last]?.end),
      preposition,
      head: noun.head,
      rank: rankOf(noun),
      from: first,
      sentence: index,
    };
  }
  return undefined;
}

/** Whether something can be at a thing: it is one, and is named as one that the reader knows. */
const isSpot = ({ kind, head, phrase, mass }: Mentioned): boolean =>
  (kind === 'place' ||
    ((kind === 'thing' || kind === 'body') && (phrase.determiner !== 'none' || phrase.plural || mass))) &&
  (!emptyHeads.has(head) || sides.has(head)) &&
  phrase.determiner !== 'pronoun' &&
  phrase.determiner !== 'other' &&
  phrase.number === undefined;
const sides = wordSet('top bottom side end edge middle front back tip base corner');

const rankOf = ({ phrase, country }: Mentioned): string => `${phrase.name} ${country}`;

/** Other places of the text with the same kind of preposition: location or direction. */
function otherPlaces(sentence: ReadSentence, key: Place, text: EnglishText): string[] {
  const sort = resting.has(key.preposition) ? resting : going;
  const words = new Set(sentence.tokens.map(({ lower }) => lower));
  const roots = [...sentence.roots].filter((root) => root !== rootOfWord(key.head));
  const places = text.sentences.flatMap((other) => (other.index === sentence.index ? [] : placesIn(other)));
  const chosen: Place[] = [];
  for (const place of places.sort(
    (a, b) => Math.abs(a.sentence - key.sentence) - Math.abs(b.sentence - key.sentence),
  )) {
    if (chosen.length === 3) break;
    const same = [key, ...chosen].some((other) => other.head === place.head || isSynonym(other.head, place.head));
    if (same || place.rank !== key.rank || words.has(place.head) || !sort.has(place.preposition)) continue;
    const isToldOfIt = (text.byHead.get(place.head) ?? []).some(
      (other) => roots.filter((root) => other.roots.has(root)).length >= Math.max(2, roots.length * 0.5),
    );
    if (!isToldOfIt) chosen.push(place);
  }
  return chosen.map((place) => place.text);
}

function placesIn({ tokens, mentioned, index, text }: ReadSentence): Place[] {
  return mentioned.flatMap((noun) => {
    const { phrase, head, country, text: answer } = noun;
    const before = tokens[phrase.first - 1];
    if (before === undefined || !isSpot(noun)) return [];
    if (
      !(resting.has(before.lower) || going.has(before.lower)) ||
      /[,;(]/.test(before.post) ||
      answer.split(' ').length > 5
    )
      return [];
    const preposition = before.lower;
    return [
      {
        text: `${preposition} ${text.slice(tokens[phrase.first]?.start, tokens[phrase.last]?.end)}`,
        preposition,
        head,
        rank: `${phrase.name} ${country}`,
        from: phrase.first - 1,
        sentence: index,
      },
    ];
  });
}
