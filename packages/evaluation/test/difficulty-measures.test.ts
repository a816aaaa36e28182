import { expect, it } from 'vitest';
import { similarity } from '../src/difficulty-measures.js';

const alone = () => new Set<string>();

it.each([
  ['30', '40', 0.75],
  ['1805', '1805 kilometres', 1],
  ['3.5', '7', 0.5],
])('%s and %s are alike by their ratio', (one, other, expected) => {
  expect(similarity(one, other, alone)).toBeCloseTo(expected);
});

it('words are alike by their letters and by the words around them', () => {
  const around: Record<string, Set<string>> = {
    'the red blood cells': new Set(['carry', 'oxygen']),
    'the white blood cells': new Set(['fight', 'oxygen']),
    'a king': new Set(['rules']),
  };
  const contextOf = (phrase: string) => around[phrase] ?? new Set<string>();
  const near = similarity('the red blood cells', 'the white blood cells', contextOf);
  const far = similarity('the red blood cells', 'a king', contextOf);
  expect(near).toBeGreaterThan(0.5);
  expect(far).toBeLessThan(0.1);
});
