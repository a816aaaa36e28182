import { EngineError, type GameError, isEngineError, maxFindings } from '../contract/errors.js';
import { type Finding, isRejected } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import { canonicalJson, type Identified, identify } from '../contract/item-id.js';
import { type ItemCounts, maxRejected, type Warning } from '../contract/results.js';
import { errorSaying, say, timesOf } from '../messages/own-messages.js';
import { policyOf } from '../models/failures.js';
import type { Instead, ItemWriter, RejectedDraft } from '../writers/writer.js';
import { checkAborted, type EngineSnapshot, type Run, type Solving } from './run.js';

/** The items of one game with their warnings. */
export interface WrittenItems {
  readonly items: readonly Identified<unknown>[];
  readonly warnings: readonly Warning[];
}

/** Further sources of a game's drafts, beside the writer. */
export interface WriteOptions {
  /** Drafts of the first round that are already arriving. */
  readonly first?: AsyncIterable<readonly unknown[]>;
  /** All games of the request, if there are several. */
  readonly among?: readonly GameHost[];
  /** The item that the one item wanted takes the place of. */
  readonly instead?: Instead;
}

/**
 * Writes one game. Takes drafts as they arrive, keeps each that passes, and requests missing items again with the
 * findings of the rejected ones. Kept items are never requested again, and survive a failed call.
 * @throws EngineError `no_items` with the findings if no item passed; the call's error if a call failed before that
 */
export async function writeItems(
  writer: ItemWriter,
  game: GameHost,
  run: Run,
  snapshot: Pick<EngineSnapshot, 'limits'>,
  { first, among, instead }: WriteOptions = {},
): Promise<WrittenItems> {
  const { typeId } = game.descriptor;
  const existing = await fitting(game, run, run.keptOf(typeId));
  const replaced = instead === undefined || instead.mayResemble ? [] : await fitting(game, run, [instead.item]);
  const progress: GameProgress = {
    ...{ game, among, run, existing: [...replaced, ...existing], instead, origin: writer.origin },
    ...{ kept: [], unsolved: [], started: 0, solved: Promise.resolve(), rejected: [] },
  };
  const warnings: Warning[] = [];
  let failure: EngineError | undefined;
  let known = 0;

  for (let round = 0; round <= writer.repairRounds && progress.kept.length < run.maxItems; round++) {
    const before = progress.kept.length;
    const wanted = run.maxItems - before;
    // Limits the feedback for a writer that returned many more drafts than requested.
    const rejected = progress.rejected.slice(known).slice(0, wanted);
    known = progress.rejected.length;
    if (round > 0) {
      if (run.usage.total().totalTokens >= snapshot.limits.repairTokens) break;
      run.emit({ type: 'retry', typeId, what: 'items', attempt: round + 1, wanted });
    }
    const task = { ...run, game, among, instead, round, count: wanted, kept: itemsOf(progress), rejected };
    const drafts = round === 0 && first !== undefined ? first : writer.write(task);
    failure = await takeAll(drafts, progress);
    checkAborted(run.signal);
    if (failure !== undefined && !isWorthAnother(failure, progress.kept.length > before)) break;
    // A round without any drafts, good or bad, is not repeated: the next one would be empty too.
    if (failure === undefined && progress.kept.length === before && progress.rejected.length === known) break;
  }

  const { kept, rejected } = progress;
  if (kept.length === 0) throw failure ?? noItems(game, rejected);
  if (failure !== undefined && kept.length < run.maxItems) {
    warnings.push({ typeId, ...say('repair_failed', { code: failure.code, reason: failure.message }) });
  }
  if (failure?.model?.kind === 'context_overflow' && kept.length >= run.maxItems) {
    // The items are complete, but the model saw only a part of the text.
    warnings.push({ typeId, code: 'text_read_in_part', params: failure.params, message: failure.message });
  }
  const counts = countsOf(run.maxItems, kept.length, rejected);
  const withheld = takeWithheld(run, typeId, run.maxItems - kept.length);
  if (kept.length < run.maxItems) warnings.push({ typeId, ...fewer(counts, failure, withheld !== undefined), counts });
  if (withheld !== undefined) warnings.push(withheld);
  for (const [index, { findings }] of kept.entries()) {
    warnings.push(...itemWarnings(typeId, index, findings));
  }
  const items = kept.map(({ item }) => item);
  const ofSet = await setWarnings(game, [...existing, ...items], run, writer.origin);
  return { items: kept.map(({ shown }) => shown), warnings: [...warnings, ...ofSet] };
}

/** An accepted item, without id for its game and with id for the caller. */
interface KeptItem {
  readonly item: unknown;
  readonly shown: Identified<unknown>;
  readonly findings: readonly Finding[];
}

/** The state of one game while it is written. */
interface GameProgress {
  readonly game: GameHost;
  readonly run: Run;
  readonly origin: ItemWriter['origin'];
  /** The items that existed before the request, one that is replaced by something else included. */
  readonly existing: readonly unknown[];
  readonly instead: Instead | undefined;
  readonly among: readonly GameHost[] | undefined;
  readonly kept: KeptItem[];
  /** Good items that still need a second opinion, in order. */
  readonly unsolved: UnsolvedItem[];
  /** How many of them a second opinion under way is about. */
  started: number;
  /** The second opinions under way: one after another, so that items keep their order. */
  solved: Promise<void>;
  readonly rejected: RejectedDraft[];
}

/** An item that passed its game's checks, and the draft it was made of. */
interface UnsolvedItem {
  readonly draft: unknown;
  readonly item: unknown;
  readonly findings: readonly Finding[];
}

/** All items so far, those that existed before and those without a second opinion included. */
function itemsOf({ existing, kept, unsolved }: GameProgress): unknown[] {
  return [...existing, ...kept.map(({ item }) => item), ...unsolved.map(({ item }) => item)];
}

/** Existing items that are items of the game. One that is not can't be written again, either. */
async function fitting(game: GameHost, { text, language, seed }: Run, drafts: readonly unknown[]): Promise<unknown[]> {
  if (drafts.length === 0) return [];
  const context = { text, language, seed, origin: 'author' as const };
  const verdicts = await game.judge({ drafts, finished: true, runValidator: false, context, kept: [] });
  // As their game reads them: a member that it does not know would make a double look different.
  return verdicts.flatMap(({ item, findings }) => (findings.some(({ rule }) => rule === 'schema') ? [] : [item]));
}

/**
 * Judges all drafts of a round as they arrive. Reads to the end even with enough items, because usage is reported
 * there.
 * @returns the error that ended the round early
 */
async function takeAll(
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

/** True if asking again may help. @param hasKept whether the round returned an item before it failed */
function isWorthAnother(error: EngineError, hasKept: boolean): boolean {
  // A third-party model may omit the details of its failure.
  if (error.model === undefined) return error.code === 'model_output_invalid';
  const retry = policyOf(error)?.taskRetry;
  return retry === 'always' || (retry === 'after items' && hasKept);
}

async function takeBatch(progress: GameProgress, drafts: readonly unknown[]): Promise<void> {
  const { game, run, origin, kept, unsolved, instead } = progress;
  const isFull = () => kept.length + unsolved.length >= run.maxItems;
  if (isFull() || drafts.length === 0) return;
  const { text, language, seed, runValidator } = run;
  const verdicts = await game.judge({
    drafts,
    finished: false,
    runValidator,
    context: { text, language, seed, origin },
    kept: itemsOf(progress),
  });
  for (const [index, { item, findings }] of verdicts.entries()) {
    if (isFull()) return;
    const draft = drafts[index];
    if (item === undefined || isRejected(findings)) turnDown(progress, draft, findings);
    else if (instead !== undefined && isSameItem(item, instead.item)) turnDown(progress, draft, [again()]);
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

function turnDown({ game, run, rejected }: GameProgress, draft: unknown, findings: readonly Finding[]): void {
  const { typeId } = game.descriptor;
  rejected.push({ draft, findings });
  if (run.rejected.length < maxRejected) run.rejected.push({ typeId, draft, findings });
  run.emit({ type: 'rejected', typeId, draft, findings });
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

async function solve(progress: GameProgress, solving: Solving, batch: readonly UnsolvedItem[]): Promise<void> {
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
      turnDown(progress, draft, said);
    } else keep(progress, better[index] ?? item, [...findings, ...said]);
  }
}

/** The item with what a solver added, where its game accepts it. */
async function accepted({ game, run, origin }: GameProgress, better: unknown, item: unknown): Promise<unknown> {
  if (better === undefined) return item;
  const { text, language, seed, runValidator } = run;
  const context = { text, language, seed, origin };
  try {
    const [verdict] = await game.judge({ drafts: [better], finished: true, runValidator, context, kept: [] });
    return verdict?.item === undefined || isRejected(verdict.findings) ? item : verdict.item;
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    const { typeId } = game.descriptor;
    run.warn({ typeId, ...say('second_opinion_failed', { code: error.code, reason: error.message }) });
    return item;
  }
}

/** The game's findings about its items as a set, as warnings whatever their severity. */
export async function setWarnings(
  game: GameHost,
  items: readonly unknown[],
  run: Run,
  origin: ItemWriter['origin'] | 'author',
): Promise<Warning[]> {
  if (!run.runValidator) return [];
  const { text, language, seed } = run;
  const findings = await game.judgeSet(items, { text, language, seed, origin, kept: [] });
  const { typeId } = game.descriptor;
  return findings.slice(0, maxFindings).map(({ rule, params, message }) => ({ typeId, code: rule, params, message }));
}

/** Maximum number of warnings about one item. */
const maxItemWarnings = 10;

/** The findings of one item as warnings: equal ones are merged with a count, and their number is limited. */
export function itemWarnings(typeId: number, item: number, findings: readonly Finding[]): Warning[] {
  const times = new Map<string, { finding: Finding; count: number }>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.rule, finding.message]);
    const known = times.get(key);
    if (known === undefined) times.set(key, { finding, count: 1 });
    else known.count += 1;
  }
  return [...times.values()].slice(0, maxItemWarnings).map(({ finding: { rule, params, message }, count }) => {
    const known = { typeId, code: rule, item };
    const repeated = count === 1 ? params : { ...params, times: count };
    return { ...known, params: repeated, message: count === 1 ? message : message + timesOf(repeated) };
  });
}

/** Counts each rejected draft once, under the first rule that rejected it. */
function countsOf(requested: number, kept: number, rejected: readonly RejectedDraft[]): ItemCounts {
  const byRule: Record<string, number> = {};
  for (const { findings } of rejected) {
    const rule = findings.find((finding) => finding.severity === 'reject')?.rule ?? 'schema';
    byRule[rule] = (byRule[rule] ?? 0) + 1;
  }
  return { requested, kept, rejected: byRule };
}

/**
 * Takes the writer's remark about withheld items out of the run's warnings. An offline writer is asked for more drafts
 * than are wanted, so the remark counts only where items are missing.
 */
function takeWithheld({ warnings }: Run, typeId: number, missing: number): Warning | undefined {
  const index = warnings.findIndex((warning) => warning.typeId === typeId && warning.code === 'items_withheld');
  const [remark] = index === -1 ? [] : warnings.splice(index, 1);
  return missing > 0 ? remark : undefined;
}

function fewer({ requested, kept, rejected }: ItemCounts, failure: EngineError | undefined, isWithheld: boolean) {
  const rules = countedRules(rejected);
  if (rules !== '') return say('fewer_items', { case: 'rejected', kept, requested, rules });
  const why = failure !== undefined ? 'broken_off' : isWithheld ? 'withheld' : 'text';
  return say('fewer_items', { case: why, kept, requested });
}

/** Rules with their counts, for a sentence: `schema (2), near_copy (1)`. */
export function countedRules(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([rule, count]) => `${rule} (${count})`)
    .join(', ');
}

function noItems(game: GameHost, rejected: readonly RejectedDraft[]): EngineError {
  const { typeId, displayName } = game.descriptor;
  const findings = rejected.flatMap((draft) => draft.findings);
  const params = { case: rejected.length === 0 ? 'text' : 'rejected', game: displayName };
  return errorSaying('no_items', params, {
    typeId,
    findings: findings.slice(0, maxFindings),
    findingsTotal: findings.length,
  });
}

/** Reports how a game ended and passes on its result or error. */
export async function reportOutcome(game: GameHost, run: Run, work: Promise<WrittenItems>): Promise<WrittenItems> {
  const { typeId } = game.descriptor;
  try {
    const written = await work;
    run.emit({ type: 'game', typeId, kept: written.items.length });
    return written;
  } catch (error) {
    if (isEngineError(error)) run.emit({ type: 'game', typeId, kept: 0, error: gameError(ofGame(error, typeId)) });
    throw error;
  }
}

/** Adds the game's type_id to an error. */
export function ofGame(error: EngineError, typeId: number): EngineError {
  if (error.typeId === typeId) return error;
  const { code, params, message, findings, findingsTotal, retryAfter, model } = error;
  const known = { ...(retryAfter === undefined ? {} : { retryAfter }), ...(model === undefined ? {} : { model }) };
  return new EngineError(code, message, { cause: error, params, findings, findingsTotal, typeId, ...known });
}

export function gameError({ typeId = 0, code, params, message, findings }: EngineError): GameError {
  return { typeId, code, params, message, ...(findings.length === 0 ? {} : { findings }) };
}
