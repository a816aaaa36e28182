import { gapSign } from '../../../item-parts.js';
import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { type Deed, deedsOf, endOfPhrase, isInfinitiveAfter, isWholePhrase, means, otherPhrases } from './phrases.js';
import { evidenceOf } from './wording.js';

/** Minimum and maximum words before the gap, and minimum content words. */
const stemSize = { min: 4, max: 26, roots: 2 } as const;

/** "The smith wanted to open a second workshop." asks to complete "The smith wanted to _____.", among other deeds. */
export function endingQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { tokens } = sentence;
  for (let at = tokens.length - 3; at >= 2; at--) {
    const isAim = isInfinitiveAfter(tokens, at);
    if (!isAim && !(tokens[at]?.lower === 'by' && tokens[at + 1]?.is('Gerund'))) continue;
    const stem = stemBefore(sentence, at);
    const end = endOfPhrase(tokens, at + 1);
    if (stem === undefined || !isWholePhrase(tokens, at + 1, end)) continue;
    const key = sentence.text.slice(tokens[at + 1]?.start, tokens[end - 1]?.end);
    const phrase = tokens.slice(at + 1, end);
    if (unclear.test(key) || !pronounUse(phrase, stem.subject).clear || rootsOf(key).size < 2 || /^be /.test(key))
      continue;
    const distractors = wrongEndings(sentence, key, stem.words, isAim, text);
    if (distractors.length < 2) continue;
    return [
      {
        kind: 'ending',
        draft: {
          evidence: evidenceOf(sentence, text),
          question: `${stem.words} ${gapSign}.`,
          correct: key,
          distractors,
        },
        sentence: sentence.index,
        value:
          6.5 +
          (distractors.length === 3 ? 1 : 0) +
          (phrase.length > 3 ? 0.5 : 0) -
          (stem.words.split(' ').length > 20 ? 1 : 0),
      },
    ];
  }
  return [];
}

/** What others do, in the form of the key; nothing from sentences about what the stem names. */
function wrongEndings(sentence: ReadSentence, key: string, stem: string, isAim: boolean, text: EnglishText): string[] {
  const own = rootsOf(stem);
  const named = new Set(
    text.sentences
      .filter(({ roots }) => [...own].filter((root) => roots.has(root)).length > 1)
      .map(({ index }) => index),
  );
  const possible: readonly Deed[] = isAim ? deedsOf(text) : means(text);
  const others = possible.filter(
    ({ sentence: at, roots }) => !named.has(at) && ![...roots].some((root) => own.has(root)),
  );
  return otherPhrases(others, key, sentence, ({ isAim: stated }) => (stated === isAim ? 0 : 2), 1).map(
    ({ words }) => words,
  );
}

interface Stem {
  readonly words: string;
  readonly subject: Mentioned;
}

/** The words up to the gap, if they are clear by themselves; "he" becomes the person meant. */
function stemBefore(sentence: ReadSentence, at: number): Stem | undefined {
  const { tokens, text, mentioned, subject: known, subjectInside, clause } = sentence;
  const first = tokens[0] as Token;
  const kept = tokens.slice(0, at + 1);
  const subject = known ?? mentioned.find(({ phrase }) => phrase.last < at && phrase.determiner !== 'pronoun');
  if (subject === undefined || kept.length < stemSize.min || kept.length > stemSize.max) return undefined;
  const isPronoun = clause?.subject.determiner === 'pronoun' && known !== undefined;
  if (isPronoun && (clause.lead !== -1 || clause.tokens[0] !== first)) return undefined;
  const rest = isPronoun ? kept.slice(1) : kept;
  const after = text.slice(rest[0]?.start, tokens[at]?.end);
  const words = (isPronoun ? `${subjectInside} ${after}` : after)
    .replace(/ \([^()]*\)/g, '')
    .replace(/ (?:also|thus|therefore|then)(?= )/g, '');
  if (
    !pronounUse(rest, subject).clear ||
    opensOpen.test(words) ||
    (/\b(?:he|she|his|her)\b/.test(words) && (subject.kind !== 'person' || !words.includes(subject.text))) ||
    unclear.test(words)
  )
    return undefined;
  if (rootsOf(words).size < stemSize.roots || (words.match(/,/g)?.length ?? 0) > 3) return undefined;
  return { words: words.charAt(0).toUpperCase() + words.slice(1), subject };
}

const opensOpen =
  /^(?:it|they|he|she|this|that|these|those|there|its|their|his|her|what|one|some|others?|another|such|to|by|if)\b/i;
const unclear =
  /[()[\]"“”;:–—]|\b(?:also|however|therefore|thus|other|others|another|such|these|those|this|there|then|again|do so|it|they|them|him|I|we|you|us|our|your)\b|n['’]t\b/;
