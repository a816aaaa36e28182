import { z } from 'zod';
import { typeId } from './answers/common.js';
import {
  directAnswer,
  gameError,
  gameScore,
  generateAnswer,
  item,
  rejectedItem,
  singleAnswer,
  tokenUsage,
} from './answers/generation.js';
import { problem } from './answers/problem.js';

// The events of a stream: `data` is what stands in the data field, a line of JSON, once it is parsed.

function event<Type extends string, Data extends z.ZodType>(type: Type, description: string, data: Data) {
  const id = z
    .string()
    .regex(/^[1-9]\d*$/)
    .describe('Counts from 1.');
  return z.strictObject({ event: z.literal(type), id, data }).meta({ title: type, description });
}

const analysis = event(
  'analysis',
  'The text was analysed; once, by `/generate` only.',
  z.strictObject({
    game_scores: z.array(gameScore),
    games: z.array(typeId).describe('The games that will be written.'),
  }),
);

const itemEvent = event(
  'item',
  'An item passed; it is final.',
  z.strictObject({
    type_id: typeId,
    index: z.int().min(0).describe("Its place in the game's list, from 0."),
    item,
  }),
);

const rejected = event('rejected', 'A draft was not let through.', rejectedItem);

const retry = event(
  'retry',
  'Something is tried again.',
  z.strictObject({
    type_id: typeId.optional().describe('Absent for a call about several games.'),
    what: z.enum(['call', 'items']).describe('A model call that failed, or the items that are still missing.'),
    attempt: z.int().min(2).describe('The try to come.'),
    code: z.string().optional().describe('Why a call failed.'),
    wait_ms: z.number().min(0).optional().describe('Time until the next call, in milliseconds.'),
    wanted: z.int().min(1).optional().describe('How many items are asked for again.'),
  }),
);

const gameEvent = event(
  'game',
  'A game is finished, or failed.',
  z.strictObject({
    type_id: typeId,
    kept: z.int().min(0).describe('How many items it has.'),
    error: gameError.optional(),
  }),
);

const usage = event(
  'usage',
  'A model call reported its tokens: the sum over all calls so far.',
  z.strictObject({ token_usage: tokenUsage }),
);

const failure = 'It failed; the last event.';

/** The one event that may have a further field. */
const failed = event('error', failure, problem)
  .extend({ retry: z.int().min(1).optional().describe('Milliseconds after which trying again may help.') })
  .meta({ title: 'error', description: failure });

const done = <Answer extends z.ZodType>(answer: Answer) =>
  event('done', 'Everything is finished: the answer as JSON would have it; the last event.', answer);

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
