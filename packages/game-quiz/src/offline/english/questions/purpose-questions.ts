import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { aimsOf, endOfPhrase, endsWell, isInfinitiveAfter, isWholePhrase, mainIn, otherAims } from './phrases.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** Verbs whose "to" says what is wanted, asked or begun, not what for. */
const wanting = wordSet(
  'ask tell want allow enable cause force help persuade order need require expect lead encourage teach invite permit get urge advise warn remind convince compel command ' +
    'instruct challenge tempt inspire prompt motivate believe consider know find think suppose assume intend mean seem appear tend happen begin start continue try attempt ' +
    'fail refuse agree decide hope learn like love hate prefer plan promise threaten manage offer afford choose have be struggle strive seek aim remain prove take cost ' +
    'give leave let make do say see hear feel wish long desire dare beg forbid swear vow offer grow come fight vote declare report deserve wait owe show mark',
);
/** Nouns that a following "to" completes: "the ability to fly". */
const completed =
  /^(?:ways?|times?|abilit(?:y|ies)|attempts?|rights?|opportunit(?:y|ies)|needs?|permissions?|desires?|plans?|decisions?|chances?|powers?|efforts?|reasons?|places?|tendency|willingness|failures?|refusal|promises?|authority|orders?|commands?|invitations?|wish|ambitions?|intentions?|motivation|incentives?|pressure|capacity|potential|freedom|duty|duties|responsibility|obligation|tasks?|jobs?|goals?|aims?|missions?|quest|first|last|second|third|next|one|ones|things?|nothing|something|anything|everything|someone|lot|enough|much|more|demands?|requests?|proposals?|agreements?|threats?|offers?|campaigns?|struggle|movement|drive|call|calls|requirements?|means|strength|courage|energy|patience|money|half|part|likely|able|ready|too|access|addition|contrast|response|reaction|solution|answer|key|due|according|used|due|back|closer?|next|similar|north|south|east|west|adjacent|relation|respect|regard|up|down|on|over|in|out|and|or|but|how|what|where|when|whether|not|than|as|is|are|was|were|instructions?|legislation|pleasure|people|temptation|choice|option|race|urge|eager|sure|order|going|easy|hard|difficult|possible|impossible|important|necessary|best|better|essential|helpful|useful|dangerous|safe|good|nice|free|happy|glad|sad|sorry|afraid|willing|unable|ready|prepared|supposed|known|said|thought|believed|expected)$/;

/** "Farmers built a wall to protect their fields." asks "Why did farmers build a wall?"; also advice: "Why should you …?" */
export function purposeQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const found = statedPurpose(sentence, text) ?? openingPurpose(sentence, text) ?? advisedPurpose(sentence);
  if (found === undefined) return [];
  const { question, key } = found;
  const asksFor = rootsOf(question);
  if (asksFor.size < 2 || question.split(' ').length > 24 || [...rootsOf(key)].every((root) => asksFor.has(root)))
    return [];
  // What a sentence about the same things aims at may be an aim of this deed too.
  const near = new Set(
    text.sentences.filter(({ roots }) => [...roots].some((root) => asksFor.has(root))).map(({ index }) => index),
  );
  const aims = aimsOf(text).filter(({ sentence: at }) => !near.has(at));
  const distractors = otherAims(aims, key, sentence).map((words) => `to ${words}`);
  if (distractors.length < 2) return [];
  return [
    {
      kind: 'purpose',
      draft: { evidence: evidenceOf(sentence, text), question, correct: key, distractors },
      sentence: sentence.index,
      value: 9,
    },
  ];
}

interface Asked {
  readonly question: string;
  readonly key: string;
}

function statedPurpose(sentence: ReadSentence, text: EnglishText): Asked | undefined {
  const { tokens } = sentence;
  const to = tokens.findIndex((_, at) => at > 2 && isInfinitiveAfter(tokens, at));
  if (to === -1) return undefined;
  const isMarked = tokens[to - 1]?.lower === 'order' && tokens[to - 2]?.lower === 'in';
  const from = isMarked ? to - 2 : to;
  const main = mainIn(sentence, 0, from);
  if (main === undefined || !isNamed(main.subject) || main.clause.copula || main.clause.until < from) return undefined;
  const { clause, subject, subjectInside } = main;
  const verb = verbOf(clause, text.tagger);
  const lead = leadOf(clause);
  if (lead === undefined || lead.before !== '') return undefined;
  if (!isMarked && !isAim(tokens, clause.rest, to, wanting.has(verb))) return undefined;
  const end = endOfPhrase(tokens, to + 1);
  if (!isWholePhrase(tokens, to + 1, end) || !pronounUse(tokens.slice(clause.predicate, end), subject).clear)
    return undefined;
  const { moved, stays } = movedVerb(clause, text.tagger);
  const question = asked('why', moved, subjectInside, stays, wordsBetween(clause, clause.rest, from));
  return { question, key: `to ${wordsBetween({ ...clause, tokens }, to + 1, end)}` };
}

/** "To reach the sea, the explorers followed the river." */
function openingPurpose(sentence: ReadSentence, text: EnglishText): Asked | undefined {
  const { tokens } = sentence;
  if (!isInfinitiveAfter(tokens, 0) && !(tokens[0]?.lower === 'to' && tokens[1]?.is('Infinitive'))) return undefined;
  const end = endOfPhrase(tokens, 1);
  if (!tokens[end - 1]?.post.startsWith(',') || !isWholePhrase(tokens, 1, end)) return undefined;
  const main = mainIn(sentence, end, tokens.length);
  if (main === undefined || !isNamed(main.subject) || main.clause.lead !== -1 || main.clause.copula) return undefined;
  const { clause, subject, subjectInside } = main;
  const close = endOfPhrase(clause.tokens, clause.verb, clause.until);
  const kept = [...tokens.slice(1, end), ...clause.tokens.slice(clause.predicate, close)];
  const last = clause.tokens[close - 1];
  // "…, Anna Berg": the name that follows says who is meant.
  if (!pronounUse(kept, subject).clear || !endsWell(last) || last?.post.startsWith(',')) return undefined;
  const { moved, stays } = movedVerb(clause, text.tagger);
  const question = asked('why', moved, subjectInside, stays, wordsBetween(clause, clause.rest, close));
  return { question, key: `to ${sentence.text.slice(tokens[1]?.start, tokens[end - 1]?.end)}` };
}

/** Whether the "to" after a verb's object says what for. */
function isAim(tokens: readonly Token[], rest: number, to: number, isWanting: boolean): boolean {
  const before = tokens[to - 1];
  if (isWanting || before === undefined || completed.test(before.lower) || /[,;:]/.test(before.post)) return false;
  // Without an object the verb itself may ask for the "to".
  if (to === rest && !intransitive.has(before.lower)) return false;
  return !tokens
    .slice(rest, to)
    .some(
      (token) =>
        /^(?:that|which|who|whose|where|when|while|because|if|not|n['’]t|whether|enough|too|so)$/.test(token.lower) ||
        (token.is('Verb') && !token.is('Noun') && !token.is('Adjective')),
    );
}
const intransitive = wordSet(
  'went stopped stayed returned met gathered ran hurried moved travelled traveled sailed walked rushed used built created made designed sent formed added developed founded killed closed opened heated cooled cut',
);

const advice = wordSet(
  'use add cut put place cover turn move keep take bring build hold raise lift press wrap tie wash clean dry heat warm cool stir mix beat pour roll fold prick brush sprinkle spread dig clear lay arrange choose pick ' +
    'open close shut leave stand hang set fill remove check test shake rub apply bend push pull hold store freeze soak drain rinse peel slice chop save plant water stop wear carry send call write read make strike split',
);

/** "Cover the bowl with a cloth to keep the dough warm." asks "Why should you cover the bowl with a cloth?". */
function advisedPurpose({ tokens, text }: ReadSentence): Asked | undefined {
  const first = tokens[0];
  if (
    first === undefined ||
    !advice.has(first.lower) ||
    !/^(?:the|an?|some|your|all|\p{Ll}+)$/u.test(tokens[1]?.lower ?? '')
  )
    return undefined;
  const to = tokens.findIndex((_, at) => at > 2 && isInfinitiveAfter(tokens, at));
  if (to === -1 || !isAim(tokens, 1, to, false)) return undefined;
  const end = endOfPhrase(tokens, to + 1);
  const stem = text.slice(first.start, tokens[to - 1]?.end);
  const key = `to ${text.slice(tokens[to + 1]?.start, tokens[end - 1]?.end)}`;
  if (!isWholePhrase(tokens, to + 1, end) || /[,;:]/.test(stem) || pointing.test(stem)) return undefined;
  return pointing.test(key.replace(/\b(?:it|them)\b/, ''))
    ? undefined
    : { question: asked('why should you', stem.charAt(0).toLowerCase() + stem.slice(1)), key };
}
const pointing =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|his|her|him|I|we|us|our|such|one|here|there|above|below|other|same|again)\b/i;
