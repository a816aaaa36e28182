import type { LineFault } from './lines.js';

/**
 * Faults of a text that was changed since, at the lines they stand at now: those before the first line that was changed stay, those
 * behind the last one move along, and those in between are left out, as nobody knows whether they are still there.
 * @param checked the text they were found in
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
