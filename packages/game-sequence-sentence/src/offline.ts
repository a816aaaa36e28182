import {
  type Difficulty,
  type OfflineGame,
  type OfflineScore,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import type { SentenceOrderDraft } from './draft.js';
import { readPlainText } from './own-markers.js';
import { maxUnits, minUnits, type Passage } from './passage.js';
import { proceduresOf, stepPassages } from './steps.js';
import { isNarrative, windowPassages } from './windows.js';

/** Sentence order without a model: steps of procedures, and sentences whose words fix their order. */
export const offline: OfflineGame<SentenceOrderDraft> = {
  score: (text) => scoreOf(readPlainText(text)),
  write(text, { count, difficulty }) {
    const reading = readPlainText(text);
    const chosen = choose(reading, count, difficulty);
    const got = mostly(chosen.map(({ pieces }) => difficultyOf(pieces.length, difficulty)));
    const isMet = difficulty === undefined || got === undefined || got === difficulty;
    return {
      drafts: chosen.map(({ pieces, title }) => ({
        ...(title === undefined ? {} : { title }),
        sentences: [...pieces],
      })),
      remarks: isMet ? [] : [{ code: 'difficulty_not_met', params: { asked: difficulty, got } }],
    };
  },
};

/** How many pieces make an item easy, medium or hard; the last number is the best. */
const sizes: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [minUnits, minUnits],
  medium: [minUnits, 4],
  hard: [5, maxUnits],
};

/** What a longer or shorter passage than asked for loses, for each piece. */
const offSize = 4;

/** What much to read counts for: easy items are short, hard ones long. */
const loads: Readonly<Record<Difficulty, number>> = { easy: -1, medium: -0.25, hard: 1 };

/** The best passages, first those of the size that the difficulty asks for; no sentence twice. */
function choose(reading: TextReading, count: number, difficulty: Difficulty | undefined): Passage[] {
  const [least, most] = sizes[difficulty ?? 'medium'];
  const best = difficulty === undefined ? least : most;
  const preference = difficulty === undefined ? 0.4 : 1;
  const passages = proceduresOf(reading)
    .flatMap((procedure) => stepPassages(procedure, reading.language))
    .concat(windowPassages(reading))
    .map((passage) => {
      const { length } = passage.pieces;
      const off = Math.max(0, least - length, length - most);
      const load = Math.min(2, (passage.end - passage.start) / 400) * loads[difficulty ?? 'medium'];
      return { ...passage, strength: passage.strength + load - offSize * off - preference * Math.abs(best - length) };
    });
  return spreadOut(passages, count, reading.text.length);
}

/** The level of an item, the one asked for if its size will do. */
function difficultyOf(pieces: number, asked: Difficulty | undefined): Difficulty {
  const fits = (level: Difficulty): boolean => sizes[level][0] <= pieces && pieces <= sizes[level][1];
  return asked !== undefined && fits(asked) ? asked : fits('easy') ? 'easy' : fits('medium') ? 'medium' : 'hard';
}

/** The level of more than half of the items, `mixed` without one; undefined without items. */
function mostly(levels: readonly Difficulty[]): Difficulty | 'mixed' | undefined {
  if (levels.length === 0) return undefined;
  return levels.find((level) => levels.filter((each) => each === level).length * 2 > levels.length) ?? 'mixed';
}

/** More passages than this do not raise the score. */
const plenty = 6;

function scoreOf(reading: TextReading): OfflineScore {
  const procedures = proceduresOf(reading);
  if (procedures.some((procedure) => stepPassages(procedure, reading.language).length > 0)) {
    const steps = procedures.reduce((most, procedure) => Math.max(most, procedure.steps.length), 0);
    return {
      score: Math.min(95, 84 + steps),
      reason: { code: 'procedure', params: { count: steps } },
    };
  }
  const found = spreadOut(windowPassages(reading), plenty, reading.text.length).length;
  if (found === 0) return { score: 0, reason: { code: 'no_order' } };
  const params = { count: found, ...(found === plenty ? { case: 'many' } : {}) };
  return isNarrative(reading)
    ? { score: 55 + 5 * found, reason: { code: 'events', params } }
    : { score: 30 + 2 * found, reason: { code: 'loose_sentences', params } };
}
