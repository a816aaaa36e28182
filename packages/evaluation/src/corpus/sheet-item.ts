import { z } from 'zod';

const option = z.object({ text: z.string(), correct: z.boolean() });

/** An item with its text: a line of a sheet, of a file of items by people, and of the judged items that are kept. */
export const sheetItem = z.object({
  /** File name of the text. */
  text: z.string(),
  language: z.string(),
  /** `game_type` of the game. */
  game: z.string(),
  item: z.union([
    z.object({
      question: z.string(),
      answers: z.array(option),
      evidence: z.string().optional(),
      explanation: z.string().optional(),
      hint: z.string().optional(),
    }),
    z.object({
      sentence: z.string(),
      pieces: z.array(z.string()),
      alternatives: z.array(z.array(z.number())).optional(),
      title: z.string().optional(),
      hint: z.string().optional(),
    }),
  ]),
});

/** See {@link sheetItem}. */
export type SheetItem = z.infer<typeof sheetItem>;
