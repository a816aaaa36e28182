import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { eachLanguage, languageOf, localeOf, wordFinder } from '../src/languages/index.js';
import { more } from '../src/languages/more.js';

describe('languageOf', () => {
  it('knows the languages that have a file and nothing else', () => {
    expect(languageOf('en').absoluteTerms).toContain('always');
    expect(languageOf('sw')).toBe(more.sw);
    expect(languageOf('constructor')).toEqual({});
  });

  it('reads no language from two files: one with a file of its own leaves more.ts', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../src/languages')).map((name) => name.slice(0, -3));
    expect(files).toContain('de');
    expect(Object.keys(more).filter((tag) => files.includes(tag))).toEqual([]);
  });
});

describe('the languages', () => {
  const texts = eachLanguage((language) => Object.entries(language)).flat();

  it('have no empty entries, and no stray separators', () => {
    for (const [member, value] of texts.filter(([, list]) => typeof list === 'string'))
      expect(value, member).not.toMatch(/^$|^[ |]|[ |]$|\|\|| {2}/);
  });

  it('have no phrase twice', () => {
    for (const [member, value] of texts.filter(([, list]) => Array.isArray(list)))
      expect(new Set(value as unknown[]).size, member).toBe((value as unknown[]).length);
  });
});

describe('wordFinder', () => {
  const find = wordFinder((language) => language.absoluteTerms);

  it.each([
    ['de', 'Das ist immer so.', true],
    ['de', 'Das ist immerhin so.', false],
    ['zh', '这总是对的', true],
    ['xx', 'It is always so.', true],
    ['xx', 'Das ist immer so.', false],
  ])('in %s, %s: %s', (language, text, expected) => expect(find(language).test(text)).toBe(expected));
});

describe('localeOf', () => {
  it.each([
    ['de', 'de'],
    ['xx', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['de-DE-', undefined],
  ])('of %s', (language, expected) => expect(localeOf(language)).toBe(expected));
});
