import {
  type OfflineGame,
  type OfflineScore,
  openingCue,
  readText,
  spreadOut,
  type TextReading,
} from '@ludotext/engine/game';
import type { SentenceOrderDraft } from './draft.js';
import { proceduresOf, stepPassages } from './steps.js';
import { windowPassages } from './windows.js';

/** Sentence order without a model: steps of procedures, and sentences whose words fix their order. */
export const offline: OfflineGame<SentenceOrderDraft> = {
  score: (text) => scoreOf(readText(text)),
  write(text, { count }) {
    const reading = readText(text);
    const passages = proceduresOf(reading).flatMap((procedure) => stepPassages(procedure, reading.language));
    const steps = spreadOut(passages, count, text.length);
    const windows = spreadOut(windowPassages(reading), count - steps.length, text.length);
    return [...steps, ...windows].map(({ pieces, title }) => ({
      ...(title === undefined ? {} : { title }),
      sentences: [...pieces],
    }));
  },
};

/** More passages than this do not raise the score. */
const plenty = 6;

function scoreOf(reading: TextReading): OfflineScore {
  const procedures = proceduresOf(reading);
  if (procedures.some((procedure) => stepPassages(procedure, reading.language).length > 0)) {
    const steps = procedures.reduce((most, procedure) => Math.max(most, procedure.steps.length), 0);
    return {
      score: Math.min(95, 84 + steps),
      reason: `The text has a procedure of ${steps} steps, to be done one after the other.`,
    };
  }
  const found = spreadOut(windowPassages(reading), plenty, reading.text.length).length;
  if (found === 0) {
    return { score: 0, reason: 'No three sentences in a row were found whose own words decide their order.' };
  }
  const passages = found === 1 ? 'One passage was' : `${found === plenty ? 'At least ' : ''}${found} passages were`;
  return isNarrative(reading)
    ? { score: 55 + 5 * found, reason: `The text tells a course of events. ${passages} found with one right order.` }
    : {
        score: 28 + 3 * found,
        reason: `Most sentences of the text could stand in another order. ${passages} found with one right order.`,
      };
}

/** Whether enough sentences continue the one before in time or thought, as in a story. */
export function isNarrative({ sentences, language }: TextReading): boolean {
  const weights = { time: 2, episode: 2, connective: 1, pronoun: 0 } as const;
  let weight = 0;
  for (const { text } of sentences) {
    const cue = openingCue(text, language);
    if (cue !== undefined) weight += weights[cue];
  }
  return weight > 0.18 * sentences.length;
}
