import { type OfflineGame, type OfflineScore, readText, spreadOut, type TextReading } from '@ludotext/engine/game';
import type { WordOrderDraft } from './draft.js';
import { type FitSentence, fitSentences, judgedSentences, type SentenceGrade } from './fit-sentences.js';
import { sizeFault } from './sentence-size.js';

/** Minimum sentences cut and judged; many more than needed, so that clear ones are among them. */
const sampleSize = 60;

/** The grades of good items, best first. */
const goodGrades: readonly SentenceGrade[] = ['clear', 'fair', 'long'];

/**
 * Word order without a model: whole sentences that are clear without context and have one order. If a text has none, it
 * gives a doubtful one.
 */
export const offline: OfflineGame<WordOrderDraft> = {
  score: (text) => scoreOf(readText(text)),
  write(text, { count }) {
    const judged = judgedSentences(readText(text), Math.max(sampleSize, 6 * count));
    const of = (wanted: SentenceGrade, most: number): FitSentence[] =>
      spreadOut(
        judged.filter(({ grade }) => grade === wanted),
        most,
        text.length,
      );
    const chosen: FitSentence[] = [];
    for (const grade of goodGrades) chosen.push(...of(grade, count - chosen.length));
    if (chosen.length === 0) chosen.push(...of('doubtful', 1));
    return chosen.map(({ text: sentence }) => ({ sentence }));
  },
};

/** The share of clear sentences from which a text has the top score. */
const richShare = 0.4;

function scoreOf(reading: TextReading): OfflineScore {
  const judged = judgedSentences(reading, sampleSize);
  const good = judged.filter(({ grade }) => goodGrades.includes(grade)).length;
  if (good === 0) return { score: judged.length === 0 ? 0 : 15, reason: reasonForNone(reading) };
  const clear = judged.filter(({ grade }) => grade === 'clear' || grade === 'fair').length;
  const share = (clear / judged.length) * (fitSentences(reading).length / reading.sentences.length);
  const score = clear < 3 ? 25 + 5 * clear : 40 + Math.round(50 * Math.min(1, share / richShare));
  const sentences = good === 1 ? 'One sentence is' : `${good} sentences are`;
  return {
    score,
    reason: `${sentences} short, complete and understood alone; ${clear} of them with a clear word order.`,
  };
}

function reasonForNone({ sentences, language }: TextReading): string {
  const long = sentences.filter(({ text }) => sizeFault(text, language) > 1).length;
  return long * 2 > sentences.length
    ? 'Most sentences are too long to be put in order word by word, and no other is complete and understood by itself.'
    : 'No sentence was found that is short, complete and understood by itself.';
}
