import { describe, expect, it } from 'vitest';
import { differences, type Json } from './compare.js';

const recorded = {
  status: 422,
  headers: { 'content-type': 'application/problem+json' },
  body: { code: 'no_items', detail: 'Nothing came out.', errors: [{ message: 'Too short.', line: 1 }] },
};

const seen = (changes: { readonly [name: string]: Json }, body: { readonly [name: string]: Json } = {}) => ({
  ...recorded,
  ...changes,
  body: { ...recorded.body, ...body },
});

const found = (value: Json) => differences(recorded, value).map(({ kind, path }) => `${kind} ${path}`);

describe('differences', () => {
  it('are none for the same, whatever the order of its members', () => {
    expect(found(recorded)).toEqual([]);
    expect(found({ body: recorded.body, headers: recorded.headers, status: 422 })).toEqual([]);
  });

  it('are none for a member or a header that was added', () => {
    expect(found(seen({ headers: { ...recorded.headers, allow: 'GET' } }, { hint: 'new' }))).toEqual([]);
  });

  it.each<[string, Json, string]>([
    ['another status', seen({ status: 400 }), 'breaking status'],
    ['another code', seen({}, { code: 'other' }), 'breaking body.code'],
    ['a header that is gone', seen({ headers: {} }), 'breaking headers.content-type'],
    ['a member that is gone', { ...recorded, body: { code: 'no_items', errors: [] } }, 'breaking body.detail'],
    ['another type', seen({}, { errors: [{ message: 'Too short.', line: '1' }] }), 'breaking body.errors[0].line'],
    ['null for a value', seen({}, { errors: [{ message: 'Too short.', line: null }] }), 'breaking body.errors[0].line'],
    ['text that is none any more', seen({}, { detail: 5 }), 'breaking body.detail'],
    ['an entry more', seen({}, { errors: [...recorded.body.errors, { line: 2 }] }), 'breaking body.errors[1]'],
    ['an entry less', seen({}, { errors: [] }), 'breaking body.errors[0]'],
    ['a list that became an object', seen({}, { errors: {} }), 'breaking body.errors'],
  ])('break for %s', (_, value, expected) => expect(found(value)).toContain(expected));

  it('are wording for text in other words, one string or several', () => {
    expect(found(seen({}, { detail: 'Nothing good came out.' }))).toEqual(['wording body.detail']);
    expect(differences({ feedback: ['Right.'] }, { feedback: ['Right.', 'Well done.'] })).toMatchObject([
      { kind: 'wording', path: 'feedback' },
    ]);
  });

  it('are none for events of a type that is new, and break for one more or less of a known type', () => {
    const events = [{ type: 'item' }, { type: 'done' }];
    expect(differences({ events }, { events: [{ type: 'hello' }, ...events] })).toEqual([]);
    expect(differences({ events }, { events: [{ type: 'item' }, ...events] })).not.toEqual([]);
    expect(differences({ events }, { events: [{ type: 'done' }] })).not.toEqual([]);
  });

  it('break for whatever else a model is told, and are wording for its prompt', () => {
    const call = { body: { model: 'm', messages: [{ content: ['Write.'] }] } };
    const calls = (body: Json) => differences({ model_calls: [call] }, { model_calls: [{ body }] });
    expect(calls({ ...call.body, seed: 1 })).toMatchObject([{ kind: 'breaking', path: 'model_calls[0].body.seed' }]);
    expect(calls({ ...call.body, messages: [{ content: ['Write', 'well.'] }] })).toMatchObject([{ kind: 'wording' }]);
  });
});
