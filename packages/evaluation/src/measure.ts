/** What a figure is to reach. */
export interface Goal {
  /** `least`: the figure is to be at least the target; `most`: at most. */
  readonly direction: 'least' | 'most';
  readonly target: number;
  /** Beyond this a run fails: a little on the wrong side of the target. */
  readonly floor: number;
}

/** One figure of the evaluation. */
export interface Measure {
  /** The letter of its section, `A` to `I`. */
  readonly section: string;
  readonly name: string;
  /** A share from 0 to 1 where {@link unit} is `share`, else a number; undefined when there was nothing to measure. */
  readonly value: number | undefined;
  readonly unit: 'share' | 'number';
  /** How many cases the figure was taken from. */
  readonly cases: number;
  /** Without a goal the figure only informs. */
  readonly goal?: Goal | undefined;
  /** With fewer cases than this the figure says nothing about the goal; 1 when absent. */
  readonly leastCases?: number | undefined;
  /** The figure on the 30% of the cases one may tune on, and on the others. */
  readonly split?: { readonly tune: number | undefined; readonly heldOut: number | undefined } | undefined;
}

/** What there is to read beside the figures: a table, or a list. */
export interface Detail {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What one section of the evaluation found. */
export interface Section {
  readonly letter: string;
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly details: readonly Detail[];
}

export const verdicts = ['pass', 'below target', 'below floor', 'informs', 'too few cases'] as const;

export type Verdict = (typeof verdicts)[number];

/** How a figure stands to its goal. */
export function verdictOf({ value, cases, goal, leastCases = 1 }: Measure): Verdict {
  if (goal === undefined) return 'informs';
  if (value === undefined || cases < leastCases) return 'too few cases';
  const reaches = (mark: number) => (goal.direction === 'least' ? value >= mark : value <= mark);
  if (reaches(goal.target)) return 'pass';
  return reaches(goal.floor) ? 'below target' : 'below floor';
}

/** At least the target. */
export const least = (target: number, floor: number): Goal => ({ direction: 'least', target, floor });

/** At most the target. */
export const most = (target: number, floor: number): Goal => ({ direction: 'most', target, floor });
