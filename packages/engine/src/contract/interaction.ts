import { z } from 'zod';

/** The kinds of neutral interactions: what a learner does, whatever the game. A closed list. */
export const interactionKinds = ['choice', 'order', 'match', 'gaps', 'text'] as const;

/** What a learner does: picks options, puts parts in order, matches pairs, fills gaps, or writes an answer. */
export type InteractionKind = (typeof interactionKinds)[number];

/** What every interaction has. All texts are plain text, never markup. */
interface CommonInteraction {
  /** What the learner is asked, in the item's language. */
  readonly prompt: string;
  readonly title?: string | undefined;
  /** A help that does not give the answer away. */
  readonly hint?: string | undefined;
  /** Why the answer is right; shown after answering. */
  readonly explanation?: string | undefined;
  /** The words of the source text that prove the answer. */
  readonly evidence?: string | undefined;
  /** Where in the source they stand: a page, a slide, a time. Comes from the notes of a set; games do not tell it. */
  readonly place?: string | undefined;
  readonly difficulty?: 'easy' | 'medium' | 'hard' | undefined;
}

/** Options of which one is right, or with `multiple` any number. A submission is the index of the chosen option. */
export interface ChoiceInteraction extends CommonInteraction {
  readonly kind: 'choice';
  /** Two or more, in the order they are shown. */
  readonly options: readonly {
    readonly text: string;
    readonly correct: boolean;
    /** Shown to who chooses it. */
    readonly feedback?: string | undefined;
  }[];
  readonly multiple: boolean;
}

/** Parts to put in order. A submission is a list of indices of `parts`. */
export interface OrderInteraction extends CommonInteraction {
  readonly kind: 'order';
  /** Two or more, in the right order. */
  readonly parts: readonly string[];
  /** Other right orders, each a permutation of the indices of `parts`. */
  readonly alternatives: readonly (readonly number[])[];
  /** The parts as they read when they are in order. */
  readonly solved: string;
  /** Whether the parts stand one below the other, or in one line of text. */
  readonly layout: 'lines' | 'inline';
}

/** Pairs to find. A submission has for each left the index of the pair whose right was put to it. */
export interface MatchInteraction extends CommonInteraction {
  readonly kind: 'match';
  /** Two or more. */
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
  /** The order the rights are shown in: every index of a pair once. */
  readonly shown?: readonly number[] | undefined;
}

/** A text with gaps to fill in. A submission is a list of texts, one per gap. */
export interface GapsInteraction extends CommonInteraction {
  readonly kind: 'gaps';
  /** Open text, and gaps with what may be filled in: one answer or more, the text's own first. */
  readonly segments: readonly (string | { readonly accepted: readonly string[] })[];
  /** Words to choose from, in the order they are shown. */
  readonly words?: readonly string[] | undefined;
}

/** A question with a short written answer. A submission is a text. */
export interface TextInteraction extends CommonInteraction {
  readonly kind: 'text';
  /** What is right: one answer or more, the best first. */
  readonly accepted: readonly string[];
}

/**
 * What an item is, in words that every game and every format understand: games turn items into interactions and back,
 * formats write and read interactions, and neither knows the other.
 */
export type Interaction = ChoiceInteraction | OrderInteraction | MatchInteraction | GapsInteraction | TextInteraction;

const text = z.string().min(1);
const common = {
  prompt: text,
  title: text.optional(),
  hint: text.optional(),
  explanation: text.optional(),
  evidence: text.optional(),
  place: text.optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
};

const isPermutationOf = (order: readonly number[], length: number): boolean =>
  order.length === length && new Set(order).size === length && order.every((index) => index < length);

const orderSchema = z
  .object({
    ...common,
    kind: z.literal('order'),
    parts: z.array(text).min(2),
    alternatives: z.array(z.array(z.int().min(0))),
    solved: text,
    layout: z.enum(['lines', 'inline']),
  })
  .refine(({ parts, alternatives }) => alternatives.every((order) => isPermutationOf(order, parts.length)), {
    message: 'must be permutations of the indices of the parts',
    path: ['alternatives'],
  });

const matchSchema = z
  .object({
    ...common,
    kind: z.literal('match'),
    pairs: z.array(z.object({ left: text, right: text })).min(2),
    shown: z.array(z.int().min(0)).optional(),
  })
  .refine(({ pairs, shown }) => shown === undefined || isPermutationOf(shown, pairs.length), {
    message: 'must name every pair once',
    path: ['shown'],
  });

/** Checks an interaction that a game or a format returns. */
export const interactionSchema: z.ZodType<Interaction> = z.discriminatedUnion('kind', [
  z
    .object({
      ...common,
      kind: z.literal('choice'),
      options: z.array(z.object({ text, correct: z.boolean(), feedback: text.optional() })).min(2),
      multiple: z.boolean(),
    })
    .refine(
      ({ options, multiple }) => {
        const keys = options.filter(({ correct }) => correct).length;
        return multiple ? keys > 0 : keys === 1;
      },
      { message: 'must have exactly one correct option, or one and more where multiple is true', path: ['options'] },
    ),
  orderSchema,
  matchSchema,
  z.object({
    ...common,
    kind: z.literal('gaps'),
    segments: z
      .array(z.union([z.string(), z.object({ accepted: z.array(text).min(1) })]))
      .refine((segments) => segments.some((segment) => typeof segment !== 'string'), 'must have a gap'),
    words: z.array(text).optional(),
  }),
  z.object({ ...common, kind: z.literal('text'), accepted: z.array(text).min(1) }),
]);
