import { describe, expect, it } from 'vitest';
import { CallerError } from '../../src/models/failures.js';
import { Answer, jsonIn } from '../../src/models/reply.js';

const runaway = expect.objectContaining({ fault: expect.objectContaining({ kind: 'runaway' }) });

describe('an answer', () => {
  it('gathers its text and passes it on', () => {
    const pieces: string[] = [];
    const answer = new Answer(100, (text) => pieces.push(text));
    for (const piece of ['a', '', 'b ', 'c']) answer.write(piece);
    expect(answer.text).toBe('ab c');
    expect(pieces).toEqual(['a', 'b ', 'c']);
  });

  it('stops at 200 signs of whitespace in a row, however they arrive', () => {
    const letters = new Answer(10_000, undefined);
    expect(() => letters.write(`a${' '.repeat(200)}`)).toThrow(runaway);
    const single = new Answer(10_000, undefined);
    single.write('a ');
    for (let count = 0; count < 198; count += 1) single.write('\n');
    expect(() => single.write('\t')).toThrow(runaway);
    const broken = new Answer(10_000, undefined);
    for (let count = 0; count < 50; count += 1) broken.write(`${' '.repeat(150)}x`);
    expect(broken.text).toHaveLength(50 * 151);
  });

  it('stops when it or its thoughts grow too long', () => {
    const answer = new Answer(5, undefined);
    answer.write('12345');
    expect(() => answer.write('6')).toThrow(runaway);
    expect(() => answer.think('123456')).toThrow(runaway);
  });

  it('counts the latest report of tokens', () => {
    const answer = new Answer(5, undefined);
    answer.use({ promptTokens: 5, cachedTokens: 2 });
    answer.use({ promptTokens: 7, completionTokens: 1 });
    expect(answer.usage).toEqual({ promptTokens: 7, cachedTokens: 2, completionTokens: 1 });
  });

  it('passes on what its listener throws', () => {
    const answer = new Answer(5, () => {
      throw new RangeError('mine');
    });
    expect(() => answer.write('a')).toThrow(CallerError);
  });
});

it.each([
  ['{"a":1}', '{"a":1}'],
  ['So {it} is\n```json\n{"a":{"b":2}}\n```', '{"a":{"b":2}}'],
  ['no object', undefined],
  ['{"a":', undefined],
  ['}{', undefined],
  ['', undefined],
])('finds the whole object in %j', (thoughts, expected) => {
  expect(jsonIn(thoughts)).toBe(expected);
});
