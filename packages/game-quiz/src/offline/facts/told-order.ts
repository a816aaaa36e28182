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

/**
 * Events that are told once: one that shares most of its words with another may be the same, or happen twice. Words
 * that many of them have name whom a story is about, and tell nothing apart.
 */
function distinct(told: readonly Told[]): Told[] {
  const counts = new Map<string, number>();
  for (const { roots } of told) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  const common = Math.max(2, told.length * commonShare);
  const own = told.map(({ roots }) => [...roots].filter((root) => (counts.get(root) ?? 0) <= common));
  return told.filter(({ roots, words }, at) => {
    const mine = own[at] ?? [];
    return (
      roots.size > 1 &&
      mine.length > 0 &&
      !doubled.test(words) &&
      own.every((other, place) => {
        if (place === at) return true;
        const shared = mine.filter((root) => other.includes(root)).length;
        return shared < Math.min(mine.length, other.length) * mostShared || shared === 0;
      })
    );
  });
}
const commonShare = 0.2;
const mostShared = 0.67;
/** "on on the stone" */
const doubled = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

/** A sentence with its words, or their roots. */
interface Said {
  readonly index: number;
  readonly words: ReadonlySet<string>;
}

/** The events that no other sentence tells as well: one told twice has no place of its own. */
export function toldOnce(told: readonly Told[], said: readonly Said[]): Told[] {
  const wanted = new Set(told.flatMap(({ roots }) => [...roots]));
  const places = new Map<string, number[]>();
  for (const { index, words } of said)
    for (const word of words) {
      if (!wanted.has(word)) continue;
      const known = places.get(word) ?? [];
      if (known.at(-1) !== index) places.set(word, [...known.slice(-commonWord), index]);
    }
  return told.filter(({ roots, sentence }) => {
    const own = [...roots].filter((root) => (places.get(root) ?? []).length <= commonWord);
    const shared = new Map<number, number>();
    for (const root of own)
      for (const place of places.get(root) ?? [])
        if (place !== sentence) shared.set(place, (shared.get(place) ?? 0) + 1);
    return own.length > 0 && [...shared.values()].every((count) => count < own.length * sameDeed);
  });
}
/** Sentences that have a word which names whom a story is about. */
const commonWord = 5;
const sameDeed = 0.75;

/** So many of a list, evenly over it, with its first and last. */
export function evenly<Entry>(list: readonly Entry[], count: number): Entry[] {
  if (list.length <= count) return [...list];
  const places = Array.from({ length: count }, (_, at) => Math.round((at * (list.length - 1)) / (count - 1)));
  return places.flatMap((place) => list[place] ?? []);
}
