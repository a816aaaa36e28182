import { marksIn } from './text-values.js';

/** Marks that open something, and those that parsers tend to look ahead from. */
const openings = ['(', '[', '{', '<', '"', '\\', '`', '*', '_', '#', '-', '|', ':', ';'];

/** Most units taken from the texts of a game. */
const mostUnits = 60;

/** White space that parsers take away at the ends of a line, and words: hostile where something else stands behind them. */
const runs = [' ', '\t', '\n', 'a', 'a '];
const ends = ['a', '#'];

/** A short text that is hostile when it is repeated, and what stands before and behind it. */
export interface HostileText {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

/** All that is tried: runs with something behind them, also behind the beginning of a line, and each unit by itself. */
export function hostileTexts(known: readonly string[]): HostileText[] {
  const starts = ['', ...beginningsOf(linesOf(known)).slice(0, 1)];
  return [
    ...starts.flatMap((start) => runs.flatMap((unit) => ends.map((end) => ({ start, unit, end })))),
    ...hostileUnits(known).map((unit) => ({ start: '', unit, end: '' })),
  ];
}

function linesOf(known: readonly string[]): string[] {
  return known.flatMap((text) => text.split(/\r\n|\n|\r/)).filter((line) => line.trim() !== '');
}

/** What lines begin with, up to their first marks. */
function beginningsOf(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => /^[^\p{P}\p{S}]*[\p{P}\p{S}]+\s?/u.exec(line)?.[0] ?? []))];
}

/**
 * Short texts that are hostile when they are repeated: white space, letters, openings, each mark of the format alone and
 * with something beside it, each line, and each beginning of a line up to its first mark.
 */
function hostileUnits(known: readonly string[]): string[] {
  const marks = [...new Set([...marksIn(known), ...openings])];
  const lines = linesOf(known);
  const fromGame = [...new Set([...beginningsOf(lines), ...lines, ...lines.map((line) => `${line}\n`), ...known])];
  return [
    ...[' ', '\t', '\n', '\r', '\r\n', ' \n', 'a', 'A', '1', 'a ', 'ä', '文', '\u00a0', '\ufeff', '🐋', '\ud83d'],
    ...marks.flatMap((mark) => [mark, `${mark} `, `a${mark}`, `${mark}\n`]),
    ...fromGame.slice(0, mostUnits),
  ];
}
