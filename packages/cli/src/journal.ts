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

/** Texts that were handed to a service together, whose results were not all taken. */
export interface OpenBatch {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Undefined where the command was stopped before the service answered. */
  readonly id?: string | undefined;
  /** What its texts are to become, in order. */
  readonly results: readonly Pick<Entry, 'file' | 'from'>[];
}

/**
 * What is known about a result: `same` when it was made of the same and is there, also when a person has edited it
 * since; `ours` when it is as it was written and may be replaced; `foreign` when something else is there or it was
 * edited; `missing` when nothing is there.
 */
export type Standing = 'same' | 'ours' | 'foreign' | 'missing';

export const digestOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/**
 * Keeps note, in a folder of results, of what each was made of, and of what a service is working on, so that a command
 * that was stopped goes on where it was, pays for nothing twice, and replaces nothing that is not its own. One JSON line
 * per result, the last one about a file counts; and for a batch one before it is handed in, one with its id, and one
 * when its results were taken.
 */
export class Journal {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry[]>();
  readonly #batches = new Map<string, OpenBatch>();
  /** Ends a line that a crash left unfinished. */
  #lead = '';

  private constructor(folder: string, lines: string) {
    this.#folder = folder;
    for (const line of lines.split('\n')) {
      const noted = readLine(line);
      if (noted === undefined) continue;
      if ('key' in noted) this.#followBatch(noted);
      else this.#entries.set(noted.file, [...(this.#entries.get(noted.file) ?? []), noted]);
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
    await this.#write(entry);
    this.#entries.set(file, [...(this.#entries.get(file) ?? []), entry]);
  }

  /** Batches whose results were not all taken, in the order they were handed in. */
  get openBatches(): readonly OpenBatch[] {
    return [...this.#batches.values()];
  }

  /** Notes a batch that is about to be handed in, that has its id now, or whose results were taken. */
  async noteBatch(step: BatchStep): Promise<void> {
    await this.#write(step);
    this.#followBatch(step);
  }

  #followBatch(step: BatchStep): void {
    const batch = this.#batches.get(step.key);
    if ('results' in step) this.#batches.set(step.key, step);
    else if ('taken' in step) this.#batches.delete(step.key);
    else if (batch !== undefined) this.#batches.set(step.key, { ...batch, id: step.id });
  }

  async #write(line: Entry | BatchStep): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      await appendFile(path.join(this.#folder, journalName), `${this.#lead}${JSON.stringify(line)}\n`);
    } catch (error) {
      throw new Failure(exitCodes.usage, fileTrouble(path.join(this.#folder, journalName), error), { cause: error });
    }
    this.#lead = '';
  }
}

/** What is noted of a batch. */
type BatchStep =
  | Omit<OpenBatch, 'id'>
  | { readonly key: string; readonly id: string }
  | { readonly key: string; readonly taken: true };

/** What a line says; undefined for one that a crash cut off, and for one of another program. */
function readLine(line: string): Entry | BatchStep | undefined {
  try {
    const { file, from, content, key, id, results, taken } = JSON.parse(line);
    const areTexts = (...members: unknown[]) => members.every((member) => typeof member === 'string');
    if (areTexts(file, from, content)) return { file, from, content };
    if (!areTexts(key)) return undefined;
    if (areTexts(id)) return { key, id };
    if (taken === true) return { key, taken };
    return results.every((one: Partial<Entry>) => areTexts(one.file, one.from)) ? { key, results } : undefined;
  } catch {
    return undefined;
  }
}
