import { checkSchema, type Schema, toJsonSchema } from '../../contract/schema.js';
import { expectForAll } from './fast-check.js';
import { nearValues } from './near-values.js';
import { schemaValues } from './schema-values.js';
import type { Subject } from './subject.js';

/**
 * Runs a check over values that fit a schema: those the game and its tables know, then near copies of them and values made
 * from the schema alone. What the check is given has been through the schema, as it would be in a service.
 */
export async function forFitting(
  subject: Subject,
  schema: Schema,
  known: readonly unknown[],
  check: (value: unknown) => Promise<void>,
): Promise<void> {
  const fits = async (value: unknown) => (await checkSchema(schema, value)).ok;
  const passed = async (value: unknown) => {
    const checked = await checkSchema(schema, structuredClone(value));
    if (checked.ok) await check(checked.value);
  };
  const good: unknown[] = [];
  for (const value of known) if (await fits(value)) good.push(value);
  for (const value of good) await passed(value);
  const jsonSchema = toJsonSchema(schema);
  await expectForAll(
    subject,
    (fc) => fc.oneof(schemaValues(fc, jsonSchema), ...good.slice(0, 20).map((value) => nearValues(fc, value))),
    passed,
    fits,
  );
}
