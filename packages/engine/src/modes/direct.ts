import { isEngineError, maxFindings } from '../contract/errors.js';
import type { Finding } from '../contract/finding.js';
import type { GameHost, Verdict } from '../contract/game-host.js';
import { canonicalJson, identify } from '../contract/item-id.js';
import { type DirectRequest, requestDefaults } from '../contract/requests.js';
import type { DirectResult, Warning } from '../contract/results.js';
import type { RegisteredGame } from '../host/registry.js';
import { isObject } from '../lib/data.js';
import { errorSaying, say } from '../messages/own-messages.js';
import {
  checkAborted,
  checkRequest,
  commonResult,
  type EngineSnapshot,
  type Run,
  startAuthorRun,
  startRun,
} from './run.js';
import { countedRules, itemWarnings, placeAmong, reportOutcome, setWarnings, writeItems } from './write-items.js';

/** Direct mode: one named game, without analysis. Parses the author's direct format, or writes items from prose. */
export async function directGame(
  game: RegisteredGame,
  request: DirectRequest,
  snapshot: EngineSnapshot,
): Promise<DirectResult> {
  const { host } = game;
  if (!game.active) {
    throw errorSaying('game_inactive', { game: host.descriptor.displayName });
  }
  return (request.source ?? requestDefaults.source) === 'prose'
    ? fromProse(host, request, snapshot)
    : fromDirectFormat(host, request, snapshot);
}

async function fromProse(game: GameHost, request: DirectRequest, snapshot: EngineSnapshot): Promise<DirectResult> {
  const { writer } = snapshot;
  const { typeId, displayName } = game.descriptor;
  const run = startRun({ ...request }, snapshot);
  if (!writer.canWrite(game)) {
    throw errorSaying('needs_model', { game: displayName }, { typeId });
  }
  if (request.complete !== undefined) {
    run.warnings.push({ typeId, ...say('field_ignored', { case: 'prose', field: 'complete' }) });
  }
  const { items, warnings } = await reportOutcome(game, run, writeItems(writer, game, run, snapshot));
  run.warnings.push(...warnings);
  return { ...commonResult(run, writer), typeId, items };
}

async function fromDirectFormat(
  game: GameHost,
  request: DirectRequest,
  snapshot: EngineSnapshot,
): Promise<DirectResult> {
  const { typeId } = game.descriptor;
  // Checked first, so that the parser never gets a text that is too long.
  checkRequest({ ...request }, snapshot);
  const { items: parsed, remarks } = await parseAll(game, request);
  const run = startAuthorRun({ ...request }, snapshot, textOf(parsed).slice(0, 20_000));
  const { items: told, end } = run.earlier.game(typeId);
  const written = parsed.slice(0, run.maxItems);
  if (written.length < parsed.length) {
    const left = parsed.length - written.length;
    run.warnings.push({
      typeId,
      ...say('items_left_out', { items: parsed.length, count: left, max: run.maxItems }),
      counts: { requested: parsed.length, kept: written.length, rejected: { max_items: left } },
    });
  }
  for (const field of ['difficulty', 'effort', 'kept'] as const) {
    if (request[field] === undefined) continue;
    run.warnings.push({ typeId, ...say('field_ignored', { case: 'author', field }) });
  }
  if ((request.secondOpinion ?? requestDefaults.secondOpinion) !== 'off') {
    run.warnings.push({ typeId, ...say('field_ignored', { case: 'author', field: 'second_opinion' }) });
  }
  run.warnings.push(...parseWarnings(typeId, remarks, written.length));
  const judge = (items: readonly unknown[]) => judgeWritten(game, run, items);
  const asWritten = await judge(written);
  const isFinal = asWritten.map(({ item }, index) => isCompletionOf(told[index], item, game));
  const judged = isFinal.includes(true)
    ? await judge(asWritten.map(({ item }, index) => (isFinal[index] ? told[index] : item)))
    : asWritten;
  const wanted = request.complete ?? requestDefaults.complete;
  const items = wanted ? await completeItems(game, run, snapshot, judged, isFinal, judge) : judged;
  checkAborted(run.signal);
  for (const [index, { findings }] of items.entries()) run.warnings.push(...itemWarnings(typeId, index, findings));
  const finished = items.map(({ item }) => item);
  const shown = finished.map(identify);
  for (const [index, item] of shown.entries()) {
    if (!isFinal[index]) run.emit({ type: 'item', typeId, index, item });
  }
  if (end?.kept !== finished.length) run.emit({ type: 'game', typeId, kept: finished.length });
  run.warnings.push(...(await setWarnings(game, [], finished, run, 'author')));
  return { ...commonResult(run, snapshot.writer), typeId, items: shown };
}

/**
 * The items of a text, and what the game remarks about how it understood it.
 * @throws EngineError `direct_format` with all faults of the text
 */
async function parseAll(
  game: GameHost,
  { text, signal }: DirectRequest,
): Promise<{ items: readonly unknown[]; remarks: Finding[] }> {
  const { items, faults: found } = await game.parse(text, { request: {}, signal });
  const { typeId, displayName } = game.descriptor;
  const faults = found.filter(({ severity }) => severity === 'reject');
  if (faults.length > 0) {
    const findings = faults.slice(0, maxFindings);
    throw errorSaying('direct_format', { count: faults.length }, { typeId, findings, findingsTotal: faults.length });
  }
  if (items.length === 0) {
    throw errorSaying('direct_format', { case: 'empty', game: displayName }, { typeId });
  }
  return { items, remarks: found.filter(({ severity }) => severity === 'warn') };
}

/** What a game remarks about a text, as warnings; without what is about items that were left out. */
function parseWarnings(typeId: number, remarks: readonly Finding[], kept: number): Warning[] {
  return remarks.slice(0, maxFindings).flatMap(({ rule, params, message, path, line, column }) => {
    const place = placeAmong(path);
    if (place.item !== undefined && place.item >= kept) return [];
    return {
      typeId,
      code: rule,
      params,
      message,
      ...place,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    };
  });
}

/** Judges an author's items; no item is ever dropped. */
async function judgeWritten(game: GameHost, run: Run, items: readonly unknown[]): Promise<Verdict[]> {
  const { text, language, seed, runValidator } = run;
  const context = { text, language, seed, origin: 'author' as const };
  const verdicts = await game.judge({ drafts: items, finished: true, runValidator, context, kept: [] }, run);
  return verdicts.map(({ item, findings }, index) => ({ item: item ?? items[index], findings }));
}

/** Whether an item is the author's own but for what a writer may add. */
function isCompletionOf(told: unknown, written: unknown, { descriptor }: GameHost): boolean {
  if (!isObject(told)) return false;
  const added = descriptor.complete.filter((name) => lacks(written, name));
  const own = Object.fromEntries(Object.entries(told).filter(([name]) => !added.includes(name)));
  return canonicalJson(own) === canonicalJson(written);
}

/** All strings of the items, to detect the author's language. The keywords of the direct format would distort it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}

/**
 * Lets the writer add what an author left out, in one call for all incomplete items. The author's content never
 * changes. An addition with a finding is left out, with a warning.
 * @param written the author's items with their findings
 * @param isFinal which of them were told before, and stay as they are
 * @param judge returns the findings of items
 */
async function completeItems(
  game: GameHost,
  run: Run,
  { writer, isForFallback }: EngineSnapshot,
  written: readonly Verdict[],
  isFinal: readonly boolean[],
  judge: (items: readonly unknown[]) => Promise<Verdict[]>,
): Promise<readonly Verdict[]> {
  const { complete: members, typeId } = game.descriptor;
  const open = written.flatMap(({ item }, index) =>
    !isFinal[index] && members.some((name) => lacks(item, name)) ? [index] : [],
  );
  if (open.length === 0 || writer.origin === 'offline') return written;
  try {
    const items = open.map((index) => written[index]?.item);
    const additions = await writer.complete({ ...run, game, items });
    const byItem = new Map(open.map((index, place) => [index, additions[place]]));
    return await addMembers(written, byItem, members, judge, run, typeId);
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted' || isForFallback(error)) throw error;
    run.warnings.push({ typeId, ...say('completion_failed', { code: error.code, reason: error.message }) });
    return written;
  }
}

/** Adds members one by one, so that a bad member does not exclude a good one. */
async function addMembers(
  written: readonly Verdict[],
  additions: ReadonlyMap<number, unknown>,
  members: readonly string[],
  judge: (items: readonly unknown[]) => Promise<Verdict[]>,
  run: Run,
  typeId: number,
): Promise<readonly Verdict[]> {
  let current = written;
  const refused: Record<string, number> = {};
  for (const member of members) {
    const before = current;
    const added = before.map(({ item }, index) => withMember(item, additions.get(index), member));
    const judged = await judge(added);
    current = before.map((verdict, index) => {
      if (added[index] === verdict.item) return verdict;
      const after = judged[index] as Verdict;
      const [fault] = newFindings(verdict.findings, after.findings);
      if (fault === undefined) return after;
      refused[fault.rule] = (refused[fault.rule] ?? 0) + 1;
      return verdict;
    });
  }
  const rules = countedRules(refused);
  if (rules !== '') run.warnings.push({ typeId, ...say('additions_left_out', { rules }) });
  return current;
}

/**
 * Adds the writer's member to the item. Returns the same object if the item has the member or the writer gives none.
 */
function withMember(item: unknown, addition: unknown, member: string): unknown {
  const value = (addition as Record<string, unknown> | undefined)?.[member];
  const nothing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return nothing || !lacks(item, member) ? item : { ...(item as object), [member]: value };
}

function lacks(item: unknown, member: string): boolean {
  return (item as Record<string, unknown>)[member] === undefined;
}

function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(({ rule }) => rule));
  return after.filter(({ rule }) => !known.has(rule));
}
