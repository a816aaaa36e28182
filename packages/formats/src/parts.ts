import type { Interaction, Outcome } from '@ludotext/engine/format';
import { leftOut } from './outcome.js';
import { xmlText } from './xml.js';

/** Most parts of one item, and most of its lines: far more than a learner can work with, and few enough for every reader. */
const maxParts = 1_000;

/** Why an item with more options, parts, pairs, gaps or answers than anyone could use is left out. */
export function tooManyParts(interaction: Interaction, max = maxParts): Outcome | undefined {
  const count = partsOf(interaction);
  return count > max ? leftOut('too_many_parts', { count, max }) : undefined;
}

function partsOf(interaction: Interaction): number {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.length;
    case 'order':
      return Math.max(interaction.parts.length, interaction.alternatives.length);
    case 'match':
      return interaction.pairs.length;
    case 'text':
      return interaction.accepted.length;
    case 'gaps': {
      const accepted = interaction.segments.map((segment) =>
        typeof segment === 'string' ? 1 : segment.accepted.length,
      );
      return Math.max(
        accepted.reduce((sum, each) => sum + each, 0),
        interaction.words?.length ?? 0,
      );
    }
  }
}

/**
 * Whether an item holds characters that XML cannot hold, nor JSON that every reader takes: control characters, and
 * halves of surrogate pairs.
 */
export const holdsControls = (interaction: Interaction): boolean =>
  textsOf(interaction).some((text) => xmlText(text) !== text);

/** Why an item with more line breaks than anyone reads is left out, where each is an element. */
export function tooManyLines(interaction: Interaction): Outcome | undefined {
  let count = 1;
  for (const text of textsOf(interaction)) count += text.match(/\r\n|\n|\r/g)?.length ?? 0;
  return count > maxParts ? leftOut('too_many_lines', { count, max: maxParts }) : undefined;
}

/** All strings of a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A text on one line: its line breaks become spaces. */
export const onLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
