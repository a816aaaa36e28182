import { EngineError, isEngineError, mostFindings } from '../errors.js';
import { type Finding, isRejected } from '../finding.js';
import type { GameHost } from '../game-host.js';
import { type Identified, identify } from '../item-id.js';
import type { ItemCounts, Warning } from '../warning.js';
import type { ItemWriter, RejectedDraft } from '../writers/item-writer.js';
import { checkAborted, type Job } from './job.js';

/** The items of one game, and what is to be said about them. */
export interface WrittenItems {
  readonly items: readonly Identified<unknown>[];
  readonly warnings: readonly Warning[];
}

/**
 * Writes one game: takes drafts as they come, keeps each that passes, and asks again for what is missing, with what was
 * wrong with the rejected ones. Nothing kept is ever asked for again.
 * @param first drafts that are on their way already
 * @throws EngineError `no_items` with the findings, when not one item passed
 */
export async function writeItems(
  writer: ItemWriter,
  game: GameHost,
  job: Job,
  first?: AsyncIterable<readonly unknown[]>,
): Promise<WrittenItems> {
  const { typeId } = game.descriptor;
  const kept: { item: unknown; findings: readonly Finding[] }[] = [];
  let rejected: readonly RejectedDraft[] = [];
  const warnings: Warning[] = [];
  let lastRejected: RejectedDraft[] = [];

  for (let round = 0; round <= writer.repairRounds && kept.length < job.maxItems; round++) {
    const before = kept.length;
    const drafts =
      round === 0 && first !== undefined
        ? first
        : writer.write({
            ...job,
            game,
            count: job.maxItems - kept.length,
            kept: kept.map(({ item }) => item),
            // A writer that brought many more than were wanted is not told about all of them.
            rejected: lastRejected.slice(0, job.maxItems),
          });
    lastRejected = [];
    try {
      for await (const batch of drafts) {
        await takeBatch(game, job, writer, batch, kept, lastRejected);
        if (kept.length >= job.maxItems) break;
      }
    } catch (error) {
      // What was kept before a repair failed is still worth having.
      if (kept.length === 0 || !isEngineError(error) || error.code === 'aborted') throw error;
      warnings.push({ typeId, code: 'repair_failed', message: `Asking for more items failed: ${error.message}` });
      break;
    }
    rejected = [...rejected, ...lastRejected];
    checkAborted(job.signal);
    // A round that brought nothing at all, good or bad, will bring nothing next time.
    if (kept.length === before && lastRejected.length === 0) break;
  }

  const counts = countsOf(job.maxItems, kept.length, rejected);
  if (kept.length === 0) throw noItems(game, rejected);
  if (kept.length < job.maxItems) warnings.push({ typeId, code: 'fewer_items', message: fewer(counts), counts });
  for (const [index, { findings }] of kept.entries()) {
    warnings.push(...itemWarnings(typeId, index, findings));
  }
  const items = kept.map(({ item }) => item);
  const ofSet = await setWarnings(game, items, job, writer.origin);
  return { items: items.map((item) => identify(item)), warnings: [...warnings, ...ofSet] };
}

async function takeBatch(
  game: GameHost,
  job: Job,
  writer: ItemWriter,
  drafts: readonly unknown[],
  kept: { item: unknown; findings: readonly Finding[] }[],
  rejected: RejectedDraft[],
): Promise<void> {
  const { text, language, seed, runValidator } = job;
  const verdicts = await game.judge({
    drafts,
    finished: false,
    runValidator,
    context: { text, language, seed, origin: writer.origin },
    kept: kept.map(({ item }) => item),
  });
  for (const [index, { item, findings }] of verdicts.entries()) {
    if (kept.length >= job.maxItems) return;
    if (item === undefined || isRejected(findings)) rejected.push({ draft: drafts[index], findings });
    else kept.push({ item, findings });
  }
}

/** What a game says about its items as a set; only warnings, whatever it calls them. */
export async function setWarnings(
  game: GameHost,
  items: readonly unknown[],
  job: Job,
  origin: ItemWriter['origin'] | 'author',
): Promise<Warning[]> {
  if (!job.runValidator) return [];
  const { text, language, seed } = job;
  const findings = await game.judgeSet(items, { text, language, seed, origin, kept: [] });
  const { typeId } = game.descriptor;
  return findings.slice(0, mostFindings).map(({ rule, message }) => ({ typeId, code: rule, message }));
}

/** Most warnings about one item. */
const mostItemWarnings = 10;

/** The findings of one item as warnings: equal ones once, with how often, and no more than a person reads. */
export function itemWarnings(typeId: number, item: number, findings: readonly Finding[]): Warning[] {
  const times = new Map<string, { finding: Finding; count: number }>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.rule, finding.message]);
    const known = times.get(key);
    if (known === undefined) times.set(key, { finding, count: 1 });
    else known.count += 1;
  }
  return [...times.values()].slice(0, mostItemWarnings).map(({ finding: { rule, message }, count }) => {
    return { typeId, code: rule, message: count === 1 ? message : `${message} (${count} times)`, item };
  });
}

/** Every rejected draft counts once, under the rule that rejected it first. */
function countsOf(requested: number, kept: number, rejected: readonly RejectedDraft[]): ItemCounts {
  const byRule: Record<string, number> = {};
  for (const { findings } of rejected) {
    const rule = findings.find((finding) => finding.severity === 'reject')?.rule ?? 'schema';
    byRule[rule] = (byRule[rule] ?? 0) + 1;
  }
  return { requested, kept, rejected: byRule };
}

function fewer({ requested, kept, rejected }: ItemCounts): string {
  const reasons = Object.entries(rejected).map(([rule, count]) => `${count} by ${rule}`);
  const why = reasons.length === 0 ? 'the text gave no more' : `rejected were ${reasons.join(', ')}`;
  return `${kept} of ${requested} items: ${why}.`;
}

function noItems(game: GameHost, rejected: readonly RejectedDraft[]): EngineError {
  const { typeId, displayName } = game.descriptor;
  const findings = rejected.flatMap((draft) => draft.findings);
  const message =
    rejected.length === 0
      ? `The text gives no item for ${displayName}. Try a longer text, or another game.`
      : `Every item written for ${displayName} was rejected.`;
  return new EngineError('no_items', message, {
    typeId,
    findings: findings.slice(0, mostFindings),
    findingsTotal: findings.length,
  });
}
