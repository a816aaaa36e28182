import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { asked, evidenceOf, isNamed, leadOf, movedVerb, wordsBetween } from './wording.js';

/** "The fire spread because the wind was strong." asks "Why did the fire spread?". */
export function whyQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { clause } = sentence;
  if (clause === undefined) return [];
  const { tokens } = clause;
  const because = tokens.findIndex(({ lower }, index) => index > clause.rest && lower === 'because');
  const { subject } = sentence;
  // "… and that because", "not because": the reason belongs to something else.
  if (/^(?:and|or|but|that|not|only|just|mainly|mostly|partly|largely|simply)$/.test(tokens[because - 1]?.lower ?? ''))
    return [];
  if (because === -1 || subject === undefined || !isNamed(subject) || tokens[because + 1]?.lower === 'of') return [];
  const end = tokens.findIndex(({ post }, index) => index > because && /[,;:(]/.test(post));
  const last = end === -1 ? tokens.length : end + 1;
  const lead = leadOf(clause);
  if (lead === undefined || !pronounUse(tokens.slice(clause.predicate, because), subject).clear) return [];
  const key = `because ${reason(clause.tokens, because + 1, last, sentence.text)}`;
  const question = asked(
    'why',
    movedVerb(clause, text.tagger).moved,
    sentence.subjectInside,
    movedVerb(clause, text.tagger).stays,
    wordsBetween(clause, clause.rest, because),
  );
  const words = key.split(' ').length;
  if (words < 4 || words > 16 || rootsOf(question).size < 2) return [];
  if (!pronounUse(tokens.slice(because + 1, last), subject).clear) return [];
  const distractors = otherReasons(sentence, key, subject.text, text);
  if (distractors.length < 2) return [];
  const evidence = evidenceOf(sentence, text);
  return [
    { kind: 'reason', draft: { evidence, question, correct: key, distractors }, sentence: sentence.index, value: 9 },
  ];
}

const reason = (tokens: readonly Token[], from: number, to: number, text: string): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Clauses of other sentences in the form of a reason, as long as the key. */
function otherReasons(sentence: ReadSentence, key: string, subject: string, text: EnglishText): string[] {
  const own = rootsOf(sentence.text);
  const past = sentence.clause?.past;
  const found = text.sentences.flatMap((other) => {
    const { clause } = other;
    if (clause === undefined || other.index === sentence.index || clause.past !== past || clause.lead !== -1) return [];
    const mentioned = other.subject;
    if (
      mentioned === undefined ||
      !isNamed(mentioned) ||
      !pronounUse(clause.tokens.slice(clause.predicate, clause.until), mentioned).clear
    )
      return [];
    const words = `because ${other.subjectInside} ${wordsBetween(clause, clause.predicate, clause.until)}`;
    const ratio = words.length / key.length;
    if (ratio < 0.6 || ratio > 1.5 || /[,;:()]/.test(words)) return [];
    const shared = [...rootsOf(words)].filter((root) => own.has(root)).length;
    return shared > 1 || /because.*because/.test(words)
      ? []
      : [
          {
            words,
            distance:
              Math.abs(other.index - sentence.index) + (mentioned.text === subject ? 0 : 5) + Math.abs(1 - ratio) * 20,
          },
        ];
  });
  return found
    .sort((a, b) => a.distance - b.distance)
    .map(({ words }) => words)
    .slice(0, 3);
}
