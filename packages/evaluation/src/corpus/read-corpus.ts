import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus, CorpusText, RowFault } from './corpus.js';
import { type Rows, readRows } from './rows.js';

/** Text files about the sources of the others. */
const notes = /^(?:sources?|readme|licen[cs]e|notes?)\b/i;

/** Names of languages by tag. */
const languageName = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Reads all data in and below these folders: `.txt` files are texts, `.jsonl` files rows. The same folders give the
 * same corpus in the same order.
 * @throws Error that says what to do when a folder cannot be read or contains neither
 */
export async function readCorpus(folders: readonly string[]): Promise<Corpus> {
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  const textFiles = files.filter((file) => file.endsWith('.txt') && !notes.test(path.basename(file)));
  const names = namesOf(textFiles);
  const texts: CorpusText[] = [];
  const faults: RowFault[] = [];
  for (const file of textFiles) {
    const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').trim();
    const name = names.get(file) ?? file;
    if (text === '') faults.push({ file, line: 1, message: 'is empty' });
    else texts.push({ name, text, language: prefixOf(name) });
  }
  // "my_holiday.txt" is not Burmese: names give the language only when nearly all of them have one.
  if (texts.filter(({ language }) => language !== undefined).length < 0.9 * texts.length) {
    texts.splice(0, texts.length, ...texts.map((each) => ({ ...each, language: undefined })));
  }
  const rows: Rows[] = [];
  for (const file of files.filter((name) => name.endsWith('.jsonl'))) {
    rows.push(readRows(file, await readFile(file, 'utf8'), texts));
  }
  if (texts.length === 0 && rows.length === 0) {
    throw new Error(`${folders.join(', ')}: holds no .txt and no .jsonl file; name a folder of texts.`);
  }
  return {
    texts,
    quizCases: rows.flatMap(({ quizCases }) => quizCases),
    pairs: rows.flatMap(({ pairs }) => pairs),
    stepLists: rows.flatMap(({ stepLists }) => stepLists),
    judgedCases: rows.flatMap(({ judgedCases }) => judgedCases),
    faults: [...faults, ...rows.flatMap((each) => each.faults)],
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`${folder}: cannot be read (${error.code}); name a folder that exists.`);
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The files' names; files that share a name also get as many parent folders as needed to tell them apart. */
function namesOf(files: readonly string[], depth = 1): Map<string, string> {
  const tail = (file: string) => file.split(path.sep).slice(-depth).join('/');
  const shared = new Set(files.filter((file) => files.some((other) => other !== file && tail(other) === tail(file))));
  const own = files.filter((file) => !shared.has(file)).map((file) => [file, tail(file)] as const);
  return new Map(shared.size === 0 ? own : [...own, ...namesOf([...shared], depth + 1)]);
}

/** `de` for `de_story.txt`. */
function prefixOf(name: string): string | undefined {
  const tag = /^([a-z]{2,3})[_-]/.exec(path.posix.basename(name))?.[1];
  return tag !== undefined && languageName.of(tag) !== undefined ? tag : undefined;
}
