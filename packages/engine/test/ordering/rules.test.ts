import { expect, it } from 'vitest';
import type { ItemContext } from '../../src/contract/game-plugin.js';
import { applyRules } from '../../src/contract/item-rules.js';
import type { OrderedPieces } from '../../src/ordering/pieces.js';
import { alternativeRules } from '../../src/ordering/rules.js';

const context: ItemContext<OrderedPieces> = { text: '', language: 'en', origin: 'author', kept: [], seed: 1 };

it.each([
  [undefined, []],
  [[[1, 0, 2]], []],
  [[[0, 1]], ['alternative_not_permutation 0']],
  [
    [
      [1, 0, 2],
      [0, 0, 1],
    ],
    ['alternative_not_permutation 1'],
  ],
  [[[0, 1, 2]], ['alternative_is_solution 0']],
])('alternatives %j', (alternatives, expected) => {
  const findings = applyRules(alternativeRules, { pieces: ['a', 'b', 'c'], alternatives }, context);
  expect(findings.map(({ rule, path }) => `${rule} ${path?.[1]}`)).toEqual(expected);
});
