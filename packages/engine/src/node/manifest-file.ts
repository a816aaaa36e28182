import { open } from 'node:fs/promises';
import { type Finding, faultAt } from '../contract/finding.js';

/** Largest games.yaml in bytes: 64 KiB, several hundred games. What is larger is no list of games. */
export const maxManifestBytes = 64 * 1024;

/** The text of games.yaml, or why there is none. */
export type ManifestText =
  | { readonly source: string }
  | {
      readonly fault: Finding /** Whether there is no file at all, as in the middle of a save. */;
      readonly missing: boolean;
    };

/** Reads the file; no more of it than its largest size, whatever it is. */
export async function readManifestFile(path: string): Promise<ManifestText> {
  try {
    const file = await open(path, 'r');
    try {
      if (!(await file.stat()).isFile()) return failed('unreadable_file', 'This is no file.');
      const { buffer, bytesRead } = await file.read(Buffer.alloc(maxManifestBytes + 1), 0, maxManifestBytes + 1, 0);
      if (bytesRead > maxManifestBytes) {
        return failed('too_large', `The file is larger than ${maxManifestBytes / 1024} KiB.`);
      }
      return { source: new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead)) };
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failed('missing_file', 'There is no such file.', true);
    if (error instanceof TypeError) return failed('not_utf8', 'The file is not UTF-8 text.');
    return failed('unreadable_file', `The file cannot be read (${code ?? 'unknown cause'}).`);
  }
}

function failed(rule: string, message: string, missing = false): ManifestText {
  return { fault: faultAt(1, 1, rule, message), missing };
}
