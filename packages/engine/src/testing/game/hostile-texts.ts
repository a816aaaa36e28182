import { marksIn } from './text-values.js';

/** Marks that open something, and those that parsers tend to look ahead from. */
const openings = ['(', '[', '{', '<', '"', '\\', '`', '*', '_', '#', '-', '|', ':', ';'];

/** Most units taken from the texts of a game. */
const mostUnits = 60;

/** White space that parsers take away at the ends of a line: hostile where something stands behind it. */
const trimmed = [' ', '\t', '\n', '\u00a0'];

/** A short text that is hostile when it is repeated, and what stands at the end. */
export interface HostileText {
  readonly unit: string;
  readonly end: string;
}

/** All that is tried: each unit by itself, and white space with a letter at the end. */
export function hostileTexts(known: readonly string[]): HostileText[] {
  return [...trimmed.map((unit) => ({ unit, end: 'a' })), ...hostileUnits(known).map((unit) => ({ unit, end: '' }))];
}

/**
 * Short texts that are hostile when they are repeated: white space, letters, openings, each mark of the format alone and
 * with something beside it, each line, and each beginning of a line up to its first mark.
 */
function hostileUnits(known: readonly string[]): string[] {
  const marks = [...new Set([...marksIn(known), ...openings])];
  const lines = known.flatMap((text) => text.split(/\r\n|\n|\r/)).filter((line) => line.trim() !== '');
  const beginnings = lines.flatMap((line) => /^[^\p{P}\p{S}]*[\p{P}\p{S}]+\s?/u.exec(line)?.[0] ?? []);
  const fromGame = [...new Set([...beginnings, ...lines, ...lines.map((line) => `${line}\n`), ...known])];
  return [
    ...[' ', '\t', '\n', '\r', '\r\n', ' \n', 'a', 'A', '1', 'a ', 'ä', '文', '\u00a0', '\ufeff', '🐋', '\ud83d'],
    ...marks.flatMap((mark) => [mark, `${mark} `, `a${mark}`, `${mark}\n`]),
    ...fromGame.slice(0, mostUnits),
  ];
}
