import { z } from 'zod';

/** A crossword of fewer words crosses too little to help anybody. */
export const minEntries = 4;
export const maxEntries = 12;

/** Letters of an answer: a longer one does not fit into the grid. */
export const minLetters = 3;
export const maxLetters = 15;
/** UTF-16 units of a clue. */
export const maxClue = 300;

const answer = z.string().min(1).max(40).describe('A word or name of 3 to 15 letters, without digits.');
const clue = z.string().min(1).max(maxClue).describe('What leads to this answer and no other, without naming it.');
const evidence = z.string().min(1).optional().describe('The sentence of the text that proves it, word for word.');

/** A member that follows from where the word stands: nobody is asked for it. */
const placed = { readOnly: true };

const entry = z.object({
  number: z.int().min(1).meta(placed).describe('The number in the cell of its first letter.'),
  direction: z.enum(['across', 'down']).meta(placed).describe('Where it runs from there.'),
  row: z.int().min(0).meta(placed).describe('The row of its first letter, from 0.'),
  column: z.int().min(0).meta(placed).describe('The column of its first letter, from 0.'),
  answer,
  clue,
  evidence,
});

export const itemSchema = z.object({
  rows: z.int().min(1).meta(placed).describe('The height of the grid.'),
  columns: z.int().min(1).meta(placed).describe('The width of the grid.'),
  entries: z.array(entry).min(1).max(maxEntries).describe('The words of the grid, those across first.'),
});

/** What a writer is asked for; laying out is not its business. */
export const draftSchema = z.object({
  words: z
    .array(z.object({ answer, clue, evidence }))
    .min(minEntries)
    .max(maxEntries)
    .describe('Words with their clues, the best first.'),
});

/** What was written for each entry, in their order; an empty text for none. */
export const submissionSchema = z.array(z.string().max(200)).max(maxEntries);

export type Entry = z.infer<typeof entry>;
export type Item = z.infer<typeof itemSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type DraftWord = Draft['words'][number];
export type Submission = z.infer<typeof submissionSchema>;
