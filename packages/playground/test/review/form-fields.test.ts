import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankItem, type Field, itemFields } from '../../src/review/form-fields.js';

const kinds = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ path, control }) => [path.join('.'), control.kind]));
const text = { type: 'string' };

describe('itemFields', () => {
  it('names members by their titles, else readably, and hides the id and what nobody may change', () => {
    const schema = {
      properties: {
        id: text,
        is_true: { type: 'boolean' },
        sourceYear: { type: 'integer', title: 'Year' },
        kind: { const: 'fact' },
        made: { type: 'string', readOnly: true },
      },
      required: ['id', 'is_true'],
    };
    const fields = itemFields(schema, { id: 'x', is_true: true, kind: 'fact' });
    expect(fields.map(({ label, isOptional }) => [label, isOptional])).toEqual([
      ['Is true', false],
      ['Year', true],
    ]);
  });

  it('names an entry of a list by the title of its schema', () => {
    const words = { type: 'array', title: 'Words', items: { type: 'string', title: 'Word' } };
    const [field] = itemFields({ properties: { words } }, { words: ['hens'] });
    expect(field).toMatchObject({ label: 'Words', control: { entryLabel: 'Word', entries: [{ label: 'Word' }] } });
  });

  it('takes of several schemas the one that the value fits, follows references, and stops where a schema contains itself', () => {
    const schema = {
      properties: {
        either: { anyOf: [text, { type: 'number' }] },
        perhaps: { type: ['null', 'string'] },
        level: {
          oneOf: [
            { const: 1, title: 'Low' },
            { const: 2, title: 'High' },
          ],
        },
        node: { $ref: '#/$defs/node' },
      },
      $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } }, required: ['next'] } },
    };
    let node: unknown = 1;
    for (let depth = 0; depth < 20; depth++) node = { next: node };
    const fields = itemFields(schema, { either: 3, perhaps: 'a', level: 2, node });
    expect(kinds(fields)).toEqual({ either: 'number', perhaps: 'text', level: 'choice', node: 'group' });
    expect(kinds(itemFields(schema, { either: 'b' })).either).toBe('text');
  });

  it('shows what fits no schema as JSON, and an item of an unknown game by its values', () => {
    const item = { question: 'Why?', answers: ['a', 'b'], key: 1, more: { deep: true }, empty: null };
    expect(kinds(itemFields({ properties: { question: { type: 'number' } } }, item))).toEqual({ question: 'json' });
    expect(kinds(itemFields(undefined, item))).toEqual({
      question: 'text',
      answers: 'list',
      key: 'number',
      more: 'group',
      empty: 'json',
    });
  });

  it('reads any schema and any item without failing', () => {
    const any = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), any), any, fc.dictionary(fc.string(), any), (members, rest, item) => {
        itemFields({ properties: members, $defs: rest }, item);
        itemFields(rest, { ...item, __proto__: null });
        blankItem({ properties: members, required: Object.keys(members) });
      }),
    );
  });

  it.each([
    [
      'the schema says it',
      { contains: { properties: { right: { const: true } } }, maxContains: 1 },
      [true, true],
      true,
    ],
    ['one is true', {}, [false, true], false],
    ['none is true yet', {}, [false, false], false],
    ['several are true', {}, [true, true], undefined],
  ])('knows that one entry only is true when %s', (_, more, rights, isSure) => {
    const entry = { type: 'object', properties: { text, right: { type: 'boolean' } }, required: ['text', 'right'] };
    const schema = { properties: { options: { type: 'array', items: entry, ...more } } };
    const [options] = itemFields(schema, { options: rights.map((right) => ({ text: 'a', right })) });
    const single = options?.control.kind === 'list' ? options.control.single : undefined;
    expect(single).toEqual(isSure === undefined ? undefined : { name: 'right', isSure });
  });
});

it('blankItem has what the schema requires and nothing else', () => {
  const pair = {
    type: 'object',
    properties: { term: text, level: { enum: ['a', 'b'] }, note: text },
    required: ['term', 'level'],
  };
  const schema = {
    type: 'object',
    properties: {
      id: text,
      pairs: { type: 'array', items: pair, minItems: 2 },
      order: { type: 'array', items: { type: 'integer', minimum: 0 } },
      hint: text,
    },
    required: ['id', 'pairs', 'order'],
  };
  expect(blankItem(schema)).toEqual({
    pairs: [
      { term: '', level: 'a' },
      { term: '', level: 'a' },
    ],
    order: [0, 1],
  });
});
