import { describe, expect, it } from 'vitest';
import { CallerError } from '../../src/models/failures.js';
import { IncomingReply, jsonIn } from '../../src/models/reply.js';

const runaway = expect.objectContaining({ failure: expect.objectContaining({ kind: 'runaway' }) });

describe('a reply', () => {
  it('gathers its text and passes on what was written since the last time', () => {
    const pieces: string[] = [];
    const reply = new IncomingReply(100, (text) => pieces.push(text));
    for (const frames of [['a', ''], [], ['b ', 'c']]) {
      for (const text of frames) reply.write(text);
      reply.tell();
    }
    expect(reply.text).toBe('ab c');
    expect(pieces).toEqual(['a', 'b c']);
  });

  it('stops at 200 signs of whitespace in a row, however they arrive', () => {
    const write = (reply: IncomingReply, text: string) => {
      reply.write(text);
      reply.tell();
    };
    expect(() => write(new IncomingReply(10_000, undefined), `a${' '.repeat(200)}`)).toThrow(runaway);
    const single = new IncomingReply(10_000, undefined);
    write(single, 'a ');
    for (let count = 0; count < 198; count += 1) write(single, '\n');
    expect(() => write(single, '\t')).toThrow(runaway);
    const broken = new IncomingReply(10_000, undefined);
    for (let count = 0; count < 50; count += 1) write(broken, `${' '.repeat(150)}x`);
    expect(broken.text).toHaveLength(50 * 151);
  });

  it('stops when it or its thoughts grow too long, and passes on what came', () => {
    const pieces: string[] = [];
    const reply = new IncomingReply(5, (text) => pieces.push(text));
    for (const text of ['12345', '6']) reply.write(text);
    expect(() => reply.tell()).toThrow(runaway);
    expect(pieces).toEqual(['123456']);
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
    reply.write('a');
    expect(() => reply.tell()).toThrow(CallerError);
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
