import { exitCodes, Failure } from './failure.js';

/** Parts of a document, as people count them, from 1; both ends are meant. */
export type PartChoice = 'all' | readonly { readonly from: number; readonly to: number }[];

/** Parts as they are named on the command line: `3`, `2-5`, `1,4-6`, `all`. @returns undefined for anything else */
export function partChoice(words: string): PartChoice | undefined {
  if (words.trim() === 'all') return 'all';
  const ranges = words.split(',').map((range) => {
    const [, from = '', to = from] = /^\s*(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?\s*$/.exec(range) ?? [];
    return { from: Number(from), to: Number(to) };
  });
  return ranges.every(({ from, to }) => from >= 1 && to >= from) ? ranges : undefined;
}

/**
 * The indices of the parts that are chosen, each once, in the order of the document.
 * @param name what messages call the document
 * @throws Failure for a part that is not there
 */
export function indicesOf(choice: PartChoice, parts: number, name: string): number[] {
  const all = Array.from({ length: parts }, (_, index) => index);
  if (choice === 'all') return all;
  const missing = choice.find(({ to }) => to > parts);
  if (missing !== undefined) {
    const most = parts === 1 ? 'It has one part' : `It has ${parts} parts`;
    throw new Failure(exitCodes.usage, `${name}: There is no part ${missing.to}. ${most}: --parts lists them.`);
  }
  return all.filter((index) => choice.some(({ from, to }) => index + 1 >= from && index + 1 <= to));
}
