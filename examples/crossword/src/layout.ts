import { shuffle } from '@ludotext/engine/game';

/** A grid that still has cells of 24 pixels on the narrowest phones. */
const maxColumns = 11;
const maxRows = 15;

type Direction = 'across' | 'down';

/** A word's place: its index in the list, and the cell of its first letter. */
interface Place {
  readonly word: number;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** A layout whose cells begin at 0. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly places: readonly Place[];
}

/** Orders in which the words are tried. */
const attempts = 32;

/**
 * Lays words out so that each crosses another, in the best of several tries: all words if they can be, then many
 * crossings, then a small grid. Words that find no place are left out. The same words and seed give the same layout.
 */
export function layOut(words: readonly (readonly string[])[], seed: number): Layout {
  const usable = [...words.keys()].filter((word) => (words[word]?.length ?? 0) > 1);
  const longestFirst = usable.toSorted((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0));
  let best = new Board(words);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const board = new Board(words);
    board.fill(attempt === 0 ? longestFirst : shuffle(usable, seed + attempt), attempt % 2 === 0 ? 'across' : 'down');
    if (board.worth > best.worth) best = board;
  }
  return best.layout();
}

/** Cells are counted from an origin in the middle, so that the grid can grow to every side. */
class Board {
  readonly #words: readonly (readonly string[])[];
  readonly #cells = new Map<string, { letter: string; directions: Direction[] }>();
  readonly #byLetter = new Map<string, [row: number, column: number][]>();
  readonly #places: Place[] = [];
  #box = { top: 0, left: 0, bottom: -1, right: -1 };
  #crossings = 0;

  constructor(words: readonly (readonly string[])[]) {
    this.#words = words;
  }

  /** What counts first is how many words have a place. */
  get worth(): number {
    const { top, left, bottom, right } = this.#box;
    const area = (bottom - top + 1) * (right - left + 1);
    return this.#places.length * 10_000 + this.#crossings * 100 - area;
  }

  /** Places what can be placed, and tries again what could not be, as long as the grid grows. */
  fill(order: readonly number[], first: Direction): void {
    let waiting = order;
    let count = -1;
    while (this.#places.length > count) {
      count = this.#places.length;
      waiting = waiting.filter((word) => !this.#place(word, first));
    }
  }

  layout(): Layout {
    const { top, left, bottom, right } = this.#box;
    const places = this.#places.map((place) => ({ ...place, row: place.row - top, column: place.column - left }));
    return { rows: bottom - top + 1, columns: right - left + 1, places };
  }

  #place(word: number, first: Direction): boolean {
    const letters = this.#words[word] ?? [];
    const isFirst = this.#places.length === 0;
    const candidates = isFirst ? [{ word, row: 0, column: 0, direction: first }] : this.#crossingsOf(word, letters);
    let best: { place: Place; crossings: number; area: number } | undefined;
    for (const place of candidates) {
      const crossings = this.#crossed(place, letters);
      const box = this.#boxWith(place, letters.length);
      const [height, width] = [box.bottom - box.top + 1, box.right - box.left + 1];
      if (crossings < (isFirst ? 0 : 1) || height > maxRows || width > maxColumns) continue;
      const area = height * width;
      const isBetter = !best || crossings > best.crossings || (crossings === best.crossings && area < best.area);
      if (isBetter) best = { place, crossings, area };
    }
    if (best === undefined) return false;
    this.#put(best.place, letters);
    this.#crossings += best.crossings;
    return true;
  }

  /** Every place in which a letter of the word lies on the same letter of a word that stands. */
  #crossingsOf(word: number, letters: readonly string[]): Place[] {
    return letters.flatMap((letter, at) =>
      (this.#byLetter.get(letter) ?? []).map(([row, column]): Place => {
        const isAcross = this.#cell(row, column)?.directions.includes('down') === true;
        return isAcross
          ? { word, row, column: column - at, direction: 'across' }
          : { word, row: row - at, column, direction: 'down' };
      }),
    );
  }

  /** How many words a word would cross in a place; -1 where it would touch or contradict one. */
  #crossed({ row, column, direction }: Place, letters: readonly string[]): number {
    const [down, right] = steps[direction];
    const cellAt = (along: number, aside = 0) =>
      this.#cell(row + along * down + aside * right, column + along * right + aside * down);
    if (cellAt(-1) || cellAt(letters.length)) return -1;
    let crossings = 0;
    for (const [at, letter] of letters.entries()) {
      const cell = cellAt(at);
      if (cell === undefined) {
        if (cellAt(at, -1) || cellAt(at, 1)) return -1;
      } else if (cell.letter === letter && !cell.directions.includes(direction)) crossings++;
      else return -1;
    }
    return crossings;
  }

  #put(place: Place, letters: readonly string[]): void {
    const [down, right] = steps[place.direction];
    for (const [at, letter] of letters.entries()) {
      const [row, column] = [place.row + at * down, place.column + at * right];
      const cell = this.#cell(row, column);
      if (cell !== undefined) cell.directions.push(place.direction);
      else {
        this.#cells.set(`${row},${column}`, { letter, directions: [place.direction] });
        this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), [row, column]]);
      }
    }
    this.#box = this.#boxWith(place, letters.length);
    this.#places.push(place);
  }

  #boxWith({ row, column, direction }: Place, length: number) {
    const [down, right] = steps[direction];
    const { top, left, bottom, right: end } = this.#box;
    return {
      top: Math.min(top, row),
      left: Math.min(left, column),
      bottom: Math.max(bottom, row + (length - 1) * down),
      right: Math.max(end, column + (length - 1) * right),
    };
  }

  #cell(row: number, column: number) {
    return this.#cells.get(`${row},${column}`);
  }
}

/** How a word runs: rows and columns from letter to letter. */
const steps: Readonly<Record<Direction, readonly [down: number, right: number]>> = { across: [0, 1], down: [1, 0] };
