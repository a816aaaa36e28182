import type { Interaction, Outcome } from '@ludotext/engine/format';

/** What no file in UTF-8 and no HTML can hold: NUL and halves of surrogate pairs. Source: HTML, 13.2.3.5. */
const unprintable = /\0|\p{Cs}/gu;

/** A text with U+FFFD in place of each character that a page cannot hold. */
export const printable = (text: string): string => text.replace(unprintable, '\ufffd');

/**
 * What becomes of an item on paper: exact where a person can do it there, and check it, with all that it has. A file
 * without its key has lost the answers, explanations and evidence.
 */
export function paperOutcome(interaction: Interaction, hasKey: boolean): Outcome {
  if (isChanged(interaction)) return { outcome: 'degraded', reason: { code: 'characters_lost', params: {} } };
  if (!hasKey) return { outcome: 'degraded', reason: { code: 'without_key', params: {} } };
  return { outcome: 'exact' };
}

const isChanged = (value: unknown): boolean => {
  if (typeof value === 'string') return printable(value) !== value;
  return typeof value === 'object' && value !== null && Object.values(value).some(isChanged);
};
