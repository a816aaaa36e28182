import { z } from 'zod';
import { count, type Immutable, params, typeId } from './common.js';

/** Maximum number of faults that a problem lists; `errors_total` counts all. */
export const maxFaults = 100;

/** A fault in what an author, an operator or a caller wrote, with its place. */
export const faultSchema = z
  .strictObject({
    message: z.string().describe('What is wrong, for people; the wording may change.'),
    code: z.string().optional().describe('Code of a game that failed.'),
    rule: z.string().optional().describe('Stable id of the rule that was broken.'),
    params: params.optional().describe('With `rule`: what the message is made of.'),
    draft: count
      .optional()
      .describe(
        'With `no_items`: which of the rejected drafts of the game, from 0, as the events `rejected` tell them.',
      ),
    pointer: z
      .string()
      .optional()
      .describe(
        'JSON pointer (RFC 6901) into the request; with `draft`: into the rejected draft, below `/draft` or, where the path leads into the item that it made, below `/item`.',
      ),
    line: z.int().min(1).optional().describe('Line in the text or in games.yaml, from 1.'),
    column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
    type_id: typeId.optional(),
  })
  .describe('A fault in what a caller, an author or an operator wrote, with its place.');
export type Fault = Immutable<z.infer<typeof faultSchema>>;

/** The body of every error response, with media type `application/problem+json`, and of the event `error`. */
export const problemSchema = z
  .strictObject({
    type: z
      .string()
      .regex(/^urn:ludotext:error:[a-z_]+$/)
      .describe('`urn:ludotext:error:` and the code.'),
    title: z.string().describe('The kind of error, for people.'),
    status: z.int().min(400).max(599).describe('The HTTP status.'),
    detail: z.string().describe('What is wrong and what to do, for people; the wording may change.'),
    code: z.string().describe('Stable, for programs.'),
    success: z.literal(false).describe('Always false.'),
    request_id: z.string().describe('As in `X-Request-Id` and in the log.'),
    errors: z.array(faultSchema).max(maxFaults).optional().describe('Every fault, where there are several.'),
    errors_total: count.optional().describe('How many faults there are, where `errors` holds only the first ones.'),
  })
  .describe('An error (RFC 9457).');
export type Problem = Immutable<z.infer<typeof problemSchema>>;
