import type { Fact } from '../facts.js';
import { actionOf, isAction } from './action-questions.js';
import { type EnglishText, type ReadSentence, rootsOf } from './english-text.js';
import { evidenceOf, isNamed } from './object-questions.js';
import { pronounUse } from './pronouns.js';
import { areApart } from './same-person.js';
import { asked } from './wording.js';
import { isAnswer } from './wrong-answers.js';

/** "What did the fisherman do?": what he did, among what others did, each of whom is certainly somebody else. */
export function deedQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { subject } = sentence;
  const key = deedOf(sentence, text);
  if (key === undefined || subject === undefined || !isNamed(subject) || !isAnswer(subject)) return [];
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
    // What is done to somebody cannot be done by him.
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

/** What somebody does in a sentence, where it says enough. */
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
