import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes, Failure } from './failure.js';
import { fileTrouble } from './files.js';

/** The file in a folder of results that says what they were made of. */
export const journalName = '.ludotext.jsonl';

/** A result that was written. */
interface Entry {
  /** Its file, from the folder of the results. */
  readonly file: string;
  /** Digest of all that it was made of: its source, the command, the options. */
  readonly from: string;
  /** Digest of its content. */
  readonly content: string;
}

/**
 * What is known about a result: `same` when it was made of the same and is there, also when a person has edited it
 * since; `ours` when it is as it was written and may be replaced; `foreign` when something else is there or it was
 * edited; `missing` when nothing is there.
 */
export type Standing = 'same' | 'ours' | 'foreign' | 'missing';

export const digestOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/**
 * Keeps note, in a folder of results, of what each was made of, so that a command that was stopped goes on where it
 * was, and replaces nothing that is not its own. One JSON line per result; the last one about a file counts.
 */
export class Journal {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry[]>();
  /** Ends a line that a crash left unfinished. */
  #lead = '';

  private constructor(folder: string, lines: string) {
    this.#folder = folder;
    for (const line of lines.split('\n')) {
      const entry = readEntry(line);
      if (entry !== undefined) this.#entries.set(entry.file, [...(this.#entries.get(entry.file) ?? []), entry]);
    }
    if (lines !== '' && !lines.endsWith('\n')) this.#lead = '\n';
  }

  static async of(folder: string): Promise<Journal> {
    const file = path.join(folder, journalName);
    try {
      return new Journal(folder, await readFile(file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Journal(folder, '');
      throw new Failure(exitCodes.usage, fileTrouble(file, error), { cause: error });
    }
  }

  /** @param from digest of all that the result would be made of now */
  async standing(file: string, from: string): Promise<Standing> {
    const entries = this.#entries.get(file) ?? [];
    const content = await readFile(path.join(this.#folder, file)).catch(() => undefined);
    if (content === undefined) return 'missing';
    const digest = digestOf(content);
    const last = entries.at(-1);
    const isEarlier = entries.some((entry) => entry !== last && entry.content === digest);
    // What is an earlier result is there because a crash kept the last one from being written.
    if (last?.from === from && (last.content === digest || !isEarlier)) return 'same';
    return isEarlier || last?.content === digest ? 'ours' : 'foreign';
  }

  /** Notes a result that is about to be written: should the writing fail, the result is missing or still the last. */
  async note(file: string, from: string, content: Uint8Array): Promise<void> {
    const entry: Entry = { file, from, content: digestOf(content) };
    try {
      await mkdir(this.#folder, { recursive: true });
      await appendFile(path.join(this.#folder, journalName), `${this.#lead}${JSON.stringify(entry)}\n`);
    } catch (error) {
      throw new Failure(exitCodes.usage, fileTrouble(path.join(this.#folder, journalName), error), { cause: error });
    }
    this.#lead = '';
    this.#entries.set(file, [...(this.#entries.get(file) ?? []), entry]);
  }
}

/** The entry of a line; undefined for a line that a crash cut off, and for one of another program. */
function readEntry(line: string): Entry | undefined {
  try {
    const { file, from, content } = JSON.parse(line);
    return [file, from, content].every((member) => typeof member === 'string') ? { file, from, content } : undefined;
  } catch {
    return undefined;
  }
}
