import path from 'node:path';
import type { DirectResponse, GenerateResponse, SingleResponse } from '@ludotext/wire';
import type { BatchBody } from './batches.js';
import type { Client } from './client.js';
import { exitCodes, Failure } from './failure.js';
import { nameOf, readBytes, writeWhole } from './files.js';
import { digestOf, type Journal } from './journal.js';
import type { Progress } from './progress.js';
import { exported, firstWords, itemsIn, readable, type SetDocument } from './sets.js';
import type { Source, Sources } from './sources.js';
import type { Surroundings } from './surroundings.js';

/** Where results go, and in which shape; the options of every command that makes sets. */
export interface Delivery {
  /** A file, or a folder for several sources; standard output when absent. */
  readonly out?: string | undefined;
  /** A format; a set when absent, or Markdown for people on standard output. */
  readonly to?: string | undefined;
  /** The format's own options. */
  readonly option?: Readonly<Record<string, unknown>> | undefined;
  readonly json?: boolean | undefined;
  /** Replaces files that are there. */
  readonly force?: boolean | undefined;
  /** How many sources are worked on at once. */
  readonly parallel?: number | undefined;
}

/** A set that was made, and what there is to say about it. */
export interface Made {
  readonly set: SetDocument;
  /** Lines for people on what to know; of a folder of texts, only their number is told. */
  readonly warnings: readonly string[];
  /** Lines for people on what is wrong or lost. */
  readonly faults: readonly string[];
}

/** How a command makes a set of a source. */
export interface Conversion {
  readonly sources: Sources;
  /** All that a set depends on besides its source, so that nothing is made twice. */
  readonly recipe: object;
  /** The texts in a source, where there may be other than one. */
  textsIn?(source: Source, progress: Progress): Promise<readonly Source[]>;
  /** @param step takes what is being done, for the progress */
  make(source: Source, content: Buffer, step: (doing: string) => void): Promise<Made>;
  /** Absent where each source needs a request of its own. */
  readonly together?: Together;
}

/** How sets of several texts are made with one request, where a service works on by itself. */
export interface Together {
  /** What holds for all texts: the body of `POST /batches` but for them. */
  readonly common: object;
  /** What a text has of its own in the batch. @throws Failure for what is no text */
  text(content: Buffer, source: Source): Omit<BatchBody['texts'][number], 'id'>;
  /** @throws Failure for an answer without items */
  made(source: Source, content: Buffer, answer: GenerateResponse | SingleResponse | DirectResponse): Made;
}

/** What became of a source. */
export interface Outcome {
  readonly source: Source;
  readonly end: 'done' | 'same' | 'failed' | 'stopped';
  readonly failure?: unknown;
  /** For standard output. */
  readonly output?: Uint8Array;
  readonly warnings: readonly string[];
  readonly faults: readonly string[];
}

/** What all sources share. */
export interface Run {
  readonly conversion: Conversion;
  readonly delivery: Delivery;
  readonly client: Client;
  readonly surroundings: Surroundings;
  readonly progress: Progress;
  /** The end of a result's name. */
  readonly extension: string;
  /** Present where the results go into a folder, whose absolute path it has. */
  readonly folder?: { readonly path: string; readonly journal: Journal };
}

/** A source of which a set is to be made. */
export interface Wanted {
  readonly source: Source;
  readonly content: Buffer;
  /** Where the result goes in the folder of results, and the digest of all it is made of; absent without a folder. */
  readonly place?: { readonly file: string; readonly from: string } | undefined;
}

export async function convertOne(source: Source, run: Run): Promise<Outcome> {
  return attempt(source, run, async () => {
    run.progress.step(source.stem);
    const looked = await look(source, run);
    if ('end' in looked) return looked;
    const step = (doing: string) => run.progress.step(`${source.stem}: ${doing}`);
    return deliver(looked, () => run.conversion.make(source, looked.content, step), run);
  });
}

/** Does something for a source; what is thrown is its outcome. */
export async function attempt<Value>(source: Source, run: Run, work: () => Promise<Value>): Promise<Value | Outcome> {
  const { signal } = run.surroundings;
  try {
    signal.throwIfAborted();
    return await work();
  } catch (failure) {
    return { source, end: signal.aborted ? 'stopped' : 'failed', failure, warnings: [], faults: [] };
  }
}

/** What a source holds. @throws Failure */
export const contentOf = async ({ file, read }: Source, surroundings: Surroundings): Promise<Buffer> =>
  read === undefined ? readBytes(file, surroundings) : read();

/** Whether there is anything to do for a source. @throws Failure for a result that is not ours to replace */
export async function look(
  source: Source,
  { conversion, delivery, surroundings, folder, extension }: Run,
): Promise<Wanted | Outcome> {
  const content = await contentOf(source, surroundings);
  if (folder === undefined) return { source, content };
  const file = `${source.stem}${extension}`;
  const from = digestOf(JSON.stringify([conversion.recipe, delivery.to, delivery.option, digestOf(content)]));
  const standing = delivery.force === true ? 'missing' : await folder.journal.standing(file, from);
  if (standing === 'same') return { source, end: 'same', warnings: [], faults: [] };
  if (standing === 'foreign') {
    throw new Failure(
      exitCodes.faults,
      `${path.join(delivery.out ?? '', file)}: This file is there already and was not written by this command, or was edited since. --force replaces it.`,
    );
  }
  return { source, content, place: { file, from } };
}

/** Makes a set and puts it where it goes. */
export async function deliver({ source, place }: Wanted, make: () => Promise<Made>, run: Run): Promise<Outcome> {
  const { delivery, surroundings, folder } = run;
  const { out } = delivery;
  const { bytes, made, lost } = await delivered(source, await make(), run);
  if (folder !== undefined && place !== undefined) {
    await folder.journal.note(place.file, place.from, bytes);
    await writeWhole(path.join(folder.path, place.file), bytes);
    return { ...made, source, end: 'done' };
  }
  if (out === undefined) return { ...made, source, end: 'done', output: bytes };
  await writeWhole(path.resolve(surroundings.folder, out), bytes);
  const written = `${out}: ${counted(itemsIn(made.set) - lost, 'item')}.`;
  return { ...made, source, end: 'done', warnings: [...made.warnings, written] };
}

/** What is delivered of a source. */
interface Delivered {
  readonly bytes: Uint8Array;
  readonly made: Made;
  /** How many items of the set are not in it. */
  readonly lost: number;
}

async function delivered(source: Source, made: Made, run: Run): Promise<Delivered> {
  const { conversion, delivery, client, surroundings } = run;
  const { signal } = surroundings;
  const name = nameOf(source.file);
  const { set } = made;
  if (delivery.to !== undefined) {
    const { file, items } = await exported(set, delivery.to, client, { options: delivery.option, signal });
    const lost = items.flatMap((item) => {
      if (item.outcome !== 'left_out') return [];
      const its = set.games.find(({ game_type }) => game_type === item.game_type)?.items ?? [];
      const words = firstWords(its.find(({ id }) => id === item.id) ?? {});
      return [`${name}: left out: ${item.game_type} ${quoted(words)}${item.id}. ${item.reason ?? ''}`.trim()];
    });
    const bytes = Buffer.from(file.base64, 'base64');
    return { bytes, made: { ...made, faults: [...made.faults, ...lost] }, lost: lost.length };
  }
  if (delivery.out !== undefined) return { bytes: Buffer.from(`${JSON.stringify(set, null, 2)}\n`), made, lost: 0 };
  if (delivery.json === true) {
    const space = conversion.sources.isOne ? 2 : 0;
    return { bytes: Buffer.from(`${JSON.stringify(set, null, space)}\n`), made, lost: 0 };
  }
  return { bytes: Buffer.from(plain(await readable(set, client, signal))), made, lost: 0 };
}

const quoted = (words: string) => (words === '' ? '' : `"${words}", `);

/** Markdown for the eye: without the backslashes that keep signs from being marks. */
const plain = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&#32;|&#10;/g, ' ');

export const counted = (count: number, what: string): string => (count === 1 ? `1 ${what}` : `${count} ${what}s`);
