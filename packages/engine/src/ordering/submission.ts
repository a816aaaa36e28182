import { z } from 'zod';

/** Most pieces of an answer; comparing takes time in proportion to the square of their number. */
const mostPieces = 1_000;

/** What a player sends for pieces put in order. */
export const orderSubmissionSchema = z.union([
  z
    .array(z.int().min(0))
    .max(mostPieces)
    .describe('The indices of the item’s pieces, in the order the player gave them.'),
  z.array(z.string()).max(mostPieces).describe('The texts of the pieces, in the order the player gave them.'),
]);

export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;
