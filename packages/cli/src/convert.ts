import path from 'node:path';
import type { Client } from './client.js';
import { convertMany } from './convert-many.js';
import { type Conversion, convertOne, counted, type Delivery, type Outcome, type Run } from './convert-one.js';
import { exitCodes, Failure, linesOf, ServiceFailure } from './failure.js';
import { nameOf, statusOf } from './files.js';
import { Journal } from './journal.js';
import { Progress } from './progress.js';
import { formatNamed } from './sets.js';
import type { Source } from './sources.js';
import type { Surroundings } from './surroundings.js';

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
  const sources: Source[] = [];
  const found = async function* () {
    for (const file of files) {
      for (const source of await textsIn(file, run)) {
        sources.push(source);
        yield source;
      }
    }
  };
  const oneByOne = (some: AsyncIterable<Source> | Iterable<Source>) =>
    inOrder(some, delivery.parallel ?? 1, (source) => convertOne(source, run));
  const { together } = conversion;
  // A service in this process ends with it: nothing can be left to it.
  const areTogether = together !== undefined && !conversion.sources.isOne && !client.isHere;
  for await (const outcome of areTogether ? convertMany(found(), together, run, oneByOne) : oneByOne(found())) {
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
    const { journal } = run.folder ?? {};
    const isAtWork = journal !== undefined && journal.openBatches.length > 0;
    const works = isAtWork ? ' The service goes on with the texts that it has.' : '';
    const goesOn = journal === undefined ? '' : `${works} The same command goes on with the rest.`;
    throw new Failure(
      exitCodes.stopped,
      `Stopped: ${done(ended)} of ${Math.max(sources.length, files.length)} done.${goesOn}`,
    );
  }
  const order = new Map(sources.map((source, index) => [source, index]));
  ended.sort((a, b) => (order.get(a.source) ?? 0) - (order.get(b.source) ?? 0));
  return summary(ended, Math.max(sources.length, files.length), run);
}

/** The texts in a source; one that cannot be read is a source that says why. */
async function textsIn(source: Source, run: Run): Promise<readonly Source[]> {
  const { conversion, progress, surroundings } = run;
  if (conversion.textsIn === undefined || surroundings.signal.aborted) return [source];
  try {
    const found = await conversion.textsIn(source, progress);
    progress.more(found.length - 1);
    return found;
  } catch (failure) {
    return [{ ...source, read: () => Promise.reject(failure) }];
  }
}

async function prepare(
  conversion: Conversion,
  delivery: Delivery,
  client: Client,
  surroundings: Surroundings,
  progress: Progress,
): Promise<Run> {
  const { out, to } = delivery;
  const { areMany, isOne } = conversion.sources;
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
    if (format !== undefined && !isOne) {
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
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  parallel: number,
  work: (entry: Entry) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for await (const entry of entries) {
    underWay.push(work(entry));
    if (underWay.length >= parallel) yield (await underWay.shift()) as Result;
  }
  for (const result of underWay) yield await result;
}

const done = (ended: readonly Outcome[]) => ended.filter(({ end }) => end === 'done' || end === 'same').length;

/** Lists what failed, and counts the rest. @returns the exit code */
function summary(ended: readonly Outcome[], total: number, { conversion, progress, folder }: Run): number {
  const failed = ended.filter(({ end }) => end === 'failed');
  const ofFailures = failed.map(({ failure, source }) => asFailure(failure, source));
  if (!conversion.sources.areMany && ofFailures[0] !== undefined) throw ofFailures[0];
  progress.say(ofFailures.map(({ message }) => message));
  if (folder !== undefined) {
    const count = (wanted: Outcome['end']) => ended.filter(({ end }) => end === wanted).length;
    const warnings = ended.reduce((sum, outcome) => sum + outcome.warnings.length, 0);
    const parts = [`${count('done')} written`, `${count('same')} unchanged`, `${failed.length} failed`];
    if (warnings > 0) parts.push(counted(warnings, 'warning'));
    progress.say([`${ended.length} of ${total}: ${parts.join(', ')}.`]);
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
