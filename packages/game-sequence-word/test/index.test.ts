import { expect, it } from 'vitest';
import * as entry from '../src/index.js';

it('exports the game, its item schema and nothing else', () => {
  expect(Object.keys(entry).sort()).toEqual(['default', 'wordOrderItem']);
});

it('is a game of the contract', () => {
  expect(entry.default).toMatchObject({
    apiVersion: 1,
    gameType: 'sequence_word',
    typeId: 3,
    displayName: 'Word order',
    complete: ['hint'],
  });
  expect(entry.default.itemSchema).toBe(entry.wordOrderItem);
});

it('can be described without its functions', () => {
  const { parse, prompt, finish, validate, offline, itemSchema, draftSchema, ...data } = entry.default;
  expect(structuredClone(data)).toEqual(data);
});
