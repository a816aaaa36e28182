import { randomUUID } from 'node:crypto';
import type { BatchLine } from '@ludotext/wire';
import { type BatchBody, type Batches, batchesAt } from './batches.js';
import {
  attempt,
  contentOf,
  deliver,
  look,
  type Outcome,
  type Run,
  type Together,
  type Wanted,
} from './convert-one.js';
import { exitCodes, Failure, ServiceFailure } from './failure.js';
import { nameOf } from './files.js';
import type { Source } from './sources.js';

/** Most texts of a batch, and most bytes of them: few, so that results come while the rest is worked on. */
const max = { texts: 100, bytes: 800_000 };

/** Batches under way at once: when one has ended, the service has the next already. */
const atOnce = 2;

/** A text to make a set of. Its content is read again when it is needed: there may be many. */
interface Text extends Omit<Wanted, 'content'> {
  /** In bytes. */
  readonly size: number;
}

/** Texts that are handed in together. */
interface Group {
  readonly key: string;
  /** Undefined until it is handed in. */
  readonly id?: string | undefined;
  /** By their ids in the batch; undefined for one whose result is there already. */
  readonly texts: readonly (Text | undefined)[];
  readonly isNoted: boolean;
}

/** A group that the service has. */
type HandedIn = Group & { readonly id: string };

/**
 * Makes sets in batches. Where the results go into a folder, a stopped command leaves the service at work, and the next
 * one takes the results; otherwise nobody would, so that it cancels what is under way.
 * @param oneByOne makes them with a request each, where the service takes no batches
 */
export async function* convertMany(
  sources: AsyncIterable<Source>,
  together: Together,
  run: Run,
  oneByOne: (sources: readonly Source[]) => AsyncGenerator<Outcome>,
): AsyncGenerator<Outcome> {
  const { surroundings, client, folder } = run;
  const batches = batchesAt(client, surroundings.signal);
  const texts: Text[] = [];
  for await (const source of sources) {
    const looked = await attempt(source, run, () => textOf(source, together, run));
    if ('end' in looked) yield looked;
    else texts.push(looked);
  }
  const { found, left } = foundIn(texts, run);
  // The first is a batch of its own: it is there while the others are worked on.
  const waiting: Group[] = [...found, ...inGroups(left.slice(0, 1)), ...inGroups(left.slice(1))];
  const underWay: HandedIn[] = [];
  try {
    for (;;) {
      while (underWay.length < atOnce && waiting[0] !== undefined) {
        const [group] = waiting;
        const isUrgent = underWay.length === 0;
        const handedIn = await handIn(group, isUrgent, together, batches, run).catch((failure: unknown) => ({
          failure,
        }));
        if (handedIn === undefined) break;
        waiting.shift();
        if (!('failure' in handedIn)) underWay.push(handedIn);
        else if (isTooLarge(handedIn.failure) && group.texts.length > 1) waiting.unshift(...halvesOf(group));
        else if (codeOf(handedIn.failure) === 'not_found') {
          const rest = [group, ...waiting].flatMap((each) => textsOf(each)).map(({ source }) => source);
          waiting.length = 0;
          yield* oneByOne(rest);
        } else yield* failed(textsOf(group), handedIn.failure, run);
      }
      const group = underWay[0];
      if (group === undefined) return;
      const lost = yield* resultsOf(group, together, batches, run);
      underWay.shift();
      waiting.push(...inGroups(lost));
    }
  } finally {
    // Only who stops with a folder of results comes back for them.
    const isLeft = folder !== undefined && surroundings.signal.aborted;
    for (const { key, id } of isLeft ? [] : underWay) {
      await batches.cancel(id);
      await folder?.journal.noteBatch({ key, taken: true });
    }
  }
}

async function textOf(source: Source, together: Together, run: Run): Promise<Text | Outcome> {
  const looked = await look(source, run);
  if ('end' in looked) return looked;
  const { content, place } = looked;
  together.text(content, source);
  return { source, place, size: content.length };
}

/** The batches that an earlier command handed in and did not see the end of; and the texts that are in none of them. */
function foundIn(texts: readonly Text[], { delivery, folder }: Run) {
  const left = new Map(texts.map((text) => [text.place === undefined ? text.source.file : keyOf(text.place), text]));
  const found: Group[] = [];
  const open = delivery.force === true ? [] : (folder?.journal.openBatches ?? []);
  for (const { key, id, results } of open) {
    const own = results.map((result) => left.get(keyOf(result)));
    // Without an id it can only be handed in as it was.
    const isUsable = id === undefined ? !own.includes(undefined) : own.some((text) => text !== undefined);
    if (!isUsable) continue;
    for (const result of results) left.delete(keyOf(result));
    found.push({ key, id, texts: own, isNoted: true });
  }
  return { found, left: [...left.values()] };
}

const keyOf = ({ file, from }: { readonly file: string; readonly from: string }) => `${from} ${file}`;

function inGroups(texts: readonly Text[]): Group[] {
  const groups: Text[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const last = groups.at(-1);
    bytes += text.size;
    if (last === undefined || last.length === max.texts || bytes > max.bytes) {
      groups.push([text]);
      bytes = text.size;
    } else last.push(text);
  }
  return groups.map(newGroup);
}

const newGroup = (texts: readonly (Text | undefined)[]): Group => ({ key: randomUUID(), texts, isNoted: false });

function halvesOf({ texts }: Group): Group[] {
  const middle = Math.ceil(texts.length / 2);
  return [newGroup(texts.slice(0, middle)), newGroup(texts.slice(middle))];
}

const textsOf = ({ texts }: Group) => texts.filter((text) => text !== undefined);

/** Gives the service a group, unless it has it. @returns undefined where there is no room */
async function handIn(
  group: Group,
  isUrgent: boolean,
  together: Together,
  batches: Batches,
  run: Run,
): Promise<HandedIn | undefined> {
  const { key, id: known } = group;
  if (known !== undefined) return { ...group, id: known };
  const journal = run.folder?.journal;
  const wanted = textsOf(group);
  const texts: BatchBody['texts'][number][] = [];
  for (const text of wanted) {
    const content = await contentOf(text.source, run.surroundings);
    texts.push({ id: String(texts.length), ...together.text(content, text.source) });
  }
  // Before it is handed in: the answer of the service may get lost.
  if (!group.isNoted) await journal?.noteBatch({ key, results: wanted.flatMap(({ place }) => place ?? []) });
  try {
    const id = await batches.handIn({ ...together.common, texts }, key, isUrgent);
    if (id === undefined) return undefined;
    await journal?.noteBatch({ key, id });
    return { ...group, id };
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.problem !== undefined)
      await journal?.noteBatch({ key, taken: true });
    throw failure;
  }
}

/**
 * Delivers what became of a group.
 * @returns texts of an earlier command's batch that the service no longer has
 */
async function* resultsOf(
  group: HandedIn,
  together: Together,
  batches: Batches,
  run: Run,
): AsyncGenerator<Outcome, readonly Text[]> {
  const { key, id, texts } = group;
  const { progress, folder, surroundings } = run;
  const delivered = texts.length - textsOf(group).length;
  const left = new Set(textsOf(group));
  let isKept = false;
  try {
    const lines = batches.results(id, texts.length, (ended, active) => {
      progress.ready(Math.max(0, ended - delivered));
      const others = ended < texts.length ? 'the service has other work' : '';
      progress.step(active > 0 ? `the service works on ${active}` : others);
    });
    for await (const line of lines) {
      const text = texts[Number(line.id)];
      if (text === undefined || !left.delete(text)) continue;
      progress.step(text.source.stem);
      yield await attempt(text.source, run, () => delivery(text, line, together, run));
    }
  } catch (failure) {
    progress.ready(0);
    isKept = codeOf(failure) !== 'batch_not_found';
    if (!isKept && group.isNoted) return [...left];
    yield* failed([...left], failure, run);
  } finally {
    // What was told of is not told again by the next command.
    if (!isKept && !surroundings.signal.aborted) await folder?.journal.noteBatch({ key, taken: true });
  }
  return [];
}

async function delivery(text: Text, line: BatchLine, together: Together, run: Run): Promise<Outcome> {
  const { source, place } = text;
  const name = nameOf(source.file);
  if ('problem' in line) throw new ServiceFailure(line.problem.detail, line.problem);
  if ('cancelled' in line) throw new Failure(exitCodes.service, `${name}: It was cancelled at the service.`);
  const looked = await look(source, run);
  if ('end' in looked) return looked;
  if (looked.place?.from !== place?.from) {
    throw new Failure(
      exitCodes.faults,
      `${name}: It was changed meanwhile. The same command makes it of the new text.`,
    );
  }
  return deliver(looked, async () => together.made(source, looked.content, line.result), run);
}

function* failed(texts: readonly Text[], failure: unknown, run: Run): Generator<Outcome> {
  const end = run.surroundings.signal.aborted ? 'stopped' : 'failed';
  for (const { source } of texts) yield { source, end, failure, warnings: [], faults: [] };
}

const codeOf = (failure: unknown) => (failure instanceof ServiceFailure ? failure.problem?.code : undefined);

/** Whether the service takes fewer texts at once. */
function isTooLarge(failure: unknown): boolean {
  const { code, errors = [] } = (failure instanceof ServiceFailure ? failure.problem : undefined) ?? {};
  return (
    code === 'body_too_large' || (code === 'invalid_request' && errors.some(({ pointer }) => pointer === '/texts'))
  );
}
