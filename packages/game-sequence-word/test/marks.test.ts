import { describe, expect, it } from 'vitest';
import { isRebuilt, partsOf, rebuild } from '../src/marks.js';

describe('partsOf', () => {
  it.each([
    ['We sing.', '', 'We sing', '.'],
    ['¿Dónde está?', '¿', 'Dónde está', '?'],
    ['我们唱歌。', '', '我们唱歌', '。'],
    ['No way?!', '', 'No way', '?!'],
    ['She said "no."', '', 'She said "no."', ''],
    ['...', '', '', '...'],
    ['', '', '', ''],
  ])('%s', (sentence, lead, core, end) => {
    expect(partsOf(sentence)).toEqual({ lead, core, end });
  });
});

describe('rebuild', () => {
  it.each([
    [['we', 'sing'], 'We sing.'],
    [['dónde', 'está', 'el gato'], '¿Dónde está el gato?'],
    [['我们', '唱歌'], '我们唱歌。'],
    [['iPads', 'are', 'dear'], 'iPads are dear.'],
  ])('%j gives %s', (pieces, sentence) => {
    expect(rebuild(pieces, sentence)).toBe(sentence);
    expect(isRebuilt(pieces, sentence)).toBe(true);
  });

  it('begins another order of the pieces with a capital as well', () => {
    expect(rebuild(['yesterday', 'we', 'sang'], 'We sang yesterday.')).toBe('Yesterday we sang.');
    expect(rebuild(['sing', 'iPads'], 'iPads sing.')).toBe('sing iPads.');
  });

  it('knows pieces that give another sentence', () => {
    expect(isRebuilt(['sing', 'we'], 'We sing.')).toBe(false);
    expect(isRebuilt(['we', 'Sing'], 'We sing.')).toBe(false);
  });

  it('takes an author’s pieces with their marks', () => {
    expect(isRebuilt(['We', 'sing.'], 'We sing.')).toBe(true);
  });
});
