import { type EngineError, isEngineError, type RejectedDraft } from '../contract/errors.js';
import { type Finding, isRejected } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import { canonicalJson, type Identified, identify, withoutId } from '../contract/item-id.js';
import { maxRejected } from '../contract/results.js';
import { say } from '../messages/own-messages.js';
import { isDisputed } from '../writers/second-opinion.js';
import type { Instead, ItemWriter } from '../writers/writer.js';
import type { EarlierGame } from './earlier-run.js';
import type { Run, Solving } from './run.js';

/** An accepted item, without id for its game and with id for the caller. */
interface KeptItem {
  readonly item: unknown;
  readonly shown: Identified<unknown>;
  readonly findings: readonly Finding[];
}

/** The state of one game while it is written. */
export interface GameProgress {
  readonly game: GameHost;
  readonly run: Run;
  readonly origin: ItemWriter['origin'];
  /** The items that existed before the request, one that is replaced by something else included. */
  readonly existing: readonly unknown[];
  readonly instead: Instead | undefined;
  readonly among: readonly GameHost[] | undefined;
  readonly kept: KeptItem[];
  /** Good items that still need a second opinion, in order. */
  readonly unsolved: JudgedDraft[];
  /** How many of them a second opinion under way is about. */
  started: number;
  /** The second opinions under way: one after another, so that items keep their order. */
  solved: Promise<void>;
  readonly rejected: RejectedDraft[];
  /** The items and rejected drafts of an earlier run, as canonical JSON, if the writer writes them again. */
  readonly told: Set<string>;
}

/** A draft, the item it made, and what was found about it. */
interface JudgedDraft {
  readonly draft: unknown;
  /** Undefined for a draft that does not fit its schema. */
  readonly item: unknown;
  readonly findings: readonly Finding[];
}

/** All items so far, those that existed before and those without a second opinion included. */
export function itemsOf({ existing, kept, unsolved }: GameProgress): unknown[] {
  return [...existing, ...kept.map(({ item }) => item), ...unsolved.map(({ item }) => item)];
}

/** Existing items that are items of the game. One that is not can't be written again, either. */
export async function fitting(game: GameHost, run: Run, drafts: readonly unknown[]): Promise<unknown[]> {
  if (drafts.length === 0) return [];
  const { text, language, seed } = run;
  const context = { text, language, seed, origin: 'author' as const };
  const verdicts = await game.judge({ drafts, finished: true, runValidator: false, context, kept: [] }, run);
  // As their game reads them: a member that it does not know would make a double look different.
  return verdicts.flatMap(({ item, findings }) => (hasSchemaFault(findings) ? [] : [item]));
}

/**
 * Takes over what an earlier run reached in the game. Its items passed then and stay; they are judged once more only for
 * what is to be said about them. The first one that is no item of the game any more ends them.
 */
export async function takeOver(progress: GameProgress, { items, rejected }: EarlierGame): Promise<void> {
  const { game, run, origin, existing, kept } = progress;
  const { text, language, seed, runValidator, solving } = run;
  const context = { text, language, seed, origin };
  const verdicts =
    items.length === 0
      ? []
      : await game.judge({ drafts: items, finished: true, runValidator, context, kept: existing }, run);
  for (const { item, findings } of verdicts) {
    if (item === undefined || hasSchemaFault(findings)) break;
    kept.push({ item, shown: identify(item), findings: isRejected(findings) ? [] : findings });
  }
  progress.rejected.push(...rejected.map(({ draft, item, findings }) => ({ draft, item: withoutId(item), findings })));
  if (origin === 'offline') {
    for (const each of [...kept.map(({ item }) => item), ...rejected.map(({ draft }) => draft)])
      progress.told.add(canonicalJson(each));
  }
  run.rejected.push(...rejected.slice(0, maxRejected - run.rejected.length));
  if (solving === undefined) return;
  const disputed = rejected.filter(({ findings }) => isDisputed(findings)).length;
  solving.disputed += disputed;
  solving.checked += kept.length + disputed;
}

/**
 * Judges all drafts of a round as they arrive. Reads to the end even with enough items, because usage is reported
 * there.
 * @returns the error that ended the round early
 */
export async function takeAll(
  drafts: AsyncIterable<readonly unknown[]>,
  progress: GameProgress,
): Promise<EngineError | undefined> {
  try {
    for await (const batch of drafts) await takeBatch(progress, batch);
    return undefined;
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    return error;
  } finally {
    solveMore(progress, 1);
    await progress.solved;
  }
}

async function takeBatch(progress: GameProgress, drafts: readonly unknown[]): Promise<void> {
  const { game, run, origin, kept, unsolved, told, instead } = progress;
  const isFull = () => kept.length + unsolved.length >= run.maxItems;
  if (isFull() || drafts.length === 0) return;
  const { text, language, seed, runValidator } = run;
  const context = { text, language, seed, origin };
  const verdicts = await game.judge({ drafts, finished: false, runValidator, context, kept: itemsOf(progress) }, run);
  for (const [index, { item, findings }] of verdicts.entries()) {
    if (isFull()) return;
    const draft = drafts[index];
    if (item === undefined || isRejected(findings)) {
      const isTold = told.size > 0 && [draft, item].some((each) => told.has(canonicalJson(each)));
      if (!isTold) turnDown(progress, { draft, item, findings });
    } else if (instead !== undefined && isSameItem(item, instead.item))
      turnDown(progress, { draft, item, findings: [again()] });
    else if (run.solving === undefined) keep(progress, item, findings);
    else unsolved.push({ draft, item, findings });
  }
  solveMore(progress, itemsPerOpinion);
}

function keep({ game, run, kept }: GameProgress, item: unknown, findings: readonly Finding[]): void {
  const shown = identify(item);
  run.emit({ type: 'item', typeId: game.descriptor.typeId, index: kept.length, item: shown });
  kept.push({ item, shown, findings });
}

function turnDown({ game, run, rejected }: GameProgress, { draft, item, findings }: JudgedDraft): void {
  rejected.push({ draft, item, findings });
  const shown = item === undefined || hasSchemaFault(findings) ? {} : { item: identify(item) };
  const told = { typeId: game.descriptor.typeId, draft, ...shown, findings };
  if (run.rejected.length < maxRejected) run.rejected.push(told);
  run.emit({ type: 'rejected', ...told });
}

function hasSchemaFault(findings: readonly Finding[]): boolean {
  return findings.some(({ rule }) => rule === 'schema');
}

/** Whether two items are the same but for case and the order of their options. */
function isSameItem(item: unknown, other: unknown): boolean {
  return canonicalJson(unordered(item)) === canonicalJson(unordered(other));
}

/** The value with its texts in lower case and its lists of objects, such as options, in an order of their own. */
function unordered(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().toLowerCase();
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, unordered(own)]));
  const entries = value.map(unordered);
  return value.some((entry) => typeof entry !== 'object') ? entries : entries.map(canonicalJson).sort();
}

function again(): Finding {
  const { code, params, message } = say('duplicate_item', { case: 'writer' });
  return { rule: code, severity: 'reject', params, message };
}

/** How many items are solved in one call: few calls for the text's tokens, early enough to run beside the writing. */
const itemsPerOpinion = 10;

/** Starts second opinions while at least so many items wait for one. */
function solveMore(progress: GameProgress, least: number): void {
  const { solving } = progress.run;
  while (solving !== undefined && progress.unsolved.length - progress.started >= least) {
    const batch = progress.unsolved.slice(progress.started, progress.started + itemsPerOpinion);
    progress.started += batch.length;
    progress.solved = progress.solved.then(() => solve(progress, solving, batch));
    // Awaited at the end of the round; a failure before is not unhandled.
    progress.solved.catch(() => {});
  }
}

async function solve(progress: GameProgress, solving: Solving, batch: readonly JudgedDraft[]): Promise<void> {
  const { game, among, run, unsolved } = progress;
  const items = batch.map(({ item }) => item);
  const opinions = await solving.solver.solve({ ...run, usage: solving.usage, game, among, items });
  const better = await Promise.all(batch.map(({ item }, index) => accepted(progress, opinions[index]?.item, item)));
  // In one step, because drafts that arrive meanwhile are counted and compared with all items.
  unsolved.splice(0, batch.length);
  progress.started -= batch.length;
  for (const [index, { draft, item, findings }] of batch.entries()) {
    const { checked = false, findings: said = [] } = opinions[index] ?? {};
    if (checked) solving.checked += 1;
    if (isRejected(said)) {
      solving.disputed += 1;
      turnDown(progress, { draft, item, findings: said });
    } else keep(progress, better[index] ?? item, [...findings, ...said]);
  }
}

/** The item with what a solver added, where its game accepts it. */
async function accepted({ game, run, origin }: GameProgress, better: unknown, item: unknown): Promise<unknown> {
  if (better === undefined) return item;
  const { text, language, seed, runValidator } = run;
  const context = { text, language, seed, origin };
  try {
    const [verdict] = await game.judge({ drafts: [better], finished: true, runValidator, context, kept: [] }, run);
    return verdict?.item === undefined || isRejected(verdict.findings) ? item : verdict.item;
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    const { typeId } = game.descriptor;
    run.warn({ typeId, ...say('second_opinion_failed', { code: error.code, reason: error.message }) });
    return item;
  }
}
