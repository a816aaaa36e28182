/** The members of an item, or of a group inside it, by name. */
export type Group = Readonly<Record<string, unknown>>;

/**
 * For each entry of a changed list, the place it had before; `undefined` for a new one. A list whose entries stayed
 * where they were needs none.
 */
export type Origins = readonly (number | undefined)[];

/**
 * An item with the value at a path changed, and with what follows from it.
 * @param value `undefined` leaves the member out
 * @param origins for a list whose entries moved, came or went
 */
export function withValue(item: Group, path: readonly (string | number)[], value: unknown, origins?: Origins): Group {
  return changed(item, path, value, origins) as Group;
}

function changed(at: unknown, path: readonly (string | number)[], value: unknown, origins?: Origins): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const before = (at as Group | undefined)?.[head];
  const after = changed(before, rest, value, origins);
  if (Array.isArray(at)) return at.with(Number(head), after);
  return withMember((at ?? {}) as Group, String(head), after, rest.length === 0 ? origins : undefined);
}

/**
 * A group with one member changed, and with the members that follow from it: a text that is the entries of a list in
 * one line follows the list, and the list follows the text where that is plain; orders of a list's entries follow when
 * entries come, go and move. What follows from what is read from the values themselves, so it works for every game.
 */
function withMember(group: Group, name: string, value: unknown, origins?: Origins): Group {
  const before = group[name];
  const next: Record<string, unknown> = { ...group, [name]: value };
  if (value === undefined) delete next[name];
  for (const [other, follower] of Object.entries(group)) {
    if (other === name) continue;
    if (isTexts(before) && isTexts(value) && typeof follower === 'string') {
      next[other] = joinedAnew(follower, before, value, origins ?? [...value.keys()]) ?? follower;
    } else if (typeof before === 'string' && typeof value === 'string' && isTexts(follower)) {
      next[other] = cutAnew(before, value, follower) ?? follower;
    } else if (Array.isArray(before) && origins !== undefined && orderedList(group, other) === name) {
      next[other] = withOrders(follower, origins);
    }
  }
  return next;
}

/**
 * The list whose entries a member puts in order: the member is a list of all places of the list, or a list of such
 * lists. `undefined` for a member that is none.
 */
export function orderedList(group: Group, name: string): string | undefined {
  const orders = group[name];
  if (!Array.isArray(orders) || orders.length === 0) return undefined;
  const isOrderOf = (length: number) =>
    isOrder(orders, length) || orders.every((order) => Array.isArray(order) && isOrder(order, length));
  return Object.keys(group).find((other) => {
    const list = group[other];
    return other !== name && Array.isArray(list) && !list.every(isNumeric) && isOrderOf(list.length);
  });
}

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.length > 0 && value.every(isNumeric));

function isOrder(order: readonly unknown[], length: number): boolean {
  return order.length === length && Array.from({ length }, (_, place) => place).every((place) => order.includes(place));
}

function withOrders(orders: unknown, origins: Origins): unknown {
  if (!Array.isArray(orders)) return orders;
  if (orders.some(Array.isArray)) return orders.map((order) => withOrders(order, origins));
  const kept = orders.map((place) => origins.indexOf(place)).filter((place) => place !== -1);
  const added = origins.flatMap((origin, place) => (origin === undefined ? [place] : []));
  return [...kept, ...added];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

/** Where the entries of a list stand in a text that is these entries in a line; empty entries stand nowhere. */
interface Line {
  readonly spans: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  /** What stands before the first, and behind the last. */
  readonly lead: string;
  readonly tail: string;
  /** What stands before each but the first, by its place. */
  readonly gaps: ReadonlyMap<number, string>;
}

/**
 * `undefined` for a text that is anything else: between entries there are only spaces, around them only marks, and the
 * first letter may be a capital. With fewer than two entries that say something the text is just what they say.
 */
function lineOf(text: string, pieces: readonly string[]): Line | undefined {
  const spans = new Map<number, { start: number; end: number }>();
  const gaps = new Map<number, string>();
  let lead = '';
  let from = 0;
  for (const [place, piece] of pieces.entries()) {
    if (piece === '') continue;
    const isFirst = spans.size === 0;
    const start = isFirst ? firstPlace(text, piece) : text.indexOf(piece, from);
    if (start === -1) return undefined;
    if (isFirst) lead = text.slice(0, start);
    else gaps.set(place, text.slice(from, start));
    from = start + piece.length;
    spans.set(place, { start, end: from });
  }
  const tail = text.slice(from);
  const isLine = [...gaps.values()].every((gap) => gap.trim() === '') && !/[\p{L}\p{N}]/u.test(lead + tail);
  const isSure = spans.size > 1 || (pieces.length > 1 && lead + tail === '');
  return isLine && isSure ? { spans, gaps, lead, tail } : undefined;
}

function firstPlace(text: string, piece: string): number {
  const place = text.indexOf(piece);
  return place === -1 ? text.indexOf(capital(piece)) : place;
}

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
const uncapital = (text: string): string => text.replace(/^./u, (letter) => letter.toLowerCase());

/** Writing systems without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The text of a list after the list changed. */
function joinedAnew(
  text: string,
  before: readonly string[],
  after: readonly string[],
  origins: Origins,
): string | undefined {
  const line = lineOf(text, before);
  if (line === undefined) return undefined;
  const [first] = line.spans;
  const isRaised = first !== undefined && !text.startsWith(before[first[0]] ?? '', first[1].start);
  const gaps = [...line.gaps.values()];
  const usual = gaps.find((gap) => gap !== '') ?? (gaps.length > 0 || unspaced.test(after.join('')) ? '' : ' ');
  let joined = '';
  for (const [place, piece] of after.entries()) {
    if (piece === '') continue;
    const origin = origins[place];
    const isNext = place > 0 && origin !== undefined && origins[place - 1] === origin - 1;
    const gap = isNext ? (line.gaps.get(origin) ?? usual) : usual;
    joined += joined === '' ? (isRaised ? capital(piece) : piece) : gap + piece;
  }
  return line.lead + joined + line.tail;
}

/** The list of a text after the text changed inside one of the list's entries, or behind it. */
function cutAnew(before: string, after: string, pieces: readonly string[]): readonly string[] | undefined {
  const line = lineOf(before, pieces);
  if (line === undefined) return undefined;
  const spans = [...line.spans];
  const end = before.length - line.tail.trimStart().length;
  const inside = spans.map(([place, span]) => ({ place, start: span.start, word: span.end, end: span.end }));
  const behind = inside.map((span, index) => ({ ...span, end: inside[index + 1]?.start ?? end }));
  const longer = after.length - before.length;
  for (const span of [...inside, ...behind]) {
    const { place, start } = span;
    const isThere = before.slice(0, start) === after.slice(0, start);
    if (!isThere || before.slice(span.end) !== after.slice(span.end + longer)) continue;
    const piece = after.slice(start, span.end + longer).trim();
    const isRaised = before.slice(start, span.word) !== pieces[place];
    const next = pieces.with(place, isRaised ? uncapital(piece) : piece);
    if (piece !== '' && lineOf(after, next) !== undefined) return next;
  }
  return undefined;
}
