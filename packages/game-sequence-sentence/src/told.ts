import { openingCue, type TextReading } from '@ludotext/engine/game';

/** Whether enough sentences go on from the one before in time or thought, as in a story. */
export function isTold({ sentences, language }: TextReading): boolean {
  const weights = { time: 2, episode: 2, connective: 1, pronoun: 0 } as const;
  let weight = 0;
  for (const { text } of sentences) {
    const cue = openingCue(text, language);
    if (cue !== undefined) weight += weights[cue];
  }
  return weight > 0.18 * sentences.length;
}
