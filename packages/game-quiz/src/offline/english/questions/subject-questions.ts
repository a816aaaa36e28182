import type { Fact } from '../../facts/facts.js';
import { canBeOption, thingDistractors } from '../distractors.js';
import type { Clause } from '../reading/clause.js';
import { nounPhraseAt } from '../reading/noun-phrase.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { isSurelyPerson } from '../references/sure-persons.js';
import { areAlike, asked, evidenceOf, isTorn, leadOf, ofText, wordsBetween } from './wording.js';

/** Minimum content words of a question, so that it has only one answer, and maximum words in total. */
const minRoots = 3;
const maxWords = 26;

/** "Anansi climbed the tree." asks "Who climbed the tree?"; the word order stays. */
export function subjectQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause } = sentence;
  const key = sentence.subject;
  if (clause === undefined || key === undefined || clause.subjectLast !== clause.subject.last || !canBeOption(key))
    return [];
  // "Who told her chickens everything?": the pronoun tells whom everybody thinks of.
  if (key.kind === 'person' && key.head === mainPersonOf(text) && hasOwn(clause)) return [];
  if (clause.copula && /^(?:one|an?|among|not)$/.test(clause.tokens[clause.rest]?.lower ?? '')) return [];
  const lead = leadOf(clause);
  const wh = questionWord(key, clause);
  if (lead === undefined || wh === undefined) return [];
  const own = pronounUse(clause.tokens.slice(clause.predicate, clause.until), key);
  const ahead = pronounUse(clause.tokens.slice(...lead.kept), key);
  if (!own.clear || !ahead.clear || (ahead.gender !== undefined && lead.before !== '')) return [];
  const predicate = predicateOf(clause, key, text);
  if (predicate === undefined || (key.kind === 'person' && isNoPerson(key, predicate))) return [];
  const question = asked(
    lead.before + (lead.before === '' ? wh : wh.toLowerCase()),
    predicate,
    ahead.gender === undefined ? lead.after : '',
  );
  if (isTorn(clause) || (clause.copula && kin.test(predicate))) return [];
  const roots = rootsOf(`${predicate} ${lead.before}`);
  if (roots.size < minRoots + (clause.copula ? 1 : 0) || question.split(' ').length > maxWords) return [];
  const asks = { key, sentence: sentence.text, question, gender: own.gender ?? ahead.gender };
  const isFit = (other: string): boolean => wh !== 'Who' || isCommon(other) || isSurelyPerson(other, text);
  if (!isFit(key.text)) return [];
  const distractors = ofText(thingDistractors(asks, text), key, text).filter(
    (other) => areAlike(wh, other, key) && isFit(other),
  );
  if (distractors.length < 2) return [];
  const value =
    (key.kind === 'person' || key.phrase.name ? 8 : 6) +
    roots.size / 8 +
    (distractors.length >= 3 ? 1 : 0) -
    (clause.copula ? 2 : 0);
  const evidence = evidenceOf(sentence, text);
  return [
    { kind: 'subject', draft: { evidence, question, correct: key.text, distractors }, sentence: sentence.index, value },
  ];
}

/** "the miller", "Anna’s father": a noun for a person. */
const isCommon = (option: string): boolean => /(?:^| )\p{Ll}[\p{L}-]*$/u.test(option);

/** "Anna's Theatre … it": a name with an owner, or of what is "it" later. */
const isNoPerson = ({ phrase, text }: Mentioned, predicate: string): boolean =>
  phrase.name &&
  ((phrase.determiner === 'owner' && /['’]s \p{Lu}/u.test(text)) || /\b(?:it has|it is|it was|its)\b/.test(predicate));

/** "Who was the farmer's wife?": few can be. */
const kin =
  /\b(?:wife|husband|mother|father|sister|brother|daughter|son|aunt|uncle|grandmother|grandfather|niece|nephew|cousin|widow|child)\b/;

const hasOwn = ({ tokens, predicate, until }: Clause): boolean =>
  tokens.slice(predicate, until).some(({ lower }) => /^(?:his|her|their)$/.test(lower));

const mains = new WeakMap<EnglishText, string>();

/** The person whom far more sentences name than any other; empty without one. */
function mainPersonOf(text: EnglishText): string {
  const known = mains.get(text);
  if (known !== undefined) return known;
  const heads = new Set(text.mentioned.flatMap(({ kind, head }) => (kind === 'person' ? [head] : [])));
  const counts = [...heads].map((head) => [head, text.byHead.get(head)?.length ?? 0] as const);
  const [first, second] = counts.sort((a, b) => b[1] - a[1]);
  const main = first !== undefined && first[1] > (second?.[1] ?? 0) * 1.3 ? first[0] : '';
  mains.set(text, main);
  return main;
}

/** Verbs of persons: their subject is never a "what". */
const personal =
  /^(?:say|tell|ask|think|want|decide|know|believe|see|hear|feel|answer|reply|look|love|wish|walk|run|speak|laugh|cry|smile)$/;

function questionWord(key: Mentioned, { tokens, subject }: Clause): string | undefined {
  const head = tokens[subject.head] as Token;
  switch (key.kind) {
    case 'person':
      return 'Who';
    case 'animal':
      return subject.plural ? 'Which animals' : 'Which animal';
    case 'place':
      if (!subject.name) return 'What';
      if (head.is('Country')) return 'Which country';
      return head.is('City') ? 'Which city' : undefined;
    // Organisations are too unlike each other: a hotel offers no flights.
    case 'organisation':
      return undefined;
    case 'thing':
    case 'abstract':
      return personal.test(key.verb ?? '') || subject.name ? undefined : 'What';
    default:
      return undefined;
  }
}

/** The predicate in the singular: "are light and carry" becomes "is light and carries" after "what". */
function predicateOf(clause: Clause, key: Mentioned, { tagger }: EnglishText): string | undefined {
  const { tokens, predicate, until, auxiliary, verb, past, subject } = clause;
  const written = wordsBetween(clause, predicate, until);
  if (!subject.plural || key.kind === 'animal') return written;
  const seconds = secondVerbs(clause);
  if (/\b(?:they|their|them|themselves|each|all|both)\b/i.test(written) || seconds === undefined) return undefined;
  const changed = (at: number): string => {
    const { lower, text } = tokens[at] as Token;
    if (at !== (auxiliary ?? verb) && !seconds.includes(at)) return text;
    return (
      singular[lower] ?? (past || (at === auxiliary && at !== verb) ? text : tagger.conjugated(lower).PresentTense)
    );
  };
  const words = tokens.slice(predicate, until).map((token, index) => {
    const next = index === until - predicate - 1 ? token.end : tokens[predicate + index + 1]?.start;
    return changed(predicate + index) + clause.text.slice(token.end, next);
  });
  return words.join('');
}

/** The verbs joined to the first one; undefined if they may be joined to an infinitive: "able to bend and carry". */
function secondVerbs({ tokens, auxiliary, verb, rest, until, past }: Clause): readonly number[] | undefined {
  const isModal = auxiliary !== undefined && tokens[auxiliary]?.is('Modal') === true && auxiliary !== verb;
  const found: number[] = [];
  let afterTo = false;
  for (let at = rest; at < until; at++) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1] as Token;
    if (before.lower === 'to' && token.is('Infinitive')) afterTo = true;
    const isJoined = /^(?:and|or|but)$/.test(before.lower) || before.post.startsWith(',');
    const start = token.is('Adverb') && isJoined ? at + 1 : at;
    const second = tokens[start];
    if (!isJoined || second === undefined || start >= until) continue;
    if (singular[second.lower] !== undefined) found.push(start);
    else if (past || isModal || !second.is('Infinitive') || second.is('Noun')) continue;
    else if (afterTo) return undefined;
    else found.push(start);
  }
  return found;
}

const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };

/** "There was a field in front of the willow." asks "What was in front of the willow?". */
export function existenceQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { tokens, mentioned } = sentence;
  const [there, verb] = tokens;
  if (there?.lower !== 'there' || verb === undefined) return [];
  let at = 1;
  while (/^(?:once|also|still|now|often)$/.test(tokens[at]?.lower ?? '')) at++;
  const copula = tokens[at];
  const phrase = nounPhraseAt(tokens, at + 1);
  if (
    copula === undefined ||
    !/^(?:was|is|lived|stood|were|are)$/.test(copula.lower) ||
    phrase === undefined ||
    phrase.last === -1
  )
    return [];
  const key = mentioned.find((other) => other.phrase.first === phrase.first);
  if (
    key === undefined ||
    !canBeOption(key) ||
    (key.phrase.plural && key.kind !== 'thing') ||
    key.kind === 'abstract' ||
    key.kind === 'time'
  )
    return [];
  if (/[,;:(]/.test(tokens[phrase.last]?.post ?? '')) return [];
  const comma = tokens.findIndex(({ post }, index) => index > phrase.last && /[,;:(–—]/.test(post));
  const rest = tokens.slice(phrase.last + 1, comma === -1 ? tokens.length : comma + 1);
  if (
    rest.length < 3 ||
    !(rest[0]?.is('Preposition') ?? false) ||
    rest.some((token) => token.is('Verb')) ||
    !pronounUse(rest, key).clear
  )
    return [];
  const wh = key.kind === 'person' ? 'who' : key.kind === 'animal' ? 'which animal' : 'what';
  const question = asked(
    wh,
    sentence.text.slice(tokens[1]?.start, copula.end),
    sentence.text.slice(rest[0]?.start, rest.at(-1)?.end),
  );
  if (rootsOf(question).size < 2) return [];
  const distractors = ofText(thingDistractors({ key, sentence: sentence.text, question }, text), key, text).filter(
    (other) => areAlike(wh, other, key),
  );
  if (distractors.length < 2) return [];
  const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
  return [
    {
      kind: 'subject',
      draft: { evidence, question, correct: key.text, distractors },
      sentence: sentence.index,
      value: 6,
    },
  ];
}
