import { type Finding, faultAt } from '@ludotext/engine';
import type { QuizItem } from './item.js';
import { type Line, readLines } from './lines.js';
import { itemOf, type WrittenItem } from './written-item.js';

/**
 * Reads the direct format: `Question:`, options `A.` to `F.`, `Correct:`, and the same without the word `Question:`
 * (Aiken). What the author wrote is kept to the letter. Items with a fault are left out; all faults of the text are
 * reported, ordered by place. Pure, and linear in the length of the text.
 */
export function parse(text: string): { items: QuizItem[]; faults: Finding[] } {
  const { written, stray } = group(readLines(text));
  const read = written.map(itemOf);
  const faults = [...stray, ...read.flatMap((result) => result.faults)];
  return {
    items: read.flatMap(({ item }) => (item === undefined ? [] : [item])),
    faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
  };
}

/** Gathers the lines of each item, and the faults of lines that belong to none. */
function group(lines: readonly Line[]): { written: WrittenItem[]; stray: Finding[] } {
  const written: WrittenItem[] = [];
  const stray: Finding[] = [];
  let item: WrittenItem | undefined;
  const begin = (question: Line | undefined, first: Line): WrittenItem => {
    const begun: WrittenItem = {
      first,
      question,
      stem: [],
      options: [],
      correct: [],
      explanation: [],
      hint: [],
      strayText: false,
    };
    written.push(begun);
    return begun;
  };

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.kind === 'question') item = begin(line, line);
    else if (line.kind === 'blank') {
      if (item !== undefined && takesStem(item)) item.stem.push(line);
    } else if (line.kind === 'text') {
      if (item !== undefined && takesStem(item)) item.stem.push(line);
      else {
        const end = endOfText(lines, index);
        if (isStem(lines, end)) {
          item = begin(line, line);
          for (const line of lines.slice(index + 1, end)) item.stem.push(line);
        } else {
          stray.push(strayText(line));
          if (item !== undefined && isOpen(item)) item.strayText = true;
        }
        index = end - 1;
      }
    } else {
      // A letter A behind a finished item, or any line without an item, begins one whose question is missing.
      const startsOver =
        line.kind === 'option' &&
        line.label === 'A' &&
        item !== undefined &&
        item.correct.length > 0 &&
        item.options.length > 0;
      if (item === undefined || startsOver) item = begin(undefined, line);
      if (line.kind === 'option') item.options.push(line);
      else item[line.kind].push(line);
    }
  }
  return { written, stray };
}

/** Whether a text line still belongs to the question: nothing else of the item has been read. */
function takesStem(item: WrittenItem): boolean {
  const { question, options, correct, explanation, hint } = item;
  return question?.kind === 'question' && options.length + correct.length + explanation.length + hint.length === 0;
}

/** Whether an item still waits for its Correct line, so that text in the middle of it spoils it. */
function isOpen(item: WrittenItem): boolean {
  return item.correct.length === 0;
}

/** Index behind the last of the text lines that follow each other from `start`. */
function endOfText(lines: readonly Line[], start: number): number {
  let end = start;
  while (lines[end]?.kind === 'text') end++;
  return end;
}

/** Whether text lines that end here are a question without its keyword: an option A comes next. */
function isStem(lines: readonly Line[], end: number): boolean {
  let next = end;
  while (lines[next]?.kind === 'blank') next++;
  const line = lines[next];
  return line?.kind === 'option' && line.label === 'A';
}

function strayText(line: Line): Finding {
  return faultAt(
    line.line,
    line.column,
    'stray_text',
    'This line belongs to nothing; begin a question with "Question:", or write it on the line it goes with.',
  );
}
