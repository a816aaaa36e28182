import { describe, expect, it } from 'vitest';
import { readLines } from '../../src/direct/lines.js';

const one = (text: string) => readLines(text)[0];

describe('readLines', () => {
  it.each([
    ['Question: Why?', { kind: 'question', value: 'Why?', valueColumn: 11 }],
    ['  question :Why?', { kind: 'question', value: 'Why?', column: 3, valueColumn: 13 }],
    ['\uFEFFQuestion: Why?', { kind: 'question', value: 'Why?', column: 2 }],
    ['A. Paris', { kind: 'option', label: 'A', value: 'Paris', valueColumn: 4 }],
    ['B) Paris ', { kind: 'option', label: 'B', value: 'Paris' }],
    ['C.Paris', { kind: 'option', label: 'C', value: 'Paris', valueColumn: 3 }],
    ['Ｂ．巴黎', { kind: 'option', label: 'B', value: '巴黎' }],
    ['D.', { kind: 'option', label: 'D', value: '', valueColumn: 3 }],
    ['ANSWER: b', { kind: 'correct', value: 'b' }],
    ['correct: b', { kind: 'correct', value: 'b' }],
    ['Explanation: so', { kind: 'explanation', value: 'so' }],
    ['HINT: so', { kind: 'hint', value: 'so' }],
    ['U.S. history began', { kind: 'text', value: 'U.S. history began' }],
    ['a. lower case', { kind: 'option', label: 'a', documented: false }],
    ['Questions: many', { kind: 'text' }],
    [' \t', { kind: 'blank', column: 1 }],
  ])('reads %j', (text, expected) => expect(one(text)).toMatchObject(expected));

  it('knows every kind of line end', () => {
    expect(readLines('a\r\nb\rc\nd').map(({ line, value }) => `${line}${value}`)).toEqual(['1a', '2b', '3c', '4d']);
  });
});
