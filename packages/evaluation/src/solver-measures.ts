import {
  type CallUsage,
  createEngine,
  type LanguageModel,
  type ModelReply,
  type ModelRequest,
  type ModelSettings,
} from '@ludotext/engine';
import { seedFrom, shuffle } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import type { Corpus, QuizCase } from './corpus/corpus.js';
import { wilson } from './judging/verdicts.js';
import { atLeast, atMost, type Goal, type Measure, percent, type Section, shareOf } from './measure.js';

/** Most cases of a kind: goals are about 100. */
const maxCases = 100;

/** An item that the solver is given. */
interface Trial {
  readonly id: string;
  readonly game: typeof quiz | typeof sentences;
  /** The text it is solved by. */
  readonly text: string;
  readonly draft: object;
  /** The texts of all right options, or of the parts in their order. */
  readonly right: readonly string[];
}

/** What came of a trial. */
interface Outcome {
  readonly id: string;
  readonly isSolved: boolean;
  /** The rule by which the solver disputes it. */
  readonly dispute: string | undefined;
  readonly tokens: number;
}

/** The rules by which a solver disputes an item. */
const disputes: ReadonlySet<string> = new Set(['disputed_key', 'two_right', 'unanswerable', 'other_order']);

interface Kind {
  readonly name: string;
  readonly trials: readonly Trial[];
  readonly holds: (outcome: Outcome) => boolean;
  readonly goal: Goal;
}

/**
 * O: what a second opinion finds of faults that were planted in items by people, and how often it disputes a good one.
 * Without a model a script solves, which proves the plumbing and says nothing about a model.
 */
export async function measureSolver(
  corpus: Corpus,
  model: LanguageModel | ModelSettings | undefined,
): Promise<Section> {
  const cases = shuffle(corpus.quizCases.filter(isUsable), seedFrom('second opinion')).slice(0, maxCases);
  const orders = corpus.stepLists.filter(({ steps }) => steps.length >= 3 && steps.length <= 8).slice(0, maxCases);
  const isDisputed = ({ dispute }: Outcome) => dispute !== undefined;
  const kinds: readonly Kind[] = [
    { name: 'planted wrong keys found', trials: cases.map(withWrongKey), holds: isDisputed, goal: atLeast(0.9, 0.8) },
    {
      name: 'planted second right answers found',
      trials: cases.map(withSecondKey),
      holds: isDisputed,
      goal: atLeast(0.7, 0.6),
    },
    { name: 'false alarms on human items', trials: cases.map(asWritten), holds: isDisputed, goal: atMost(0.05, 0.1) },
    {
      name: 'orders of human steps that are left alone',
      trials: orders.map(({ id, steps }) => ({
        ...{ id: `order ${id}`, game: sentences, text: steps.join(' ') },
        ...{ draft: { sentences: steps }, right: steps },
      })),
      holds: (outcome) => outcome.isSolved && !isDisputed(outcome),
      goal: atLeast(0.9, 0.8),
    },
  ];
  const solver = model ?? scriptedSolver(kinds.flatMap(({ trials }) => trials));
  const measures: Measure[] = [];
  const rows: string[][] = [];
  for (const { name, trials, holds, goal } of kinds) {
    const outcomes: Outcome[] = [];
    for (const trial of trials) outcomes.push(await solve(trial, solver));
    const solved = outcomes.filter(({ isSolved }) => isSolved);
    const share = shareOf(outcomes, holds);
    const by = model === undefined ? ' (by a script)' : '';
    measures.push({ section: 'O', name: name + by, ...share, goal, minCases: 20 });
    const [low, high] = wilson(share.value ?? 0, Math.max(1, outcomes.length));
    const tokens = outcomes.reduce((sum, each) => sum + each.tokens, 0);
    rows.push([
      ...[name, String(outcomes.length), String(solved.length), percent(share.value)],
      ...[`${percent(low)} to ${percent(high)}`, String(Math.round(tokens / Math.max(1, outcomes.length)))],
    ]);
  }
  return {
    letter: 'O',
    title: model === undefined ? 'The second opinion of a script, to prove the plumbing' : 'The second opinion',
    measures,
    details: [
      {
        title: 'With 95 % intervals (Wilson) and what it cost',
        head: ['what', 'items', 'solved', 'share', 'interval', 'tokens to an item'],
        rows,
      },
    ],
  };
}

function isUsable({ passages, distractors, flaw }: QuizCase): boolean {
  const isSound = flaw === undefined || flaw === null;
  const { length = 0 } = passages[0]?.evidence ?? '';
  // As a planted second answer the evidence has to fit an option.
  return isSound && distractors.length >= 2 && length >= 20 && length <= 200;
}

function asWritten({ id, question, key, distractors, passages }: QuizCase): Trial {
  const { text = '', evidence = '' } = passages[0] ?? {};
  const draft = { evidence, question, correct: key, distractors: distractors.slice(0, 3) };
  return { id: `as written ${id}`, game: quiz, text, draft, right: [key] };
}

/** One of the wrong answers as the key. */
function withWrongKey(given: QuizCase): Trial {
  const { key, distractors } = given;
  const [wrong = '', ...others] = distractors;
  const trial = asWritten(given);
  const draft = { ...trial.draft, correct: wrong, distractors: [key, ...others].slice(0, 3) };
  return { ...trial, id: `wrong key ${given.id}`, draft };
}

/** The text's own words as a further answer: they say what the key says. */
function withSecondKey(given: QuizCase): Trial {
  const trial = asWritten(given);
  const second = given.passages[0]?.evidence ?? '';
  const draft = { ...trial.draft, distractors: [second, ...given.distractors].slice(0, 3) };
  return { ...trial, id: `second key ${given.id}`, draft, right: [given.key, second] };
}

/** Lets a model "write" the item, and the solver give its opinion of it, through the engine as any caller would. */
async function solve({ id, game, text, draft }: Trial, solver: LanguageModel | ModelSettings): Promise<Outcome> {
  // The tokens counted are the solver's alone.
  const writer = scripted('writer', () => JSON.stringify({ items: [draft] }), { calls: 1 });
  const engine = createEngine({ games: [game], model: writer, secondModel: solver, limits: { repairRounds: 0 } });
  let dispute: string | undefined;
  let tokens = 0;
  let isSolved = false;
  const request = {
    text,
    source: 'prose',
    maxItems: 1,
    effort: 'low',
    secondOpinion: 'other',
    runValidator: false,
  } as const;
  const stream = engine.stream.direct(game.typeId, request);
  try {
    for await (const event of stream) {
      if (event.type === 'usage') tokens = event.tokenUsage.totalTokens;
      // An item that its game turns down was never solved.
      if (event.type === 'rejected') dispute = event.findings.find(({ rule }) => disputes.has(rule))?.rule;
    }
    isSolved = ((await stream.result).secondOpinion?.checked ?? 0) > 0;
  } catch {
    // Where its only item is disputed, a request ends without items.
    isSolved = dispute !== undefined;
  }
  return { id, isSolved, dispute, tokens };
}

/** Answers by the keys and orders of the trials, and quotes the text. */
function scriptedSolver(trials: readonly Trial[]): LanguageModel {
  /** The place of each right text in its trial. */
  const right = new Map(trials.flatMap((trial) => trial.right.map((text, place) => [JSON.stringify(text), place])));
  return scripted('solver', (prompt) => {
    const material = /\n<text-\w+>\n([\s\S]*?)\n<\/text-/.exec(prompt)?.[1] ?? '';
    const task = prompt.slice(prompt.lastIndexOf('</text-') + 1);
    const questions = [...task.matchAll(/^Question (\d+):.*\n((?:[A-Z]\. .*\n?)+)/gm)];
    if (task.includes('Your answer:')) {
      return JSON.stringify({ proofs: questions.map(([, question]) => ({ question, quote: material.slice(0, 60) })) });
    }
    const solutions = questions.map(([, question, options = '']) => ({
      question,
      right: [...options.matchAll(/^([A-Z])\. (.*)$/gm)].flatMap(([, letter, text = '']) =>
        right.has(text) ? [letter] : [],
      ),
    }));
    const orders = [...task.matchAll(/^List (\d+):.*\n((?:\d+\. .*\n?)+)/gm)].map(([, list, parts = '']) => {
      const shown = [...parts.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, text = '']) => ({ number, text }));
      const sorted = shown.sort((a, b) => (right.get(a.text) ?? -1) - (right.get(b.text) ?? -1));
      return { list, orders: [sorted.map(({ number }) => number)] };
    });
    return JSON.stringify({ solutions: material === '' ? [] : solutions, orders });
  });
}

function scripted(modelName: string, reply: (prompt: string) => string, usage?: CallUsage): LanguageModel {
  return {
    provider: 'script',
    modelName,
    generate: async ({ messages }: ModelRequest): Promise<ModelReply> => ({
      text: reply(messages.at(-1)?.content ?? ''),
      complete: true,
      ...(usage === undefined ? {} : { usage }),
    }),
    probe: async () => ({ reachable: true }),
  };
}
