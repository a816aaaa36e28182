import { z } from 'zod';
import { count, type Immutable, success } from './common.js';
import {
  directResponseSchema,
  generateResponseSchema,
  rewriteResponseSchema,
  singleResponseSchema,
} from './generation.js';
import { problemSchema } from './problem.js';

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
