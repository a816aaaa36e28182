import { usesSpaces } from '@ludotext/engine';
import { comparableAnswer, placeOf, tokensOf } from '../comparable.js';
import { gapCount, gapParts } from '../gap.js';
import { exactQuote } from '../quote.js';
import { answerWhere, contentWords, keyPlace, type Rule, stemOf } from './rule.js';
import { tokensOfSource } from './source-tokens.js';

/** A writer's evidence must be the text's own words. Source: groundedness by quote; word overlap alone cannot tell. */
const evidenceInText: Rule = {
  id: 'evidence_not_in_text',
  severity: 'reject',
  message: 'The evidence is not in the text; quote it word for word.',
  writersOnly: true,
  find: ({ item, context }) =>
    item.evidence === undefined || exactQuote(context.text, item.evidence) === undefined ? ['evidence'] : undefined,
};

/** Source: human evidence has 29 words in the middle and 79 at the 99th percentile; more proves too much at once. */
const longEvidence: Rule = {
  id: 'long_evidence',
  severity: 'warn',
  message: 'The evidence has over 80 words; quote only what proves the answer.',
  writersOnly: true,
  find: ({ item }) => ((item.evidence ?? '').split(/\s+/, 82).length > 80 ? ['evidence'] : undefined),
};

/**
 * Neither a word nor a number of the key stands in the evidence, and none of the question either. Source: groundedness;
 * 14% of human keys share no content word with their evidence, so the question counts as well and it stays a warning.
 */
const keyUnsupported: Rule = {
  id: 'key_not_in_evidence',
  severity: 'warn',
  message: 'The evidence shares no word with the question or its answer; quote the words that prove the answer.',
  writersOnly: true,
  find({ item, key, language }) {
    const roots = (text: string) => contentWords(text, language).map(stemOf);
    const evidence = new Set(roots(item.evidence ?? ''));
    const own = roots(`${item.question} ${key}`);
    return own.length > 0 && !own.some((root) => evidence.has(root)) ? ['evidence'] : undefined;
  },
};

/** Between entries of one list: a comma or a word such as "and", and an article. */
const listing =
  /^\s*(?:[,;、，،/&+]\s*|(?:[,،]\s*)?(?:and|or|und|oder|y|o|et|ou|e|i|lub|en|of|и|или|і|та|och|eller|și|sau|ve|veya|και|ή|và|hoặc|和|与|以及|と|や|및|और|या|و|أو)\s*)(?:\p{L}{1,4}\s)?$/u;

/** A distractor that the evidence lists beside the key is right as well. Source: the guards against a second right answer. */
const besideKey: Rule = {
  id: 'distractor_beside_key',
  severity: 'warn',
  message: 'The evidence lists a wrong answer beside the right one, so that it may be right as well; replace it.',
  writersOnly: true,
  find({ item, comparableKey }) {
    const evidence = (item.evidence ?? '').normalize('NFKC').toLowerCase();
    const key = spanOf(evidence, comparableKey);
    if (key === undefined) return undefined;
    return answerWhere(item, (text, index) => {
      const other = item.answers[index]?.correct === false ? spanOf(evidence, comparableAnswer(text)) : undefined;
      if (other === undefined) return false;
      const between =
        other.start >= key.end ? evidence.slice(key.end, other.start) : evidence.slice(other.end, key.start);
      return listing.test(between);
    });
  },
};

function spanOf(text: string, phrase: string): { start: number; end: number } | undefined {
  const start = phrase === '' ? -1 : placeOf(text, phrase);
  return start === -1 ? undefined : { start, end: start + phrase.length };
}

/** Words before a gap by which its sentence is found in the text: with the words behind it found too, and without. */
const fewestBefore = { together: 3, alone: 6 } as const;
/** Most words that stand for a gap. */
const longestGap = 12;

/**
 * The text has the question's sentence with other words where the gap is, so that the key is not what the text says.
 * Source: criterion 10 (fill in the blank), and groundedness: the key is checked against the text.
 */
const gapFilledOtherwise: Rule = {
  id: 'gap_mismatch',
  severity: 'reject',
  message: 'The text has other words where the question has its gap; make those words the right answer.',
  writersOnly: true,
  find({ item, context, language, key }) {
    // Without spaces, the pairs of characters that stand in for words run across the borders of the gap.
    if (gapCount(item.question) !== 1 || !usesSpaces(language)) return undefined;
    const [before, after] = gapParts(item.question).map(tokensOf) as [string[], string[]];
    const fills = fillsOf(tokensOfSource(context.text), before, after);
    const wanted = [tokensOf(key), tokensOf(comparableAnswer(key))].map((words) => words.join(' '));
    return fills.length > 0 &&
      !fills.some((fill) => wanted.some((words) => fill === words || fill.startsWith(`${words} `)))
      ? keyPlace(item)
      : undefined;
  },
};

/** What the text has between the words around a gap, wherever it has those words; with one side only, what follows. */
function fillsOf(source: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const isAlone = before.length >= fewestBefore.alone;
  if (!isAlone && (before.length < fewestBefore.together || after.length === 0)) return [];
  const left = before.slice(isAlone ? -fewestBefore.alone : -fewestBefore.together);
  const right = after.slice(0, fewestBefore.together);
  const fills: string[] = [];
  for (const [at, token] of source.entries()) {
    if (token !== left[0] || !left.every((word, index) => source[at + index] === word)) continue;
    const start = at + left.length;
    const end = isAlone ? start + longestGap : placeAfter(source, right, start);
    if (end !== undefined) fills.push(source.slice(start, end).join(' '));
  }
  return fills;
}

function placeAfter(source: readonly string[], words: readonly string[], start: number): number | undefined {
  for (let at = start; at <= start + longestGap; at++) {
    if (words.every((word, index) => source[at + index] === word)) return at;
  }
  return undefined;
}

export const evidenceRules: readonly Rule[] = [
  evidenceInText,
  longEvidence,
  keyUnsupported,
  besideKey,
  gapFilledOtherwise,
];
