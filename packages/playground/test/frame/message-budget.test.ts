import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MessageBudget } from '../../src/frame/message-budget.js';

it('lets a person play, and stops a flood', () => {
  const budget = new MessageBudget(3, 1);
  expect([0, 1, 2, 3].map((now) => budget.spend(now))).toEqual([true, true, true, false]);
  expect(budget.spend(1_003)).toBe(true);
  expect(budget.spend(1_004)).toBe(false);
});

it('never lets through more than so many at once and so many a second', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 10_000, noNaN: true })), (times) => {
      const budget = new MessageBudget(5, 2);
      const passed = times.filter((time) => budget.spend(time)).length;
      expect(passed).toBeLessThanOrEqual(5 + (Math.max(0, ...times) / 1_000) * 2 + 1e-6);
    }),
  );
});
