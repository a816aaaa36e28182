import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitAsked } from '../../src/models/retry-hints.js';

afterEach(() => void vi.useRealTimers());

describe('the pause a server asks for', () => {
  it.each<[Record<string, string>, string, number | undefined]>([
    [{ 'retry-after-ms': '50' }, '', 50],
    [{ 'retry-after-ms': '50', 'retry-after': '9' }, '', 50],
    [{ 'retry-after': '9' }, 'try again in 1s', 9_000],
    [{ 'retry-after': '0.5' }, '', 500],
    [{ 'retry-after': '0' }, '', undefined],
    [{ 'retry-after': 'soon' }, '', undefined],
    [{ 'retry-after': '-1' }, '', undefined],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, '', undefined],
    [{}, 'Please try again in 20s. Visit us.', 20_000],
    [{}, 'Please try again in 1.5s.', 1_500],
    [{}, 'Please try again in 120ms.', 120],
    [{}, 'Please try again in 6m0s.', 360_000],
    [{}, 'retry after 5 seconds', 5_000],
    [{}, 'try again in a while', undefined],
    [{}, '', undefined],
  ])('is read from %o and %j', (headers, message, expected) => {
    expect(waitAsked(new Headers(headers), message)).toBe(expected);
  });

  it('may be a date', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
    expect(waitAsked(new Headers({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }), '')).toBe(30_000);
  });
});
