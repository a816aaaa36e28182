import { z } from 'zod';
import {
  directAnswer,
  gameError,
  gameScore,
  generateAnswer,
  item,
  problem,
  rejectedItem,
  singleAnswer,
  tokenUsage,
} from './answers.js';

// The events of a stream: `data` is what stands in the data field, a line of JSON, once it is parsed.

const typeId = gameScore.shape.type_id;

function event<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.strictObject({
    event: z.literal(type),
    id: z
      .string()
      .regex(/^[1-9]\d*$/)
      .describe('Counts from 1.'),
    data,
  });
}

const analysis = event(
  'analysis',
  z.strictObject({
    game_scores: z.array(gameScore),
    games: z.array(typeId).describe('The games that will be written.'),
  }),
).describe('The text was analysed; once, by `/generate` only.');

const itemEvent = event(
  'item',
  z.strictObject({
    type_id: typeId,
    index: z.int().min(0).describe("Its place in the game's list, from 0."),
    item,
  }),
).describe('An item passed; it is final.');

const rejected = event('rejected', rejectedItem).describe('A draft was not let through.');

const retry = event(
  'retry',
  z.strictObject({
    type_id: typeId.optional().describe('Absent for a call about several games.'),
    what: z.enum(['call', 'items']).describe('A model call that failed, or the items that are still missing.'),
    attempt: z.int().min(2).describe('The try to come.'),
    code: z.string().optional().describe('Why a call failed.'),
    wait_ms: z.number().min(0).optional().describe('Time until the next call, in milliseconds.'),
    wanted: z.int().min(1).optional().describe('How many items are asked for again.'),
  }),
).describe('Something is tried again.');

const gameEvent = event(
  'game',
  z.strictObject({
    type_id: typeId,
    kept: z.int().min(0).describe('How many items it has.'),
    error: gameError.optional(),
  }),
).describe('A game is finished, or failed.');

const usage = event('usage', z.strictObject({ token_usage: tokenUsage })).describe(
  'A model call reported its tokens: the sum over all calls so far.',
);

const failed = event('error', problem)
  .extend({ retry: z.int().min(1).optional().describe('Milliseconds after which trying again may help.') })
  .describe('It failed; the last event.');

const done = <Answer extends z.ZodType>(answer: Answer) =>
  event('done', answer).describe('Everything is finished: the answer as JSON would have it; the last event.');

/** Events as each of the three requests sends them. */
export const eventSchemas = {
  AnalysisEvent: analysis,
  ItemEvent: itemEvent,
  RejectedEvent: rejected,
  RetryEvent: retry,
  GameEvent: gameEvent,
  UsageEvent: usage,
  ErrorEvent: failed,
  GenerateEvent: z.union([analysis, itemEvent, rejected, retry, gameEvent, usage, done(generateAnswer), failed]),
  SingleEvent: z.union([itemEvent, rejected, retry, gameEvent, usage, done(singleAnswer), failed]),
  DirectEvent: z.union([itemEvent, rejected, retry, gameEvent, usage, done(directAnswer), failed]),
};
