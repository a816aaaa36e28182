import { expect, it } from 'vitest';
import { measureGraders } from '../../src/order/grader-measures.js';

it('holds the engine’s marks against a thousand orders of each kind', () => {
  const { measures, detail } = measureGraders();
  expect(measures.map(({ value, cases }) => [value, cases])).toEqual([
    [1, 1000],
    [1, 1000],
  ]);
  expect(detail.rows).toHaveLength(12);
});
