import { type Finding, faultAt, warn } from '@ludotext/engine/game';
import type { QuizItem } from '../item.js';
import { itemOf } from './items.js';
import type { KeyEntry } from './key-list.js';
import { readLines } from './lines.js';
import { groupLines, type KeyList, type Written } from './questions.js';

/** Reads questions with options below them, in the documented format or as authors write them elsewhere. */
export function readList(text: string): { items: QuizItem[]; faults: Finding[] } {
  const { written, lists, findings } = groupLines(readLines(text));
  const listed = new Map<Written, KeyEntry>();
  const ofLists = lists.flatMap((list) => spreadKeys(list, written.slice(list.from, list.to), listed));
  const items: QuizItem[] = [];
  const ofItems = written.flatMap((each) => {
    const { item, findings: found } = itemOf(each, listed.get(each));
    if (item === undefined) return found;
    items.push(item);
    return found.map((finding) => (finding.severity === 'warn' ? { ...finding, path: [items.length - 1] } : finding));
  });
  return { items, faults: [...findings, ...ofLists, ...ofItems] };
}

/** Gives each entry of a list to its question: by the number, or by the place where questions have none. */
function spreadKeys(
  { first, entries }: KeyList,
  written: readonly Written[],
  listed: Map<Written, KeyEntry>,
): Finding[] {
  const { line, column } = first;
  if (entries.length === 0) return [faultAt(line, first.valueColumn, 'missing_correct', { case: 'empty' })];
  const isNumbered = entries.every(({ number }) => number !== undefined);
  const numbers = written.map(({ question }) => question?.number);
  const hasNumbers = numbers.length > 0 && numbers.every((number) => number !== undefined);
  const places = new Map(numbers.map((number, index) => [number, index]));
  const findings: Finding[] = [];
  if (!isNumbered && entries.length !== written.length)
    findings.push(faultAt(line, column, 'answer_count', { answers: entries.length, count: written.length }));
  for (const [index, entry] of entries.entries()) {
    const place = !isNumbered ? index : hasNumbers ? (places.get(entry.number) ?? -1) : (entry.number ?? 0) - 1;
    const question = written[place];
    if (question === undefined && isNumbered)
      findings.push(faultAt(entry.line, entry.column, 'no_such_question', { number: entry.number ?? index + 1 }));
    else if (question !== undefined) listed.set(question, entry);
  }
  if (isNumbered && !hasNumbers) findings.push({ ...warn('answers_by_place', {}), line, column });
  return findings;
}
