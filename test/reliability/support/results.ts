import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Seen } from './row.js';

/** What a run of a row's test came to. */
export interface Result {
  readonly id: string;
  readonly title: string;
  /** The test file's name. */
  readonly file: string;
  /** The version of Node it ran on. */
  readonly node: string;
  /** Null where the test failed. */
  readonly seen: Seen | null;
}

const reliability = path.resolve(import.meta.dirname, '..');

/** Where runs leave what they saw. Normal runs have a folder of their own, so that no small count gets into the docs. */
export function resultFolder(isLong: boolean): string {
  return path.join(reliability, 'results', isLong ? 'full' : 'normal');
}

/** What the last full runs of the rows' tests came to; of those that still exist. */
export function fullResults(): Result[] {
  const folder = resultFolder(true);
  if (!existsSync(folder)) return [];
  const results = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Result,
  );
  return results.filter(({ file, title }) => sourceOf(file).includes(title));
}

/** The files with tests of rows, by the row's id. */
export function testedRows(): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const file of readdirSync(reliability).filter((name) => name.endsWith('.test.ts'))) {
    for (const [, id = ''] of sourceOf(file).matchAll(/\b(?:row|fullRow)\(\s*'([A-Z]\d\d)'/g)) {
      files.set(id, (files.get(id) ?? new Set()).add(file));
    }
  }
  return files;
}

function sourceOf(file: string): string {
  const full = path.join(reliability, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}
