import { z } from 'zod';
import { count, type Immutable, success } from './common.js';
import {
  directResponseSchema,
  generateResponseSchema,
  rewriteResponseSchema,
  singleResponseSchema,
} from './generation.js';
import { problemSchema } from './problem.js';
import { maxTextId } from './requests.js';

const jobState = z
  .enum(['waiting', 'active', 'done', 'failed', 'cancelled'])
  .describe('`done`, `failed` and `cancelled` are ends and stay.');
const id = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe('128 random bits as hexadecimal digits. Without keys it is the secret that opens it.');
const created = z.iso.datetime().describe('When it was handed in.');

/** A generation request that is worked on by itself. */
export const jobSchema = z
  .strictObject({
    id,
    state: jobState,
    created,
    progress: z
      .strictObject({
        kept: count.describe('Items there are.'),
        requested: count.describe('Items there may be at most.'),
      })
      .describe('How far it is.'),
  })
  .describe('A generation request that is worked on by itself.');
export type Job = Immutable<z.infer<typeof jobSchema>>;

/** The response with status 202 of a generation request with `Prefer: respond-async`. */
export const jobAcceptedSchema = z
  .strictObject({ success, job: jobSchema })
  .describe('The job that the request became.');
export type JobAccepted = Immutable<z.infer<typeof jobAcceptedSchema>>;

/** The response of `GET` and `DELETE /jobs/{id}`. */
export const jobResponseSchema = z
  .strictObject({
    success,
    job: jobSchema,
    result: z
      .union([generateResponseSchema, singleResponseSchema, directResponseSchema, rewriteResponseSchema])
      .optional()
      .describe('Of a job that is done: what its route would have answered.'),
    problem: problemSchema.optional().describe('Of a job that failed: what its route would have answered.'),
  })
  .describe('A job, with its result or its problem once it has one.');
export type JobResponse = Immutable<z.infer<typeof jobResponseSchema>>;

/** Texts that were handed in together. */
export const batchSchema = z
  .strictObject({
    id,
    state: z
      .enum(['waiting', 'active', 'done', 'cancelled'])
      .describe(
        '`waiting` until a text is begun; `done` when all have ended, also those that failed; `cancelled` when some were cancelled instead.',
      ),
    created,
    counts: z
      .strictObject({
        total: count.describe('All of them.'),
        waiting: count.describe('Those that nobody has begun.'),
        active: count.describe('Those that are worked on.'),
        done: count.describe('Those with a result.'),
        failed: count.describe('Those with a problem.'),
        cancelled: count.describe('Those that were cancelled.'),
      })
      .describe('How many texts there are in each state.'),
  })
  .describe('Texts that were handed in together.');
export type Batch = Immutable<z.infer<typeof batchSchema>>;

/** The response of `POST /batches`, `GET` and `DELETE /batches/{id}`. */
export const batchResponseSchema = z.strictObject({ success, batch: batchSchema }).describe('A batch.');
export type BatchResponse = Immutable<z.infer<typeof batchResponseSchema>>;

const textId = z.string().min(1).max(maxTextId).describe("The caller's id of the text.");

/** A line of `GET /batches/{id}/results`: what became of one text. */
export const batchLineSchema = z
  .union([
    z.strictObject({
      id: textId,
      result: z
        .union([generateResponseSchema, singleResponseSchema, directResponseSchema])
        .describe('What the route would have answered.'),
    }),
    z.strictObject({ id: textId, problem: problemSchema.describe('What the route would have answered.') }),
    z.strictObject({ id: textId, cancelled: z.literal(true).describe('It was cancelled before its end.') }),
  ])
  .describe('What became of one text.');
export type BatchLine = Immutable<z.infer<typeof batchLineSchema>>;
