/** A good answer, before something happens to it. */
export interface GoodAnswer {
  readonly items: readonly unknown[];
}

/** One way in which models write an answer that is no plain JSON of the shape they were asked for. */
export interface ContentVariant {
  /** What it is told apart by (`trailing-commas`). */
  readonly name: string;
  readonly title: string;
  /**
   * Which items a careful reader gets, once it has dropped what no text should hold: `all` of them as they were, all of them
   * with a value `changed`, `fewer` (of an answer of three or more), or `none` of the shape that was asked for.
   */
  readonly expected: 'all' | 'changed' | 'fewer' | 'none';
  write(answer: GoodAnswer): string;
}

export function variant(
  name: string,
  title: string,
  expected: ContentVariant['expected'],
  write: ContentVariant['write'],
): ContentVariant {
  return { name, title, expected, write };
}

export function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** The beginning of an answer: its first items, each whole, without the end of the list. */
export function beginning({ items }: GoodAnswer, count = 2): string {
  return `{"items":[${items.slice(0, count).map(json).join(',')}`;
}
