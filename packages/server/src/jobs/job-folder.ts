import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { Log } from '../observation/log.js';
import { makeFolder, putFile, syncFolder, unfinished } from './durable-files.js';
import { type FoundJob, JobFile, type JobHead, jobFileName, UnusableFile } from './job-file.js';
import type { JobRequest } from './job-store.js';

/** Version of the file of a batch. */
const version = 1;

const batchSchema = z.strictObject({
  id: z.string(),
  caller: z.string(),
  created: z.number(),
  once: z.strictObject({ key: z.string(), content: z.string() }).optional(),
  entries: z.array(z.strictObject({ name: z.string(), job: z.string() })),
});

const batchFile = z.strictObject({ version: z.literal(version), batch: batchSchema });
const newerFile = z.object({ version: z.int().gt(version) });

/** What the file of a batch says. */
export type BatchHead = Readonly<z.infer<typeof batchSchema>>;

/** Files that are written or read at once: Node does four things of this kind at a time. */
const filesAtOnce = 4;

/** What the name of a file ends with that was damaged. */
const damaged = '.corrupt';

/**
 * The folder of jobs: a file per job, and one per batch. The file of a batch is written after those of its jobs and
 * removed before them: without it they were never accepted, or are no longer kept.
 */
export class JobFolder {
  readonly #folder: string;
  readonly #log: Log;
  readonly #queue = new PQueue({ concurrency: filesAtOnce });

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * Reads what is there, and removes what was never accepted. Files that cannot be read are logged: damaged ones are
   * renamed, others stay as they are.
   * @throws the error of the disk when the folder cannot be read
   */
  async read(): Promise<{ readonly jobs: readonly FoundJob[]; readonly batches: readonly BatchHead[] }> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const left = names.filter((name) => name.endsWith(unfinished));
    await this.#each(left, (name) => this.#remove(name));
    const batches = await this.#each(
      names.filter((name) => /^batch-[0-9a-f]+\.jsonl$/.test(name)),
      (name) => this.#usable(name, async () => batchOf(await readFile(path.join(this.#folder, name), 'utf8'))),
    );
    const jobs = await this.#each(
      names.filter((name) => /^[0-9a-f]+\.jsonl$/.test(name)),
      (name) => this.#usable(name, () => JobFile.open(this.#folder, name)),
    );
    // A batch whose file cannot be used was accepted, too.
    const accepted = new Set(
      names.filter((name) => !name.endsWith(unfinished)).map((name) => /^batch-([0-9a-f]+)\.jsonl/.exec(name)?.[1]),
    );
    const isAccepted = ({ head: { batch } }: FoundJob) => batch === undefined || accepted.has(batch);
    const found = jobs.filter((job) => job !== undefined);
    await this.#each(
      found.filter((job) => !isAccepted(job)),
      ({ head }) => this.#remove(jobFileName(head.id)),
    );
    return { jobs: found.filter(isAccepted), batches: batches.filter((batch) => batch !== undefined) };
  }

  /** Writes the files of jobs that are handed in together; they last when this settles. @throws the error of the disk */
  async create(
    jobs: readonly { readonly head: JobHead; readonly request: JobRequest }[],
    batch?: BatchHead,
  ): Promise<readonly JobFile[]> {
    try {
      await makeFolder(this.#folder);
      const files = await this.#each(jobs, ({ head, request }) => JobFile.create(this.#folder, head, request));
      if (batch !== undefined) {
        await syncFolder(this.#folder);
        const file = path.join(this.#folder, batchFileName(batch.id));
        await putFile(file, `${JSON.stringify({ version, batch })}\n`);
      }
      await syncFolder(this.#folder);
      return files;
    } catch (error) {
      await this.remove(
        jobs.map(({ head }) => head.id),
        batch?.id,
      ).catch(() => {});
      throw error;
    }
  }

  /** Removes the files of jobs that were handed in together. @throws the error of the disk */
  async remove(ids: readonly string[], batch: string | undefined): Promise<void> {
    if (batch !== undefined) await this.#remove(batchFileName(batch));
    await this.#each(ids, (id) => this.#remove(jobFileName(id)));
  }

  /** Does something that reads or writes a file, in its turn. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#queue.add(task);
  }

  /** Does it for all, even if it fails for some. @throws the first error, when all is over */
  async #each<Value, Result>(
    values: readonly Value[],
    task: (value: Value) => Promise<Result>,
  ): Promise<readonly Result[]> {
    const outcomes = await Promise.allSettled(values.map((value) => this.inTurn(() => task(value))));
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  }

  async #remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
  }

  /** What a file holds; undefined when it cannot be used. */
  async #usable<Value>(name: string, read: () => Promise<Value>): Promise<Value | undefined> {
    const file = path.join(this.#folder, name);
    try {
      return await read();
    } catch (error) {
      if (error instanceof UnusableFile && !error.isNewer) {
        const isAside = await rename(file, `${file}${damaged}`).then(
          () => true,
          () => false,
        );
        const kept = isAside ? ` It is kept as ${name}${damaged}.` : '';
        this.#log.warn('jobs', { message: `${name} is damaged and is not read.${kept}` });
        return undefined;
      }
      const cause =
        error instanceof UnusableFile ? 'it was written by a newer version' : (error as { code?: string }).code;
      this.#log.warn('jobs', { message: `${name} cannot be read and is left alone.`, cause });
      return undefined;
    }
  }
}

function batchFileName(id: string): string {
  return `batch-${id}.jsonl`;
}

/** @throws UnusableFile */
function batchOf(text: string): BatchHead {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnusableFile(false);
  }
  const known = batchFile.safeParse(content);
  if (known.success) return known.data.batch;
  throw new UnusableFile(newerFile.safeParse(content).success);
}
