import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubmission, submissionField } from '../../src/play/submission-field.js';

describe('submissionField', () => {
  it.each([
    [{ type: 'boolean' }, { kind: 'yes-no' }],
    [
      { type: 'string', enum: ['a', 'b'] },
      { kind: 'choice', choices: ['a', 'b'] },
    ],
    [{ type: 'integer' }, { kind: 'number', whole: true }],
    [
      { type: 'array', items: { type: 'string' } },
      { kind: 'lines', of: 'text' },
    ],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, { kind: 'text' }],
    [
      {
        anyOf: [
          { type: 'array', items: { type: 'integer' } },
          { type: 'array', items: { type: 'string' } },
        ],
      },
      { kind: 'lines', of: 'text' },
    ],
    [{ type: 'object' }, { kind: 'json' }],
    [null, { kind: 'json' }],
  ])('%j', (schema, field) => {
    expect(submissionField(schema)).toEqual(field);
  });

  it('has a field for whatever it is given, and reads whatever is written', () => {
    const schema = fc.record(
      {
        type: fc.constantFrom('boolean', 'integer', 'number', 'string', 'array', 'object', 7),
        items: fc.anything(),
        enum: fc.oneof(fc.array(fc.anything()), fc.anything()),
        anyOf: fc.oneof(fc.array(fc.anything()), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(schema, fc.anything()), fc.string(), (anything, written) => {
        const field = submissionField(anything);
        const answer = readSubmission(field, written);
        if (field.kind === 'number' && answer !== undefined) expect(Number.isFinite(answer)).toBe(true);
        if (field.kind === 'lines' && answer !== undefined) expect(Array.isArray(answer)).toBe(true);
      }),
    );
  });
});

describe('readSubmission', () => {
  it('reads what is asked for, and nothing else', () => {
    expect(readSubmission({ kind: 'yes-no' }, 'no')).toBe(false);
    expect(readSubmission({ kind: 'yes-no' }, '')).toBeUndefined();
    expect(readSubmission({ kind: 'choice', choices: ['a'] }, 'b')).toBeUndefined();
    expect(readSubmission({ kind: 'number', whole: true }, ' 2 ')).toBe(2);
    expect(readSubmission({ kind: 'number', whole: true }, '2.5')).toBeUndefined();
    expect(readSubmission({ kind: 'lines', of: 'text' }, 'One\r\n\n two ')).toEqual(['One', 'two']);
    expect(readSubmission({ kind: 'lines', of: 'number' }, '1\n0')).toEqual([1, 0]);
    expect(readSubmission({ kind: 'lines', of: 'number' }, '1\nx')).toBeUndefined();
    expect(readSubmission({ kind: 'json' }, '{"a":1}')).toEqual({ a: 1 });
    expect(readSubmission({ kind: 'json' }, '{')).toBeUndefined();
  });
});
