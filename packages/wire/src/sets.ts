import { z } from 'zod';
import { count, gameType, type Immutable, params, sentence, success, typeId } from './common.js';
import { findingSchema } from './generation.js';
import { interactionSchema } from './interactions.js';

/** A set as a JSON document. `GET /set.schema.json` has its schema; the engine checks it. */
const setDocument = z.record(z.string(), z.unknown());

/** The body of `POST /sets/check`. */
export const checkSetRequestSchema = z.strictObject({
  set: setDocument,
  text: z.string().optional(),
  interactions: z.boolean().optional(),
});
export type CheckSetRequest = Immutable<z.infer<typeof checkSetRequestSchema>>;

const itemId = z.string().regex(/^[0-9a-f]{16}$/);

/** Something that is wrong with an item of a set. */
export const setFindingSchema = findingSchema.extend({
  type_id: typeId.optional(),
  game_type: gameType,
  item: count.optional().describe("Index of the item in its game's list; none for a finding about all of them."),
  id: itemId.optional(),
});

/** What the game of an item says that the item is. */
export const itemInteractionSchema = z.strictObject({
  game_type: gameType,
  item: count.describe("Index of the item in its game's list."),
  id: itemId,
  interaction: interactionSchema,
});

/** The response of `POST /sets/check`. */
export const checkSetResponseSchema = z.strictObject({
  success,
  findings: z.array(setFindingSchema).describe('Empty when nothing is wrong.'),
  interactions: z
    .array(itemInteractionSchema)
    .optional()
    .describe('Where they were asked for: one per item of which its game tells what it is.'),
});
export type CheckSetResponse = Immutable<z.infer<typeof checkSetResponseSchema>>;

const carriage = z.enum(['exact', 'degraded', 'none']);

/** A format as listed. */
export const formatSchema = z.strictObject({
  id: z.string().describe('Its name in routes.'),
  display_name: z.string(),
  media_type: z.string(),
  extension: z.string().describe("The end of a file's name."),
  reads: z.boolean().describe('Whether `POST /import` reads it.'),
  writes: z.boolean().describe('Whether `POST /export/{format}` writes it.'),
  carries: z
    .strictObject({ choice: carriage, order: carriage, match: carriage, gaps: carriage, text: carriage })
    .describe('How well it carries each kind of item at best.'),
  options: z.record(z.string(), z.unknown()).describe('JSON Schema (draft 2020-12) of its options.'),
});

/** The response of `GET /formats`. */
export const formatsResponseSchema = z.strictObject({ formats: z.array(formatSchema) });
export type FormatsResponse = Immutable<z.infer<typeof formatsResponseSchema>>;

/** The body of `POST /export/{format}`. */
export const exportRequestSchema = z.strictObject({
  set: setDocument,
  options: z.record(z.string(), z.unknown()).optional(),
});
export type ExportRequest = Immutable<z.infer<typeof exportRequestSchema>>;

/** What became of one item. */
export const exportedItemSchema = z.strictObject({
  type_id: typeId.optional(),
  game_type: gameType,
  id: itemId,
  outcome: z.enum(['exact', 'degraded', 'left_out']),
  reason: sentence('Why it is not exact.').optional(),
  reason_code: z.string().optional().describe('Stable, for programs.'),
  params: params.optional(),
});

/** The response of `POST /export/{format}` as JSON. */
export const exportResponseSchema = z.strictObject({
  success,
  format: z.string(),
  file: z.strictObject({ name: z.string(), media_type: z.string(), base64: z.string() }),
  items: z.array(exportedItemSchema).describe('One per item of the set, in its order.'),
});
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
export const importResponseSchema = z.strictObject({
  success,
  format: z.string().describe('The format that read the file.'),
  set: setDocument,
  faults: z.array(findingSchema).describe('What could not be read, each at its place.'),
});
export type ImportResponse = Immutable<z.infer<typeof importResponseSchema>>;
