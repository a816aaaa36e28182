import { seedFrom } from '@ludotext/engine/game';
import type { Measure } from './measure.js';

/** Share of the cases one may tune on; the others are held out. */
const tuneShare = 0.3;
/** From this many cases on both parts are shown. */
const fewestForSplit = 100;

/** True for a case one may look at while tuning: 30% of them, by a hash of the id. */
export function isTune(id: string): boolean {
  return seedFrom('split', id) / 2 ** 32 < tuneShare;
}

/** The figure of a share with its cases, and of both parts where there are many. */
export function shareOf<Case extends { readonly id: string }>(
  cases: readonly Case[],
  holds: (each: Case) => boolean,
): Pick<Measure, 'value' | 'unit' | 'cases' | 'split'> {
  const judged = cases.map((each) => ({ isTune: isTune(each.id), holds: holds(each) }));
  const share = (part: readonly { readonly holds: boolean }[]) =>
    part.length === 0 ? undefined : part.filter((each) => each.holds).length / part.length;
  const split = {
    tune: share(judged.filter((each) => each.isTune)),
    heldOut: share(judged.filter((each) => !each.isTune)),
  };
  return {
    value: share(judged),
    unit: 'share',
    cases: cases.length,
    ...(cases.length < fewestForSplit ? {} : { split }),
  };
}

/** The mean; undefined of nothing. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How often each value occurs, the most frequent first. */
export function countsOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}

/** A share as people read it: `97.5 %`. */
export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(100 * share).toFixed(1)} %`;
}
