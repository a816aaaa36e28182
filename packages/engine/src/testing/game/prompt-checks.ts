import type { GamePlugin, PromptRequest } from '../../contract/game-plugin.js';
import { frozenCopy } from '../../lib/data.js';
import { calling, ifGood } from './calling.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, shown } from './failure.js';
import { fixedKeys } from './fixed-keys.js';
import { sharedPassage } from './shared-passage.js';
import { directTexts, proseTexts } from './text-values.js';
import { twice } from './twice.js';

const request: PromptRequest = { count: 7, language: 'en' };

/** What prompts are asked for: few and many items, other languages, every difficulty, an audience. */
const requests: readonly PromptRequest[] = [
  request,
  { count: 1, language: 'de' },
  { count: 50, language: 'zh-Hant' },
  ...(['easy', 'medium', 'hard'] as const).map((difficulty) => ({ ...request, difficulty })),
  { ...request, audience: 'children of ten, "who" like {animals}' },
];

/** Counts and their English words, since a prompt may be in words. */
const counts: readonly (readonly [count: number, words: RegExp])[] = [
  [7, /(?<!\d)7(?!\d)|\bseven\b/i],
  [12, /(?<!\d)12(?!\d)|\btwelve\b/i],
];

/** The prompt for a request; fails where it throws or is no text. */
async function promptFor(game: GamePlugin, each: PromptRequest): Promise<string> {
  const call = `prompt(${shown(each)})`;
  const { prompt } = await calling(call, 'return the task as a text', () => ({
    prompt: game.prompt(frozenCopy(each)) as unknown,
  }));
  if (typeof prompt !== 'string') fail(`${call} returned ${shown(prompt)}: return a text.`);
  return prompt;
}

export const promptChecks: readonly GameCheck[] = [
  {
    name: 'prompt: a text',
    asks: 'A text that is not blank, for every count, language, difficulty and audience; the request is left as it is.',
    run: async ({ game }) => {
      for (const each of requests) {
        const prompt = await promptFor(game, each);
        if (prompt.trim() === '') fail(`prompt(${shown(each)}) is blank: say what makes a good item.`);
        if (/\bundefined\b|\[object Object\]/.test(prompt)) {
          fail(
            `prompt(${shown(each)}) says "undefined" or "[object Object]": leave out what the request does not have.`,
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
        const [first, second] = await twice(() => promptFor(game, each));
        expectSame(second, first, `A second prompt(${shown(each)}) is another text`);
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
    asks: 'No sentence of the examples or tables stands in it: the engine adds the text, and shows the examples.',
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
