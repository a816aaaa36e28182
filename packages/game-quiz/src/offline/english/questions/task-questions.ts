import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { nounPhraseAt } from '../reading/noun-phrase.js';
import { type EnglishText, lowered, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { type Deed, deedsOf, endOfPhrase, isWholePhrase, otherPhrases } from './phrases.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** Verbs whose "to" says what somebody wants or begins to do. */
const meaning = wordSet(
  'decide try want plan agree refuse promise hope offer learn manage attempt intend aim threaten seek need choose wish fail strive struggle expect prefer resolve vow swear volunteer prepare',
);
/** Verbs whose object is to do something. */
const making = wordSet(
  'ask tell order want allow enable cause force help persuade require encourage teach invite permit urge advise warn command instruct convince inspire expect lead get',
);
const able = wordSet('can could must should');
const maxWords = 22;

/** "The king ordered the miller to build a bridge." asks "What did the king order the miller to do?". */
export function taskQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined) return stepQuestions(sentence, text);
  if (subject === undefined || clause.copula || !isNamed(subject)) return [];
  const { tokens, rest } = clause;
  const lead = leadOf(clause);
  const at = infinitiveAt(sentence, text);
  if (lead === undefined || at === undefined || !pronounUse(tokens.slice(...lead.kept), subject).clear) return [];
  const end = endOfPhrase(tokens, at, clause.until);
  if (/^(?:be|have)$/.test(tokens[at]?.lower ?? '') || !isWholePhrase(tokens, at, end)) return [];
  if (!pronounUse(tokens.slice(clause.predicate, end), subject).clear) return [];
  const { moved, stays } = movedVerb(clause, text.tagger);
  const middle = at === clause.verb ? 'do' : `${stays} ${wordsBetween(clause, rest, at)} do`;
  const question = asked(`${lead.before}what`, moved, sentence.subjectInside, middle.trim(), lead.after);
  return factOf(sentence, text, question, wordsBetween(clause, at, end));
}

/** The verb of what is to be done. */
function infinitiveAt({ clause }: ReadSentence, text: EnglishText): number | undefined {
  if (clause === undefined) return undefined;
  const { tokens, rest, auxiliary, verb, passive } = clause;
  const action = verbOf(clause, text.tagger);
  if (tokens[rest]?.lower === 'to' && tokens[rest + 1]?.is('Infinitive'))
    return (passive ? making : meaning).has(action) ? rest + 1 : undefined;
  if (!passive && making.has(action)) {
    const whom = nounPhraseAt(tokens, rest);
    const to = whom === undefined || whom.last === -1 || whom.determiner === 'pronoun' ? -1 : whom.last + 1;
    if (tokens[to]?.lower === 'to' && tokens[to + 1]?.is('Infinitive')) return to + 1;
  }
  const isAble = auxiliary !== undefined && able.has(tokens[auxiliary]?.lower ?? '') && verb === auxiliary + 1;
  return isAble && !passive && !/^(?:be|have)$/.test(action) ? verb : undefined;
}

function factOf(
  sentence: ReadSentence,
  text: EnglishText,
  question: string,
  key: string,
  others?: readonly Deed[],
): Fact[] {
  const { subject, index } = sentence;
  const stem = rootsOf(question);
  if (stem.size < 1 || question.split(' ').length > maxWords || [...rootsOf(key)].some((root) => stem.has(root)))
    return [];
  const own = new Set((text.byHead.get(subject?.head ?? '') ?? []).map((other) => other.index));
  for (const other of text.sentences)
    if (other.subject?.head === subject?.head && subject !== undefined) own.add(other.index);
  const deeds = others ?? deedsOf(text).filter((deed) => !own.has(deed.sentence));
  const distractors = otherPhrases(deeds, key, sentence, ({ isAim }) => (isAim ? 0 : 3)).map(({ words }) => words);
  if (distractors.length < 2) return [];
  const evidence = evidenceOf(sentence, text);
  const value = 7 + Math.min(2, stem.size / 3);
  return [{ kind: 'action', draft: { evidence, question, correct: key, distractors }, sentence: index, value }];
}

const conditions = /^(?:if|when|before|after|while|once|until|unless|in case of|as soon as)\b/i;
const vague =
  /\b(?:it|its|he|she|him|his|her|them|they|their|this|that|these|those|one|ones|i|we|us|our|my|such|then|there|here)\b/i;

/** Behind a step, "until" and "while" say how long, not in which case. */
const tied = /^(?:if|when|before|after|once|unless|in case of|as soon as)\b/i;
/** "Lay the patient on his side": the words say whose. */
const ofSomebody =
  /(?<=\bthe (?:patient|person|child|man|woman|victim|baby|guest|friend|injured|dog|cat|horse)\b.*)\b(?:his|her|their|its)\b/i;

/** "If the rope breaks, call the guide." asks "What should you do if the rope breaks?", among other instructions. */
function stepQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const step = stepIn(sentence);
  if (step === undefined || step.condition === '' || vague.test(step.condition)) return [];
  const steps = stepsOf(text).filter((other) => other.condition !== step.condition);
  return factOf(sentence, text, asked('what should you do', step.condition), step.words, steps);
}

interface Step extends Deed {
  /** "if the rope breaks"; empty for a step that is always taken. */
  readonly condition: string;
}

const found = new WeakMap<EnglishText, readonly Step[]>();

function stepsOf(text: EnglishText): readonly Step[] {
  const known = found.get(text) ?? text.sentences.flatMap((sentence) => stepIn(sentence) ?? []);
  found.set(text, known);
  return known;
}

function stepIn({ tokens, text, clause, index }: ReadSentence): Step | undefined {
  if (clause !== undefined) return undefined;
  const comma = conditions.test(text) ? tokens.findIndex(({ post }) => post.startsWith(',')) : -1;
  const first = comma + 1;
  const verb = tokens[first];
  if (verb === undefined || comma > 12 || !isCommand(verb, tokens[first + 1])) return undefined;
  const end = endOfPhrase(tokens, first);
  const words = lowered(text.slice(verb.start, tokens[end - 1]?.end), verb);
  if (!isWholePhrase(tokens, first, end) || vague.test(words.replace(ofSomebody, ''))) return undefined;
  const behind = text.slice(tokens[end]?.start ?? text.length).replace(/[.!]$/, '');
  const isTied = comma === -1 && tied.test(behind) && behind.split(' ').length < 12 && !/[,;:(]/.test(behind);
  const condition = comma === -1 ? (isTied ? behind : '') : text.slice(0, tokens[comma]?.end);
  return {
    words: words.charAt(0).toLowerCase() + words.slice(1),
    condition: condition.charAt(0).toLowerCase() + condition.slice(1),
    sentence: index,
    roots: rootsOf(words),
    isAim: true,
  };
}

const isCommand = (verb: Token, next: Token | undefined): boolean =>
  verb.is('Infinitive') &&
  !verb.is('Auxiliary') &&
  !verb.is('Modal') &&
  verb.post === ' ' &&
  next !== undefined &&
  !/^(?:be|let|see|note|remember|make|have|do|is|are)$/.test(verb.lower) &&
  (next.is('Determiner') || next.is('Noun') || next.is('Adjective') || next.is('Preposition') || next.is('Possessive'));
