import { z } from 'zod';

/** How many pairs a round has. */
export const minPairs = 3;
export const maxPairs = 8;

const pair = z.object({
  term: z.string().min(1).describe('A word or name of at most five words.'),
  definition: z.string().min(1).describe('What it is, in one phrase that does not name it.'),
});

export const itemSchema = z.object({
  pairs: z.array(pair).min(minPairs).max(maxPairs).describe('Terms with their definitions, three to eight.'),
  order: z.array(z.int().min(0)).describe('The order to show the definitions in: every index of a pair once.'),
});

/** What a writer is asked for: the order is not its business. */
export const draftSchema = z.object({
  pairs: z.array(pair).min(minPairs).max(maxPairs).describe('Terms with their definitions, three to eight.'),
});

/** For each term in order, the index of the pair whose definition was put to it; -1 for none. */
export const submissionSchema = z.array(z.int().min(-1)).max(maxPairs);

export type Pair = z.infer<typeof pair>;
export type Item = z.infer<typeof itemSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type Submission = z.infer<typeof submissionSchema>;
