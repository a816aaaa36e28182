import { z } from 'zod';

/** No passage has more gaps, whatever the options say. */
export const maxGaps = 30;

const gap = z.object({
  before: z.string().describe('The open text between the gap before, or the beginning, and this one.'),
  answers: z.array(z.string().min(1)).min(1).describe('What may be filled in; the first is what the text says.'),
});

export const itemSchema = z.object({
  gaps: z.array(gap).min(1).max(maxGaps).describe('The gaps in order, each with the text in front of it.'),
  after: z.string().describe('The open text behind the last gap.'),
  words: z.array(z.string().min(1)).optional().describe('The answers to choose from, in another order.'),
  hint: z.string().min(1).optional().describe('Helps without giving an answer away.'),
});

/** What a writer is asked for: a passage in the direct format. */
export const draftSchema = z.object({
  passage: z.string().max(2_000).describe('One to three sentences of the text, its gaps in square brackets.'),
  hint: z.string().optional().describe('One short sentence that helps without giving an answer away.'),
});

/** What was filled in, gap by gap; an empty text for a gap that was left open. */
export const submissionSchema = z.array(z.string().max(200)).max(maxGaps);

export type Gap = z.infer<typeof gap>;
export type Item = z.infer<typeof itemSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type Submission = z.infer<typeof submissionSchema>;

/** The passage as it reads when it is solved. */
export function solved({ gaps, after }: Pick<Item, 'gaps' | 'after'>): string {
  return gaps.map(({ before, answers }) => before + (answers[0] ?? '')).join('') + after;
}
