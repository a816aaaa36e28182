import { openingCue } from '@ludotext/engine/game';
import type { Fact } from '../facts/facts.js';
import { withoutConjunction } from '../source/statements.js';
import { emptyHeads, isSynonym, kindOfNoun } from './reading/words.js';

/** Whether a sentence opens with a reference to the one before. */
export const opensBackwards = (text: string): boolean => {
  const cue = openingCue(withoutConjunction(text), 'en');
  return cue === 'connective' || cue === 'pronoun';
};

const maxGapWords = 32;

const vagueOpening =
  /^(?:Some|Many|Most|Others?|Both|All|One|Several|Another|Each|None|Few)\s(?:are|is|was|were|have|has|had|of)\b|^(?:A similar|The (?:number|same|other|first|second|third|last|next))\b|^(?:As|There (?:is|are))\b/;

/** A number among other numbers of a list: its neighbours reveal what it is. */
const listedNumber = /\d,? (?:and |or )?_____|_____,? (?:and |or )?\d|_____, \d/;

/** Gaps that need only their sentence, and stand out in it. */
export const isGoodGap = ({ kind, draft }: Fact): boolean =>
  kind === 'speech' ||
  kind === 'definition' ||
  (draft.evidence.split(' ').length <= maxGapWords &&
    !vagueOpening.test(draft.evidence) &&
    !listedNumber.test(draft.question));

/** A gap for a noun, keeping only distractors of its kind: none for a person, whom the text may call by two nouns. */
export function ofOneKind(fact: Fact): Fact[] {
  if (fact.kind !== 'noun') return [fact];
  const { correct } = fact.draft;
  const kind = kindOfNoun(headOf(correct));
  const distractors = fact.draft.distractors.filter((other) => {
    const head = headOf(other);
    return kindOfNoun(head) === kind && !emptyHeads.has(head) && !isSynonym(head, headOf(correct));
  });
  const isKnown = !emptyHeads.has(headOf(correct)) && kind !== 'person' && kind !== 'abstract' && kind !== 'time';
  return isKnown && distractors.length >= 2 ? [{ ...fact, draft: { ...fact.draft, distractors } }] : [];
}

const headOf = (term: string): string => term.slice(term.lastIndexOf(' ') + 1).toLowerCase();
