import { describe, expect, it } from 'vitest';
import { CallerError } from '../../src/models/failures.js';
import { IncomingReply, jsonIn } from '../../src/models/reply.js';

const runaway = expect.objectContaining({ failure: expect.objectContaining({ kind: 'runaway' }) });

describe('a reply', () => {
  it('gathers its text and passes it on', () => {
    const pieces: string[] = [];
    const reply = new IncomingReply(100, (text) => pieces.push(text));
    for (const piece of ['a', '', 'b ', 'c']) reply.write(piece);
    expect(reply.text).toBe('ab c');
    expect(pieces).toEqual(['a', 'b ', 'c']);
  });

  it('stops at 200 signs of whitespace in a row, however they arrive', () => {
    const letters = new IncomingReply(10_000, undefined);
    expect(() => letters.write(`a${' '.repeat(200)}`)).toThrow(runaway);
    const single = new IncomingReply(10_000, undefined);
    single.write('a ');
    for (let count = 0; count < 198; count += 1) single.write('\n');
    expect(() => single.write('\t')).toThrow(runaway);
    const broken = new IncomingReply(10_000, undefined);
    for (let count = 0; count < 50; count += 1) broken.write(`${' '.repeat(150)}x`);
    expect(broken.text).toHaveLength(50 * 151);
  });

  it('stops when it or its thoughts grow too long', () => {
    const reply = new IncomingReply(5, undefined);
    reply.write('12345');
    expect(() => reply.write('6')).toThrow(runaway);
    expect(() => reply.think('123456')).toThrow(runaway);
  });

  it('counts the latest report of tokens', () => {
    const reply = new IncomingReply(5, undefined);
    reply.use({ promptTokens: 5, cachedTokens: 2 });
    reply.use({ promptTokens: 7, completionTokens: 1 });
    expect(reply.usage).toEqual({ promptTokens: 7, cachedTokens: 2, completionTokens: 1 });
  });

  it('passes on what its listener throws', () => {
    const reply = new IncomingReply(5, () => {
      throw new RangeError('mine');
    });
    expect(() => reply.write('a')).toThrow(CallerError);
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
