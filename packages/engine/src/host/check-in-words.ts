import type { Finding } from '../contract/finding.js';
import { checkSchema, type Schema } from '../contract/schema.js';
import { say } from '../messages/own-messages.js';

/** Checks an item, a draft or a submission by its schema; what is wrong is said in words for people who edit items. */
export async function checkInWords<Value>(
  schema: Schema<Value>,
  value: unknown,
): Promise<{ ok: true; value: Value } | { ok: false; findings: Finding[] }> {
  const checked = await checkSchema(schema, value);
  if (checked.ok) return checked;
  const findings = checked.findings.map((finding) => ({ ...finding, message: say('schema', finding.params).message }));
  return { ok: false, findings };
}
