import { describe, expect, it } from 'vitest';
import { closeness, groupOf, neighboursOf, singularOf } from '../../../src/offline/english/noun-classes.js';

describe('groupOf', () => {
  it.each([
    ['wolves', 'animal'],
    ['potatoes', 'food'],
    ['geology', 'field'],
    ['bronchitis', 'disease'],
    ['saddle-maker', undefined],
    ['notion', undefined],
  ])('%s is of the group %s', (noun, group) => {
    expect(groupOf(noun)).toBe(group);
  });
});

describe('singularOf', () => {
  it.each([
    ['mice', 'mouse'],
    ['cherries', 'cherry'],
    ['boxes', 'box'],
    ['bus', 'bus'],
    ['fire-engines', 'engine'],
  ])('of %s is %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});

describe('closeness', () => {
  it.each([
    ['owl', 'swan', 2],
    ['owl', 'goat', 1],
    ['owl', 'spoon', 0],
    ['owls', 'bird', 0],
    ['animal', 'goat', 0],
  ])('of %s and %s is %i', (one, other, close) => {
    expect(closeness(one, other)).toBe(close);
  });
});

describe('neighboursOf', () => {
  it('are of the same class and number', () => {
    expect(neighboursOf('violin', false)).toContain('flute');
    expect(neighboursOf('knives', true)).toEqual(expect.arrayContaining(['hammers', 'scissors']));
  });

  it('are none for what has several meanings, no plural, no article or no class', () => {
    expect(neighboursOf('ash', false)).toEqual([]);
    expect(neighboursOf('ozones', true)).toEqual([]);
    expect(neighboursOf('milk', false, 'a')).toEqual([]);
    expect(neighboursOf('chemistry', false, 'the')).toEqual([]);
    expect(neighboursOf('gizmo', false)).toEqual([]);
  });
});
