import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerField, readAnswer } from '../../src/play/answer-field.js';

describe('answerField', () => {
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
    expect(answerField(schema)).toEqual(field);
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
        const field = answerField(anything);
        const answer = readAnswer(field, written);
        if (field.kind === 'number' && answer !== undefined) expect(Number.isFinite(answer)).toBe(true);
        if (field.kind === 'lines' && answer !== undefined) expect(Array.isArray(answer)).toBe(true);
      }),
    );
  });
});

describe('readAnswer', () => {
  it('reads what is asked for, and nothing else', () => {
    expect(readAnswer({ kind: 'yes-no' }, 'no')).toBe(false);
    expect(readAnswer({ kind: 'yes-no' }, '')).toBeUndefined();
    expect(readAnswer({ kind: 'choice', choices: ['a'] }, 'b')).toBeUndefined();
    expect(readAnswer({ kind: 'number', whole: true }, ' 2 ')).toBe(2);
    expect(readAnswer({ kind: 'number', whole: true }, '2.5')).toBeUndefined();
    expect(readAnswer({ kind: 'lines', of: 'text' }, 'One\r\n\n two ')).toEqual(['One', 'two']);
    expect(readAnswer({ kind: 'lines', of: 'number' }, '1\n0')).toEqual([1, 0]);
    expect(readAnswer({ kind: 'lines', of: 'number' }, '1\nx')).toBeUndefined();
    expect(readAnswer({ kind: 'json' }, '{"a":1}')).toEqual({ a: 1 });
    expect(readAnswer({ kind: 'json' }, '{')).toBeUndefined();
  });
});
