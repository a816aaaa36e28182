import { faultAt, type GameFinding } from '../contract/finding.js';

/** Minimum number of pieces of an ordering item. */
export const minPieces = 3;

/** One item of the format: its pieces in the author's order, trimmed. */
export interface PieceList {
  readonly pieces: readonly string[];
  /** 1-based line of its first piece. */
  readonly line: number;
  /** 1-based column of its first piece, in UTF-16 units. */
  readonly column: number;
}

/** A line of a text whose pieces are separated by `;`. */
export interface PieceLine {
  /** The whole line, without its end and without a byte-order mark. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  /** Its pieces, trimmed, each with its 1-based column in UTF-16 units. */
  readonly pieces: readonly PlacedPiece[];
  /** Whether it has a separator. */
  readonly separated: boolean;
  /** Whether it ends with a separator, so that its item may go on in the next line. */
  readonly continues: boolean;
}

interface PlacedPiece {
  readonly text: string;
  readonly column: number;
}

interface OpenList {
  readonly pieces: string[];
  readonly line: number;
  readonly column: number;
  faulty: boolean;
}

/**
 * Reads pieces separated by `;`, one item per line.
 *
 * `\;` is a literal semicolon. A line that ends with its separator continues on the next line; after the last piece of
 * an item that separator has no effect. A line without a separating `;` is split at full-width `；` instead. Any other
 * empty piece is a fault, and so are fewer than three pieces. Items with a fault are left out of `items`.
 *
 * Nothing is normalised: U+037E, which NFC turns into `;`, stays part of its piece. Linear in the length of the text.
 */
export function splitPieces(text: string): { items: PieceList[]; faults: GameFinding[] } {
  return joinPieceLines(pieceLines(text));
}

/** The lines of a text, split at their separators. */
export function pieceLines(text: string): PieceLine[] {
  const lines = text.split(/\r\n|\n|\r/);
  // A byte-order mark still counts as a column, so that places refer to the text as received.
  lines[0] = (lines[0] as string).replace(/^\uFEFF/, ' ');
  return lines.map((line, index) => ({ text: line, line: index + 1, ...splitLine(line) }));
}

/** The items of {@link splitPieces} that some of its lines make. */
export function joinPieceLines(lines: readonly PieceLine[]): { items: PieceList[]; faults: GameFinding[] } {
  const items: PieceList[] = [];
  const faults: GameFinding[] = [];
  let open: OpenList | undefined;

  const close = (): void => {
    if (open !== undefined && !open.faulty) {
      if (open.pieces.length >= minPieces) items.push({ pieces: open.pieces, line: open.line, column: open.column });
      else faults.push(tooFew(open));
    }
    open = undefined;
  };

  for (const { text, line, pieces, continues } of lines) {
    if (text.trim() === '') {
      close();
      continue;
    }
    for (const { text: piece, column } of pieces) {
      open ??= { pieces: [], line, column, faulty: false };
      if (piece !== '') open.pieces.push(piece);
      else {
        open.faulty = true;
        faults.push(faultAt(line, column, 'empty_piece', {}));
      }
    }
    if (!continues) close();
  }
  close();
  return { items, faults };
}

function tooFew({ pieces, line, column }: OpenList): GameFinding {
  return faultAt(line, column, 'too_few_pieces', { case: 'written', count: pieces.length, min: minPieces });
}

const emptyLine = { pieces: [{ text: '', column: 1 }], separated: false, continues: false };

function splitLine(line: string): Pick<PieceLine, 'pieces' | 'separated' | 'continues'> {
  if (line === '') return emptyLine;
  const ascii = separatorsIn(line);
  const separators = ascii.length > 0 ? ascii : wideSeparatorsIn(line);
  const starts = [0, ...separators.map((at) => at + 1)];
  const pieces = starts.map((start, index) => placed(line, start, separators[index] ?? line.length));
  const separated = separators.length > 0;
  const continues = separated && pieces.at(-1)?.text === '';
  return { pieces: continues ? pieces.slice(0, -1) : pieces, separated, continues };
}

function placed(line: string, start: number, end: number): PlacedPiece {
  const raw = line.slice(start, end);
  const text = raw.trim();
  const indent = text === '' ? 0 : raw.length - raw.trimStart().length;
  return { text: text.replaceAll('\\;', ';'), column: start + indent + 1 };
}

function separatorsIn(line: string): number[] {
  const found: number[] = [];
  for (let at = line.indexOf(';'); at !== -1; at = line.indexOf(';', at + 1)) {
    if (line[at - 1] !== '\\') found.push(at);
  }
  return found;
}

function wideSeparatorsIn(line: string): number[] {
  const found: number[] = [];
  for (let at = line.indexOf('；'); at !== -1; at = line.indexOf('；', at + 1)) found.push(at);
  return found;
}
