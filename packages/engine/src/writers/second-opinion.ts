import { isEngineError } from '../contract/errors.js';
import { type Finding, reject, warn } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { ChoiceInteraction, Interaction, OrderInteraction } from '../contract/interaction.js';
import type { LanguageModel } from '../contract/language-model.js';
import type { MessageParams } from '../contract/message.js';
import { seedFrom, shuffle } from '../lib/random.js';
import { say } from '../messages/own-messages.js';
import { findQuote, oneLine } from '../text/quotes.js';
import { textParts } from '../text/text-parts.js';
import { askForObject } from './model-calls.js';
import { roomFor } from './model-window.js';
import type { TaskPrompt } from './tasks/common.js';
import { underCommonSchema } from './tasks/common-schema.js';
import {
  closedBookPrompt,
  type Jumble,
  maxOptions,
  openBookPrompt,
  ordersIn,
  type Puzzle,
  proofPrompt,
  quoteIn,
  rightIn,
} from './tasks/solving.js';
import type { WriterTask } from './writer.js';

/** What a solver says about one item. */
interface Opinion {
  /** Whether the item was solved. A game without interactions, or a kind that cannot be solved, is not. */
  readonly checked: boolean;
  /** `disputed_key`, `two_right`, `unanswerable`, `other_order` reject the item; `guessable` warns. */
  readonly findings: readonly Finding[];
  /** The item with further right orders, where the solver found some. */
  readonly item?: unknown;
}

/** The items of one game that are to be solved. */
interface SolvingTask extends WriterTask {
  readonly game: GameHost;
  /** All games of the request, when there are several. */
  readonly among?: readonly GameHost[] | undefined;
  readonly items: readonly unknown[];
}

/** Solves items instead of judging them: models that judge overlook errors (arXiv 2404.03602). */
export interface Solver {
  readonly llm: string;
  /**
   * One opinion per item, in order. What the solver says counts only where code can check it: a dispute needs a quote
   * that the text contains, an order has to be a permutation. A call that fails leaves its items as they are, with a
   * warning. @throws EngineError `aborted`
   */
  solve(task: SolvingTask): Promise<Opinion[]>;
}

/** An item that can be solved, by its place in the list of items. */
type Solvable =
  | { readonly place: number; readonly kind: 'choice'; readonly interaction: ChoiceInteraction }
  | { readonly place: number; readonly kind: 'order'; readonly interaction: OrderInteraction };

/** What an open book gives where nothing could be asked. */
const nothingAsked = { found: new Map<number, Finding>(), solved: new Set<number>() };

/** Shortest quote that proves something, in characters: any text contains a single common word. */
const minQuote = 8;

/** A solver that asks a model. */
export function modelSolver(model: LanguageModel): Solver {
  /** Where the server reads the schema first, calls about the text share a prefix only under one schema. */
  const under = ({ game, among = [game], effort }: SolvingTask, prompt: TaskPrompt, member: string) =>
    model.schemaFirst ? underCommonSchema(prompt, member, { games: among, effort, solves: true }) : prompt;

  const attempt = (task: SolvingTask, prompt: TaskPrompt, text?: string): Promise<unknown> =>
    orWarning(task, () => askForObject(model, { ...prompt, task, typeId: task.game.descriptor.typeId, text }));

  /** Open book: the text, options in another order, the key hidden. */
  const disputes = async (task: SolvingTask, puzzles: readonly Puzzle[]) => {
    const found = new Map<number, Finding>();
    const solved = new Set<number>();
    for (const { text, puzzles: about } of byPart(model, task.text, puzzles)) {
      const reply = await attempt(task, under(task, openBookPrompt(about), 'solutions'), text);
      const answers = about.flatMap((puzzle) => {
        const right = reply === undefined ? undefined : rightIn(reply, puzzle);
        return right === undefined ? [] : [{ puzzle, right }];
      });
      for (const { puzzle } of answers) solved.add(puzzle.place);
      const disputed = answers.filter(({ puzzle, right }) => !isKey(puzzle.choice, right));
      if (disputed.length === 0) continue;
      const proofs = await attempt(task, under(task, proofPrompt(disputed), 'proofs'), text);
      for (const { puzzle, right } of disputed) {
        const quote = proofs === undefined ? undefined : quoteIn(proofs, puzzle);
        if (quote === undefined || quote.trim().length < minQuote) continue;
        if (findQuote(oneLine(text), quote) === undefined) continue;
        found.set(puzzle.place, disputeOf(puzzle.choice, right, quote));
      }
    }
    return { found, solved };
  };

  /** Closed book: what somebody answers who has not read the text. */
  const guess = async (task: SolvingTask, solvable: readonly Solvable[], round: number) => {
    const guessed = new Set<number>();
    const orders = new Map<number, readonly (readonly number[])[]>();
    const { puzzles, jumbles } = shuffled(solvable, round);
    if (solvable.length > 0) {
      const reply = await attempt(task, closedBookPrompt(puzzles, jumbles));
      for (const puzzle of puzzles) {
        const right = rightIn(reply, puzzle);
        if (right !== undefined && isKey(puzzle.choice, right)) guessed.add(puzzle.place);
      }
      for (const jumble of jumbles) orders.set(jumble.place, ordersIn(reply, jumble));
    }
    return { guessed, orders };
  };

  /** Closed book, twice, in different orders: what is said both times counts. */
  const guesses = async (task: SolvingTask, solvable: readonly Solvable[]) => {
    const first = await guess(task, solvable, 1);
    const others = ({ orders }: typeof first, each: Solvable) => otherOrders(each, orders.get(each.place) ?? []);
    const doubtful = solvable.filter((each) => first.guessed.has(each.place) || others(first, each).size > 0);
    const second = await guess(task, doubtful, 2);
    return {
      solved: new Set([...first.orders].flatMap(([place, orders]) => (orders.length === 0 ? [] : [place]))),
      guessed: second.guessed,
      othersOf: (each: Solvable) => {
        const again = others(second, each);
        return [...others(first, each)].flatMap(([wording, order]) => (again.has(wording) ? [order] : []));
      },
    };
  };

  const opinionsOf = async (task: SolvingTask): Promise<Map<number, Opinion>> => {
    const { game, items } = task;
    const interactions = game.descriptor.interacts ? await game.interactions(items, task.language) : [];
    const solvable = interactions.flatMap(solvableOf);
    const { puzzles } = shuffled(solvable, 0);
    const [open = nothingAsked, closed] = await Promise.all([
      // Questions that leave no room for the text must not end the other call.
      orWarning(task, () => disputes(task, puzzles)),
      guesses(task, solvable),
    ]);
    const opinions = new Map<number, Opinion>();
    for (const each of solvable) {
      const { place, kind, interaction } = each;
      const checked = open.solved.has(place) || closed.solved.has(place);
      if (kind === 'order') {
        opinions.set(place, { checked, ...(await withOrders(game, interaction, closed.othersOf(each))) });
      } else {
        const guessable = closed.guessed.has(place) ? [opinion(warn, 'guessable', {})] : [];
        const dispute = open.found.get(place);
        opinions.set(place, { checked, findings: dispute === undefined ? guessable : [dispute] });
      }
    }
    return opinions;
  };

  return {
    llm: `${model.provider}/${model.modelName}`,

    async solve(task) {
      const opinions = await orWarning(task, () => opinionsOf(task));
      return task.items.map((_, place) => opinions?.get(place) ?? { checked: false, findings: [] });
    },
  };
}

/** What the work gives, or undefined with a warning: a second opinion that fails costs nothing else. */
async function orWarning<Result>(task: SolvingTask, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    const { typeId } = task.game.descriptor;
    task.warn({ typeId, ...say('second_opinion_failed', { code: error.code, reason: error.message }) });
    return undefined;
  }
}

/**
 * The orders a solver gave that are not the item's own, by their wording; none for sentences whose order it rebuilt,
 * which shows that the order is good. Words may go another way even so.
 */
function otherOrders(
  { kind, interaction }: Solvable,
  orders: readonly (readonly number[])[],
): ReadonlyMap<string, readonly number[]> {
  if (kind !== 'order') return new Map();
  const { parts, alternatives, layout } = interaction;
  // Parts of one wording can change places, so orders are compared by their words.
  const wordingOf = (order: readonly number[]) => JSON.stringify(order.map((index) => parts[index]));
  const own = new Set([[...parts.keys()], ...alternatives].map(wordingOf));
  const given = new Map(orders.map((order) => [wordingOf(order), order]));
  if (layout === 'lines' && [...given.keys()].some((wording) => own.has(wording))) return new Map();
  return new Map([...given].filter(([wording]) => !own.has(wording)));
}

/** Words that go another way too get that order; sentences that do are no exercise. */
async function withOrders(
  game: GameHost,
  interaction: OrderInteraction,
  others: readonly (readonly number[])[],
): Promise<Pick<Opinion, 'findings' | 'item'>> {
  const [first] = others;
  if (first === undefined) return { findings: [] };
  if (interaction.layout === 'inline' && game.descriptor.takesInteractions) {
    const alternatives = [...interaction.alternatives, ...others];
    const [item] = await game.fromInteractions([{ ...interaction, alternatives }]);
    if (item !== undefined) return { findings: [], item };
  }
  const order = first.map((index) => index + 1).join(', ');
  return { findings: [opinion(reject, 'other_order', { order })] };
}

function solvableOf(interaction: Interaction | undefined, place: number): Solvable[] {
  if (interaction?.kind === 'choice') {
    return interaction.options.length > maxOptions ? [] : [{ place, kind: 'choice', interaction }];
  }
  return interaction?.kind === 'order' ? [{ place, kind: 'order', interaction }] : [];
}

function shuffled(solvable: readonly Solvable[], round: number): { puzzles: Puzzle[]; jumbles: Jumble[] } {
  const puzzles: Puzzle[] = [];
  const jumbles: Jumble[] = [];
  for (const { place, kind, interaction } of solvable) {
    // Another order for each reading of the same item, the same in every run.
    const seed = seedFrom(JSON.stringify(interaction), String(round));
    if (kind === 'choice') {
      puzzles.push({ place, choice: interaction, shown: shuffle([...interaction.options.keys()], seed) });
    } else jumbles.push({ place, order: interaction, shown: shuffle([...interaction.parts.keys()], seed) });
  }
  return { puzzles, jumbles };
}

/**
 * The puzzles with the text to solve them by: all with the whole text where the window holds it, else each with the
 * part that holds its evidence. One without evidence is left out then.
 */
function byPart(
  model: LanguageModel,
  text: string,
  puzzles: readonly Puzzle[],
): { readonly text: string; readonly puzzles: readonly Puzzle[] }[] {
  if (puzzles.length === 0) return [];
  const { tokens, estimate } = roomFor(model, proofPrompt(puzzles.map((puzzle) => ({ puzzle, right: [] }))));
  const parts = textParts(text, tokens, estimate);
  if (parts.length <= 1) return [{ text, puzzles }];
  const lines = parts.map((part) => oneLine(part.text));
  const holds = (index: number, { choice }: Puzzle) =>
    findQuote(lines[index] ?? '', choice.evidence ?? '') !== undefined;
  return parts
    .map((part, index) => ({ text: part.text, puzzles: puzzles.filter((puzzle) => holds(index, puzzle)) }))
    .filter((part) => part.puzzles.length > 0);
}

function isKey({ options }: ChoiceInteraction, right: readonly number[]): boolean {
  const key = [...options.keys()].filter((index) => options[index]?.correct);
  return key.length === right.length && key.every((index) => right.includes(index));
}

/** Longest excerpt of an item or a text in a finding, in characters. */
const maxExcerpt = 160;

function disputeOf({ options }: ChoiceInteraction, right: readonly number[], found: string): Finding {
  const quote = short(found);
  const chosen = short(right.map((index) => options[index]?.text ?? '').join('; '));
  if (right.length === 0) return opinion(reject, 'unanswerable', { quote });
  const hasKey = right.some((index) => options[index]?.correct);
  return opinion(reject, hasKey ? 'two_right' : 'disputed_key', { chosen, quote });
}

function short(words: string): string {
  return words.length <= maxExcerpt ? words : `${words.slice(0, maxExcerpt).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The rules under which a solver rejects items. */
const disputes: ReadonlySet<string> = new Set(['disputed_key', 'two_right', 'unanswerable', 'other_order']);

/** Whether a solver rejected the item that has these findings. */
export function isDisputed(findings: readonly Finding[]): boolean {
  return findings.some(({ rule }) => disputes.has(rule));
}

function opinion(make: typeof warn, rule: string, given: MessageParams): Finding {
  const { params, message } = say(rule, given);
  return { ...make(rule, message), params };
}
