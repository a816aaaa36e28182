import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { canBeOption } from '../distractors.js';
import type { Clause } from '../reading/clause.js';
import { type EnglishText, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { areApart } from '../references/same-person.js';
import { asked, evidenceOf, isNamed, join, leadOf, wordsBetween } from './wording.js';

/** Verbs of intention. */
const meaning = wordSet(
  'decide try want begin start plan agree refuse promise hope offer learn manage attempt intend aim threaten continue',
);
/** Minimum and maximum words of an action. */
const words = { min: 3, max: 13 } as const;

/** "When the rain stopped, Anna opened the window." asks "What did Anna do when the rain stopped?". */
export function actionQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause, subject } = sentence;
  if (clause === undefined || subject === undefined || subject.kind !== 'person' || !isNamed(subject)) return [];
  if (clause.auxiliary !== undefined || !clause.past || subject.phrase.plural) return [];
  const lead = leadOf(clause);
  if (lead === undefined || !pronounUse(clause.tokens.slice(...lead.kept), subject).clear) return [];
  const at = clause.tokens.findIndex(
    (_, index) => index > clause.rest && index < clause.until - 2 && opensTime(clause.tokens, index),
  );
  const tail = at === -1 || lead.after !== '' ? '' : wordsBetween(clause, at, clause.until);
  const until = tail === '' ? clause.until : at;
  const to = clause.tokens[clause.rest]?.lower === 'to' && meaning.has(verbOf(clause, text.tagger));
  const key = to ? wordsBetween(clause, clause.rest + 1, until) : wordsBetween(clause, clause.predicate, until);
  const isTied = tail !== '' || lead.after !== '' || /^(?:At|After|Before|During|On|From|In) /.test(lead.before);
  if (!to && !isTied) return [];
  if (!isAction(key) || !pronounUse(clause.tokens.slice(clause.rest, clause.until), subject).clear) return [];
  const did = to ? `${verbOf(clause, text.tagger)} to do` : 'do';
  const after =
    lead.after === ''
      ? lead.before.replace(/, $/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
      : lead.after;
  const question = asked('what did', sentence.subjectInside, did, tail, after);
  const distractors = otherActions(sentence, key, question, to, text);
  if (distractors.length < 2) return [];
  return [
    {
      kind: 'action',
      draft: { evidence: evidenceOf(sentence, text), question, correct: key, distractors },
      sentence: sentence.index,
      value: 7,
    },
  ];
}

/** "when she came in", "as the sun rose": a time word followed by a clause or a noun. */
function opensTime(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (
    next === undefined ||
    !(next.is('Pronoun') || next.is('Determiner') || next.is('ProperNoun') || next.is('Gerund'))
  )
    return false;
  return (
    /^(?:when|after|before|until|while)$/.test(tokens[at]?.lower ?? '') ||
    (tokens[at]?.lower === 'as' && next.is('Pronoun'))
  );
}

/** Whether words describe an action, and nothing else. */
function isAction(action: string): boolean {
  const count = action.split(' ').length;
  return count >= words.min && count <= words.max && !/[,;:()–—]/.test(action) && rootsOf(action).size >= 2;
}

/** Other actions of the text, in the same form. */
function otherActions(
  sentence: ReadSentence,
  key: string,
  question: string,
  infinitive: boolean,
  text: EnglishText,
): string[] {
  const own = rootsOf(`${key} ${question} ${sentence.text}`);
  const asks = rootsOf(question.replace(sentence.subjectInside, ''));
  const candidates = text.sentences.flatMap((other) => {
    const { clause, subject } = other;
    if (
      clause === undefined ||
      subject === undefined ||
      other.index === sentence.index ||
      !clause.past ||
      clause.auxiliary !== undefined
    )
      return [];
    if (subject.kind !== 'person') return [];
    if (
      !pronounUse(clause.tokens.slice(clause.predicate, clause.until), {
        ...subject,
        gender: sentence.subject?.gender ?? subject.gender,
      }).clear
    )
      return [];
    const action = actionOf(clause, infinitive, text);
    if (!isAction(action) || action.length > key.length * 1.8 || key.length > action.length * 1.8) return [];
    const shared = [...rootsOf(action)].filter((root) => own.has(root));
    if (shared.length > 1 || shared.some((root) => asks.has(root))) return [];
    return [
      {
        action,
        distance:
          Math.abs(other.index - sentence.index) + 4 * Math.abs(action.split(' ').length - key.split(' ').length),
      },
    ];
  });
  const chosen: string[] = [];
  for (const { action } of candidates.sort((a, b) => a.distance - b.distance)) {
    if (chosen.length === 3) break;
    const roots = rootsOf(action);
    if (chosen.every((other) => [...rootsOf(other)].filter((root) => roots.has(root)).length < 2)) chosen.push(action);
  }
  return chosen;
}

/** The action of a clause; as an infinitive if wanted. */
function actionOf(clause: Clause, infinitive: boolean, text: EnglishText): string {
  if (!infinitive) return wordsBetween(clause, clause.predicate, clause.until);
  if (clause.tokens[clause.rest]?.lower === 'to') return wordsBetween(clause, clause.rest + 1, clause.until);
  const verb = verbOf(clause, text.tagger);
  return clause.predicate === clause.verb ? join(verb, wordsBetween(clause, clause.rest, clause.until)) : '';
}

/** "What did the fisherman do?": his action, among actions of others who are certainly not the fisherman. */
export function deedQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { subject } = sentence;
  const key = deedOf(sentence, text);
  if (key === undefined || subject === undefined || !isNamed(subject) || !canBeOption(subject)) return [];
  const own = rootsOf(key);
  const byOthers = text.sentences.flatMap((other) => {
    if (other.index === sentence.index || other.subject === undefined || !areApart(subject, other.subject, text))
      return [];
    if (other.subject.head === subject.head) return [];
    const deed = deedOf(other, text);
    if (deed === undefined || deed.length > key.length * 1.8 || key.length > deed.length * 1.8) return [];
    const { clause } = other;
    const meant = { ...other.subject, gender: subject.gender ?? other.subject.gender };
    if (clause === undefined || !pronounUse(clause.tokens.slice(clause.predicate, clause.until), meant).clear)
      return [];
    // The victim of an action cannot be its subject.
    if (other.tokens.some(({ lower }) => lower.replace(/['’]s$/, '') === subject.head)) return [];
    if ([...rootsOf(deed)].some((root) => own.has(root))) return [];
    return [
      {
        deed,
        distance: Math.abs(other.index - sentence.index) + 3 * Math.abs(deed.split(' ').length - key.split(' ').length),
      },
    ];
  });
  const chosen: string[] = [];
  for (const { deed } of byOthers.sort((a, b) => a.distance - b.distance)) {
    const roots = rootsOf(deed);
    if (chosen.length < 3 && chosen.every((other) => ![...rootsOf(other)].some((root) => roots.has(root))))
      chosen.push(deed);
  }
  if (chosen.length < 2) return [];
  const question = asked('what did', sentence.subjectInside, 'do');
  return [
    {
      kind: 'action',
      draft: { evidence: evidenceOf(sentence, text), question, correct: key, distractors: chosen },
      sentence: sentence.index,
      value: 5,
    },
  ];
}

/** The action of a sentence's subject, if it says enough. */
function deedOf({ clause, subject }: ReadSentence, text: EnglishText): string | undefined {
  if (
    clause === undefined ||
    subject?.kind !== 'person' ||
    clause.auxiliary !== undefined ||
    !clause.past ||
    clause.lead !== -1
  )
    return undefined;
  if (!pronounUse(clause.tokens.slice(clause.predicate, clause.until), subject).clear) return undefined;
  const deed = actionOf(clause, false, text);
  return isAction(deed) &&
    deed.split(' ').length >= 4 &&
    !/^(?:had|said|told|asked|thought|felt|knew|seemed|became)\b/.test(deed)
    ? deed
    : undefined;
}
