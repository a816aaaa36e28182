import { z } from '@ludotext/engine/format';

/** How Moodle marks an order. Source: Moodle, question/type/ordering/questiontype.php, set_options_for_import. */
const gradings = [
  'ALL_OR_NOTHING',
  'ABSOLUTE_POSITION',
  'RELATIVE_NEXT_EXCLUDE_LAST',
  'RELATIVE_NEXT_INCLUDE_LAST',
  'RELATIVE_ONE_PREVIOUS_AND_NEXT',
  'RELATIVE_ALL_PREVIOUS_AND_NEXT',
  'LONGEST_ORDERED_SUBSET',
  'LONGEST_CONTIGUOUS_SUBSET',
  'RELATIVE_TO_CORRECT',
] as const;

/** What a caller may choose. */
export const options = z.object({
  category: z
    .string()
    .max(255)
    .default('')
    .describe("The category of the question bank, with / between its levels; the set's title where empty."),
  shuffle_answers: z.boolean().default(true).describe('Whether Moodle shuffles the options of choices and matches.'),
  grading: z.enum(gradings).default('ALL_OR_NOTHING').describe('How Moodle marks an order.'),
});

/** What a caller chose. */
export type Options = z.infer<typeof options>;
