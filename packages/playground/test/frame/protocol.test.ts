import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heights, MessageBudget, readFromFrame } from '../../src/frame/protocol.js';

/** The most that one item is worth. */
const maxPoints = 1_000;

const kinds = ['hello', 'ready', 'failed', 'height', 'answer', 'complete', 'space', 'play', '__proto__'];

/** What a hostile player may send: structures near the protocol's, with anything in every place. */
const message = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.record(
    {
      type: fc.constantFrom(...kinds),
      reason: fc.anything(),
      height: fc.oneof(fc.double(), fc.anything()),
      detail: fc.oneof(
        fc.anything(),
        fc.record(
          {
            id: fc.oneof(fc.string({ maxLength: 200 }), fc.anything()),
            index: fc.oneof(fc.integer(), fc.double(), fc.nat(5)),
            score: fc.oneof(fc.double(), fc.anything()),
            max: fc.oneof(fc.double(), fc.anything()),
            right: fc.double(),
            total: fc.double(),
            correct: fc.anything(),
            feedback: fc.oneof(fc.array(fc.anything()), fc.anything()),
            answers: fc.array(fc.record({ index: fc.nat(5), score: fc.double(), max: fc.double() })),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: ['type'] },
  ),
);

const isWithin = (value: number, most: number): boolean => Number.isFinite(value) && value >= 0 && value <= most;

describe('readFromFrame', () => {
  it('takes whatever arrives, and lets through nothing that is out of bounds', () => {
    fc.assert(
      fc.property(message, fc.nat(60), (data, total) => {
        const read = readFromFrame(data, total);
        if (read === undefined) return;
        if (read.type === 'height') {
          expect(read.height).toBeGreaterThanOrEqual(heights.min);
          expect(read.height).toBeLessThanOrEqual(heights.max);
        }
        const answers = read.type === 'answer' ? [read.answered] : read.type === 'complete' ? read.answers : [];
        expect(answers.length).toBeLessThanOrEqual(total);
        for (const { index, score, max, correct, feedback } of answers) {
          expect(Number.isInteger(index) && index >= 0 && index < total).toBe(true);
          expect(isWithin(max, maxPoints) && isWithin(score, max)).toBe(true);
          expect(typeof correct).toBe('boolean');
          expect(feedback.length <= 20 && feedback.every((sentence) => sentence.length <= 4_000)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads a message of each kind', () => {
    const detail = { id: 'ac4b', index: 1, answer: 'x', score: 1, max: 2, correct: false, feedback: ['Nearly.'] };
    const { answer: _, id: __, ...answered } = detail;
    expect(readFromFrame({ type: 'hello' }, 2)).toEqual({ type: 'hello' });
    expect(readFromFrame({ type: 'ready', more: 1 }, 2)).toEqual({ type: 'ready' });
    expect(readFromFrame({ type: 'space', code: 'KeyA' }, 2)).toEqual({ type: 'space' });
    expect(readFromFrame({ type: 'height', height: 120.2 }, 2)).toEqual({ type: 'height', height: 121 });
    expect(readFromFrame({ type: 'answer', detail }, 2)).toEqual({ type: 'answer', answered });
    expect(
      readFromFrame({ type: 'complete', detail: { score: 1, max: 4, right: 0, total: 2, answers: [detail] } }, 2),
    ).toEqual({
      type: 'complete',
      answers: [answered],
    });
  });

  it('cuts what is too long, and knows no answers to items nobody was given', () => {
    expect(readFromFrame({ type: 'failed', reason: 'x'.repeat(1_000_000) }, 1)).toEqual({
      type: 'failed',
      reason: 'x'.repeat(300),
    });
    expect(readFromFrame({ type: 'answer', detail: { index: 1, score: 1, max: 1 } }, 1)).toBeUndefined();
    expect(readFromFrame({ type: 'answer', detail: { index: 0.5, score: 1, max: 1 } }, 1)).toBeUndefined();
    expect(readFromFrame({ type: 'answer', detail: { index: 0, score: 9e99, max: 9e99 } }, 1)).toMatchObject({
      answered: { score: maxPoints, max: maxPoints },
    });
  });
});

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
