import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EngineError } from '@ludotext/engine';
import { errorCodes } from '@ludotext/engine/host';
import { describe, expect, it } from 'vitest';
import { jsonPointer, Problem, problemBody, problemOf, statusOf } from '../../src/http/problem.js';

describe('the table of codes', () => {
  it('has a status for every code of the engine that reaches a caller', () => {
    const missing = Object.keys(errorCodes).filter((code) => code !== 'aborted' && !(code in statusOf));
    expect(missing).toEqual([]);
  });

  it('is the table of docs/errors.md', async () => {
    const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
    const errors = page.split('\n## Errors\n')[1]?.split('\n## ')[0] ?? '';
    const rows = [...errors.matchAll(/^\| `([a-z_]+)` \| (\d+|-) \|.*\| (library|HTTP) \|$/gm)];
    const documented = Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]));
    expect(documented).toEqual({ ...statusOf, aborted: Number.NaN });
    const ofLibrary = rows.filter(([, , , where]) => where === 'library').map(([, code]) => code);
    expect(ofLibrary.sort()).toEqual(Object.keys(errorCodes).sort());
  });
});

describe('an error of the engine as a problem', () => {
  it('keeps code, message and the places of its findings', () => {
    const problem = problemOf(
      new EngineError('direct_format', 'The text has 300 faults.', {
        findings: [{ rule: 'no_key', severity: 'reject', params: {}, message: 'No key.', line: 3, column: 1 }],
        findingsTotal: 300,
      }),
    );
    expect(problemBody(problem, 'abcdefgh')).toEqual({
      type: 'urn:ludotext:error:direct_format',
      title: 'Direct format',
      status: 422,
      detail: 'The text has 300 faults.',
      code: 'direct_format',
      success: false,
      request_id: 'abcdefgh',
      errors: [{ message: 'No key.', rule: 'no_key', params: {}, line: 3, column: 1 }],
      errors_total: 300,
    });
  });

  it('says when it may work again, in whole seconds', () => {
    const problem = problemOf(new EngineError('model_rate_limited', 'Slow down.', { retryAfter: 1.2 }));
    expect(problem.headers).toEqual({ 'Retry-After': '2' });
  });

  it('lists the games that failed', () => {
    const problem = problemOf(
      new EngineError('model_error', 'All 2 games failed.', {
        errors: [{ typeId: 1, code: 'model_timeout', params: {}, message: 'Too slow.' }],
      }),
    );
    expect(problem.errors).toEqual([{ message: 'Too slow.', code: 'model_timeout', type_id: 1 }]);
  });

  it('points into the request only where the request is at fault', () => {
    const findings = [
      { rule: 'schema', severity: 'reject', params: {}, message: 'Too long.', path: ['a/b', 0] },
    ] as const;
    expect(problemOf(new EngineError('invalid_request', 'No.', { findings })).errors[0]?.pointer).toBe('/a~1b/0');
    expect(problemOf(new EngineError('direct_format', 'No.', { findings })).errors[0]?.pointer).toBeUndefined();
  });

  it('names the rejected draft of a finding and the place in it, without a word of the draft', () => {
    const finding = { rule: 'short', severity: 'reject', params: {}, message: 'Too short.' } as const;
    const rejected = [
      { draft: { words: ['SECRET'] }, findings: [{ ...finding, path: ['words', 0] }] },
      { draft: 'SECRET', item: { word: 'SECRET' }, findings: [{ ...finding, path: ['word'] }, finding] },
    ];
    const findings = rejected.flatMap((each) => each.findings);
    const options = { rejected, findings: [...findings, { ...finding, rule: 'beyond' }], findingsTotal: 4 };
    const alone = problemOf(new EngineError('no_items', 'None.', options));
    const told = [
      { rule: 'short', draft: 0, pointer: '/draft/words/0' },
      { rule: 'short', draft: 1, pointer: '/item/word' },
      { rule: 'short', draft: 1, pointer: '/item' },
    ];
    expect(alone.errors.map(({ rule, draft, pointer }) => ({ rule, draft, pointer }))).toEqual([
      ...told,
      { rule: 'beyond', draft: undefined, pointer: undefined },
    ]);
    const game = { typeId: 7, code: 'no_items', params: {}, message: 'None.', findings, rejected } as const;
    const ofGames = problemOf(new EngineError('no_items', 'All 2 games failed.', { errors: [game] }));
    expect(ofGames.errors).toMatchObject([
      { code: 'no_items', type_id: 7 },
      ...told.map((each) => ({ ...each, type_id: 7 })),
    ]);
    expect(JSON.stringify([problemBody(alone, 'abcdefgh'), problemBody(ofGames, 'abcdefgh')])).not.toContain('SECRET');
  });
});

describe('anything else that is thrown', () => {
  it.each([new Error('secret /home/x'), 'text', undefined, new EngineError('aborted', 'gone')])(
    'is internal and says nothing of itself: %s',
    (thrown) => {
      const problem = problemOf(thrown);
      expect(problem).toBeInstanceOf(Problem);
      expect(problem.code).toBe('internal');
      expect(JSON.stringify(problemBody(problem, 'abcdefgh'))).not.toContain('secret');
    },
  );
});

describe('a JSON pointer', () => {
  it('escapes what RFC 6901 asks for', () => {
    expect(jsonPointer(['a~b', 'c/d', 3])).toBe('/a~0b/c~1d/3');
  });
});
