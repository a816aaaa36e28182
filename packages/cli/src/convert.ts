import path from 'node:path';
import type { Client } from './client.js';
import { exitCodes, Failure, linesOf, ServiceFailure } from './failure.js';
import { nameOf, readBytes, statusOf, writeWhole } from './files.js';
import { digestOf, Journal } from './journal.js';
import { Progress } from './progress.js';
import { exported, firstWords, formatNamed, itemsIn, readable, type SetDocument } from './sets.js';
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
  /** @param step takes what is being done, for the progress */
  make(source: Source, content: Buffer, step: (doing: string) => void): Promise<Made>;
}

/** What became of a source. */
interface Outcome {
  readonly source: Source;
  readonly end: 'done' | 'same' | 'failed' | 'stopped';
  readonly failure?: unknown;
  /** For standard output. */
  readonly output?: Uint8Array;
  readonly warnings: readonly string[];
  readonly faults: readonly string[];
}

/** What all sources share. */
interface Run {
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

/**
 * Makes sets of sources and delivers them. In a folder of results, what was made before of the same is not made again,
 * so the same command goes on after it was stopped; a source that fails does not stop the others.
 * @returns the exit code
 */
export async function convert(
  conversion: Conversion,
  delivery: Delivery,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const { stdout, stderr, signal } = surroundings;
  const { files } = conversion.sources;
  const run = await prepare(conversion, delivery, client, surroundings, new Progress(stderr, files.length));
  const ended: Outcome[] = [];
  for await (const outcome of inOrder(files, delivery.parallel ?? 1, (source) => convertOne(source, run))) {
    run.progress.next(outcome.end !== 'same');
    if (outcome.end === 'stopped') break;
    if (outcome.output !== undefined) {
      run.progress.clear();
      stdout.write(outcome.output);
    }
    run.progress.say(run.folder === undefined ? [...outcome.warnings, ...outcome.faults] : outcome.faults);
    ended.push(outcome);
    if (outcome.failure instanceof ServiceFailure && outcome.failure.exitCode === exitCodes.usage) break;
  }
  run.progress.clear();
  if (signal.aborted) {
    const goesOn = run.folder === undefined ? '' : ' The same command goes on with the rest.';
    throw new Failure(exitCodes.stopped, `Stopped: ${done(ended)} of ${files.length} done.${goesOn}`);
  }
  return summary(ended, run);
}

async function prepare(
  conversion: Conversion,
  delivery: Delivery,
  client: Client,
  surroundings: Surroundings,
  progress: Progress,
): Promise<Run> {
  const { out, to } = delivery;
  const { files, areMany } = conversion.sources;
  const { folder, stdout, signal } = surroundings;
  const format = to === undefined ? undefined : await formatNamed(to, 'writes', client, signal);
  const run = {
    conversion,
    delivery,
    client,
    surroundings,
    progress,
    extension: format?.extension ?? '.ludotext.json',
  };
  if (out === undefined) {
    if (format !== undefined && files.length > 1) {
      throw new Failure(exitCodes.usage, 'Several files of a format need a folder: name one with --out.');
    }
    if (format !== undefined && stdout.isTTY === true && !/^text\/|json|xml\b/.test(format.media_type)) {
      throw new Failure(exitCodes.usage, `${format.display_name} is no text to show here: name a file with --out.`);
    }
    return run;
  }
  const place = path.resolve(folder, out);
  const status = await statusOf(place);
  if (areMany || status?.isDirectory() === true || /[/\\]$/.test(out)) {
    return { ...run, folder: { path: place, journal: await Journal.of(place) } };
  }
  if (status?.isFile() === true && delivery.force !== true) {
    throw new Failure(exitCodes.usage, `${out}: This file is there already. --force replaces it.`);
  }
  return run;
}

/** Works on so many at once, and yields in the order given. */
async function* inOrder<Entry, Result>(
  entries: readonly Entry[],
  parallel: number,
  work: (entry: Entry) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const entry of entries) {
    underWay.push(work(entry));
    if (underWay.length >= parallel) yield (await underWay.shift()) as Result;
  }
  for (const result of underWay) yield await result;
}

async function convertOne(source: Source, run: Run): Promise<Outcome> {
  const { conversion, delivery, surroundings, progress, folder } = run;
  try {
    surroundings.signal.throwIfAborted();
    progress.step(source.stem);
    const content = await readBytes(source.file, surroundings);
    const { out } = delivery;
    if (folder === undefined) {
      const { bytes, made, lost } = await makeOne(source, content, run);
      if (out === undefined) return { ...made, source, end: 'done', output: bytes };
      await writeWhole(path.resolve(surroundings.folder, out), bytes);
      const written = `${out}: ${counted(itemsIn(made.set) - lost, 'item')}.`;
      return { ...made, source, end: 'done', warnings: [...made.warnings, written] };
    }
    const file = `${source.stem}${run.extension}`;
    const from = digestOf(JSON.stringify([conversion.recipe, delivery.to, delivery.option, digestOf(content)]));
    const standing = delivery.force === true ? 'missing' : await folder.journal.standing(file, from);
    if (standing === 'same') return { source, end: 'same', warnings: [], faults: [] };
    if (standing === 'foreign') {
      throw new Failure(
        exitCodes.faults,
        `${path.join(out ?? '', file)}: This file is there already and was not written by this command, or was edited since. --force replaces it.`,
      );
    }
    const { bytes, made } = await makeOne(source, content, run);
    await folder.journal.note(file, from, bytes);
    await writeWhole(path.join(folder.path, file), bytes);
    return { ...made, source, end: 'done' };
  } catch (failure) {
    const end = surroundings.signal.aborted ? 'stopped' : 'failed';
    return { source, end, failure, warnings: [], faults: [] };
  }
}

/** What is delivered of a source. */
interface Delivered {
  readonly bytes: Uint8Array;
  readonly made: Made;
  /** How many items of the set are not in it. */
  readonly lost: number;
}

async function makeOne(source: Source, content: Buffer, run: Run): Promise<Delivered> {
  const { conversion, delivery, client, surroundings, progress } = run;
  const { signal } = surroundings;
  const name = nameOf(source.file);
  const made = await conversion.make(source, content, (doing) => progress.step(`${source.stem}: ${doing}`));
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
    const isOne = conversion.sources.files.length === 1;
    return { bytes: Buffer.from(`${JSON.stringify(set, null, isOne ? 2 : 0)}\n`), made, lost: 0 };
  }
  return { bytes: Buffer.from(plain(await readable(set, client, signal))), made, lost: 0 };
}

const quoted = (words: string) => (words === '' ? '' : `"${words}", `);

const counted = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count} ${what}s`);

/** Markdown for the eye: without the backslashes that keep signs from being marks. */
const plain = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&#32;|&#10;/g, ' ');

const done = (ended: readonly Outcome[]) => ended.filter(({ end }) => end === 'done' || end === 'same').length;

/** Lists what failed, and counts the rest. @returns the exit code */
function summary(ended: readonly Outcome[], { conversion, progress, folder }: Run): number {
  const failed = ended.filter(({ end }) => end === 'failed');
  const ofFailures = failed.map(({ failure, source }) => asFailure(failure, source));
  if (!conversion.sources.areMany && ofFailures[0] !== undefined) throw ofFailures[0];
  progress.say(ofFailures.map(({ message }) => message));
  if (folder !== undefined) {
    const count = (wanted: Outcome['end']) => ended.filter(({ end }) => end === wanted).length;
    const warnings = ended.reduce((sum, outcome) => sum + outcome.warnings.length, 0);
    const parts = [`${count('done')} written`, `${count('same')} unchanged`, `${failed.length} failed`];
    if (warnings > 0) parts.push(counted(warnings, 'warning'));
    progress.say([`${ended.length} of ${conversion.sources.files.length}: ${parts.join(', ')}.`]);
  }
  const [first] = ofFailures;
  const isAll = ofFailures.length > 0 && ofFailures.length === ended.length;
  if (first !== undefined && isAll && ofFailures.every(({ exitCode }) => exitCode === first.exitCode)) {
    return first.exitCode;
  }
  const hasFaults = ended.some(({ end, faults }) => end === 'failed' || faults.length > 0);
  return hasFaults ? exitCodes.faults : exitCodes.done;
}

/** A failure that names its source. @throws what is none */
function asFailure(failure: unknown, source: Source): Failure {
  if (failure instanceof ServiceFailure)
    return new Failure(failure.exitCode, linesOf(failure, nameOf(source.file)).join('\n'));
  if (failure instanceof Failure) return failure;
  throw failure;
}
