import { describe, expect, it } from 'vitest';
import { stopWords } from '../../src/text/languages/index.js';

describe('stopWords', () => {
  it.each([
    ['en', 'the and of with don t', 'house river'],
    ['de', 'der und mit nicht', 'haus fluss'],
    ['fr', 'le et avec l qu', 'maison rivière'],
    ['ro', 'și este în pentru', 'casă râu'],
    ['tr', 've bir için değil', 'ev nehir'],
    ['el', 'και της στο είναι', 'σπίτι ποτάμι'],
    ['hi', 'है और में को', 'घर नदी'],
    ['th', 'และ ใน ของ ที่', 'แม่น้ำ โรงเรียน'],
    ['sw', 'na ya kwa katika', 'nyumba mto'],
    ['id', 'yang dan di itu', 'rumah sungai'],
    ['uk', 'і що на не', 'дім річка'],
    ['zh', '的 了 在 是', '河流 房子'],
  ])('of %s are words without content', (language, functionWords, contentWords) => {
    for (const word of functionWords.split(' ')) expect(stopWords(language)).toContain(word);
    for (const word of contentWords.split(' ')) expect(stopWords(language)).not.toContain(word);
  });

  it('of Romanian stand in both spellings', () => {
    expect(stopWords('ro')).toContain('aceşti');
    expect(stopWords('ro')).toContain('acești');
  });

  it('go by the language, whatever the region', () => {
    expect(stopWords('pt-BR')).toBe(stopWords('pt'));
  });

  it('are none in a language without a list, nor under the name of a method', () => {
    expect(stopWords('xx').size).toBe(0);
    expect(stopWords('constructor').size).toBe(0);
  });
});
