import { z } from 'zod';

/** What an entry of games.yaml may set. */
const optionsSchema = z.strictObject({
  gaps: z.int().min(1).max(10).default(4),
  wordbank: z.boolean().default(false),
});

export interface Options {
  /** Most gaps in a passage, 1 to 10; 4 when left out. */
  readonly gaps?: number;
  /** Whether an item lists its answers in another order, for the player to choose from; false when left out. */
  readonly wordbank?: boolean;
}

/** The options with what was left out filled in. @throws Error that says what is wrong with them, in one line */
export function readOptions(options: Options): Required<Options> {
  const read = optionsSchema.safeParse(options);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `there is no option ${issue.keys.join(', ')}`;
    return issue.path[0] === 'gaps' ? 'gaps is a whole number from 1 to 10' : 'wordbank is true or false';
  });
  throw new Error(
    `${faults.join('; ')}. The options are gaps (1 to 10, else 4) and wordbank (true or false, else false).`,
  );
}
