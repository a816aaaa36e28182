import { describe, expect, it } from 'vitest';
import { hasFixedOrder } from '../src/fixed-order.js';
import { phrasingOf } from '../src/pieces.js';

describe('phrasingOf', () => {
  const read = (sentence: string, language: string) => {
    const found = phrasingOf(sentence, language);
    return found && [found.pieces.map(({ start, end }) => sentence.slice(start, end)).join(' | '), found.orders.length];
  };

  it('cuts around a verb of two parts', () => {
    expect(read('Die alten Boote wurden am Ufer repariert.', 'de')).toEqual([
      'Die alten Boote | wurden | am Ufer | repariert',
      1,
    ]);
  });

  it.each([
    ['de', 'Die alten Boote wurden gestern am Ufer repariert.'],
    ['de', 'Die Boote liegen am Ufer.'],
    ['ko', '소년은 노래하는 새를 봤어요.'],
  ])('leaves out what has more orders: %s %s', (language, sentence) => {
    expect(read(sentence, language)).toBeUndefined();
  });

  it('takes every order of phrases with particles', () => {
    expect(read('소년은 공원에서 친구를 만났어요.', 'ko')).toEqual(['소년은 | 공원에서 | 친구를 | 만났어요', 5]);
    expect(read('少年は公園で本を読みました。', 'ja')).toEqual(['少年は | 公園で | 本を | 読みました', 5]);
  });
});

describe('hasFixedOrder', () => {
  it.each([
    ['fr', ['le chat', 'regarde', 'la pluie'], true],
    ['fr', ['le chat', 'dort', 'dans le jardin'], false],
    ['es', ['Busca', 'un libro', 'claro'], false],
    ['pl', ['kot', 'widzi', 'psa'], false],
  ])('%s %j: %s', (language, pieces, expected) => {
    expect(hasFixedOrder(pieces, language)).toBe(expected);
  });
});
