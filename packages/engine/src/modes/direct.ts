import { EngineError, maxFindings } from '../errors.js';
import type { GameHost, Verdict } from '../game-host.js';
import { identify } from '../item-id.js';
import type { RegisteredGame } from '../registry.js';
import { type DirectRequest, requestDefaults } from '../requests.js';
import type { DirectResult } from '../results.js';
import { completeItems } from './complete-items.js';
import {
  checkAborted,
  checkRequest,
  commonResult,
  type EngineSnapshot,
  type Run,
  startAuthorRun,
  startRun,
} from './job.js';
import { tellOutcome } from './tell-outcome.js';
import { itemWarnings, setWarnings, writeItems } from './write-items.js';

/** One named game, without analysis: what an author wrote in the game's direct format, or items written from prose. */
export async function directGame(
  game: RegisteredGame,
  request: DirectRequest,
  workshop: EngineSnapshot,
): Promise<DirectResult> {
  const { host } = game;
  if (!game.active) {
    throw new EngineError('game_inactive', `${host.descriptor.displayName} is switched off. Switch it on first.`);
  }
  return (request.source ?? requestDefaults.source) === 'prose'
    ? fromProse(host, request, workshop)
    : fromDirectFormat(host, request, workshop);
}

async function fromProse(game: GameHost, request: DirectRequest, workshop: EngineSnapshot): Promise<DirectResult> {
  const { writer } = workshop;
  const { typeId, displayName } = game.descriptor;
  const job = startRun({ ...request }, workshop);
  if (!writer.canWrite(game)) {
    throw new EngineError('needs_model', `${displayName} needs a language model, and none is configured.`, { typeId });
  }
  if (request.complete !== undefined) {
    job.warnings.push({ typeId, code: 'field_ignored', message: 'complete has no effect on prose.' });
  }
  const { items, warnings } = await tellOutcome(game, job, writeItems(writer, game, job, workshop));
  job.warnings.push(...warnings);
  return { ...commonResult(job, writer), typeId, items };
}

async function fromDirectFormat(
  game: GameHost,
  request: DirectRequest,
  workshop: EngineSnapshot,
): Promise<DirectResult> {
  const { typeId } = game.descriptor;
  // The bounds first: the parser must not see a text that is too long.
  checkRequest({ ...request }, workshop);
  const parsed = await parseAll(game, request.text);
  const job = startAuthorRun({ ...request }, workshop, textOf(parsed).slice(0, 20_000));
  const written = parsed.slice(0, job.maxItems);
  if (written.length < parsed.length) {
    const left = parsed.length - written.length;
    job.warnings.push({
      typeId,
      code: 'items_left_out',
      message: `The text holds ${parsed.length} items; ${left} were left out because max_items is ${job.maxItems}.`,
      counts: { requested: parsed.length, kept: written.length, rejected: { max_items: left } },
    });
  }
  if (request.difficulty !== undefined) {
    job.warnings.push({ typeId, code: 'field_ignored', message: 'difficulty has no effect on items an author wrote.' });
  }
  const judged = await judgeWritten(game, job, written);
  const judge = (items: readonly unknown[]) => judgeWritten(game, job, items);
  const wanted = request.complete ?? requestDefaults.complete;
  const items = wanted ? await completeItems(game, job, workshop.writer, judged, judge) : judged;
  checkAborted(job.signal);
  for (const [index, { findings }] of items.entries()) job.warnings.push(...itemWarnings(typeId, index, findings));
  const finished = items.map(({ item }) => item);
  for (const [index, item] of finished.entries()) job.emit({ type: 'item', typeId, index, item: identify(item) });
  job.emit({ type: 'game', typeId, kept: finished.length });
  job.warnings.push(...(await setWarnings(game, finished, job, 'author')));
  return { ...commonResult(job, workshop.writer), typeId, items: finished.map((item) => identify(item)) };
}

/** @throws EngineError `direct_format` with the faults of the whole text */
async function parseAll(game: GameHost, text: string): Promise<readonly unknown[]> {
  const { items, faults } = await game.parse(text);
  const { typeId, displayName } = game.descriptor;
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    throw new EngineError('direct_format', `The text has ${count}.`, {
      typeId,
      findings: faults.slice(0, maxFindings),
      findingsTotal: faults.length,
    });
  }
  if (items.length === 0) {
    throw new EngineError('direct_format', `The text holds no item for ${displayName}.`, { typeId });
  }
  return items;
}

/** What an author wrote, with what is to be said about it; nothing is ever dropped. */
async function judgeWritten(game: GameHost, job: Run, items: readonly unknown[]): Promise<Verdict[]> {
  const { text, language, seed, runValidator } = job;
  const verdicts = await game.judge({
    drafts: items,
    finished: true,
    runValidator,
    context: { text, language, seed, origin: 'author' },
    kept: [],
  });
  return verdicts.map(({ item, findings }, index) => ({ item: item ?? items[index], findings }));
}

/** All strings of the items, to tell the author's language by; the direct format's own words would mislead. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
