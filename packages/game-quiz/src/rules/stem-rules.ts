import { splitWords } from '@ludotext/engine/game';
import { hasPhrase } from '../comparable.js';
import { gapCount } from '../item-parts.js';
import { contentWords } from './item-view.js';
import {
  asksForFalsehood,
  asksForReason,
  asksNothing,
  mentionsTheText,
  namesTheText,
  negations,
  opensClause,
  personalPronouns,
} from './phrases.js';
import { atQuestion, type Rule } from './rule.js';

/** A full stop after a whole word, before a capital: not that of "St. Mary" or "J. Smith". */
const sentenceEnd = /(?<=(?:\p{L}{4}|\p{N})[.!?…]["'”’»)]{0,3})\s+(?=["'“‘«(]?\p{Lu})|(?<=[。！？])(?=.)/u;

/** The sentences of a question; most have one. */
const sentencesOf = (question: string): string[] =>
  /[.!?…。！？]./su.test(question) ? question.split(sentenceEnd) : [question];

/** Quoted speech may be negative. */
const quotation = /[“"«„‘][^“”"«»’]{1,300}[”"»’]/gu;
const capitals = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu;

/**
 * The sentence that asks, without those that lead up to it. Several sentences that ask nothing are clues, with nothing
 * to reverse.
 */
function askingSentence(question: string): string {
  const sentences = sentencesOf(question);
  const clue = sentences.length > 1 ? '' : question;
  return sentences.findLast((sentence) => /[?？؟]/.test(sentence)) ?? clue;
}

/** A question up to its first subordinate clause, which never begins at the first word. */
function mainClause(question: string, language: string): string {
  const second = question.search(/\s/) + 1 || question.length;
  const clause = opensClause(language).exec(question.slice(second));
  return clause === null ? question : question.slice(0, second + clause.index);
}

/**
 * Players overlook a small "not". Capitals help, unless the player has to look for the false statement, which reverses
 * the question twice. Exempt: a question for the reason of something that is not so. Source: criterion 19 (negative
 * wording).
 */
const negativeStem: Rule = {
  id: 'negative_stem',
  severity: 'warn',
  find({ item, language }) {
    if (gapCount(item.question) > 0) return undefined;
    const asked = askingSentence(item.question.replace(quotation, '""'));
    if (asksForReason(language).test(asked)) return undefined;
    const isHidden = negations(language).test(mainClause(asked, language).replace(capitals, ''));
    return isHidden || asksForFalsehood(language).test(asked) ? atQuestion : undefined;
  },
};

/** A cloze has exactly one gap. Source: criterion 10 of the nineteen published item-writing flaws (fill in the blank). */
const gapNumber: Rule = {
  id: 'gap_count',
  severity: 'reject',
  find: ({ item }) => (gapCount(item.question) > 1 ? atQuestion : undefined),
};

/** The end of a question, an instruction, a sentence, or a gap to fill. */
const ended = /[?？؟;՞:：…]|[.。।۔!！]["'”’»」』)\]]*$|_{2,}|\.{3}/u;
/**
 * Minimum and maximum words of a stem that may continue in its answers: fewer are a heading, more are a broken-off
 * sentence.
 */
const unended = { min: 4, max: 30 } as const;

/**
 * A stem that asks for nothing: only which answer is right, a bare heading, or an unfinished phrase. Source: criterion
 * 13 (unfocused stem).
 */
const unfocusedStem: Rule = {
  id: 'unfocused_stem',
  severity: 'reject',
  find({ item, question: view, language }) {
    const question = item.question.trim();
    const { length: words } = view.tokens;
    const leadsOn = ended.test(question) || (words >= unended.min && words <= unended.max);
    const says = /\p{L}|\p{N}\s*[-+*/×÷=^]/u.test(question);
    return !leadsOn || !says || asksNothing.test(view.comparable) || isHeading(question, language)
      ? atQuestion
      : undefined;
  },
};

/** A name or a title with a colon after it: "Rivers of Europe:". A broken-off sentence has function words. */
function isHeading(question: string, language: string): boolean {
  if (!/[:：]$/.test(question)) return false;
  const words = question.match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? [];
  const content = contentWords(question, language);
  // In a language without a list of function words, short words count as such.
  if (words.length <= 2) return content.length === words.length && (words.at(-1) ?? '').length > 3;
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  return capitals > 1 && capitals >= content.length;
}

/**
 * The question contains the answer, and no other option. Source: the one word-overlap rule that finds bad items (55% of
 * the items it fires on are bad, 16% of the others).
 */
const keyInStem: Rule = {
  id: 'answer_in_stem',
  severity: 'reject',
  find({ question: { option: stem }, key: { option: key }, distractors }) {
    if (!hasPhrase(stem, key) || isSumOf(stem, key)) return undefined;
    const rest = withoutKey(stem, key);
    return distractors.some(({ option }) => hasPhrase(rest, option)) ? undefined : atQuestion;
  },
};

/** A small number in a question about other numbers means something else: "2 more than 5". */
const isSumOf = (stem: string, key: string): boolean =>
  /^\p{Nd}{1,2}$/u.test(key) && (stem.match(/\p{Nd}+/gu) ?? []).some((number) => number !== key);

/** An option that is a part of the key is in the stem wherever the key is; that is no real choice. */
const withoutKey = (stem: string, key: string): string => stem.replaceAll(key, ' ');

/** Players do not see the text. Source: a flaw that the published criteria miss and models make. */
const namesText: Rule = {
  id: 'names_the_text',
  severity: 'reject',
  find: ({ item }) => (namesTheText.test(item.question) ? atQuestion : undefined),
};

/** Source: as {@link namesText}; a question that mentions its text in passing can mostly still be answered. */
const mentionsText: Rule = {
  id: 'mentions_the_text',
  severity: 'warn',
  find: ({ item }) =>
    mentionsTheText.test(item.question) && !namesTheText.test(item.question) ? atQuestion : undefined,
};

/**
 * Source: criterion 5 (gratuitous information): above 50 words or three sentences, a stem has more than its question
 * needs.
 */
const longStem: Rule = {
  id: 'long_stem',
  severity: 'warn',
  find: ({ item }) =>
    (item.question.length > 98 && item.question.split(/\s+/, 52).length > 50) || sentencesOf(item.question).length > 3
      ? atQuestion
      : undefined,
};

/** Source: criterion 1 (unclear wording), the part of it that can be counted. */
const openMarks: Rule = {
  id: 'open_marks',
  severity: 'warn',
  find: ({ item }) => (marks.some((isOpen) => isOpen(item.question)) ? atQuestion : undefined),
};

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
/** Single marks are left out, since they are also apostrophes; languages open and close with different double ones. */
const marks: readonly ((question: string) => boolean)[] = [
  (question) => count(question, /["“”„«»]/g) % 2 === 1 && !/\d["”]/.test(question),
  (question) => count(question, /[(（]/g) !== count(question, /[)）]/g),
  (question) => count(question, /[「『]/g) !== count(question, /[」』]/g),
];

const laterName = /[\p{Ll},] \p{Lu}\p{Ll}/u;

/**
 * "What did he do?": a person the question does not name. A clue ("He wrote ...") is exempt, as its pronoun is what is
 * asked for. Source: criterion 1 (unclear wording).
 */
const danglingPronoun: Rule = {
  id: 'dangling_pronoun',
  severity: 'warn',
  find({ item, language }) {
    if (!/[?？؟]/.test(item.question)) return undefined;
    const pronoun = personalPronouns(language).exec(item.question);
    if (pronoun === null) return undefined;
    // "When he met Watson, what did Holmes say?" names the person later.
    if (laterName.test(item.question)) return undefined;
    const before = splitWords(item.question.slice(0, pronoun.index), language);
    return before.every(({ stop }) => stop) ? atQuestion : undefined;
  },
};

export const stemRules: readonly Rule[] = [
  gapNumber,
  unfocusedStem,
  keyInStem,
  namesText,
  mentionsText,
  negativeStem,
  longStem,
  openMarks,
  danglingPronoun,
];
