import { describe, expect, it } from 'vitest';
import { genderOfNoun, kindOfNoun } from '../../../../src/offline/english/reading/words.js';

describe('kindOfNoun', () => {
  it.each([
    ['scientist', 'person'],
    ['queen', 'person'],
    ['river', 'place'],
    ['week', 'time'],
    ['knee', 'body'],
    ['kindness', 'abstract'],
    ['lamp', 'thing'],
    ['wolves', 'animal'],
  ])('%s is a %s', (noun, kind) => {
    expect(kindOfNoun(noun)).toBe(kind);
  });

  it('takes a lexicon’s word for who acts', () => {
    expect(kindOfNoun('lamplighter')).toBe('thing');
    expect(kindOfNoun('lamplighter', true)).toBe('person');
  });
});

describe('genderOfNoun', () => {
  it('is known of men and women alone', () => {
    expect(genderOfNoun('uncle')).toBe('male');
    expect(genderOfNoun('nun')).toBe('female');
    expect(genderOfNoun('teacher')).toBeUndefined();
  });
});
