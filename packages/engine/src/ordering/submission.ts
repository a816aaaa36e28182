import { z } from 'zod';

/** Most pieces of a submission; comparison takes time quadratic in their number. */
const maxPieces = 1_000;

/** What a player sends for an ordering item. */
export const orderSubmissionSchema = z.union([
  z
    .array(z.int().min(0))
    .max(maxPieces)
    .describe('The indices of the item’s pieces, in the order the player gave them.'),
  z.array(z.string()).max(maxPieces).describe('The texts of the pieces, in the order the player gave them.'),
]);

export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;
