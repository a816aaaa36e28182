import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import * as entry from '../src/index.js';
import { dictionaryLanguages, dictionaryOf } from '../src/index.js';

it('exports exactly its public names', () => {
  expect(Object.keys(entry).sort()).toEqual(['dictionaryLanguages', 'dictionaryOf']);
});

it('has no dictionary of a language that it does not know, whatever the name', async () => {
  for (const name of ['sw', 'constructor', '__proto__', '', 'en-GB']) expect(await dictionaryOf(name)).toBeUndefined();
});

it('reads a language once', async () => {
  expect(await dictionaryOf('en')).toBe(await dictionaryOf('en'));
});

/** The words that a text has, as in a dictionary. */
async function wordsOf(text: string, language: string): Promise<string[]> {
  const dictionary = await dictionaryOf(language);
  return readText(text).sentences.flatMap(
    (sentence) => dictionary?.find(sentence).map(({ entry: { word } }) => word) ?? [],
  );
}

describe('find', () => {
  it.each([
    ['a form', 'The miller concealed the letter from the abbot of Marle.', ['conceal']],
    ['a form that is not regular', 'The monks of Marle fled from the fire in the mill.', ['flee']],
    ['several words', 'The bakers of Marle ran out of flour in the second year.', ['run out of']],
    ['a word with the capital letter of a sentence', 'Reluctant bakers went to the mill of Marle.', ['reluctant']],
  ])('finds %s', async (_, text, words) => {
    expect(await wordsOf(text, 'en')).toEqual(expect.arrayContaining(words));
  });

  it.each([
    ['a part of a word', 'The old man was self-reluctant at the age of seventy years.', 'reluctant'],
    ['a name', 'The old man of Marle went to the Republic with his wife.', 'republic'],
    ['a verb where it is a noun', 'The old man of Marle heard the lament of his wife.', 'lament'],
  ])('does not take %s for a word', async (_, text, word) => {
    expect(await wordsOf(text, 'en')).not.toContain(word);
  });

  it('says where the word stands', async () => {
    const text = 'The old man was reluctant to leave.';
    const [found] = (await dictionaryOf('en'))?.find(readText(text).sentences[0] ?? expect.fail()) ?? [];
    expect(text.slice(found?.start, found?.end)).toBe('reluctant');
  });

  it.each([
    ['He has a compass.', 'en', true],
    ['He has a compass, which is old.', 'en', true],
    ['The compass of his wife is old.', 'en', true],
    ['He has a star compass.', 'en', false],
    ['The compass needle is old.', 'en', false],
    ['La península de los osos es antigua.', 'es', true],
    ['La península antártica es antigua.', 'es', false],
    ['Скелет старого медведя был найден.', 'ru', true],
  ])('tells whether a word stands alone: %s', async (text, language, alone) => {
    const dictionary = (await dictionaryOf(language)) ?? expect.fail();
    const [found] = dictionary.find(readText(text).sentences[0] ?? expect.fail());
    expect(found?.alone).toBe(alone);
  });
});

describe('areAlike', () => {
  it('tells words of nearly the same meaning by the words that their meanings share', async () => {
    const dictionary = (await dictionaryOf('en')) ?? expect.fail();
    const wordOf = (form: string) =>
      dictionary.find(readText(`They ${form} it.`).sentences[0] ?? expect.fail())[0]?.entry ?? expect.fail();
    expect(dictionary.areAlike(wordOf('proclaimed'), wordOf('announced'))).toBe(true);
    expect(dictionary.areAlike(wordOf('obtained'), wordOf('concealed'))).toBe(false);
  });
});

describe.each(dictionaryLanguages)('the words of %s', (language) => {
  it('are data of one shape', async () => {
    const { words } = (await import(`../src/languages/${language}.ts`)) as {
      words: typeof import('../src/languages/en.js').words;
    };
    const seen = new Map<string, string>();
    for (const { rows, kind } of words.groups) {
      const lines = rows.trim().split('\n');
      expect(lines.length, rows).toBeGreaterThanOrEqual(5);
      for (const line of lines) {
        const [forms = '', meaning = '', more] = line.trim().split(': ');
        expect(more, line).toBeUndefined();
        expect(meaning.length, line).toBeGreaterThan(0);
        expect(meaning.length, line).toBeLessThanOrEqual(60);
        expect(meaning, line).not.toMatch(/[.。।]$|[“”„「」]/u);
        const word = forms.split('/')[0]?.replace(/[*~]/g, '') ?? '';
        expect(word, line).toMatch(/^[\p{L}\p{M}’'() -]+$/u);
        expect(` ${meaning} `.toLowerCase(), line).not.toContain(` ${word.toLowerCase()} `);
        expect(seen.get(`${kind} ${word}`), line).toBeUndefined();
        seen.set(`${kind} ${word}`, line);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(700);
  });
});
