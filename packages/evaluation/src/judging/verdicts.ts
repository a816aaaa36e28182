import { z } from 'zod';
import { countsOf, mean, percent } from '../measure.js';
import type { Origin, Yield } from './sheet.js';

/** What a judge says of one row. */
export const verdict = z
  .object({ row: z.int().min(1), usable: z.boolean(), faults: z.array(z.string()), note: z.string().optional() })
  .refine(({ usable, faults }) => usable === (faults.length === 0), 'usable must be true exactly when faults is empty');

/** See {@link verdict}. */
export type JudgesVerdict = z.infer<typeof verdict>;

/** The verdicts on one sheet, without its items. */
export const judgedSheet = z.object({
  game: z.string(),
  group: z.string(),
  made: z.object({ texts: z.number(), words: z.number(), items: z.number(), withFive: z.number() }),
  rows: z.array(
    z.object({
      origin: z.enum(['drawn', 'by people', 'spoilt']),
      /** The faults that each judge names, the main one first; none means usable. */
      faults: z.array(z.array(z.string())),
    }),
  ),
});

/** See {@link judgedSheet}. */
export type JudgedSheet = z.infer<typeof judgedSheet>;

/** Puts the verdicts of all judges beside a sheet. @throws Error when a judge left a row out */
export function judged(
  sheet: { readonly game: string; readonly group: string; readonly origins: readonly Origin[]; readonly made: Yield },
  judges: readonly (readonly JudgesVerdict[])[],
): JudgedSheet {
  const { game, group, origins, made } = sheet;
  const rows = origins.map((origin, index) => ({
    origin,
    faults: judges.map((verdicts, judge) => {
      const own = verdicts.find(({ row }) => row === index + 1);
      if (own === undefined) throw new Error(`${game} ${group}: judge ${judge + 1} says nothing of row ${index + 1}.`);
      return own.faults;
    }),
  }));
  return { game, group, made, rows };
}

/** The share of the controls that a judge misjudges: sound items refused, spoilt ones let through. */
export function misjudged({ rows }: JudgedSheet, judge: number): number | undefined {
  const controls = rows.filter(({ origin }) => origin !== 'drawn');
  return mean(
    controls.map(({ origin, faults }) => ((faults[judge]?.length === 0) === (origin === 'by people') ? 0 : 1)),
  );
}

/**
 * The Wilson score interval of a share (Wilson 1927), which stays between 0 and 1 and is right for few cases too.
 * @param share from 0 to 1
 * @param z 1.96 for 95 %
 */
export function wilson(share: number, cases: number, z = 1.96): [low: number, high: number] {
  const spread = 1 + z ** 2 / cases;
  const middle = (share + z ** 2 / (2 * cases)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Figures of one sheet. */
export interface SheetFigures {
  readonly items: number;
  /** Mean of the judges' shares of usable items. */
  readonly usable: number | undefined;
  /** The share that every judge calls usable. */
  readonly usableByAll: number | undefined;
  /** The share of items on which the judges agree whether they are usable. */
  readonly agreement: number | undefined;
  /** Cohen's kappa of two judges: agreement beyond chance; undefined when chance alone explains everything. */
  readonly kappa: number | undefined;
  /** Mean share of items with a fault, by fault, the most frequent first. */
  readonly faults: readonly (readonly [fault: string, share: number])[];
}

/** The figures of the items drawn, controls aside. */
export function figuresOf({ rows }: JudgedSheet): SheetFigures {
  const drawn = rows.filter(({ origin }) => origin === 'drawn').map(({ faults }) => faults);
  const judges = drawn[0]?.length ?? 0;
  const isUsable = (faults: readonly string[]) => faults.length === 0;
  const shares = Array.from({ length: judges }, (_, judge) =>
    mean(drawn.map((faults) => (isUsable(faults[judge] ?? []) ? 1 : 0))),
  ).filter((share) => share !== undefined);
  const agreement = mean(drawn.map((faults) => (new Set(faults.map(isUsable)).size === 1 ? 1 : 0)));
  const [one = 0, other = 0] = shares;
  const chance = one * other + (1 - one) * (1 - other);
  const named = drawn.flatMap((faults) => faults.flatMap((own) => [...new Set(own)]));
  return {
    items: drawn.length,
    usable: mean(shares),
    usableByAll: mean(drawn.map((faults) => (faults.every(isUsable) ? 1 : 0))),
    agreement,
    kappa: agreement === undefined || chance === 1 || judges !== 2 ? undefined : (agreement - chance) / (1 - chance),
    faults: countsOf(named).map(([fault, count]) => [fault, count / (drawn.length * judges)] as const),
  };
}

/** The judged sheets as Markdown tables: yields and usable items, then faults. */
export function judgedTables(sheets: readonly JudgedSheet[]): string {
  const rows = sheets.map((sheet) => {
    const { items, usable = 0, usableByAll, agreement, kappa, faults } = figuresOf(sheet);
    const { made } = sheet;
    const [low, high] = wilson(usable, Math.max(1, items));
    return [
      `${sheet.game}, ${sheet.group}`,
      `${made.items} of ${made.texts} texts`,
      ((500 * made.items) / made.words).toFixed(2),
      `${made.withFive}`,
      String(items),
      `${percent(usable)} (${percent(low)} to ${percent(high)})`,
      percent(usableByAll),
      `${percent(agreement)}${kappa === undefined ? '' : `, κ ${kappa.toFixed(2)}`}`,
      faults.map(([fault, share]) => `\`${fault}\` ${percent(share)}`).join(', ') || 'none',
    ];
  });
  const head = [
    '',
    'made',
    'per 500 words',
    'texts with five',
    'judged',
    'usable (95 %)',
    'by both',
    'agreement',
    'faults',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
