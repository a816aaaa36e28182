import { maxRejected } from '@ludotext/engine/host';
import { z } from 'zod';
import { count, llm, success, typeId } from './common.js';

const language = z.string().describe('BCP 47 tag of the language the items are in.');

/** The document says more of it than this: see ../item-schemas.ts. */
export const item = z.looseObject({ id: z.string().regex(/^[0-9a-f]{16}$/) });

export const finding = z.strictObject({
  rule: z.string().describe('Stable id of the rule that speaks.'),
  severity: z.enum(['reject', 'warn']),
  message: z.string().describe('What is wrong and what to do, in one sentence.'),
  path: z
    .array(z.union([z.string(), z.int().min(0)]))
    .optional()
    .describe('Where in the item: names and indices.'),
  line: z.int().min(1).optional().describe('Line in the text, from 1.'),
  column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
});

export const gameScore = z.strictObject({
  type_id: typeId,
  score: z.number().min(0).max(100).describe('How well the text suits the game.'),
  reason: z.string().describe('A sentence for people.'),
});

export const gameError = z.strictObject({
  type_id: typeId,
  code: z.string().describe('One of the codes of problems.'),
  message: z.string(),
});

export const warning = z.strictObject({
  type_id: typeId.optional(),
  code: z.string().describe("A code of the service, or the id of one of the game's rules."),
  message: z.string(),
  item: z.int().min(0).optional().describe("Index of the item in the game's list."),
  counts: z
    .strictObject({
      requested: count,
      kept: count,
      rejected: z.record(z.string(), count).describe('How many were rejected, by rule.'),
    })
    .optional(),
});

export const rejectedItem = z.strictObject({
  type_id: typeId,
  draft: z.unknown().describe('The draft as the writer wrote it; any JSON value.'),
  findings: z.array(finding),
});

export const tokenUsage = z
  .strictObject({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    cached_tokens: count.describe("Part of the prompt's."),
    calls: count.describe('Model calls made, failed ones included.'),
  })
  .describe('The sum over every model call; all zero for the offline writer.');

const generated = {
  warnings: z.array(warning).describe('What to know about a success; empty when there is nothing to say.'),
  rejected: z
    .array(rejectedItem)
    .max(maxRejected)
    .optional()
    .describe('With `verbose` only: what a writer wrote and was not let through.'),
  language,
  token_usage: tokenUsage,
  llm,
};

export const generateAnswer = z.strictObject({
  success,
  games: z.array(typeId).describe('The games that have items.'),
  game_scores: z.array(gameScore).describe('One per candidate, selected or not.'),
  results: z.record(z.string().regex(/^[1-9]\d*$/), z.array(item)).describe('Items by type_id.'),
  errors: z.array(gameError).describe('Games that were selected and failed.'),
  ...generated,
});

export const singleAnswer = z.strictObject({
  success,
  type_id: typeId,
  reason: z.string().describe('Why this game.'),
  items: z.array(item),
  ...generated,
});

export const directAnswer = z.strictObject({ success, type_id: typeId, items: z.array(item), ...generated });
