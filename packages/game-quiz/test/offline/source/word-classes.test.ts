import { describe, expect, it } from 'vitest';
import { classesOf } from '../../../src/offline/source/word-classes.js';

/** The form of a word, with its class. */
const read = (language: string, word: string): string => {
  const found = classesOf(language)?.find(word);
  return found === undefined ? 'none' : `${found.className} ${found.form}`;
};

describe('classes of words', () => {
  it.each([
    ['es', 'zorro', 'animal m'],
    ['es', 'zorros', 'animal mp'],
    ['es', 'leones', 'animal mp'],
    ['fr', 'renard', 'animal m-'],
    ['fr', 'éléphant', 'animal m+'],
    ['it', 'scoiattolo', 'animal m-+'],
    ['pt', 'leões', 'animal mp'],
    ['de', 'Fuchs', 'animal m'],
    ['de', 'fuchs', 'none'],
    ['sv', 'räven', 'animal en 1'],
    ['nl', 'Frankrijk', 'country '],
  ])('%s: "%s" is %s', (language, word, expected) => {
    expect(read(language, word)).toBe(expected);
  });

  it('gives a word and its synonyms one meaning', () => {
    const classes = classesOf('es');
    expect(classes?.find('madre')?.meaning).toBe(classes?.find('mamá')?.meaning);
  });

  it('makes no plural of what cannot be counted', () => {
    expect(read('es', 'arroces')).toBe('none');
  });

  it('has no classes for a language that lists none', () => {
    expect(classesOf('xx')).toBeUndefined();
  });
});

describe.each(['ca', 'da', 'de', 'es', 'fr', 'it', 'nb', 'nl', 'pt', 'ro', 'sv'])('the words of %s', (language) => {
  it('have two others of their form, or may not be asked for', () => {
    const classes = classesOf(language);
    const months = classes?.wordsOf('month') ?? [];
    expect(months).toHaveLength(12);
    expect(new Set(months.map(({ form }) => form)).size).toBeLessThanOrEqual(4);
  });
});
