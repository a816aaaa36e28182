import { z } from 'zod';
import { type Immutable, placeLabel, typeId } from './common.js';
import {
  directResponseSchema,
  gameErrorSchema,
  gameScoreSchema,
  generateResponseSchema,
  itemSchema,
  rejectedItemSchema,
  rewriteResponseSchema,
  singleResponseSchema,
  tokenUsageSchema,
} from './generation.js';
import { problemSchema } from './problem.js';

// The server-sent events of a generation request. `data` is the parsed JSON of the event's data field.

/** The text was analysed. Sent by `POST /generate` only: once, and once more when the fallback takes over. */
export const analysisEventSchema = event(
  'analysis',
  'The text was analysed; sent by `/generate` only, once more when the fallback takes over.',
  z
    .strictObject({
      game_scores: z.array(gameScoreSchema).describe('One per candidate.'),
      games: z.array(typeId).describe('The games that will be written.'),
    })
    .describe('What it says of the games.'),
);
export type AnalysisEvent = Immutable<z.infer<typeof analysisEventSchema>>;

/** A game was chosen. Sent by `POST /generate/single` only: once more for the next best game, and for the fallback. */
export const choiceEventSchema = event(
  'choice',
  'A game was chosen; sent by `/generate/single` only, once more when the next best game or the fallback takes over.',
  gameScoreSchema.omit({ score: true }).describe('The game, and why it was chosen.'),
);
export type ChoiceEvent = Immutable<z.infer<typeof choiceEventSchema>>;

/** An item was accepted; it is final. */
export const itemEventSchema = event(
  'item',
  'An item passed; it is final.',
  z
    .strictObject({
      type_id: typeId,
      index: z.int().min(0).describe("Its index in the game's list, from 0."),
      item: itemSchema,
      place: placeLabel.optional(),
    })
    .describe('The item, its index, and where its evidence stands.'),
);
export type ItemEvent = Immutable<z.infer<typeof itemEventSchema>>;

/** A draft was rejected. */
export const rejectedEventSchema = event('rejected', 'A draft was rejected.', rejectedItemSchema);
export type RejectedEvent = Immutable<z.infer<typeof rejectedEventSchema>>;

/** A model call is repeated, or missing items are requested again. */
export const retryEventSchema = event(
  'retry',
  'Something is tried again.',
  z
    .strictObject({
      type_id: typeId.optional().describe('Absent for a call about several games.'),
      what: z.enum(['call', 'items']).describe('A model call that failed, or the items that are still missing.'),
      attempt: z.int().min(2).describe('Number of the next attempt.'),
      code: z.string().optional().describe('Why a call failed.'),
      wait_ms: z.number().min(0).optional().describe('Time until the next call, in milliseconds.'),
      wanted: z.int().min(1).optional().describe('How many items are requested again.'),
    })
    .describe('What is tried again, and why.'),
);
export type RetryEvent = Immutable<z.infer<typeof retryEventSchema>>;

/** A game is finished or has failed. */
export const gameEventSchema = event(
  'game',
  'A game is finished, or failed.',
  z
    .strictObject({
      type_id: typeId,
      kept: z.int().min(0).describe('How many items it has.'),
      error: gameErrorSchema.optional(),
    })
    .describe('The game, and what became of it.'),
);
export type GameEvent = Immutable<z.infer<typeof gameEventSchema>>;

/** A model call reported its tokens. */
export const usageEventSchema = event(
  'usage',
  'A model call reported its tokens: the sum over all calls so far.',
  z.strictObject({ token_usage: tokenUsageSchema }).describe('The tokens.'),
);
export type UsageEvent = Immutable<z.infer<typeof usageEventSchema>>;

/** The request failed; the last event. `retry` is in milliseconds. */
export const errorEventSchema = event('error', 'The request failed; the last event.', problemSchema)
  .extend({
    id: z
      .string()
      .regex(/^[1-9]\d*$/)
      .optional()
      .describe('Counts from 1; absent where the stream of a job was broken off, and not the job.'),
    retry: z.int().min(1).optional().describe('Milliseconds after which another attempt may succeed.'),
  })
  .describe('The request failed; the last event.');
export type ErrorEvent = Immutable<z.infer<typeof errorEventSchema>>;

const progress = [itemEventSchema, rejectedEventSchema, retryEventSchema, gameEventSchema, usageEventSchema] as const;

/** The last event of `POST /generate` that went well. */
export const generateDoneEventSchema = done(generateResponseSchema);
/** The last event of `POST /generate/single` that went well. */
export const singleDoneEventSchema = done(singleResponseSchema);
/** The last event of `POST /generate/{type_id}` that went well. */
export const directDoneEventSchema = done(directResponseSchema);
/** The last event of `POST /games/{game_type}/rewrite` that went well. */
export const rewriteDoneEventSchema = done(rewriteResponseSchema);

/** The events of `POST /generate`; `done` carries the same body as the JSON response. */
export const generateEventSchema = z
  .discriminatedUnion('event', [analysisEventSchema, ...progress, generateDoneEventSchema, errorEventSchema])
  .describe('An event of `POST /generate`.');
export type GenerateEvent = Immutable<z.infer<typeof generateEventSchema>>;

/** The events of `POST /generate/single`. */
export const singleEventSchema = z
  .discriminatedUnion('event', [choiceEventSchema, ...progress, singleDoneEventSchema, errorEventSchema])
  .describe('An event of `POST /generate/single`.');
export type SingleEvent = Immutable<z.infer<typeof singleEventSchema>>;

/** The events of `POST /generate/{type_id}`. */
export const directEventSchema = z
  .discriminatedUnion('event', [...progress, directDoneEventSchema, errorEventSchema])
  .describe('An event of `POST /generate/{type_id}`.');
export type DirectEvent = Immutable<z.infer<typeof directEventSchema>>;

/** The events of `POST /games/{game_type}/rewrite`. */
export const rewriteEventSchema = z
  .discriminatedUnion('event', [...progress, rewriteDoneEventSchema, errorEventSchema])
  .describe('An event of `POST /games/{game_type}/rewrite`.');
export type RewriteEvent = Immutable<z.infer<typeof rewriteEventSchema>>;

/** The job was cancelled; its last event. */
export const cancelledEventSchema = event(
  'cancelled',
  'The job was cancelled; the last event.',
  z.strictObject({}).describe('Nothing more.'),
);
export type CancelledEvent = Immutable<z.infer<typeof cancelledEventSchema>>;

/** The events of `GET /jobs/{id}/events`: those of the route that the job was handed in at. */
export const jobEventSchema = z
  .union([generateEventSchema, singleEventSchema, directEventSchema, rewriteEventSchema, cancelledEventSchema])
  .describe('An event of `GET /jobs/{id}/events`.');
export type JobEvent = Immutable<z.infer<typeof jobEventSchema>>;

/** An event before the last one. */
export type ProgressEvent =
  | AnalysisEvent
  | ChoiceEvent
  | ItemEvent
  | RejectedEvent
  | RetryEvent
  | GameEvent
  | UsageEvent;

function done<Response extends z.ZodType>(response: Response) {
  return event('done', 'All is finished: the response as JSON would have it; the last event.', response);
}

function event<Type extends string, Data extends z.ZodType>(type: Type, description: string, data: Data) {
  const id = z
    .string()
    .regex(/^[1-9]\d*$/)
    .describe('Counts from 1.');
  return z.strictObject({ event: z.literal(type).describe('The type of the event.'), id, data }).describe(description);
}
