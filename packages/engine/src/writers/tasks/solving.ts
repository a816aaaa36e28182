import { z } from 'zod';
import type { ChoiceInteraction, OrderInteraction } from '../../contract/interaction.js';
import type { JsonSchema } from '../../contract/schema.js';
import { objectSchema, type TaskPrompt, toLine } from './common.js';

/** A question with options for a solver, who sees neither the key nor the order of the item. */
export interface Puzzle {
  /** The place of its item in the list of items. */
  readonly place: number;
  readonly choice: ChoiceInteraction;
  /** The indices of the options in the order shown. */
  readonly shown: readonly number[];
}

/** Parts in a wrong order for a solver. */
export interface Jumble {
  readonly place: number;
  readonly order: OrderInteraction;
  /** The indices of the parts in the order shown. */
  readonly shown: readonly number[];
}

/** Most options a puzzle can have: one letter each. */
export const maxOptions = 26;

const letterAt = (index: number) => String.fromCharCode(65 + index);

const numbered = { type: 'integer' };
const listOf = (members: JsonSchema) => ({ type: 'array', items: objectSchema(members) });
const solutions = listOf({ question: numbered, right: { type: 'array', items: { type: 'string' } } });
const orderings = listOf({ list: numbered, orders: { type: 'array', items: { type: 'array', items: numbered } } });

/** What a solver answers to questions with options, and how it proves its answers. */
export const solutionsSchema = objectSchema({ solutions });
export const proofsSchema = objectSchema({ proofs: listOf({ question: numbered, quote: { type: 'string' } }) });

/** Asks which options are right by the text. */
export function openBookPrompt(puzzles: readonly Puzzle[]): TaskPrompt {
  const prompt = `Answer these questions by the text alone. For each give its number and the letters of all options that are right:
one letter, several if several are right, none if the text does not answer it.\n\n${puzzles.map(puzzleText).join('\n\n')}`;
  return { prompt, schema: { name: 'solutions', jsonSchema: solutionsSchema } };
}

/** Asks for the words of the text that prove disputed answers. */
export function proofPrompt(
  disputed: readonly { readonly puzzle: Puzzle; readonly right: readonly number[] }[],
): TaskPrompt {
  const questions = disputed.map(({ puzzle, right }) => {
    const found = puzzle.shown.filter((index) => right.includes(index));
    const answer = found.map((index) => toLine(puzzle.choice.options[index]?.text)).join(', ');
    return `${puzzleText(puzzle)}\nYour answer: ${answer === '' ? 'none of them' : answer}`;
  });
  const prompt = `You answered these questions by the text. For each give its number and copy from the text, letter by letter, the words that
show your answer; for an answer "none of them" the words that come closest to what is asked.\n\n${questions.join('\n\n')}`;
  return { prompt, schema: { name: 'proofs', jsonSchema: proofsSchema } };
}

/** Asks for the options and orders somebody gives who has not read the text. */
export function closedBookPrompt(puzzles: readonly Puzzle[], jumbles: readonly Jumble[]): TaskPrompt {
  const parts = [
    ...(puzzles.length === 0
      ? []
      : [
          `For each question give its number and the letter of the option you take for right. Guess where you do not know.`,
          ...puzzles.map(puzzleText),
        ]),
    ...(jumbles.length === 0
      ? []
      : [
          `For each list give its number and the order in which its parts belong, as their numbers. If other orders read as well and mean the same, give each.`,
          ...jumbles.map(jumbleText),
        ]),
  ];
  const members = {
    ...(puzzles.length === 0 ? {} : { solutions }),
    ...(jumbles.length === 0 ? {} : { orders: orderings }),
  };
  return { prompt: parts.join('\n\n'), schema: { name: 'solutions', jsonSchema: objectSchema(members) } };
}

function puzzleText({ place, choice, shown }: Puzzle): string {
  const context = choice.title === undefined ? '' : `${toLine(choice.title)} `;
  const options = shown.map((index, at) => `${letterAt(at)}. ${toLine(choice.options[index]?.text)}`);
  return [`Question ${place + 1}: ${context}${toLine(choice.prompt)}`, ...options].join('\n');
}

function jumbleText({ place, order, shown }: Jumble): string {
  const parts = shown.map((index, at) => `${at + 1}. ${toLine(order.parts[index])}`);
  return [`List ${place + 1}: ${toLine(order.prompt)}`, ...parts].join('\n');
}

const letters = z.union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,;]+/))]);
const solution = z.object({ question: z.coerce.number(), right: letters });
const proof = z.object({ question: z.coerce.number(), quote: z.string() });
const orders = z.object({ list: z.coerce.number(), orders: z.array(z.array(z.coerce.number())) });

/** The well-formed entries of a list of a reply; a solver that says something else about an item says nothing. */
function entriesIn<Entry>(reply: unknown, list: string, schema: z.ZodType<Entry>): Entry[] {
  // Under a schema common to all calls of a request.
  const { answer = reply } = z.looseObject({}).catch({}).parse(reply);
  const { [list]: found } = z.looseObject({}).catch({}).parse(answer);
  return (Array.isArray(found) ? found : []).flatMap((entry) => {
    const known = schema.safeParse(entry);
    return known.success ? [known.data] : [];
  });
}

/** The indices of the options a reply takes for right; undefined if it does not answer, or names no option. */
export function rightIn(reply: unknown, { place, shown }: Puzzle): number[] | undefined {
  const found = entriesIn(reply, 'solutions', solution).find(({ question }) => question === place + 1);
  if (found === undefined) return undefined;
  const named = found.right.map((text) => text.trim()).filter((text) => text !== '');
  if (/^none( of (them|these|the options))?\.?$/i.test(named.join(' '))) return [];
  const places = named.map(
    (text) => (/^\(?([A-Z])(?:[.):]|$)/i.exec(text)?.[1] ?? '').toUpperCase().charCodeAt(0) - 65,
  );
  const right = places.map((at) => shown[at]);
  return right.every((index) => index !== undefined) ? [...new Set(right)].sort((a, b) => a - b) : undefined;
}

/** The quote a reply gives for a puzzle; undefined if it gives none. */
export function quoteIn(reply: unknown, { place }: Puzzle): string | undefined {
  return entriesIn(reply, 'proofs', proof).find(({ question }) => question === place + 1)?.quote;
}

/** The orders a reply gives, each a permutation of the indices of the parts; others are left out. */
export function ordersIn(reply: unknown, { place, shown }: Jumble): number[][] {
  const found = entriesIn(reply, 'orders', orders).find(({ list }) => list === place + 1);
  return (found?.orders ?? []).flatMap((places) => {
    const order = places.map((at) => shown[at - 1]);
    const isWhole = order.length === shown.length && new Set(order).size === shown.length;
    return isWhole && order.every((index) => index !== undefined) ? [order] : [];
  });
}
