import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { explain } from '../../src/problem/explanations.js';

const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
const codes = [...page.matchAll(/^\| `(\w+)` \| [45]\d\d \|/gm)].map(([, code]) => code ?? '');

/** Codes that the page itself never causes; they are told by what the service says. */
const neverCaused = [
  'too_deep',
  'not_found',
  'not_gradable',
  'format_not_found',
  'format_not_recognised',
  'nothing_to_export',
  'method_not_allowed',
  'not_acceptable',
  'unsupported_media_type',
  'idempotency_in_progress',
  'idempotency_mismatch',
  'job_not_found',
  'batch_not_found',
  'batch_not_done',
  'webhook_not_allowed',
  'invalid_manifest',
  'internal',
];

it('explains every code of the service that the page can meet', () => {
  const other = explain('internal');
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => explain(code).sentence === other.sentence).sort()).toEqual(neverCaused.sort());
});

it('explains a code it does not know by what the service says', () => {
  expect(explain('made_up')).toMatchObject({ sentence: 'problemOther', showsDetail: true });
  expect(explain('constructor')).toEqual(explain('made_up'));
});
