import { maxFindings } from '@ludotext/engine/host';
import { z } from 'zod';
import { count, typeId } from './common.js';

export const fault = z.strictObject({
  message: z.string(),
  code: z.string().optional().describe('Code of a game that failed.'),
  rule: z.string().optional().describe('Stable id of the rule that was broken.'),
  pointer: z.string().optional().describe('JSON pointer (RFC 6901) into the request.'),
  line: z.int().min(1).optional().describe('Line in the text or in games.yaml, from 1.'),
  column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
  type_id: typeId.optional(),
});

export const problem = z
  .strictObject({
    type: z.string().regex(/^urn:ludotext:error:[a-z_]+$/),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What is wrong and what to do, for people; may change.'),
    code: z.string().describe('Stable, for programs.'),
    success: z.literal(false),
    request_id: z.string().describe('As in `X-Request-Id` and in the log.'),
    errors: z.array(fault).max(maxFindings).optional().describe('Every fault, where there are several.'),
    errors_total: count.optional().describe('How many faults there are, where `errors` holds only the first.'),
  })
  .describe('An error, RFC 9457.');
