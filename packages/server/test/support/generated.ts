import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

/**
 * Holds a part of a page to what the code says: what stands between `<!-- name -->` and `<!-- /name -->`. UPDATE_DOCS=1 writes it.
 * @param page its name in docs/
 */
export async function expectGenerated(page: string, name: string, part: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../../../../docs', page);
  const text = await readFile(file, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const start = text.indexOf(begin) + begin.length;
  const stop = text.indexOf(end);
  expect([text.includes(begin), stop > 0]).toEqual([true, true]);
  if (process.env.UPDATE_DOCS === '1') await writeFile(file, `${text.slice(0, start)}${part}${text.slice(stop)}`);
  else expect(text.slice(start, stop)).toBe(part);
}
