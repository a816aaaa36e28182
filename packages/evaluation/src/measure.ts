import { seedFrom } from '@ludotext/engine/game';

/** The goal of a figure. */
export interface Goal {
  /** `least`: the figure must be at least the target; `most`: at most. */
  readonly direction: 'least' | 'most';
  readonly target: number;
  /** A run fails beyond this value, which is slightly worse than the target. */
  readonly floor: number;
}

/** One figure of the evaluation. */
export interface Measure {
  /** The letter of its section, `A` to `I`. */
  readonly section: string;
  readonly name: string;
  /** A share from 0 to 1 when {@link unit} is `share`, else a number; undefined when there was nothing to measure. */
  readonly value: number | undefined;
  readonly unit: 'share' | 'number';
  /** Number of cases behind the figure. */
  readonly cases: number;
  /** A figure without a goal is for information only. */
  readonly goal?: Goal | undefined;
  /** With fewer cases the goal is not judged; default 1. */
  readonly minCases?: number | undefined;
  /** The figure on the 30% of the cases used for tuning, and on the others. */
  readonly split?: { readonly tune: number | undefined; readonly heldOut: number | undefined } | undefined;
}

/** Details beside the figures: a table or a list. */
export interface Detail {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The results of one section of the evaluation. */
export interface Section {
  readonly letter: string;
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly details: readonly Detail[];
}

export const verdicts = ['pass', 'below target', 'below floor', 'informs', 'too few cases'] as const;

export type Verdict = (typeof verdicts)[number];

/** Judges a figure against its goal. */
export function verdictOf({ value, cases, goal, minCases = 1 }: Measure): Verdict {
  if (goal === undefined) return 'informs';
  if (value === undefined || cases < minCases) return 'too few cases';
  const reaches = (mark: number) => (goal.direction === 'least' ? value >= mark : value <= mark);
  if (reaches(goal.target)) return 'pass';
  return reaches(goal.floor) ? 'below target' : 'below floor';
}

/** At least the target. */
export const atLeast = (target: number, floor: number): Goal => ({ direction: 'least', target, floor });

/** At most the target. */
export const atMost = (target: number, floor: number): Goal => ({ direction: 'most', target, floor });

/** Share of the cases used for tuning; the others are held out. */
const tuneShare = 0.3;
/** Minimum number of cases for which both parts are shown. */
const minForSplit = 100;

/** True for a case used for tuning: 30% of them, by a hash of the id. */
export function isTune(id: string): boolean {
  return seedFrom('split', id) / 2 ** 32 < tuneShare;
}

/** The share of the cases for which a test holds, for all cases and, when there are many, for both parts. */
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
    ...(cases.length < minForSplit ? {} : { split }),
  };
}

/** The mean; undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How often each value occurs, the most frequent first. */
export function countsOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}

/** A formatted share: `97.5 %`. */
export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(100 * share).toFixed(1)} %`;
}
