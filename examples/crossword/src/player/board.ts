import type { Entry, Item } from '../item.js';
import { lettersOf } from '../letters.js';

/** A cell of the grid, with the words that run through it. */
export interface Cell {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  readonly letter: string;
  readonly number?: number;
  /** For each word through the cell, its index in the item and the letter's place in it. */
  readonly words: Readonly<Partial<Record<Entry['direction'], { readonly entry: number; readonly at: number }>>>;
}

/** An item as cells, and the steps between them. */
export class Board {
  readonly cells: ReadonlyMap<string, Cell>;
  /** The cells of each entry, in the order of its letters. */
  readonly words: readonly (readonly Cell[])[];
  readonly rows: number;
  readonly columns: number;

  constructor({ rows, columns, entries }: Item) {
    this.rows = rows;
    this.columns = columns;
    const cells = new Map<string, Cell>();
    for (const [entry, { number, direction, row, column, answer }] of entries.entries()) {
      for (const [at, letter] of lettersOf(answer).entries()) {
        const place = direction === 'down' ? { row: row + at, column } : { row, column: column + at };
        const key = `${place.row},${place.column}`;
        const known = cells.get(key);
        const words = { ...known?.words, [direction]: { entry, at } };
        cells.set(key, { key, ...place, letter, ...known, ...(at === 0 && { number }), words });
      }
    }
    this.cells = cells;
    this.words = entries.map((_, entry) =>
      [...cells.values()]
        .flatMap((cell) =>
          Object.values(cell.words).flatMap((word) => (word.entry === entry ? [{ cell, at: word.at }] : [])),
        )
        .sort((a, b) => a.at - b.at)
        .map(({ cell }) => cell),
    );
  }

  at(row: number, column: number): Cell | undefined {
    return this.cells.get(`${row},${column}`);
  }

  /** The next cell in a direction, over empty ground too. */
  beside({ row, column }: Cell, down: number, right: number): Cell | undefined {
    for (let step = 1; step <= Math.max(this.rows, this.columns); step++) {
      const cell = this.at(row + step * down, column + step * right);
      if (cell !== undefined) return cell;
    }
    return undefined;
  }
}
