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
const goodGrades: readonly SentenceGrade[] = ['clear', 'fair', 'long'];

/**
 * Word order without a model: whole sentences that are clear without context and have one order. A text may
 * have none.
 */
export const offline: OfflineGame<WordOrderDraft> = {
  score: (text) => scoreOf(readText(text)),
  write(text, { count, difficulty }) {
    const judged = judgedSentences(readText(text), Math.max(sampleSize, 6 * count));
    const [fewest, most] = piecesOf[difficulty ?? 'medium'];
    const hasSize = ({ pieces }: FitSentence): boolean => pieces >= fewest && pieces <= most;
    const isGood = ({ grade }: FitSentence): boolean => goodGrades.includes(grade);
    // Where no order is sure, a few that nothing speaks against are better than none.
    const grades: readonly SentenceGrade[] = judged.some(isGood) ? goodGrades : ['open'];
    const choose = (from: readonly FitSentence[], most: number): FitSentence[] => {
      const chosen: FitSentence[] = [];
      for (const grade of grades) {
        const ofGrade = from.filter((each) => each.grade === grade);
        chosen.push(...spreadOut(ofGrade, most - chosen.length, text.length));
      }
      return chosen;
    };
    const wanted = judged.some(isGood) ? count : Math.min(count, enough);
    const chosen = choose(judged.filter(hasSize), wanted);
    // A named difficulty is not filled up with other sentences, unless it has hardly any.
    const others = difficulty === undefined ? wanted : Math.min(wanted, enough);
    chosen.push(
      ...choose(
        judged.filter((each) => !hasSize(each)),
        Math.max(0, others - chosen.length),
      ),
    );
    const drafts = chosen.map(({ text: sentence }) => ({ sentence }));
    const missed = chosen.filter((each) => !hasSize(each));
    if (difficulty === undefined || missed.length * 2 <= chosen.length) return drafts;
    const got = missed.some(({ pieces }) => pieces > most) ? 'hard' : difficulty === 'hard' ? 'medium' : 'mixed';
    return { drafts, remarks: [{ code: 'difficulty_not_met', params: { asked: difficulty, got } }] };
  },
};

/** Items that are enough for a set where a text has few of the difficulty asked, or none whose order is sure. */
const enough = 3;

/** The fewest and most pieces at each difficulty. */
const piecesOf: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [4, 5],
  medium: [4, 7],
  hard: [6, 10],
};

/** The share of clear sentences from which a text has the top score. */
const richShare = 0.4;

function scoreOf(reading: TextReading): OfflineScore {
  const judged = judgedSentences(reading, sampleSize);
  const good = judged.filter(({ grade }) => goodGrades.includes(grade)).length;
  const open = judged.filter(({ grade }) => grade === 'open').length;
  if (good + open === 0) return { score: judged.length === 0 ? 0 : 15, reason: { code: reasonForNone(reading) } };
  if (good === 0)
    return {
      score: 20 + 5 * Math.min(enough, open),
      reason: { code: 'clear_sentences', params: { count: open, clear: 0 } },
    };
  const clear = judged.filter(({ grade }) => grade === 'clear' || grade === 'fair').length;
  const share = (clear / judged.length) * (fitSentences(reading).length / reading.sentences.length);
  const score = clear < 3 ? 25 + 5 * clear : 40 + Math.round(50 * Math.min(1, share / richShare));
  return { score, reason: { code: 'clear_sentences', params: { count: good, clear } } };
}

function reasonForNone({ sentences, language }: TextReading): string {
  const long = sentences.filter(({ text }) => sizeFault(text, language) > 1).length;
  return long * 2 > sentences.length ? 'long_sentences' : 'no_good_sentence';
}
