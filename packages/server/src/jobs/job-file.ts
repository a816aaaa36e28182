import { type FileHandle, open, truncate } from 'node:fs/promises';
import path from 'node:path';
import { takeTurns } from '@ludotext/engine/host';
import { z } from 'zod';
import { putFile, syncFolder } from './durable-files.js';
import type { JobEnd, JobEvent, JobRequest } from './job-store.js';

/** Version of the file format. */
const version = 1;

const once = z.strictObject({ key: z.string(), content: z.string() });

const headSchema = z.strictObject({
  id: z.string(),
  caller: z.string(),
  created: z.number(),
  requested: z.number(),
  once: once.optional(),
  /** The id of its batch. */
  batch: z.string().optional(),
  webhook: z.string().optional(),
});

/** What a job's file says first: what must be known of it without its text. */
export type JobHead = Readonly<z.infer<typeof headSchema>>;

/** A line after the request. `back`: it was put back, and its start does not count. */
export type JobLine = { readonly event: JobEvent } | { readonly start: true } | { readonly back: true };

const endSchema = z.strictObject({
  state: z.enum(['done', 'failed', 'cancelled']),
  /** In milliseconds since 1970. */
  at: z.number(),
  kept: z.number(),
  /** While its webhook has yet to hear of it: how often it was told in vain, and when it is told next. */
  notice: z.strictObject({ attempts: z.number(), due: z.number() }).optional(),
});

/** What the first line says of a job's end. */
export type EndHead = Readonly<z.infer<typeof endSchema>>;

const firstLine = z.strictObject({
  version: z.literal(version),
  job: headSchema,
  end: endSchema.extend({ eventBytes: z.number() }).optional(),
});
const newerLine = z.object({ version: z.int().gt(version) });

const laterLine = z.union([
  z.strictObject({
    event: z.strictObject({ number: z.int(), type: z.string(), data: z.record(z.string(), z.unknown()) }),
  }),
  z.strictObject({ start: z.literal(true) }),
  z.strictObject({ back: z.literal(true) }),
]);

/** A job's file as it was found. */
export interface FoundJob {
  readonly head: JobHead;
  readonly file: JobFile;
  /** How many events it has, and how many items they tell of; the events of one that has ended are not counted. */
  readonly events: number;
  readonly kept: number;
  readonly starts: number;
  /** Whether its worker has left it behind. */
  readonly isLeft: boolean;
  readonly end?: EndHead;
}

/** Why a file cannot be used: it is damaged, or of a newer version. */
export class UnusableFile extends Error {
  readonly isNewer: boolean;

  constructor(isNewer: boolean) {
    super(isNewer ? 'It was written by a newer version.' : 'It is damaged.');
    this.isNewer = isNewer;
  }
}

/** Maximum bytes of the first line. */
const maxHead = 65_536;

/** Bytes that are read of a file first; the first line is usually shorter. */
const firstBytes = 4096;

/** How far a reader of events has come. */
export interface EventPlace {
  readonly edition: number;
  readonly offset: number;
}

/**
 * The journal of a job: a line of what must be known of it, a line with the request, then a line for whatever happens.
 * At its end a file without the request takes its place: the first line, the events, and the end.
 *
 * Lines that cannot be written are kept in memory, told to readers, and written with the next ones.
 */
export class JobFile {
  readonly #file: string;
  readonly #inTurn = takeTurns();
  /** Where the request begins, the events begin, the events end, and the file ends, in bytes. */
  #request: number;
  #from: number;
  #to: number;
  #size: number;
  /** Counts how often the file was replaced: offsets are of one edition. */
  #edition = 0;
  #unwritten: string[] = [];
  #hasFailed = false;

  private constructor(file: string, places: { request: number; from: number; to: number; size: number }) {
    this.#file = file;
    this.#request = places.request;
    this.#from = places.from;
    this.#to = places.to;
    this.#size = places.size;
  }

  /** Writes the file of a job; its name lasts once the folder is flushed. @throws the error of the disk */
  static async create(folder: string, head: JobHead, request: JobRequest): Promise<JobFile> {
    const file = path.join(folder, jobFileName(head.id));
    const first = lineOf({ version, job: head });
    const second = lineOf({ request });
    await putFile(file, first + second);
    const start = Buffer.byteLength(first);
    const size = start + Buffer.byteLength(second);
    return new JobFile(file, { request: start, from: size, to: size, size });
  }

  /**
   * Opens the file of a job. What a power cut left at the end is cut off; of a job that has ended only the first line is
   * read.
   * @throws UnusableFile, the error of the disk
   */
  static async open(folder: string, name: string): Promise<FoundJob> {
    const file = path.join(folder, name);
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      const line = await firstLineOf(handle, size);
      const request = Buffer.byteLength(line) + 1;
      const { job: head, end: found } = headOf(line);
      if (found !== undefined) {
        const { eventBytes, ...end } = found;
        const to = request + eventBytes;
        const opened = new JobFile(file, { request, from: request, to, size });
        return { head, file: opened, events: 0, kept: end.kept, starts: 0, isLeft: false, end };
      }
      const rest = await readPart(handle, request, size);
      const given = rest.slice(0, rest.indexOf('\n') + 1);
      if (!isObject(given)) throw new UnusableFile(false);
      const from = request + Buffer.byteLength(given);
      const past = { events: 0, kept: 0, starts: 0, isLeft: false };
      let to = from;
      for (const line of rest.slice(given.length).split('\n').slice(0, -1)) {
        const read = laterLine.safeParse(parsed(line));
        if (!read.success) break;
        to += Buffer.byteLength(line) + 1;
        if ('event' in read.data) {
          past.events = read.data.event.number;
          if (isItem(read.data.event)) past.kept += 1;
          continue;
        }
        past.isLeft = 'start' in read.data;
        past.starts += past.isLeft ? 1 : -1;
      }
      // Where that fails, later lines are written over it.
      if (to < size) await truncate(file, to).catch(() => {});
      return { head, file: new JobFile(file, { request, from, to, size: to }), ...past };
    } finally {
      await handle.close();
    }
  }

  /** Adds a line, which {@link flush} writes. */
  add(line: JobLine): void {
    this.#unwritten.push(lineOf(line));
  }

  /** Writes what was added, without waiting for the disk itself. @throws the error of the disk */
  flush(): Promise<void> {
    return this.#inTurn(async () => {
      const lines = Buffer.from(this.#unwritten.join(''));
      const count = this.#unwritten.length;
      if (count === 0) return;
      try {
        const handle = await open(this.#file, 'r+');
        try {
          // At its place, so that what a failed write left there is written over.
          for (let done = 0; done < lines.length; ) {
            const { bytesWritten } = await handle.write(lines, done, lines.length - done, this.#size + done);
            done += bytesWritten;
          }
        } finally {
          await handle.close();
        }
      } catch (error) {
        this.#hasFailed = true;
        throw error;
      }
      this.#hasFailed = false;
      this.#unwritten.splice(0, count);
      this.#size += lines.length;
      this.#to = this.#size;
    });
  }

  /** @throws UnusableFile, the error of the disk */
  request(): Promise<JobRequest> {
    return this.#inTurn(async () => {
      const given = parsed(await this.#read(this.#request, this.#from));
      if (given === undefined) throw new UnusableFile(false);
      return (given as { request: JobRequest }).request;
    });
  }

  /**
   * The events from a place on; from the first one without a place.
   * @throws UnusableFile, the error of the disk
   */
  events(place?: EventPlace): Promise<{ readonly events: readonly JobEvent[]; readonly place: EventPlace }> {
    return this.#inTurn(async () => {
      const offset = place?.edition === this.#edition ? place.offset : this.#from;
      const text = await this.#eventsFrom(offset);
      const lines = text.split('\n').slice(0, -1).map(parsed);
      if (lines.includes(undefined)) throw new UnusableFile(false);
      const events = (lines as JobLine[]).flatMap((line) => ('event' in line ? [line.event] : []));
      return { events, place: { edition: this.#edition, offset: this.#to } };
    });
  }

  /**
   * Replaces the file by one without the request; it lasts when this settles.
   * @throws the error of the disk; the file is then unchanged
   */
  finish(head: JobHead, endHead: EndHead, end: JobEnd): Promise<void> {
    return this.#inTurn(async () => {
      const count = this.#unwritten.length;
      const written = await this.#read(this.#from, this.#to).catch(emptyWhenGone);
      const lines = `${written}${this.#unwritten.join('')}`.split(/(?<=\n)/);
      const events = lines.filter((line) => line.startsWith('{"event":')).join('');
      await this.#replace(head, endHead, events, lineOf(end));
      this.#unwritten.splice(0, count);
    });
  }

  /** Says something else of the end of a job whose file is finished. @throws the error of the disk */
  restate(head: JobHead, endHead: EndHead): Promise<void> {
    return this.#inTurn(async () => {
      const events = await this.#read(this.#from, this.#to);
      await this.#replace(head, endHead, events, await this.#read(this.#to, this.#size));
    });
  }

  /** How a job ended whose file is finished. @throws UnusableFile, the error of the disk */
  end(): Promise<JobEnd> {
    return this.#inTurn(async () => {
      const end = parsed(await this.#read(this.#to, this.#size));
      if (end === undefined) throw new UnusableFile(false);
      return end as JobEnd;
    });
  }

  async #replace(head: JobHead, endHead: EndHead, events: string, end: string): Promise<void> {
    const eventBytes = Buffer.byteLength(events);
    const first = lineOf({ version, job: head, end: { ...endHead, eventBytes } });
    await putFile(this.#file, first + events + end);
    this.#edition += 1;
    this.#request = Buffer.byteLength(first);
    this.#from = this.#request;
    this.#to = this.#from + eventBytes;
    this.#size = this.#to + Buffer.byteLength(end);
    await syncFolder(path.dirname(this.#file));
  }

  async #eventsFrom(offset: number): Promise<string> {
    const written = await this.#read(offset, this.#to);
    return this.#hasFailed ? written + this.#unwritten.join('') : written;
  }

  async #read(from: number, to: number): Promise<string> {
    if (from >= to) return '';
    const handle = await open(this.#file, 'r');
    try {
      return await readPart(handle, from, to);
    } finally {
      await handle.close();
    }
  }
}

export function jobFileName(id: string): string {
  return `${id}.jsonl`;
}

/** Whether an event tells of an item that was kept. */
export function isItem({ type }: { readonly type: string }): boolean {
  return type === 'item';
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** @throws UnusableFile */
function headOf(line: string): z.infer<typeof firstLine> {
  const content = parsed(line);
  const known = firstLine.safeParse(content);
  if (known.success) return known.data;
  throw new UnusableFile(newerLine.safeParse(content).success);
}

/** @throws UnusableFile */
async function firstLineOf(handle: FileHandle, size: number): Promise<string> {
  for (let bytes = firstBytes; ; bytes *= 4) {
    const text = await readPart(handle, 0, Math.min(bytes, size));
    const end = text.indexOf('\n');
    if (end !== -1) return text.slice(0, end);
    if (bytes >= Math.min(size, maxHead)) throw new UnusableFile(false);
  }
}

async function readPart(handle: FileHandle, from: number, to: number): Promise<string> {
  const bytes = Buffer.alloc(to - from);
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, from + done);
    // Shorter than it was: someone else has changed it.
    if (bytesRead === 0) throw new UnusableFile(false);
    done += bytesRead;
  }
  return bytes.toString();
}

/** For a file that someone else has removed or cut: what it said is lost, and not in the way. */
function emptyWhenGone(error: unknown): string {
  if (error instanceof UnusableFile || (error as NodeJS.ErrnoException).code === 'ENOENT') return '';
  throw error;
}

function isObject(line: string): boolean {
  const value = parsed(line);
  return typeof value === 'object' && value !== null;
}

/** Undefined for what is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
