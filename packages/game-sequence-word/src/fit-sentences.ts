import {
  applyRules,
  type Candidate,
  type Finding,
  openingCue,
  type Sentence,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import { repeatedPieces } from '@ludotext/engine/ordering';
import { type AmbiguitySign, ambiguitySigns, pointsOf } from './ambiguity.js';
import { itemOf } from './draft.js';
import { isMovable, languageOf } from './languages/index.js';
import { maxPieces, minPieces } from './pieces.js';
import { sizeFault } from './sentence-size.js';
import { pieceRules, sentenceRules } from './validate.js';

export type SentenceGrade = 'clear' | 'fair' | 'long' | 'doubtful';

/** A sentence suitable for putting in order word by word. */
export interface FitSentence extends Candidate {
  readonly text: string;
  /**
   * `clear`: no sign of a second right order. `fair`: a comma or an "and" is the only sign. `long`: its length is the
   * only fault. `doubtful`: it may have a second order, or depends on the sentence before it.
   */
  readonly grade: SentenceGrade;
}

/** Deduction for a sentence that depends on another, so that it is chosen last. */
const leaning = 20;

/** The sentences of a text with suitable size and punctuation, however clear their order is. */
export function fitSentences(reading: TextReading): (Candidate & { readonly text: string })[] {
  const seen = new Set<string>();
  return reading.sentences.flatMap((sentence) => {
    const { text, start, end } = sentence;
    if (seen.has(text) || !isFit(sentence, reading)) return [];
    seen.add(text);
    const strength = -quickDoubts(sentence, reading.language) - (leans(text, reading.language) ? leaning : 0);
    return [{ text, start, end, strength }];
  });
}

/** The best `count` of them or fewer, cut into pieces and judged; sentences without good pieces are left out. */
export function judgedSentences(reading: TextReading, count: number): FitSentence[] {
  const found = spreadOut(fitSentences(reading), count, reading.text.length);
  return found.flatMap((candidate) => {
    const judged = judge(candidate.text, reading);
    return judged === undefined
      ? []
      : [{ ...candidate, grade: judged.grade, strength: candidate.strength - judged.doubts }];
  });
}

interface Judgement {
  readonly grade: SentenceGrade;
  /** The sum of its doubts. */
  readonly doubts: number;
}

function judge(sentence: string, { language, text }: TextReading): Judgement | undefined {
  const item = itemOf(sentence, language, text);
  if (!areGoodPieces(item.pieces, language)) return undefined;
  const context = { text, language, origin: 'offline', kept: [], seed: 0 } as const;
  const findings = applyRules([...pieceRules, ...sentenceRules], item, context);
  if (findings.some(({ severity }) => severity === 'reject')) return undefined;
  const signs = ambiguitySigns(sentence, item.pieces, language);
  const doubts = 10 * findings.length + 2 * pointsOf(signs);
  return { grade: gradeOf(findings, signs, item.alternatives !== undefined), doubts };
}

function gradeOf(findings: readonly Finding[], signs: readonly AmbiguitySign[], namesOthers: boolean): SentenceGrade {
  const isSure = namesOthers || signs.every(({ moves }) => !moves);
  if (!isSure || findings.some(({ rule }) => rule !== 'sentence_length')) return 'doubtful';
  if (findings.length > 0) return 'long';
  return signs.length === 0 || namesOthers ? 'clear' : 'fair';
}

const odd =
  /["“”«»„「」『』()[\]{}（）【】;；:：<>|*_#=/\\~^@…—–]|https?|www\.|(?<!\p{L})['‘’]|['‘’](?![\p{L}])|\s-\s|\.\s/u;
const wholeSentence = /^[¿¡]?[\p{Lu}\p{Lo}].*[.!?。！？؟।]$/u;

function isFit({ text, paragraph }: Sentence, { paragraphs, language }: TextReading): boolean {
  if (text.length > 200 || odd.test(text)) return false;
  const size = sizeFault(text, language);
  if (size < 0 || size > 1) return false;
  const { hasNoEndMark, sentenceEnd } = languageOf(language);
  // Without end marks only the text's own sentence split is available.
  if (!wholeSentence.test(text) && hasNoEndMark !== true) return false;
  if (sentenceEnd?.test(text) === false) return false;
  return paragraphs[paragraph]?.kind !== 'heading';
}

function leans(sentence: string, language: string): boolean {
  const cue = openingCue(sentence, language);
  return cue !== undefined && cue !== 'episode';
}

/**
 * Doubts visible without cutting the sentence: words that may refer to something outside it, two at most, and words
 * that can move.
 */
function quickDoubts({ text, words }: Sentence, language: string): number {
  const pointing = words.filter((word) => word.stop && openingCue(word.text, language) === 'pronoun').length;
  const moving = words.filter((word) => isMovable(word.text.toLowerCase(), language)).length;
  return Math.min(2, pointing) + Math.min(2, moving) + (/[,،、，]/u.test(text) ? 1 : 0);
}

/** A piece of only this shows that the sentence was too short to keep its words together. */
const loneParticle = /^[的了着著过過得·]$/u;

function areGoodPieces(pieces: readonly string[], language: string): boolean {
  if (pieces.length < minPieces || pieces.length > maxPieces || repeatedPieces(pieces).length > 0) return false;
  const { prepositions } = languageOf(language);
  // The last piece may be a verb particle.
  const isLonePreposition = (piece: string, index: number): boolean =>
    index + 1 < pieces.length && prepositions.has(piece.toLowerCase());
  return !pieces.some((piece, index) => loneParticle.test(piece) || isLonePreposition(piece, index));
}
