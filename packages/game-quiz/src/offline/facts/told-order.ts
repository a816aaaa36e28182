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

/** Options of an item, and maximum items of a text. */
const size = { options: 4, fewest: 3, items: 5 } as const;

/**
 * Questions for the first or the last of several events. Their sets share no event and lie over one another, so that
 * the events of each are far apart. Between a key and the nearest of its others are `apart` places at least.
 */
export function orderItems(told: readonly Told[], wording: OrderWording, apart: number): OrderItem[] {
  const events = distinct(spread(told, maxEvents));
  const sets = Math.min(size.items, Math.max(1, Math.floor(events.length / size.fewest)));
  const chosen = spread(events, sets * size.options);
  return Array.from({ length: sets }, (_, set) => chosen.filter((_, at) => at % sets === set)).flatMap((set, at) => {
    const asks = (['first', 'last'] as const).flatMap((which) => asked(set, which, wording[which], apart));
    // First and last take turns where both are possible.
    return asks[at % 2] ?? asks[0] ?? [];
  });
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
    ({ roots }, at) =>
      roots.size > 1 &&
      told.every((other, place) => {
        if (place === at) return true;
        const shared = [...roots].filter((root) => other.roots.has(root)).length;
        return shared / Math.min(roots.size, other.roots.size) < mostShared;
      }),
  );
}
const mostShared = 0.67;
/** Each event is compared with every other. */
const maxEvents = 100;

/** So many of a list, evenly over it, with its first and last. */
function spread<Entry>(list: readonly Entry[], count: number): Entry[] {
  if (list.length <= count) return [...list];
  const places = Array.from({ length: count }, (_, at) => Math.round((at * (list.length - 1)) / (count - 1)));
  return places.flatMap((place) => list[place] ?? []);
}
