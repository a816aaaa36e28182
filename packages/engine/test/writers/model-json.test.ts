import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listIn, readModelJson } from '../../src/writers/model-json.js';

const items = { items: [{ word: 'whale' }, { word: '{brace' }] };
const json = JSON.stringify(items);

describe('readModelJson', () => {
  it.each([
    ['plain', json],
    ['a byte-order mark', `\uFEFF${json}`],
    ['a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['prose around', `Here you are:\n${json}\nEnjoy!`],
    ['a think block with a draft', `<think>{"items": []} or not</think>${json}`],
    ['only the end of a think block', `maybe {"a":1}</think>\n${json}`],
    ['a smaller value first', `{"note": 1}\n${json}`],
  ])('reads JSON with %s', (_, answer) => {
    expect(readModelJson(answer)).toEqual(items);
  });

  it('keeps a fence that stands inside a string', () => {
    const value = { items: [{ word: 'use ```json\n{}``` here' }] };
    expect(readModelJson(JSON.stringify(value))).toEqual(value);
  });

  it('keeps the end of a think block that stands inside a string', () => {
    const value = { items: [{ word: 'the mark </think> ends it' }] };
    expect(readModelJson(JSON.stringify(value))).toEqual(value);
  });

  it('says so when the output limit cut the answer', () => {
    expect(() => readModelJson(json.slice(0, -4), false)).toThrow(/output limit/);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I cannot.'],
    ['a cut answer', json.slice(0, -4)],
    ['an open brace', '{{{{'],
  ])('says so when there is %s', (_, answer) => {
    expect(() => readModelJson(answer)).toThrow(expect.objectContaining({ code: 'model_output_invalid' }));
  });

  it('drops what could do harm: control characters, lone surrogates, __proto__, endless nesting', () => {
    expect(readModelJson('{"a":"x\\u0000y\\ud800","__proto__":{"b":1}}')).toEqual({ a: 'xy\ufffd' });
    expect(JSON.stringify(readModelJson(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).length).toBeLessThan(100);
  });

  it('reads back any JSON object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: 'grapheme' })), (value) => {
        const clean = Object.fromEntries(
          Object.entries(value).map(([name, text]) => [name, text.replace(/[\0-\x08\x0b-\x1f]/g, '')]),
        );
        expect(readModelJson(`Sure! ${JSON.stringify(clean)}`)).toEqual(clean);
      }),
    );
  });
});

describe('listIn', () => {
  it.each([
    ['the list itself', [1]],
    ['under its name', { items: [1] }],
  ])('finds %s', (_, value) => {
    expect(listIn(value, 'items')).toEqual([1]);
  });

  it('takes a list of objects under another name, and one object as a list', () => {
    expect(listIn({ questions: [{ a: 1 }] }, 'items')).toEqual([{ a: 1 }]);
    expect(listIn({ question: 'x', answers: [{ a: 1 }] }, 'items')).toEqual([{ question: 'x', answers: [{ a: 1 }] }]);
    expect(listIn('nothing', 'items')).toEqual([]);
  });
});
