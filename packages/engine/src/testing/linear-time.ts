import { fail, show } from './failure.js';
import { marksIn } from './texts.js';

/** Sizes tried, in characters: close together at first, so that exponential time is found before it hangs. */
const sizes = [16, 19, 22, 25, 28, 32, 38, 45, 54, 64, 128, 256, 512, 1_024, 4_096, 16_384, 65_536];

/** After this time the remaining units are tried only up to a smaller size. Milliseconds of CPU time. */
const budgetMs = 10_000;
const smallerSize = 4_096;

/** Shorter times are not compared, because noise is larger than the difference. Milliseconds of CPU time. */
const floorMs = 50;

/** How often the deciding sizes are measured; the fastest run counts, because noise only adds time. */
const measurements = 3;

/** Runs that took this long are measured twice at most, not thrice. Milliseconds of CPU time. */
const certainMs = 2_000;

/**
 * Four times the text takes 4 times as long in linear time and 16 times in quadratic time; anything up to this passes.
 */
const maxGrowth = 10;

/**
 * Four times a text of 4,096 characters may take up to this many times as long for the largest size to be left out: what grows
 * with the square as well, but no faster than this by then, stays below {@link maxGrowth} at the largest size, too.
 */
const maxEarlyGrowth = 5;

/** From this time on an early comparison counts. Milliseconds of CPU time. */
const earlyFloorMs = 1;

/** Below this size exponential time is possible: what takes such time has hung before a longer text is tried. */
const exponentialSize = 64;

/**
 * Fails when the time for a text grows faster than its length. Compares a text with a quarter of it, so that the speed
 * of the machine does not matter, and only when the times are long enough to compare. Short times that grew too fast
 * have to grow on with a still longer text: a step, such as the garbage collector's once a text has a certain size,
 * stays as high as it is.
 */
export function expectLinear(known: readonly string[], run: (text: string) => void): void {
  let spentMs = 0;
  for (const hostile of hostileTexts(known)) {
    const measure = (size: number): number => {
      const ms = cpuMs(run, textOf(hostile, size));
      spentMs += ms;
      return ms;
    };
    const most = Math.min(
      hostile.most ?? Number.POSITIVE_INFINITY,
      spentMs > budgetMs ? smallerSize : Number.POSITIVE_INFINITY,
    );
    const growth = fastGrowth(
      sizes.filter((size) => size <= most),
      measure,
    );
    if (growth === undefined) continue;
    const { size, longMs, shortMs } = growth;
    fail(
      `${wordsOf(hostile)} takes ${Math.round(longMs)} ms for ${size} characters and ${shortMs.toFixed(1)} ms for a quarter of them: time must grow with the length of the text. Look for nested quantifiers, for a regular expression that searches on from every place, and for text that is cut off and searched again.`,
    );
  }
}

/** The first size whose time has grown too fast since a quarter of it; undefined when the time grows with the size. */
function fastGrowth(
  tried: readonly number[],
  measure: (size: number) => number,
): { size: number; longMs: number; shortMs: number } | undefined {
  let lastMs = Number.POSITIVE_INFINITY;
  for (const size of tried) {
    const firstMs = measure(size);
    if (firstMs <= floorMs) {
      const isEarly = size === 4 * smallerSize && firstMs > earlyFloorMs && firstMs < maxEarlyGrowth * lastMs;
      if (isEarly && firstMs < maxEarlyGrowth * measure(smallerSize)) return undefined;
      lastMs = firstMs;
      continue;
    }
    const shortMs = fastest(() => measure(Math.floor(size / 4)));
    // Most slow functions are slow in proportion, which the first measurement shows.
    if (firstMs <= maxGrowth * shortMs) return undefined;
    // What happens once is not repeated in the second measurement: a word list that is loaded, a machine that stalls.
    const longMs = fastest(() => measure(size));
    if (longMs <= floorMs) continue;
    const found = longMs > maxGrowth * shortMs && (longMs > certainMs || growsOn(size, longMs, measure));
    return found ? { size, longMs, shortMs } : undefined;
  }
  return undefined;
}

/** Whether the time grows too fast from this size on as well, up to twice the size: as fast in half as many steps. */
function growsOn(size: number, ms: number, measure: (size: number) => number): boolean {
  for (let longer = size; longer < 2 * size; ) {
    longer = longer < exponentialSize ? longer + 2 : 2 * longer;
    if (fastest(() => measure(longer)) > Math.sqrt(maxGrowth) * ms) return true;
  }
  return false;
}

function fastest(measure: () => number): number {
  let best = measure();
  for (let run = 1; run < measurements && best < certainMs; run += 1) best = Math.min(best, measure());
  return best;
}

function textOf({ start, unit, end }: HostileText, size: number): string {
  return start + unit.repeat(Math.ceil(size / unit.length)).slice(0, size) + end;
}

function wordsOf({ start, unit, end }: HostileText): string {
  const before = start === '' ? '' : `${show(start)}, then `;
  return `${before}${show(unit)} over and over${end === '' ? '' : `, then ${show(end)},`}`;
}

/** CPU time of this process, which other processes do not affect. */
function cpuMs(run: (text: string) => void, text: string): number {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Opening marks, and marks after which parsers tend to look ahead. */
const openings = ['(', '[', '{', '<', '"', '\\', '`', '*', '_', '#', '-', '|', ':', ';'];

/** Most units taken from a game's texts. */
const maxUnits = 60;

/** White space that parsers trim at the ends of a line, and words: hostile when something else follows. */
const runs = [' ', '\t', '\n', 'a', 'a '];
const ends = ['a', '#'];

/** A short text that is hostile when repeated, and the text before and after it. */
interface HostileText {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
  /** Largest size to try, in characters; default the largest of all. */
  readonly most?: number;
}

/**
 * All texts that are tried: runs with something after them, also after the beginning of a line, and each unit alone.
 */
function hostileTexts(known: readonly string[]): HostileText[] {
  const starts = ['', ...beginningsOf(linesOf(known)).slice(0, 1)];
  return [
    // First, because they are short: what takes exponential time is found before a longer text hangs.
    ...stretched(linesOf(known)),
    ...starts.flatMap((start) => runs.flatMap((unit) => ends.map((end) => ({ start, unit, end })))),
    ...hostileUnits(known).map((unit) => ({ start: '', unit, end: '' })),
  ];
}

/** Most characters of a stretched line: what takes exponential time has hung long before. */
const maxStretched = 512;

/** Most lines that are stretched, and most places in each. */
const maxLines = 6;
const maxPlaces = 8;

/**
 * Lines of the format with a run of letters, digits or spaces made long, alone and with the mark or space behind it, and
 * something after it that fits no line: where a quantifier stands within another, each of these lengths doubles the time.
 */
function stretched(lines: readonly string[]): HostileText[] {
  return lines.slice(0, maxLines).flatMap((line) =>
    [...line.matchAll(/\p{L}+|\p{N}+|\s+/gu)].slice(0, maxPlaces).flatMap(({ 0: run, index }) => {
      const start = line.slice(0, index);
      const letter = /\s/.test(run) ? ' ' : /\p{N}/u.test(run) ? '1' : 'a';
      const mark = line[index + run.length] ?? ' ';
      const units = [letter, `${letter}${mark}`];
      return units.flatMap((unit) => ['!', '\u0000#'].map((end) => ({ start, unit, end, most: maxStretched })));
    }),
  );
}

function linesOf(known: readonly string[]): string[] {
  return known.flatMap((text) => text.split(/\r\n|\n|\r/)).filter((line) => line.trim() !== '');
}

/** The beginnings of lines, up to their first marks. */
function beginningsOf(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => /^[^\p{P}\p{S}]*[\p{P}\p{S}]+\s?/u.exec(line)?.[0] ?? []))];
}

/**
 * Short texts that are hostile when repeated: white space, letters, openings, each mark of the format alone and beside
 * another character, each line, and each beginning of a line up to its first mark.
 */
function hostileUnits(known: readonly string[]): string[] {
  const marks = [...new Set([...marksIn(known), ...openings])];
  const lines = linesOf(known);
  const fromGame = [...new Set([...beginningsOf(lines), ...lines, ...lines.map((line) => `${line}\n`), ...known])];
  return [
    ...[' ', '\t', '\n', '\r', '\r\n', ' \n', 'a', 'A', '1', 'a ', 'ä', '文', '\u00a0', '\ufeff', '🐋', '\ud83d'],
    ...marks.flatMap((mark) => [mark, `${mark} `, `a${mark}`, `${mark}\n`]),
    ...fromGame.slice(0, maxUnits),
  ];
}
