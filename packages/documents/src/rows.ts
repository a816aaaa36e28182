import type { DocumentBuilder } from './builder.js';

/** Where blocks go. */
export type Blocks = Pick<DocumentBuilder, 'heading' | 'paragraph' | 'entry' | 'row'>;

/** Blocks into a builder in whose document headings are the places. */
export function intoSections(builder: DocumentBuilder): Blocks {
  return {
    heading: (level, text) => builder.section(level, text),
    paragraph: (text) => builder.paragraph(text),
    entry: (text, depth, number) => builder.entry(text, depth, number),
    row: (cells) => builder.row(cells),
  };
}

/** Tables inside tables; deeper ones are read as if they were not. */
const maxTables = 8;

/** A cell with more of them is no cell of a table but a part of a page's layout. */
const maxCellParagraphs = 3;

/** A block that waits for the end of its row. */
interface Block {
  readonly paragraph?: string;
  readonly write: (blocks: Blocks) => void;
}

/** Takes the blocks of tables and of what is around them, and passes on the rows whose cells are short as rows. */
export class RowBlocks implements Blocks {
  readonly #blocks: Blocks;
  /** Open rows, each with what is in its cells; undefined for one that is too deep. */
  readonly #rows: Block[][][] = [];
  #tooDeep = 0;

  constructor(blocks: Blocks) {
    this.#blocks = blocks;
  }

  openRow(): void {
    if (this.#rows.length < maxTables) this.#rows.push([]);
    else this.#tooDeep += 1;
  }

  openCell(): void {
    if (this.#tooDeep === 0) this.#rows.at(-1)?.push([]);
  }

  closeRow(): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const cells = this.#rows.pop();
    if (cells === undefined) return;
    const isRow = cells.every(
      (cell) => cell.length <= maxCellParagraphs && cell.every(({ paragraph }) => paragraph !== undefined),
    );
    if (isRow) this.row(cells.map((cell) => cell.map(({ paragraph }) => paragraph).join(' ')));
    else for (const { paragraph, write } of cells.flat()) this.#write(write, paragraph);
  }

  /** Ends the rows that are open still. */
  finish(): void {
    this.#tooDeep = 0;
    while (this.#rows.length > 0) this.closeRow();
  }

  heading(level: number, text: string): void {
    this.#write((blocks) => blocks.heading(level, text));
  }

  paragraph(text: string): void {
    this.#write((blocks) => blocks.paragraph(text), text);
  }

  entry(text: string, depth?: number, number?: number): void {
    this.#write((blocks) => blocks.entry(text, depth, number));
  }

  row(cells: readonly string[]): void {
    this.#write((blocks) => blocks.row(cells));
  }

  #write(write: Block['write'], paragraph?: string): void {
    const row = this.#rows.at(-1);
    if (row === undefined) {
      write(this.#blocks);
      return;
    }
    // Between the cells of a row, where nothing should stand.
    if (row.length === 0) row.push([]);
    row.at(-1)?.push({ ...(paragraph === undefined ? {} : { paragraph }), write });
  }
}
