import { randomBytes } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes, Failure } from './failure.js';
import type { Surroundings } from './surroundings.js';

/** Maximum size of a file that is read, in bytes, unless `LUDOTEXT_MAX_FILE` says otherwise. */
const defaultMaxFile = 26_214_400;

/** Names standard input as a file. */
export const standardInput = '-';

/** How a file is called in messages. */
export const nameOf = (file: string): string => (file === standardInput ? 'standard input' : file);

/**
 * The bytes of a file or of standard input.
 * @param file a path from the working folder, or `-`
 * @throws Failure for a file that is not there, is a folder, cannot be read, or is larger than `LUDOTEXT_MAX_FILE`
 */
export async function readBytes(file: string, { folder, environment, stdin, signal }: Surroundings): Promise<Buffer> {
  const limit = maxFile(environment);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const source = file === standardInput ? stdin : createReadStream(path.resolve(folder, file));
    for await (const chunk of until(signal, source as AsyncIterable<Uint8Array>)) {
      size += chunk.length;
      if (size > limit) {
        throw new Failure(
          exitCodes.faults,
          `${nameOf(file)}: larger than ${limit} bytes. Give it in parts, or set LUDOTEXT_MAX_FILE.`,
        );
      }
      chunks.push(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure || !(error instanceof Error && 'code' in error)) throw error;
    throw new Failure(exitCodes.usage, fileTrouble(file, error), { cause: error });
  }
  return Buffer.concat(chunks);
}

/** The chunks until the signal is aborted, whose reason is thrown, also while none comes. */
async function* until(signal: AbortSignal, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  aborted.catch(() => {});
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), aborted]);
      if (done === true) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // Not awaited: a source that sends nothing does not end either.
    void chunks.return?.();
  }
}

/** Maximum size of a file that is read, in bytes. @throws Failure if the variable is no number of bytes */
export function maxFile(environment: Surroundings['environment']): number {
  const given = environment.LUDOTEXT_MAX_FILE?.trim() ?? '';
  if (given === '') return defaultMaxFile;
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
  throw new Failure(exitCodes.usage, `LUDOTEXT_MAX_FILE is a number of bytes, not ${JSON.stringify(given)}.`);
}

/** What is the matter with a file, in a sentence. */
export function fileTrouble(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'There is no such file.',
    ENOTDIR: 'A part of this path is a file, not a folder.',
    EEXIST: 'A part of this path is a file, not a folder.',
    EISDIR: 'This is a folder, not a file.',
    EACCES: 'This process may not use it.',
    EPERM: 'This process may not use it.',
    EROFS: 'The file system cannot be written to.',
    ENOSPC: 'The disk is full.',
  };
  return `${nameOf(file)}: ${reasons[code ?? ''] ?? `It cannot be used (${code ?? String(error)}).`}`;
}

/** What the first bytes of files say that are often taken for texts. */
const kinds: readonly (readonly [start: string, kind: string])[] = [
  ['%PDF-', 'a PDF document'],
  ['PK\u0003\u0004', 'a document of Word, LibreOffice or EPUB, or another archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'a document of an old Word'],
  ['{\\rtf', 'an RTF document'],
];

/**
 * The text of bytes in UTF-8, or in UTF-16 with a byte-order mark.
 * @param name what messages call it
 * @throws Failure that says what it is instead, and where it is not UTF-8
 */
export function decodeText(bytes: Buffer, name: string): string {
  const start = bytes.toString('latin1', 0, 8);
  const [, kind] = kinds.find(([signature]) => start.startsWith(signature)) ?? [];
  if (kind !== undefined) {
    throw new Failure(exitCodes.faults, `${name}: This is ${kind}. Save its text as a plain text file, in UTF-8.`);
  }
  const encoding = start.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : start.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : 'utf-8';
  if (encoding === 'utf-8' && bytes.includes(0)) {
    throw new Failure(
      exitCodes.faults,
      `${name}: This is not a text: it has zero bytes. Save its text as a plain text file, in UTF-8.`,
    );
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    const before = bytes.toString().split('\ufffd', 1)[0] ?? '';
    const line = before.split('\n').length;
    throw new Failure(
      exitCodes.faults,
      `${name}:${line}: This line is not in UTF-8. Save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8.`,
      { cause },
    );
  }
}

/** What stands at a path; undefined when nothing does. */
export async function statusOf(file: string): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Failure(exitCodes.usage, fileTrouble(file, error), { cause: error });
  }
}

/**
 * Writes a file so that it is there as a whole or not at all, and makes the folders above it. What is no file, such as
 * `/dev/stdout`, is written to as it is.
 * @throws Failure
 */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const before = await statusOf(file);
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
  try {
    if (before !== undefined && !before.isFile()) return await writeFile(file, content);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, content, { flag: 'wx' });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw new Failure(exitCodes.usage, fileTrouble(file, error), { cause: error });
  }
}
