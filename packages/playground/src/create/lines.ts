/** A fault with its place, as a `direct_format` problem lists it; `line` and `column` count from 1, in UTF-16 units. */
export interface LineFault {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** Where each line of a text begins, in UTF-16 units; a text field separates lines by `\n` only. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The length of the longest line, in UTF-16 units. */
export function longestLine(text: string, starts: readonly number[]): number {
  return starts.reduce((most, start, line) => Math.max(most, (starts[line + 1] ?? text.length + 1) - 1 - start), 0);
}

/** The range of a fault: from its column to the end of its line; places beyond the text move to its end. */
export function faultRange(text: string, starts: readonly number[], fault: LineFault): { start: number; end: number } {
  const line = Math.min(Math.max(fault.line ?? 1, 1), starts.length) - 1;
  const begin = starts[line] ?? 0;
  const end = line + 1 < starts.length ? (starts[line + 1] ?? 0) - 1 : text.length;
  return { start: Math.min(begin + Math.max((fault.column ?? 1) - 1, 0), end), end };
}

/** The smallest index below `count` for which `holds`, and with it for all higher ones; `count` if there is none. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Moves the faults of an earlier text to their current lines: faults before the first changed line stay, those after
 * the last one move along, and those in between are dropped, as they may be fixed.
 * @param checked the text the faults belong to
 */
export function movedFaults(faults: readonly LineFault[], checked: string, text: string): readonly LineFault[] {
  if (faults.length === 0 || checked === text) return faults;
  const old = checked.split('\n');
  const now = text.split('\n');
  const least = Math.min(old.length, now.length);
  let before = 0;
  while (before < least && old[before] === now[before]) before += 1;
  let behind = 0;
  while (behind < least - before && old[old.length - 1 - behind] === now[now.length - 1 - behind]) behind += 1;
  return faults.flatMap((fault) => {
    const line = fault.line ?? 1;
    if (line <= before) return [fault];
    return line > old.length - behind ? [{ ...fault, line: line + now.length - old.length }] : [];
  });
}
