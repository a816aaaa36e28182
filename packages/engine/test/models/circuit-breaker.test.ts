import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from '../../src/models/circuit-breaker.js';

/** A breaker that rests 100 ms after three failures, and its clock. */
function breakerAt(maxFailures = 3) {
  const clock = { now: 1_000 };
  return { clock, breaker: new CircuitBreaker({ maxFailures, restMs: 100 }, () => clock.now) };
}

const fail = (breaker: CircuitBreaker, times: number) => {
  for (let failure = 0; failure < times; failure += 1) breaker.failed();
};

describe('a circuit breaker', () => {
  it('lets a server rest after failures in a row, and no others', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    expect(breaker.admit()).toBe(0);
    breaker.answered();
    fail(breaker, 2);
    expect(breaker.admit()).toBe(0);
    fail(breaker, 1);
    expect(breaker.admit()).toBe(100);
  });

  it('lets one call try it after each rest, and all when that is answered', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now += 60;
    expect(breaker.admit()).toBe(40);
    clock.now += 40;
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 100]);
    clock.now += 10;
    breaker.failed();
    expect(breaker.admit()).toBe(100);
    clock.now += 100;
    expect(breaker.admit()).toBe(0);
    breaker.answered();
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 0]);
  });

  it('lets the next call try when that one tells nothing for a rest', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now += 100;
    expect(breaker.admit()).toBe(0);
    clock.now += 100;
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 100]);
  });

  it('lets the next call try when the server is seen', () => {
    const { breaker } = breakerAt();
    fail(breaker, 3);
    breaker.seen();
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 100]);
  });

  it('never rests where that is set', () => {
    const { breaker } = breakerAt(0);
    fail(breaker, 1_000);
    expect(breaker.admit()).toBe(0);
  });
});
