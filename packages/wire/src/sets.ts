import { z } from 'zod';
import { count, gameType, type Immutable, itemId, params, sentence, success, typeId } from './common.js';
import { findingSchema } from './generation.js';
import { interactionSchema } from './interactions.js';

/** A set as a JSON document. `GET /set.schema.json` has its schema; the engine checks it. */
export const setDocumentSchema = z.record(z.string(), z.unknown());

/** The body of `POST /sets/check`. */
export const checkSetRequestSchema = z.strictObject({
  set: setDocumentSchema,
  text: z.string().optional(),
  interactions: z.boolean().optional(),
});
export type CheckSetRequest = Immutable<z.infer<typeof checkSetRequestSchema>>;

/** Something that is wrong with an item of a set. */
export const setFindingSchema = findingSchema
  .extend({
    type_id: typeId.optional(),
    game_type: gameType,
    item: count.optional().describe("Index of the item in its game's list; none for a finding about all of them."),
    id: itemId.optional(),
  })
  .describe('Something that is wrong with an item of a set.');

/** What the game of an item says that the item is. */
export const itemInteractionSchema = z
  .strictObject({
    game_type: gameType,
    item: count.describe("Index of the item in its game's list."),
    id: itemId,
    interaction: interactionSchema,
  })
  .describe('What the game of an item says that the item is.');

/** The response of `POST /sets/check`. */
export const checkSetResponseSchema = z
  .strictObject({
    success,
    findings: z.array(setFindingSchema).describe('Empty when nothing is wrong.'),
    interactions: z
      .array(itemInteractionSchema)
      .optional()
      .describe('Where they were asked for: one per item of which its game tells what it is.'),
  })
  .describe('What was found in a set.');
export type CheckSetResponse = Immutable<z.infer<typeof checkSetResponseSchema>>;

const carriage = z.enum(['exact', 'degraded', 'none']);
const carried = (kind: string) => carriage.describe(`How well it carries items of the kind \`${kind}\`.`);

/** A format as listed. */
export const formatSchema = z
  .strictObject({
    id: z.string().describe('Its name in routes.'),
    display_name: z.string().describe('Its name for people.'),
    media_type: z.string().describe('Of its files.'),
    extension: z.string().describe("The end of a file's name."),
    reads: z.boolean().describe('Whether `POST /import` reads it.'),
    writes: z.boolean().describe('Whether `POST /export/{format}` writes it.'),
    carries: z
      .strictObject({
        choice: carried('choice'),
        order: carried('order'),
        match: carried('match'),
        gaps: carried('gaps'),
        text: carried('text'),
      })
      .describe('How well it carries each kind of item at best.'),
    options: z.record(z.string(), z.unknown()).describe('JSON Schema (draft 2020-12) of its options.'),
  })
  .describe('A format as it is listed.');

/** The response of `GET /formats`. */
export const formatsResponseSchema = z
  .strictObject({ formats: z.array(formatSchema).describe('Those of this deployment.') })
  .describe('The formats there are.');
export type FormatsResponse = Immutable<z.infer<typeof formatsResponseSchema>>;

/** The body of `POST /export/{format}`. */
export const exportRequestSchema = z.strictObject({
  set: setDocumentSchema,
  options: z.record(z.string(), z.unknown()).optional(),
});
export type ExportRequest = Immutable<z.infer<typeof exportRequestSchema>>;

/** What became of one item. */
export const exportedItemSchema = z
  .strictObject({
    type_id: typeId.optional(),
    game_type: gameType,
    id: itemId,
    outcome: z.enum(['exact', 'degraded', 'left_out']).describe('What became of it in the file.'),
    reason: sentence('Why it is not exact.').optional(),
    reason_code: z.string().optional().describe('Stable, for programs.'),
    params: params.optional(),
  })
  .describe('What became of one item.');

/** The response of `POST /export/{format}` as JSON. */
export const exportResponseSchema = z
  .strictObject({
    success,
    format: z.string().describe('The format of the file.'),
    file: z
      .strictObject({
        name: z.string().describe('A name for the file.'),
        media_type: z.string().describe('With its charset, where it is text.'),
        base64: z.string().describe('The content.'),
      })
      .describe('The file.'),
    items: z.array(exportedItemSchema).describe('One per item of the set, in its order.'),
  })
  .describe('A file for another program, and what became of each item.');
export type ExportResponse = Immutable<z.infer<typeof exportResponseSchema>>;

/** The body of `POST /import`: a file as text or as base64. */
export const importRequestSchema = z.strictObject({
  content: z.string().optional(),
  base64: z
    .string()
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64')
    .optional(),
  format: z.string().max(64).optional(),
});
export type ImportRequest = Immutable<z.infer<typeof importRequestSchema>>;

/** The response of `POST /import`. */
export const importResponseSchema = z
  .strictObject({
    success,
    format: z.string().describe('The format that read the file.'),
    set: setDocumentSchema,
    faults: z.array(findingSchema).describe('What could not be read, each at its place.'),
  })
  .describe('What was read from a file.');
export type ImportResponse = Immutable<z.infer<typeof importResponseSchema>>;
