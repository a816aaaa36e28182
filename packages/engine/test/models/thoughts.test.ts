import { expect, it } from 'vitest';
import { jsonIn } from '../../src/models/thoughts.js';

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
