import type { EngineLimits } from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import type { z } from 'zod';
import { generationBodies, gradeBody, llmBody } from '../routes/wire.js';
import { type FieldNote, generationNotes, gradeNotes, llmNotes } from './fields.js';
import { objectSchemaOf } from './json-schema.js';

/** The bodies of the requests, made of the very schemas that check them. */
export function bodySchemas(limits: EngineLimits): Record<string, JsonSchema> {
  const { generate, single, direct } = generationBodies(limits);
  const notes = generationNotes(limits);
  return {
    GenerateRequest: bodySchema(generate, notes),
    SingleRequest: bodySchema(single, notes),
    DirectRequest: bodySchema(direct, notes),
    GradeRequest: bodySchema(gradeBody, gradeNotes),
    LlmRequest: bodySchema(llmBody, llmNotes),
  };
}

/** A body, with what is to be said of its fields. */
function bodySchema(body: z.ZodObject, notes: Readonly<Record<string, FieldNote>>): JsonSchema {
  const { $defs: _any, properties = {}, ...schema } = objectSchemaOf(body);
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldSchema(field, notes[name])]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Only the schema of any JSON value refers, to itself; no schema at all says the same. */
function fieldSchema({ $ref: _any, ...own }: JsonSchema, note: FieldNote | undefined): JsonSchema {
  const { bounds, ...words } = note ?? {};
  return { ...own, ...bounds, ...words };
}
