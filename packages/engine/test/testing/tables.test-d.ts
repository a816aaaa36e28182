import { describe, it as test } from 'node:test';
import { testGame } from '@ludotext/engine/testing';
import { expectTypeOf, it, describe as vitestDescribe } from 'vitest';
import { oddOneOut } from './support/odd-one-out.js';

it('types items, drafts and answers by the game', () => {
  testGame(oddOneOut, {
    describe: vitestDescribe,
    it,
    direct: [{ text: 'a, b, *c*', items: [{ words: ['a', 'b', 'c'], odd: 2 }] }],
    // @ts-expect-error: an item has a number as odd
    drafts: [{ draft: { alike: ['a', 'b'], odd: 'c', hard: true }, item: { words: ['a'], odd: 'c' } }],
    items: [{ item: { anything: true }, rejects: 'schema' }],
    // @ts-expect-error: an answer has a place
    submissions: [{ item: { words: ['a', 'b', 'c'], odd: 2 }, submission: { palce: 2 }, correct: true }],
    // @ts-expect-error: no check has this name
    skip: { 'parse: linear tme': 'a reason in words' },
  });
});

it('takes the runner of node:test, and that of vitest', () => {
  expectTypeOf(testGame).toBeFunction();
  testGame(oddOneOut, { describe, it: test });
});
