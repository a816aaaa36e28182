import { type Finding, faultAt } from '@ludotext/engine/game';
import type { ItemMaker } from './finish.js';
import { type Item, maxGaps } from './item.js';
import { type MarkFault, readMarked } from './marked.js';

/** Passages with their gaps in square brackets; a blank line stands between two. */
export function parse(text: string, makeItem: ItemMaker): { items: Item[]; faults: Finding[] } {
  const items: Item[] = [];
  const faults: Finding[] = [];
  for (const { line, lines } of passagesOf(text)) {
    const marked = readMarked(lines.join('\n').trimEnd());
    for (const fault of placed(marked.faults, lines, line)) faults.push(fault);
    if (marked.faults.length > 0) continue;
    const size = marked.gaps.length;
    if (size > 0 && size <= maxGaps) items.push(makeItem(marked));
    else faults.push(wrongSize(line, size));
  }
  return { items, faults };
}

function wrongSize(line: number, size: number): Finding {
  if (size === 0) return faultAt(line, 1, 'no_gap', 'The passage has no gap; put square brackets around an answer.');
  return faultAt(line, 1, 'too_many_gaps', `The passage has ${size} gaps; ${maxGaps} are the most.`);
}

interface Passage {
  /** 1-based. */
  readonly line: number;
  readonly lines: readonly string[];
}

function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let lines: string[] = [];
  // The blank line at the end closes the last passage.
  for (const [index, line] of `${text.replace(/^\ufeff/, '')}\n\n`.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      passages.push({ line: index - lines.length + 1, lines });
      lines = [];
    }
  }
  return passages;
}

/** The faults of a passage with their places in the text; offsets only grow, so one walk over the lines serves all. */
function placed(faults: readonly MarkFault[], lines: readonly string[], firstLine: number): Finding[] {
  let index = 0;
  let start = 0;
  return [...faults]
    .sort((a, b) => a.at - b.at)
    .map(({ at, rule, message }) => {
      for (let line = lines[index]; line !== undefined && at > start + line.length; line = lines[index]) {
        start += line.length + 1;
        index += 1;
      }
      return faultAt(firstLine + index, at - start + 1, rule, message);
    });
}
