import { describe, expect, it } from 'vitest';
import { describeError, difference, expectSame, show } from '../../src/testing/failure.js';

describe('difference', () => {
  it.each<[string, unknown, unknown, string | undefined]>([
    ['equal data', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, undefined],
    ['an undefined member and none', { a: 1, b: undefined }, { a: 1 }, undefined],
    ['a nested text', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, 'a[1].b'],
    ['a member too many', { a: 1, b: 2 }, { a: 1 }, 'b'],
    ['an entry too few', [1], [1, 2], '[1]'],
    ['a list and an object', [], {}, ''],
    ['null and an object', null, {}, ''],
  ])('%s', (_, actual, expected, path) => expect(difference(actual, expected)?.path).toBe(path));
});

describe('expectSame', () => {
  it('names the place and both values, and hands both to the runner', () => {
    const compare = () => expectSame({ a: [1] }, { a: [2] }, 'Items differ');
    expect(compare).toThrow('Items differ at a[0]: got 1, expected 2.');
    expect(compare).toThrow(expect.objectContaining({ actual: { a: [1] }, expected: { a: [2] } }));
    expect(() => expectSame([1], [1], 'Items differ')).not.toThrow();
  });
});

describe('what messages show', () => {
  it('is one line, cut where it is long, with control characters escaped', () => {
    expect(show({ a: ['x\u0000\n'] })).toBe("{ a: [ 'x\\x00\\n' ] }");
    expect(show('x'.repeat(100_000)).length).toBeLessThan(400);
    expect(show(Array.from({ length: 1_000 }, () => 'word')).length).toBeLessThan(400);
  });

  it('names the error', () => {
    expect(describeError(new TypeError('x is undefined\nsecond line'))).toBe('a TypeError (x is undefined)');
    expect(describeError('text')).toBe("'text', which is no Error");
  });
});
