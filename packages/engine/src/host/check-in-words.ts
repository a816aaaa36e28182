import type { Finding } from '../contract/finding.js';
import { type Checked, checkSchema, type Schema } from '../contract/schema.js';
import { whenReady } from '../lib/async.js';
import { say } from '../messages/own-messages.js';

/** Checks an item, a draft or a submission by its schema; what is wrong is said in words for people who edit items. */
export function checkInWords<Value>(schema: Schema<Value>, value: unknown): Checked<Value> | Promise<Checked<Value>> {
  return whenReady(checkSchema(schema, value), (checked) =>
    checked.ok ? checked : { ok: false, findings: checked.findings.map(inWords) },
  );
}

const inWords = (finding: Finding): Finding => ({ ...finding, message: say('schema', finding.params).message });
