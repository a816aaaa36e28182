import type { GamePlugin, PromptRequest } from '../contract/game-plugin.js';
import { frozenCopy } from '../lib/data.js';
import { isUnspaced } from '../text/spacing.js';
import { callMember, ifGood, runTwice } from './calling.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { directTexts, proseTexts } from './known-values.js';

const request: PromptRequest = { count: 7, language: 'en' };

/** The requests prompts are tested with: few and many items, other languages, every difficulty, an audience. */
const requests: readonly PromptRequest[] = [
  request,
  { count: 1, language: 'de' },
  { count: 50, language: 'zh-Hant' },
  ...(['easy', 'medium', 'hard'] as const).map((difficulty) => ({ ...request, difficulty })),
  { ...request, audience: 'children of ten, "who" like {animals}' },
];

/** Counts and their English words, because a prompt may spell them out. */
const counts: readonly (readonly [count: number, words: RegExp])[] = [
  [7, /(?<!\d)7(?!\d)|\bseven\b/i],
  [12, /(?<!\d)12(?!\d)|\btwelve\b/i],
];

/** The prompt for a request; fails when the member throws or returns no text. */
async function promptFor(game: GamePlugin, each: PromptRequest): Promise<string> {
  const call = `prompt(${show(each)})`;
  const { prompt } = await callMember(call, 'return the task as a text', () => ({
    prompt: game.prompt(frozenCopy(each)) as unknown,
  }));
  if (typeof prompt !== 'string') fail(`${call} returned ${show(prompt)}: return a text.`);
  return prompt;
}

export const promptChecks: readonly GameCheck[] = [
  {
    name: 'prompt: a text',
    asks: 'A text that is not blank, for every count, language, difficulty and audience; the request is left as it is.',
    run: async ({ game }) => {
      for (const each of requests) {
        const prompt = await promptFor(game, each);
        if (prompt.trim() === '') fail(`prompt(${show(each)}) is blank: say what makes a good item.`);
        if (/\bundefined\b|\[object Object\]/.test(prompt)) {
          fail(
            `prompt(${show(each)}) says "undefined" or "[object Object]": leave out what the request does not have.`,
          );
        }
      }
    },
  },
  {
    name: 'prompt: same text twice',
    asks: 'The same request gives the same prompt: models are billed less for what they have read before.',
    run: async ({ game }) => {
      for (const each of requests) {
        const [first, second] = await runTwice(() => promptFor(game, each));
        expectSame(second, first, `A second prompt(${show(each)}) is another text`);
      }
    },
  },
  {
    name: 'prompt: names the count',
    asks: 'It says how many items are wanted.',
    run: async ({ game }) => {
      for (const [count, words] of counts) {
        const prompt = await ifGood(() => promptFor(game, { ...request, count }));
        if (prompt !== undefined && !words.test(prompt))
          fail(`prompt({ count: ${count} }) does not say ${count}: write the count into the task.`);
      }
    },
  },
  {
    name: 'prompt: free of the text',
    asks: 'It has no sentence of the examples or tables: the engine adds the text and shows the examples.',
    run: async (subject) => {
      const prompt = (await ifGood(() => promptFor(subject.game, request))) ?? '';
      for (const text of [...directTexts(subject), ...proseTexts(subject)]) {
        const passage = sharedPassage(prompt, text);
        if (passage === undefined) continue;
        fail(
          `prompt repeats "${passage}" of an example or a table: a model copies what it is shown; describe the form in general words, and put what is to be shown into examples.`,
        );
      }
    },
  },
  {
    name: 'prompt: no answer bias',
    asks: 'It shows no fixed answer, such as `Correct: B`, `"correct": 1` or `answer: true`: a model copies it.',
    run: async ({ game }) => {
      const [found] = fixedKeys((await ifGood(() => promptFor(game, request))) ?? '');
      if (found === undefined) return;
      fail(
        `prompt has "${found}": a model copies a fixed answer; name the choice instead, as in "answer: true or false".`,
      );
    },
  },
];

/** Names of members that hold the right answer. */
const names = '(?:correct|answer|key|solution|right)(?:[ _-]?(?:answer|index|option|letter|choice))?';

/** Values that are one choice out of a few; a digit with a mark after it is a list number. */
const values = '(?:(?:true|false|yes|no|[A-F])\\b|\\d{1,2}\\b(?![.:)]))';

const pattern = new RegExp(`\\b${names}["'\`]?\\s{0,3}[:=]\\s{0,3}["'\`]?${values}["'\`]?`, 'gi');

/** Shows that a value is one of several ("true or false", "A | B", "0 to 3") or begins a sentence ("true if"). */
const goesOn = /^(?:\s{0,3}[,/|–-]|\.\.| \p{Ll})/u;

/** Places of a prompt where an answer is fixed, such as `Correct: B`, verbatim. */
export function fixedKeys(prompt: string): string[] {
  return [...prompt.matchAll(pattern)]
    .filter(({ 0: found, index }) => !goesOn.test(prompt.slice(index + found.length, index + found.length + 5)))
    .map(([found]) => found);
}

/** This many words in a row are no coincidence. */
const longRun = 6;
/** Shorter sentences count whole, from this many words or, in scripts without spaces, characters on. */
const minWords = 4;
const minCharacters = 10;

/** A passage of a text that also occurs in a prompt, in lower case and without marks; undefined when there is none. */
export function sharedPassage(prompt: string, text: string): string | undefined {
  const searched = ` ${wordsOf(prompt).join(' ')} `;
  for (const sentence of text.split(/[.!?;。！？；\n\r]/)) {
    const words = wordsOf(sentence);
    const isLong = words.length >= minWords || (isUnspaced(sentence) && sentence.trim().length >= minCharacters);
    const runs =
      words.length <= longRun ? [words] : words.slice(0, 1 - longRun).map((_, at) => words.slice(at, at + longRun));
    const found = isLong ? runs.find((run) => searched.includes(` ${run.join(' ')} `)) : undefined;
    if (found !== undefined) return found.join(' ');
  }
  return undefined;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
