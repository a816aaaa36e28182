import {
  findQuote,
  type ItemContext,
  type ItemRule,
  openingCue,
  primarySubtag,
  quotableText,
  type RuleBreach,
  readText,
  splitWords,
} from '@ludotext/engine/game';
import { folded } from './folded.js';
import { type Gap, type Item, solved } from './item.js';
import type { Options } from './options.js';

type Rule = ItemRule<Item>;
type Context = ItemContext<Item>;

/** Fewest open words between two gaps: fewer leave nothing to go by. */
const fewestBetween = 2;
/** Most words of an answer. */
const mostAnswerWords = 3;

export function rulesFor({ gaps: maxGaps }: Options): readonly Rule[] {
  return [
    { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
    { id: 'too_many_gaps', severity: 'reject', forAuthors: 'warn', find: (item) => tooManyGaps(item, maxGaps) },
    { id: 'first_word', severity: 'reject', forAuthors: 'warn', find: firstWord },
    { id: 'close_gaps', severity: 'reject', forAuthors: 'warn', find: closeGaps },
    { id: 'answer_in_passage', severity: 'reject', forAuthors: 'warn', find: answerInPassage },
    { id: 'long_answer', severity: 'reject', forAuthors: 'warn', find: longAnswer },
    { id: 'small_word', severity: 'warn', forAuthors: 'skip', find: smallWord },
    { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  ];
}

/** A translated passage cannot be looked up in the text. */
function notVerbatim(item: Item, { text, language }: Context): RuleBreach[] {
  const reading = readText(text);
  if (primarySubtag(reading.language) !== primarySubtag(language)) return [];
  if (findQuote(quotableText(reading), solved(item)) !== undefined) return [];
  return [{ message: 'With its first answers the passage is not in the text; copy it word for word.' }];
}

function tooManyGaps({ gaps }: Item, most: number): RuleBreach[] {
  return gaps.length <= most
    ? []
    : [{ message: `The passage has ${gaps.length} gaps; ${most} are the most.`, path: ['gaps'] }];
}

function firstWord({ gaps }: Item): RuleBreach[] {
  if (/[\p{L}\p{N}]/u.test(gaps[0]?.before ?? '')) return [];
  return [{ message: 'The passage begins with a gap; leave a word in front of it.', path: ['gaps', 0] }];
}

function closeGaps({ gaps }: Item, { language }: Context): RuleBreach[] {
  const isClose = ({ before }: Gap, index: number) => index > 0 && splitWords(before, language).length < fewestBetween;
  return breaches(gaps, isClose, `Leave at least ${fewestBetween} words between two gaps.`);
}

/** An answer that also stands in the open text, or in another gap, is no riddle. */
function answerInPassage({ gaps, after }: Item, { language }: Context): RuleBreach[] {
  const open = [...gaps.map(({ before }) => before), after].flatMap((part) => splitWords(part, language));
  const known = new Set(open.map(({ text }) => folded(text)));
  const isKnown = ({ answers }: Gap): boolean => {
    const words = new Set(answers.map(folded));
    const isThere = [...words].some((word) => known.has(word));
    for (const word of words) known.add(word);
    return isThere;
  };
  return breaches(gaps, isKnown, 'The answer stands elsewhere in the passage; make a gap of another word.');
}

function longAnswer({ gaps }: Item, { language }: Context): RuleBreach[] {
  const isLong = ({ answers }: Gap) => answers.some((answer) => splitWords(answer, language).length > mostAnswerWords);
  return breaches(gaps, isLong, `An answer has at most ${mostAnswerWords} words.`);
}

function smallWord({ gaps }: Item, { language }: Context): RuleBreach[] {
  const isSmall = ({ answers }: Gap) => splitWords(answers[0] ?? '', language).every(({ stop }) => stop);
  return breaches(
    gaps,
    isSmall,
    'The gap asks for a word without content of its own; take a noun, a name or a number.',
  );
}

function dependentOpening(item: Item, { language }: Context): RuleBreach[] {
  const cue = openingCue(solved(item), language);
  if (cue === undefined || cue === 'episode') return [];
  return [{ message: 'The passage opens with a word that points back; take one that is understood by itself.' }];
}

function breaches(gaps: readonly Gap[], isBroken: (gap: Gap, index: number) => boolean, message: string): RuleBreach[] {
  return gaps.flatMap((gap, index) => (isBroken(gap, index) ? [{ message, path: ['gaps', index] }] : []));
}
