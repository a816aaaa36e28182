import { z } from 'zod';
import { count, type Immutable, itemId, llm, params, placeLabel, sentence, success, typeId } from './common.js';

/** Maximum number of rejected drafts that a response lists. */
export const maxRejected = 100;

/** A playable item: the `id` that the engine adds, and the members of its game. */
export const itemSchema = z.looseObject({ id: itemId });
export type Item = Immutable<z.infer<typeof itemSchema>>;

/** One thing said about an item or a text. */
export const findingSchema = z
  .strictObject({
    rule: z.string().describe('Stable id of the rule.'),
    severity: z.enum(['reject', 'warn']).describe('`reject`: do not use the item; `warn`: look at it.'),
    params,
    message: sentence('What is wrong and what to do.'),
    path: z
      .array(z.union([z.string(), z.int().min(0)]))
      .optional()
      .describe('Where in the item: member names and indices.'),
    line: z.int().min(1).optional().describe('Line in the text, from 1.'),
    column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
  })
  .describe('One thing said about an item or a text.');
export type Finding = Immutable<z.infer<typeof findingSchema>>;

const reasonCode = z.string().describe('Code of the reason; `model_reason` for the words of a model.');

/** How well a text suits a game. */
export const gameScoreSchema = z
  .strictObject({
    type_id: typeId,
    score: z.number().min(0).max(100).describe('How well the text suits the game.'),
    reason: sentence('Why, for people.'),
    reason_code: reasonCode,
    params,
  })
  .describe('How well a text suits a game.');
export type GameScore = Immutable<z.infer<typeof gameScoreSchema>>;

/** Why one game of several failed. */
export const gameErrorSchema = z
  .strictObject({
    type_id: typeId,
    code: z.string().describe('One of the codes of problems.'),
    message: sentence('What failed.'),
  })
  .describe('Why one game of several failed.');
export type GameError = Immutable<z.infer<typeof gameErrorSchema>>;

/** Something a caller should know about a successful result. */
export const warningSchema = z
  .strictObject({
    type_id: typeId.optional(),
    code: z.string().describe("A code of the service, or the id of one of the game's rules."),
    params,
    message: sentence('What happened.'),
    item: z.int().min(0).optional().describe("Index of the item in the game's list."),
    pointer: z
      .string()
      .optional()
      .describe('With `item`: JSON pointer (RFC 6901) into this response, to the item or to a place in it.'),
    line: z.int().min(1).optional().describe("Line in the author's text, from 1."),
    column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
    counts: z
      .strictObject({
        requested: count.describe('Items that were asked for.'),
        kept: count.describe('Items there are.'),
        rejected: z.record(z.string(), count).describe('Rejected drafts, by rule.'),
      })
      .optional()
      .describe('Where there are fewer items than were asked for.'),
  })
  .describe('Something to know about a success.');
export type Warning = Immutable<z.infer<typeof warningSchema>>;

/** A draft that was rejected, and why. */
export const rejectedItemSchema = z
  .strictObject({
    type_id: typeId,
    draft: z.unknown().describe('The draft as the writer returned it; any JSON value.'),
    item: itemSchema
      .optional()
      .describe(
        "The item that the draft made, where it fits the game's schema: playable although a rule is against it.",
      ),
    findings: z.array(findingSchema).describe('What is wrong with it.'),
  })
  .describe('A draft that was rejected, and why.');
export type RejectedItem = Immutable<z.infer<typeof rejectedItemSchema>>;

/** Tokens used by the model calls of a request. */
export const tokenUsageSchema = z
  .strictObject({
    prompt_tokens: count.describe('Tokens that models read.'),
    completion_tokens: count.describe('Tokens that models wrote.'),
    total_tokens: count.describe('Both together.'),
    cached_tokens: count.describe('Part of the prompt tokens.'),
    calls: count.describe('Model calls, failed ones included.'),
    estimated_tokens: count
      .optional()
      .describe('Part of the total that no server reported, so that it is estimated; absent if there is none.'),
  })
  .describe('The sum over all model calls; all zero for the offline writer.');
export type TokenUsage = Immutable<z.infer<typeof tokenUsageSchema>>;

/** What a second opinion did in a request. */
export const secondOpinionSchema = z
  .strictObject({
    llm: z.string().describe('The model that solved: `<provider>/<model_name>`.'),
    checked: count.describe('Items that were solved.'),
    disputed: count.describe('Items among them that the solver disputed.'),
    token_usage: tokenUsageSchema,
  })
  .describe('What a second opinion did.');
export type SecondOpinionReport = Immutable<z.infer<typeof secondOpinionSchema>>;

const items = z.array(itemSchema).describe('Final, in the order they are to be shown.');

const commonMembers = {
  warnings: z.array(warningSchema).describe('What to know about a success; empty when there is nothing to say.'),
  rejected: z
    .array(rejectedItemSchema)
    .max(maxRejected)
    .optional()
    .describe('Only with `verbose`: drafts that were rejected.'),
  places: z
    .record(itemId, placeLabel)
    .optional()
    .describe('Where the evidence of items stands, by their ids; only where the request has `places`.'),
  language: z.string().describe('BCP 47 tag of the language of the items.'),
  token_usage: tokenUsageSchema,
  second_opinion: secondOpinionSchema
    .optional()
    .describe('What the second opinion did, and its part of the tokens; only where there is one.'),
  llm,
};

/** The response of `POST /generate`. */
export const generateResponseSchema = z
  .strictObject({
    success,
    games: z.array(typeId).describe('The games that have items.'),
    game_scores: z.array(gameScoreSchema).describe('One per candidate, selected or not.'),
    results: z.record(z.string().regex(/^[1-9]\d*$/), z.array(itemSchema)).describe('Items by type_id.'),
    errors: z.array(gameErrorSchema).describe('Games that were selected and failed.'),
    ...commonMembers,
  })
  .describe('The items of all games that suit the text.');
export type GenerateResponse = Immutable<z.infer<typeof generateResponseSchema>>;

/** The response of `POST /generate/single`. */
export const singleResponseSchema = z
  .strictObject({
    success,
    type_id: typeId,
    reason: sentence('Why this game.'),
    reason_code: reasonCode,
    params,
    items,
    ...commonMembers,
  })
  .describe('The items of the game that suits the text best.');
export type SingleResponse = Immutable<z.infer<typeof singleResponseSchema>>;

/** The response of `POST /generate/{type_id}`. */
export const directResponseSchema = z
  .strictObject({
    success,
    type_id: typeId,
    items,
    ...commonMembers,
  })
  .describe('The items of one named game.');
export type DirectResponse = Immutable<z.infer<typeof directResponseSchema>>;

/** The response of `POST /games/{game_type}/rewrite`. */
export const rewriteResponseSchema = z
  .strictObject({ success, type_id: typeId, item: itemSchema, ...commonMembers })
  .describe('The new item.');
export type RewriteResponse = Immutable<z.infer<typeof rewriteResponseSchema>>;
