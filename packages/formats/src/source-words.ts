import type { Interaction } from '@ludotext/engine/format';

/** The words of the source in quotation marks, and behind them in brackets where they stand: `“…” (page 12)`. */
export function sourceOf({ evidence, place }: Pick<Interaction, 'evidence' | 'place'>): string | undefined {
  const told = [...(evidence === undefined ? [] : [`“${evidence}”`]), ...(place === undefined ? [] : [`(${place})`])];
  return told.length === 0 ? undefined : told.join(' ');
}
