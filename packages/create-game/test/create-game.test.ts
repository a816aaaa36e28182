import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RefusedFolder, takenFault, writeFiles } from '../src/create-game.js';
import { temporaryFolder } from './temporary-folder.js';

const files = [
  { path: 'README.md', content: 'Read me.' },
  { path: 'src/index.ts', content: 'export {};' },
];
/** A file that cannot be written, below another. */
const impossible = { path: 'README.md/below', content: '' };

describe('writeFiles', () => {
  it('makes the folder and those above it', async () => {
    const folder = `${temporaryFolder()}/a/b`;
    await writeFiles(folder, files);
    expect(readFileSync(`${folder}/src/index.ts`, 'utf8')).toBe('export {};');
  });

  it('leaves no folder behind when a file cannot be written', async () => {
    const parent = temporaryFolder();
    await expect(writeFiles(`${parent}/a/b`, [...files, impossible])).rejects.toThrow(RefusedFolder);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('leaves an empty folder empty when a file cannot be written', async () => {
    const folder = temporaryFolder();
    await expect(writeFiles(folder, [...files, impossible])).rejects.toThrow('nothing was left there');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes over nothing', async () => {
    const folder = temporaryFolder();
    await writeFiles(folder, files);
    await expect(writeFiles(folder, [{ path: 'README.md', content: 'Mine.' }])).rejects.toThrow('is not empty');
    expect(readFileSync(`${folder}/README.md`, 'utf8')).toBe('Read me.');
  });
});

describe('takenFault', () => {
  it('finds nothing wrong with a folder that is empty or not there', () => {
    const folder = temporaryFolder();
    expect([takenFault(folder), takenFault(`${folder}/new`)]).toEqual([undefined, undefined]);
    expect(existsSync(`${folder}/new`)).toBe(false);
  });

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)('says so where a folder cannot be read', () => {
    const folder = `${temporaryFolder()}/closed`;
    mkdirSync(folder, { mode: 0o000 });
    expect(takenFault(folder)).toContain('cannot be read (EACCES)');
    chmodSync(folder, 0o700);
  });
});
