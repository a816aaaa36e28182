import { readFile } from 'node:fs/promises';

const novel = await readFile(new URL('../../test/fixtures/texts/en_novel_alice_ch1.txt', import.meta.url), 'utf8');

/** What every contender is asked to write from: about a page. */
export const text = novel.slice(0, 2000);

const words = [...new Set(novel.toLowerCase().match(/[a-z]{3,}/g))];

/** Sentences that all differ, the same on every run. */
export function sentences() {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[state % words.length];
  };
  return () => `The ${Array.from({ length: 5 }, next).join(' ')}.`;
}

/** The task for contenders that have none of their own. */
export function task(items) {
  return `Write ${items} questions from the text, each with its answer and three wrong ones.`;
}
