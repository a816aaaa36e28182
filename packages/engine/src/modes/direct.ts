import { EngineError, isEngineError } from '../errors.js';
import { type Finding, isRejected } from '../finding.js';
import type { GameHost, Verdict } from '../game-host.js';
import { identify } from '../item-id.js';
import type { RegisteredGame } from '../registry.js';
import { type DirectRequest, defaults } from '../requests.js';
import type { DirectResult } from '../results.js';
import { answerOf, checkAborted, type Job, startJob, type Workshop } from './job.js';
import { itemWarnings, setWarnings, writeItems } from './write-items.js';

/** Most faults of a text an error carries. */
const maxFaults = 100;

/** One named game, without analysis: what an author wrote in the game's direct format, or items written from prose. */
export async function directGame(
  game: RegisteredGame,
  request: DirectRequest,
  workshop: Workshop,
): Promise<DirectResult> {
  const { host } = game;
  if (!game.active) {
    throw new EngineError('game_inactive', `${host.descriptor.displayName} is switched off. Switch it on first.`);
  }
  return (request.source ?? defaults.source) === 'prose'
    ? fromProse(host, request, workshop)
    : fromDirectFormat(host, request, workshop);
}

async function fromProse(game: GameHost, request: DirectRequest, workshop: Workshop): Promise<DirectResult> {
  const { writer } = workshop;
  const { typeId, displayName } = game.descriptor;
  const job = startJob({ ...request }, workshop);
  if (!writer.canWrite(game)) {
    throw new EngineError('needs_model', `${displayName} needs a language model, and none is configured.`, { typeId });
  }
  if (request.complete !== undefined) {
    job.warnings.push({ typeId, code: 'field_ignored', message: 'complete has no effect on prose.' });
  }
  const { items, warnings } = await writeItems(writer, game, job);
  job.warnings.push(...warnings);
  return { ...answerOf(job, writer), typeId, items };
}

async function fromDirectFormat(game: GameHost, request: DirectRequest, workshop: Workshop): Promise<DirectResult> {
  const { writer } = workshop;
  const { typeId } = game.descriptor;
  // The bounds first: the parser must not see a text that is too long.
  startJob({ ...request }, workshop, '');
  const parsed = await parseAll(game, request.text);
  const job = startJob({ ...request }, workshop, textOf(parsed).slice(0, 20_000));
  const authored = parsed.slice(0, job.maxItems);
  if (authored.length < parsed.length) {
    const left = parsed.length - authored.length;
    job.warnings.push({
      typeId,
      code: 'items_left_out',
      message: `The text holds ${parsed.length} items; ${left} were left out because max_items is ${job.maxItems}.`,
      counts: { requested: parsed.length, kept: authored.length, rejected: { max_items: left } },
    });
  }
  const complete = request.complete ?? defaults.complete;
  const verdicts = await judgeAuthored(game, job, authored);
  const finished = complete ? await completeItems(game, job, workshop, authored, verdicts) : verdicts;
  checkAborted(job.signal);
  for (const [index, { findings }] of finished.entries()) {
    job.warnings.push(...itemWarnings(typeId, index, findings));
  }
  const items = finished.map((verdict, index) => verdict.item ?? authored[index]);
  job.warnings.push(...(await setWarnings(game, items, job, 'author')));
  return { ...answerOf(job, writer), typeId, items: items.map((item) => identify(item)) };
}

/** @throws EngineError `direct_format` with the faults of the whole text */
async function parseAll(game: GameHost, text: string): Promise<readonly unknown[]> {
  const { items, faults } = await game.parse(text);
  if (faults.length > 0) {
    throw new EngineError(
      'direct_format',
      `The text has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}.`,
      {
        typeId: game.descriptor.typeId,
        findings: faults.slice(0, maxFaults),
        findingsTotal: faults.length,
      },
    );
  }
  if (items.length === 0) {
    throw new EngineError('direct_format', `The text holds no item for ${game.descriptor.displayName}.`, {
      typeId: game.descriptor.typeId,
    });
  }
  return items;
}

function judgeAuthored(game: GameHost, job: Job, items: readonly unknown[]): Promise<Verdict[]> {
  const { text, language, seed, runValidator } = job;
  return game.judge({
    drafts: items,
    finished: true,
    runValidator,
    context: { text, language, seed, origin: 'author' },
    kept: [],
  });
}

/**
 * Lets the writer add what the author left out, in one call for all items. What the author wrote always stays, and an
 * addition that brings a fault of its own is left out.
 */
async function completeItems(
  game: GameHost,
  job: Job,
  { writer }: Workshop,
  authored: readonly unknown[],
  verdicts: readonly Verdict[],
): Promise<readonly Verdict[]> {
  const members = game.descriptor.complete;
  if (members.length === 0 || writer.origin === 'offline') return verdicts;
  try {
    const additions = await writer.complete({ ...job, game, items: authored });
    const merged = authored.map((item, index) => addMissing(item, additions[index], members));
    const judged = await judgeAuthored(game, job, merged);
    return judged.map((verdict, index) => {
      const before = verdicts[index] as Verdict;
      return addsFault(before.findings, verdict.findings) ? before : verdict;
    });
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    job.warnings.push({
      typeId: game.descriptor.typeId,
      code: 'completion_failed',
      message: `The items are as written, without additions: ${error.message}`,
    });
    return verdicts;
  }
}

function addMissing(item: unknown, addition: unknown, members: readonly string[]): unknown {
  const authored = item as Record<string, unknown>;
  const added = (addition ?? {}) as Record<string, unknown>;
  const missing = members.filter((member) => authored[member] === undefined && added[member] !== undefined);
  return { ...authored, ...Object.fromEntries(missing.map((member) => [member, added[member]])) };
}

function addsFault(before: readonly Finding[], after: readonly Finding[]): boolean {
  const known = new Set(before.map((finding) => finding.rule));
  return isRejected(after.filter((finding) => !known.has(finding.rule)));
}

/** All strings of the items, to tell the author's language by; the direct format's own words would mislead. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
