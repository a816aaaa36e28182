import {
  type Difficulty,
  type OfflineGame,
  type OfflineScore,
  readText,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import type { WordOrderDraft } from './draft.js';
import { type FitSentence, fitSentences, judgedSentences, type SentenceGrade } from './fit-sentences.js';
import { sizeFault } from './sentence-size.js';

/** Minimum sentences cut and judged; many more than needed, so that clear ones are among them. */
const sampleSize = 60;

/** The grades of good items, best first. */
const goodGrades: readonly SentenceGrade[] = ['clear', 'long', 'fair'];

/**
 * Word order without a model: whole sentences that are clear without context and have one order. A text may
 * have none.
 */
export const offline: OfflineGame<WordOrderDraft> = {
  score: (text) => scoreOf(readText(text)),
  write(text, { count, difficulty }) {
    const judged = judgedSentences(readText(text), Math.max(sampleSize, 6 * count));
    const ranges = piecesOf[difficulty ?? 'medium'];
    const chosen: FitSentence[] = [];
    const choose = (from: readonly FitSentence[], total: number): void => {
      for (const grade of goodGrades) {
        const ofGrade = from.filter((each) => each.grade === grade);
        chosen.push(...spreadOut(ofGrade, Math.max(0, total - chosen.length), text.length));
      }
    };
    const hasSize = ({ pieces }: FitSentence): boolean => ranges.some((range) => distanceTo(range, pieces) === 0);
    for (const range of ranges)
      choose(
        judged.filter(({ pieces }) => distanceTo(range, pieces) === 0),
        count,
      );
    const others = judged.filter((each) => !hasSize(each));
    if (difficulty === undefined) choose(others, count);
    else {
      // A named difficulty is not filled up with other sentences, unless it has hardly any.
      const missing = Math.max(0, Math.min(count, enough) - chosen.length);
      const awayBy = ({ pieces }: FitSentence): number => distanceTo(ranges[0]!, pieces);
      chosen.push(...others.sort((one, other) => awayBy(one) - awayBy(other)).slice(0, missing));
    }
    const drafts = chosen.map(({ text: sentence }) => ({ sentence }));
    const missed = chosen.filter((each) => !hasSize(each));
    if (difficulty === undefined || missed.length * 2 <= chosen.length) return drafts;
    const got = missed.some(({ pieces }) => pieces > ranges[0]![1])
      ? 'hard'
      : difficulty === 'hard'
        ? 'medium'
        : 'mixed';
    return { drafts, remarks: [{ code: 'difficulty_not_met', params: { asked: difficulty, got } }] };
  },
};

/** How many pieces are too few or too many. */
function distanceTo([fewest, most]: readonly [number, number], pieces: number): number {
  return Math.max(fewest - pieces, pieces - most, 0);
}

/** Items that are enough for a set where a text has few of the difficulty asked. */
const enough = 3;

/** The fewest and most pieces at each difficulty, what suits it best first. */
const piecesOf: Readonly<Record<Difficulty, readonly (readonly [fewest: number, most: number])[]>> = {
  easy: [
    [4, 4],
    [5, 5],
  ],
  medium: [[4, 7]],
  hard: [
    [7, 10],
    [6, 6],
  ],
};

/** The share of clear sentences from which a text has the top score. */
const richShare = 0.4;

function scoreOf(reading: TextReading): OfflineScore {
  const judged = judgedSentences(reading, sampleSize);
  if (judged.length === 0)
    return { score: fitSentences(reading).length === 0 ? 0 : 15, reason: { code: reasonForNone(reading) } };
  const clear = judged.filter(({ grade }) => grade !== 'long').length;
  const share = clear / Math.min(sampleSize, reading.sentences.length);
  const score = clear < 3 ? 25 + 5 * clear : 40 + Math.round(50 * Math.min(1, share / richShare));
  return { score, reason: { code: 'clear_sentences', params: { count: judged.length, clear } } };
}

function reasonForNone({ sentences, language }: TextReading): string {
  const long = sentences.filter(({ text }) => sizeFault(text, language) > 1).length;
  return long * 2 > sentences.length ? 'long_sentences' : 'no_good_sentence';
}
