import { describe, expect, it } from 'vitest';
import type { AttemptFailure } from '../../src/models/failures.js';
import { ModelKnowledge } from '../../src/models/model-knowledge.js';
import { RetryPolicy } from '../../src/models/retry-policy.js';

const minute = 60_000;

function policyOf(settings: Partial<ConstructorParameters<typeof RetryPolicy>[0]> = {}) {
  const knowledge = new ModelKnowledge(['schema', 'object', 'prompt']);
  const policy = new RetryPolicy({ maxAttempts: 10, retryBaseMs: 1_000, ...settings }, knowledge);
  const after = (fault: Partial<AttemptFailure>, timeLeftMs = 10 * minute) =>
    policy.next({ kind: 'server_error', message: '', ...fault }, policy.options(), timeLeftMs);
  return { knowledge, policy, after };
}

describe('the pause before another attempt', () => {
  it('grows up to eight seconds, and is drawn anew each time', () => {
    const longest = [1, 2, 4, 8, 8, 8].map((seconds) => seconds * 1_000);
    const drawn = Array.from({ length: 200 }, () => {
      const { after } = policyOf();
      return longest.map(() => after({ status: 500 }) ?? Number.NaN);
    });
    for (const [place, most] of longest.entries()) {
      const pauses = drawn.map((pauses) => pauses[place] ?? Number.NaN);
      expect(Math.max(...pauses)).toBeLessThan(most);
      expect(Math.max(...pauses)).toBeGreaterThan(most / 2);
      expect(Math.min(...pauses)).toBeLessThan(most / 2);
    }
  });

  it('is the one the server asks for, up to a minute and within the time left', () => {
    expect(policyOf().after({ kind: 'rate_limited', status: 429, waitMs: minute })).toBe(minute);
    expect(policyOf().after({ kind: 'rate_limited', status: 429, waitMs: minute + 1 })).toBeUndefined();
    expect(policyOf().after({ kind: 'rate_limited', status: 429, waitMs: 500 }, 400)).toBeUndefined();
  });

  it('is not taken when no time is left', () => {
    expect(policyOf().after({ status: 500 }, 0)).toBeUndefined();
  });
});

describe('another attempt', () => {
  it('is charged for failures, and not for what the server does not take', () => {
    const { after, policy } = policyOf({ maxAttempts: 2 });
    expect(after({ kind: 'capability', refuses: 'format' })).toBe(0);
    expect(after({ kind: 'capability', refuses: 'temperature' })).toBe(0);
    expect(policy.options().mode).toBe('object');
    expect(after({ status: 500 })).toBeDefined();
    expect(after({ status: 500 })).toBeUndefined();
  });

  it.each(['aborted', 'refused', 'content_filter', 'quota', 'context_overflow', 'auth'] as const)(
    'is never made after %s, whatever the server says',
    (kind) => expect(policyOf().after({ kind, shouldRetry: true })).toBeUndefined(),
  );

  it('asks less strictly after a runaway, for this call only', () => {
    const { after, policy, knowledge } = policyOf();
    expect(after({ kind: 'runaway' })).toBe(0);
    expect(policy.options().mode).toBe('object');
    expect(knowledge.mode).toBe('schema');
    expect(after({ kind: 'runaway' })).toBeUndefined();
  });

  it('is made once after silence, and after a status that says so as often as after others', () => {
    const { after } = policyOf();
    expect(after({ kind: 'first_byte_timeout' })).toBeDefined();
    expect(after({ kind: 'first_byte_timeout' })).toBeUndefined();
    expect(after({ kind: 'first_byte_timeout', status: 504 })).toBeDefined();
    expect(after({ kind: 'idle_timeout' })).toBeUndefined();
    expect(after({ kind: 'total_timeout' })).toBeUndefined();
  });
});
