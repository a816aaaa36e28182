import type { Gap } from './item.js';

/** A passage that was written with its gaps in square brackets. */
export interface Marked {
  readonly gaps: readonly Gap[];
  readonly after: string;
  readonly faults: readonly MarkFault[];
}

export interface MarkFault {
  /** Offset in the passage. */
  readonly at: number;
  readonly rule: string;
  readonly message: string;
}

/** A mark with a backslash in front of it stands for itself. */
const mark = /\\[[\]|\\]|[[\]|]/g;

/** Reads `The heart pumps [blood|red blood].`; linear in its length. */
export function readMarked(passage: string): Marked {
  const gaps: Gap[] = [];
  const faults: MarkFault[] = [];
  let before = '';
  let text = '';
  let answers: string[] = [];
  let openedAt: number | undefined;
  let from = 0;

  for (const { 0: found, index } of passage.matchAll(mark)) {
    text += passage.slice(from, index);
    from = index + found.length;
    if (openedAt === undefined) {
      if (found === '[') {
        openedAt = index;
        before = text;
        text = '';
      } else if (found === ']') {
        faults.push({ at: index, rule: 'no_gap_to_close', message: 'No gap is open here; write "\\]" for a bracket.' });
      } else text += found.at(-1);
    } else if (found === '|' || found === ']') {
      answers.push(text.trim());
      text = '';
      if (found === '|') continue;
      if (answers.includes(''))
        faults.push({ at: openedAt, rule: 'empty_answer', message: 'Write an answer between the marks of the gap.' });
      else gaps.push({ before, answers });
      answers = [];
      openedAt = undefined;
    } else if (found === '[') {
      faults.push({ at: index, rule: 'gap_in_gap', message: 'A gap is open already; close it first, or write "\\[".' });
    } else text += found.at(-1);
  }
  if (openedAt !== undefined) faults.push({ at: openedAt, rule: 'open_gap', message: 'Close the gap with "]".' });
  return { gaps, after: text + passage.slice(from), faults };
}

/** A text whose marks stand for themselves. */
export function escaped(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
