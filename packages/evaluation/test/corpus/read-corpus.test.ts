import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCorpus } from '../../src/corpus/read-corpus.js';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-corpus-'));
});

afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};

it('reads texts with the language of their names, and rows of folders below', async () => {
  await write('prose/de_tal.txt', '\uFEFFDas Tal ist grün.\n');
  await write('prose/SOURCES.txt', 'Where the texts come from.');
  await write('rows/any.jsonl', '{"lang":"en","a":"A b.","b":"B a."}\nnot json\n');
  const { texts, pairs, faults } = await readCorpus([folder]);
  expect(texts).toEqual([{ name: 'de_tal.txt', text: 'Das Tal ist grün.', language: 'de' }]);
  expect(pairs).toHaveLength(1);
  expect(faults.map(({ line }) => line)).toEqual([2]);
});

it('takes a language from names only where nearly all tell one', async () => {
  await write('my_holiday.txt', 'We went to the sea.');
  await write('essay.txt', 'The sea is deep.');
  const { texts } = await readCorpus([folder]);
  expect(texts.map(({ language }) => language)).toEqual([undefined, undefined]);
});

it('tells texts of one name apart by their folders', async () => {
  await write('old/en_sea.txt', 'The sea is deep.');
  await write('new/en_sea.txt', 'The sea is cold.');
  await write('en_hill.txt', 'The hill is high.');
  const { texts } = await readCorpus([folder]);
  expect(texts.map(({ name }) => name)).toEqual(['en_hill.txt', 'new/en_sea.txt', 'old/en_sea.txt']);
  expect(texts.map(({ language }) => language)).toEqual(['en', 'en', 'en']);
});

it('says that a text is empty', async () => {
  await write('empty.txt', ' \n');
  await write('full.txt', 'A text.');
  expect((await readCorpus([folder])).faults[0]).toMatchObject({ line: 1, message: 'is empty' });
});

it('says what to do about a folder without texts, or that is not there', async () => {
  await expect(readCorpus([folder])).rejects.toThrow(/holds no \.txt and no \.jsonl file; name a folder/);
  await expect(readCorpus([path.join(folder, 'gone')])).rejects.toThrow(/cannot be read \(ENOENT\); name a folder/);
});
