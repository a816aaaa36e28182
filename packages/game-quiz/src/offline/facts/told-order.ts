/** Something that a text tells at a place in its order. */
export interface Told {
  readonly words: string;
  readonly sentence: number;
  /** Where it stands in the order: its sentence, or its year. */
  readonly place: number;
  /** What its words are about: no event of an item shares these with another. */
  readonly roots: ReadonlySet<string>;
}

/** The questions of a language; the event that everybody expects at the end makes no good last one. */
export interface OrderWording {
  readonly first: string;
  readonly last: string;
}

/** A question with one event as its key. */
export interface OrderItem {
  readonly question: string;
  readonly key: Told;
  readonly wrong: readonly Told[];
}

/** Options of an item. */
const size = { options: 4, fewest: 3 } as const;
/** Maximum items of a text, of which not all will be chosen, and maximum events: each is compared with every other. */
const maxItems = 40;
export const maxEvents = 100;

/**
 * Questions for the first or the last of several events, those whose events lie furthest apart first; between a key and
 * the nearest of its others are `apart` places at least. Items share events: of a set of items, no two may.
 */
export function orderItems(told: readonly Told[], wording: OrderWording, apart: number): OrderItem[] {
  const events = distinct(evenly(told, maxEvents));
  const items: OrderItem[] = [];
  for (let stride = Math.floor(events.length / size.fewest); stride > 0; stride--) {
    for (let start = 0; start + stride * (size.fewest - 1) < events.length; start++) {
      if (items.length === maxItems) break;
      const set = events.filter((_, at) => at >= start && (at - start) % stride === 0).slice(0, size.options);
      const asks = (['first', 'last'] as const).flatMap((which) => asked(set, which, wording[which], apart));
      // First and last take turns where both are possible.
      const item = asks[start % 2] ?? asks[0];
      if (item !== undefined) items.push(item);
    }
  }
  // Where another item needs one of its events, an item does with one less.
  const smaller = items.flatMap(({ question, key, wrong }) =>
    wrong.length < size.fewest
      ? []
      : wrong.map((left) => ({ question, key, wrong: wrong.filter((other) => other !== left) })),
  );
  return [...items, ...smaller.filter(({ key, wrong }) => !isCue(key, wrong))];
}

/** The first or last of a set, if the others are far enough from it and of about its length. */
function asked(set: readonly Told[], which: 'first' | 'last', question: string, apart: number): OrderItem[] {
  const key = which === 'first' ? set[0] : set.at(-1);
  if (key === undefined || question === '') return [];
  const wrong = set.filter((other) => other !== key && Math.abs(other.place - key.place) >= apart);
  return wrong.length < size.fewest - 1 || isCue(key, wrong) ? [] : [{ question, key, wrong }];
}

/** Maximum length of a key by that of its longest and shortest other. */
const maxRatio = 1.3;
const isCue = ({ words }: Told, wrong: readonly Told[]): boolean => {
  const lengths = wrong.map((other) => other.words.length);
  return words.length > Math.max(...lengths) * maxRatio || words.length * maxRatio * 1.3 < Math.min(...lengths);
};

/** Events that are told once: one that shares most of its words with another may be the same, or happen twice. */
function distinct(told: readonly Told[]): Told[] {
  return told.filter(
    ({ roots, words }, at) =>
      roots.size > 1 &&
      !doubled.test(words) &&
      told.every((other, place) => {
        if (place === at) return true;
        const shared = [...roots].filter((root) => other.roots.has(root)).length;
        return shared / Math.min(roots.size, other.roots.size) < mostShared;
      }),
  );
}
const mostShared = 0.67;
/** "on on the stone" */
const doubled = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

/** So many of a list, evenly over it, with its first and last. */
export function evenly<Entry>(list: readonly Entry[], count: number): Entry[] {
  if (list.length <= count) return [...list];
  const places = Array.from({ length: count }, (_, at) => Math.round((at * (list.length - 1)) / (count - 1)));
  return places.flatMap((place) => list[place] ?? []);
}
