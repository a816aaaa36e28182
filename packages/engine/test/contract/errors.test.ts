import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EngineError, errorCodes, isEngineError } from '../../src/contract/errors.js';
import { warningCodes } from '../../src/contract/results.js';

const docs = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');

/** The rows of the table under a heading, cell by cell. */
function tableUnder(heading: string): string[][] {
  const section = docs.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

describe('docs/errors.md', () => {
  it('lists every code of the library, and no other as one of the library', () => {
    const listed = tableUnder('Errors').filter((row) => row.at(-2) === 'library');
    expect(listed.map(([, code]) => code).sort()).toEqual(Object.keys(errorCodes).sort());
  });

  it('lists every warning code', () => {
    expect(
      tableUnder('Warnings')
        .map(([, code]) => code)
        .sort(),
    ).toEqual(Object.keys(warningCodes).sort());
  });
});

describe('an EngineError as JSON', () => {
  it('has the name, the code, the message and the findings, and neither stack nor cause', () => {
    const finding = { rule: 'no_year', severity: 'reject', params: {}, message: 'No year.' } as const;
    const error = new EngineError('no_items', 'Nothing came.', {
      cause: new Error('secret'),
      findings: [finding],
      typeId: 7,
    });
    const json = JSON.stringify(error);
    expect(JSON.parse(json)).toEqual({
      ...{ name: 'EngineError', code: 'no_items', message: 'Nothing came.', params: {}, typeId: 7 },
      ...{ findings: [finding], findingsTotal: 1, errors: [], rejected: [] },
    });
    expect(json).not.toMatch(/secret|stack|cause/);
  });
});

describe('isEngineError', () => {
  it('knows an error of another copy of the engine by its shape', () => {
    const foreign = Object.assign(new Error('elsewhere'), { name: 'EngineError', code: 'no_items' });
    expect(isEngineError(foreign)).toBe(true);
    expect(isEngineError(new EngineError('no_items', 'here'))).toBe(true);
    expect(isEngineError(new Error('other'))).toBe(false);
    expect(isEngineError({ name: 'EngineError', code: 'no_items' })).toBe(false);
  });
});
