import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Up to here the files' content is read; beyond, their size and time stand for it. */
const maxFiles = 2000;
const maxBytes = 64 * 1024 * 1024;

interface FoundFile {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
}

/**
 * A digest (64 hexadecimal digits) of a package's files, by name and content, or of a single file. It leaves out
 * node_modules and everything whose name begins with a dot. Of a package with more than 2,000 files or 64 MiB it takes
 * names, sizes and times.
 */
export async function fingerprintFiles(root: string): Promise<string> {
  const files = (await stat(root)).isDirectory() ? await listFiles(root) : await describeFile(root, '');
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const isLarge = files.length > maxFiles || bytes > maxBytes;
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(JSON.stringify([file.name, file.size, isLarge ? file.modified : 0]));
    if (!isLarge) hash.update(await readFile(path.join(root, file.name)));
  }
  return hash.digest('hex');
}

/** Whether a name inside a package's folder belongs to its code. */
export function isCodeName(name: string): boolean {
  return name !== 'node_modules' && !name.startsWith('.');
}

/** Symbolic links to files are followed, those to folders are not: they may lead in a circle. */
async function listFiles(root: string, folder = ''): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (!isCodeName(entry.name)) continue;
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await listFiles(root, name)));
    else found.push(...(await describeFile(root, name)));
  }
  return found;
}

/** Nothing for what is no file, or is gone by now. */
async function describeFile(root: string, name: string): Promise<FoundFile[]> {
  const found = await stat(path.join(root, name)).catch(() => undefined);
  return found?.isFile() ? [{ name, size: found.size, modified: found.mtimeMs }] : [];
}
