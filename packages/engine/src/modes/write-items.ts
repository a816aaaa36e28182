import { EngineError, type GameError, isEngineError, maxFindings, type RejectedDraft } from '../contract/errors.js';
import type { Finding } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { Identified } from '../contract/item-id.js';
import type { ItemCounts, Warning } from '../contract/results.js';
import { errorSaying, say, timesOf } from '../messages/own-messages.js';
import { policyOf } from '../models/failures.js';
import type { Instead, ItemWriter } from '../writers/writer.js';
import { nothingYet } from './earlier-run.js';
import { checkAborted, type EngineSnapshot, type Run } from './run.js';
import { fitting, type GameProgress, itemsOf, takeAll, takeOver } from './take-drafts.js';

/** The items of one game with their warnings. */
export interface WrittenItems {
  readonly items: readonly Identified<unknown>[];
  readonly warnings: readonly Warning[];
}

/** Further sources of a game's drafts, beside the writer. */
export interface WriteOptions {
  /** Drafts of the first round that are already arriving. */
  readonly first?: AsyncIterable<readonly unknown[]> | undefined;
  /** All games of the request, if there are several. */
  readonly among?: readonly GameHost[];
  /** The item that the one item wanted takes the place of. */
  readonly instead?: Instead;
}

/**
 * Writes one game. Takes drafts as they arrive, keeps each that passes, and requests missing items again with the
 * findings of the rejected ones. Kept items are never requested again, and survive a failed call.
 * @throws EngineError `no_items` with the findings, or with the reason of the game's own writer, if no item passed; the call's error if a call failed before that
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
    ...{ kept: [], unsolved: [], started: 0, solved: Promise.resolve(), rejected: [], told: new Set() },
  };
  // A game that is chosen only now has no earlier run.
  const earlier = first === undefined ? run.earlier.game(typeId) : nothingYet;
  if (earlier.failure !== undefined) throw earlier.failure;
  await takeOver(progress, earlier);
  const enough = Math.min(earlier.end?.kept ?? run.maxItems, run.maxItems);
  const begun = Math.min(earlier.round, writer.repairRounds);
  const warnings: Warning[] = [];
  let failure: EngineError | undefined;
  let known = earlier.settled;

  for (let round = begun; round <= writer.repairRounds && progress.kept.length < enough; round++) {
    const before = progress.kept.length;
    const wanted = run.maxItems - before;
    // Limits the feedback for a writer that returned many more drafts than requested.
    const rejected = progress.rejected.slice(known).slice(0, wanted);
    known = progress.rejected.length;
    if (round > 0) {
      if (run.usage.total().totalTokens >= snapshot.limits.repairTokens) break;
      if (round > begun) run.emit({ type: 'retry', typeId, what: 'items', attempt: round + 1, wanted });
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
  if (kept.length === 0) throw failure ?? (await noItems(writer, game, run, rejected));
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
  const ofSet = await setWarnings(game, existing, items, run, writer.origin);
  return { items: kept.map(({ shown }) => shown), warnings: [...warnings, ...ofSet] };
}

/** True if asking again may help. @param hasKept whether the round returned an item before it failed */
function isWorthAnother(error: EngineError, hasKept: boolean): boolean {
  // A third-party model may omit the details of its failure.
  if (error.model === undefined) return error.code === 'model_output_invalid';
  const retry = policyOf(error)?.taskRetry;
  return retry === 'always' || (retry === 'after items' && hasKept);
}

/**
 * The game's findings about its items as a set, as warnings whatever their severity.
 * @param existing the items that were there before the request, which warnings do not count
 */
export async function setWarnings(
  game: GameHost,
  existing: readonly unknown[],
  items: readonly unknown[],
  run: Run,
  origin: ItemWriter['origin'] | 'author',
): Promise<Warning[]> {
  if (!run.runValidator) return [];
  const { text, language, seed } = run;
  const findings = await game.judgeSet([...existing, ...items], { text, language, seed, origin, kept: [] }, run);
  const { typeId } = game.descriptor;
  return findings.slice(0, maxFindings).map(({ rule, params, message, path }) => ({
    ...{ typeId, code: rule, params, message },
    ...placeAmong(path, existing.length),
  }));
}

/**
 * The place of a finding about a list of items, whose path may begin with the index of an item.
 * @param before how many of the items are none of the result
 */
export function placeAmong(
  [index, ...path]: NonNullable<Finding['path']> = [],
  before = 0,
): Pick<Warning, 'item' | 'path'> {
  if (typeof index !== 'number' || index < before) return {};
  return { item: index - before, ...(path.length === 0 ? {} : { path }) };
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
  return [...times.values()].slice(0, maxItemWarnings).map(({ finding: { rule, params, message, path }, count }) => {
    const known = { typeId, code: rule, item, ...(path === undefined ? {} : { path }) };
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

async function noItems(
  writer: ItemWriter,
  game: GameHost,
  run: Run,
  rejected: readonly RejectedDraft[],
): Promise<EngineError> {
  const { typeId, displayName } = game.descriptor;
  const isEmpty = rejected.length === 0 && writer.origin === 'offline';
  const findings = isEmpty ? await reasonOf(game, run) : rejected.flatMap((draft) => draft.findings);
  const params = { case: rejected.length === 0 ? 'text' : 'rejected', game: displayName };
  return errorSaying('no_items', params, {
    typeId,
    findings: findings.slice(0, maxFindings),
    findingsTotal: findings.length,
    rejected: firstOf(rejected),
  });
}

/** Why a game's own writer has written nothing, as it says when it scores the text. */
async function reasonOf(game: GameHost, run: Run): Promise<Finding[]> {
  const { reason, reasonCode, params } = await game.offlineScore(run.text, run);
  return reason === '' ? [] : [{ rule: reasonCode, severity: 'warn', params, message: reason }];
}

/** Size of the rejected drafts in an error, in characters of JSON. */
const maxRejectedLength = 200_000;

/** The first of the rejected drafts: no more findings and no more text than an error is to hold. */
function firstOf(rejected: readonly RejectedDraft[]): RejectedDraft[] {
  const first: RejectedDraft[] = [];
  let room = { findings: maxFindings, length: maxRejectedLength };
  for (const { draft, item, findings } of rejected) {
    const length = room.length - JSON.stringify([draft, item]).length;
    if (length < 0 || room.findings <= 0) break;
    const made = item === undefined ? {} : { item };
    first.push({ draft, ...made, findings: findings.slice(0, room.findings) });
    room = { findings: room.findings - findings.length, length };
  }
  return first;
}

/** Reports how a game ended, unless an earlier run has told it, and passes on its result or error. */
export async function reportOutcome(game: GameHost, run: Run, work: Promise<WrittenItems>): Promise<WrittenItems> {
  const { typeId } = game.descriptor;
  const { end, failure } = run.earlier.game(typeId);
  try {
    const written = await work;
    const kept = written.items.length;
    if (failure !== undefined || end?.kept !== kept) run.emit({ type: 'game', typeId, kept });
    return written;
  } catch (error) {
    // A game that is given up has neither finished nor failed.
    if (failure === undefined && isEngineError(error) && error.code !== 'aborted')
      run.emit({ type: 'game', typeId, kept: 0, error: gameError(ofGame(error, typeId)) });
    throw error;
  }
}

/** Adds the game's type_id to an error. */
export function ofGame(error: EngineError, typeId: number): EngineError {
  if (error.typeId === typeId) return error;
  const { code, params, message, findings, findingsTotal, rejected, retryAfter, model } = error;
  const known = { ...(retryAfter === undefined ? {} : { retryAfter }), ...(model === undefined ? {} : { model }) };
  return new EngineError(code, message, { cause: error, params, findings, findingsTotal, rejected, typeId, ...known });
}

export function gameError({ typeId = 0, code, params, message, findings, rejected }: EngineError): GameError {
  const why = { ...(findings.length === 0 ? {} : { findings }), ...(rejected.length === 0 ? {} : { rejected }) };
  return { typeId, code, params, message, ...why };
}
