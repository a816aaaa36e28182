import { differs } from '../../distractors/term-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { gapIn, statedOf } from '../stated.js';

const called =
  /\b(?:called|known as|termed|referred to as|nicknamed|dubbed) (?:(?:the|an?) )?(?<term>\p{L}[\p{L}-]*(?: \p{Ll}[\p{L}-]+)?)(?=[.,;)]|$| (?:and|or|that|which|who|because|by|in|when|where|if|is|are|was|were|has|have)\b)/gu;
const noTerm =
  /^(?:after|because|for|by|so|due|upon|home|it|they|this|that|these|those|there|what|which|he|she|we|one|some|many|most|all|both|another|each|such|example|examples|result|reason|goal|purpose|problem|following|name|names|him|her|them|people|\p{Lu}\p{L}*(?:ing|ed))\b/iu;

const terms = new WeakMap<EnglishText, readonly string[]>();

/** What a text says that something is called. */
function termsOf(text: EnglishText): readonly string[] {
  const known = terms.get(text);
  if (known !== undefined) return known;
  const found = text.sentences.flatMap(({ text: sentence }) =>
    [...sentence.matchAll(called)].map(({ groups }) => groups?.term ?? ''),
  );
  const all = [...new Set(found.filter((term) => term !== '' && !noTerm.test(term)))];
  terms.set(text, all);
  return all;
}

/** "Compact bone consists of units called _____.": among other things that the text says something is called. */
export function calledGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  return [...stated.text.matchAll(called)].flatMap(({ groups: { term = '' } = {} }): Fact[] => {
    const question = noTerm.test(term) ? undefined : gapIn(stated, term, 'definition');
    if (question === undefined) return [];
    const stem = rootsOf(question);
    if ([...rootsOf(term)].some((root) => stem.has(root))) return [];
    const chosen: string[] = [];
    for (const other of termsOf(text)) {
      if (chosen.length === 3) break;
      const isLike = formOf(other) === formOf(term) && [...rootsOf(other)].every((root) => !stem.has(root));
      if (isLike && !sentence.text.includes(other) && [term, ...chosen].every((each) => differs(each, other)))
        chosen.push(other);
    }
    if (chosen.length < 2) return [];
    const draft = { evidence: stated.evidence, question, correct: term, distractors: chosen };
    return [{ kind: 'definition', draft, sentence: sentence.index, value: 8 }];
  });
}

/** What is visible at a glance: the number, and a capital. */
const formOf = (term: string): string => `${/[^sui]s$/.test(term)} ${/^\p{Lu}/u.test(term)} ${term.includes(' ')}`;
