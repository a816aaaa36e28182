import { isEngineError } from '../errors.js';
import type { Finding } from '../finding.js';
import type { GameHost, Verdict } from '../game-host.js';
import type { ItemWriter } from '../writers/item-writer.js';
import type { Run } from './job.js';

/**
 * Lets the writer add what an author left out, in one call for all items that lack something. What the author wrote
 * always stays; an addition about which the game has something to say is left out, with a warning.
 * @param written the author's items with what is said about them
 * @param judge what is to be said about the items
 */
export async function completeItems(
  game: GameHost,
  job: Run,
  writer: ItemWriter,
  written: readonly Verdict[],
  judge: (items: readonly unknown[]) => Promise<Verdict[]>,
): Promise<readonly Verdict[]> {
  const { complete: members, typeId } = game.descriptor;
  const open = written.flatMap(({ item }, index) => (members.some((name) => lacks(item, name)) ? [index] : []));
  if (open.length === 0 || writer.origin === 'offline') return written;
  try {
    const items = open.map((index) => written[index]?.item);
    const additions = await writer.complete({ ...job, game, items });
    const byItem = new Map(open.map((index, place) => [index, additions[place]]));
    return await addMembers(written, byItem, members, judge, job, typeId);
  } catch (error) {
    if (!isEngineError(error) || error.code === 'aborted') throw error;
    const message = `The items are as written, without additions: ${error.message}`;
    job.warnings.push({ typeId, code: 'completion_failed', message });
    return written;
  }
}

/** Adds one member after the other, so that a bad one does not take a good one with it. */
async function addMembers(
  written: readonly Verdict[],
  additions: ReadonlyMap<number, unknown>,
  members: readonly string[],
  judge: (items: readonly unknown[]) => Promise<Verdict[]>,
  job: Run,
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
  const reasons = Object.entries(refused).map(([rule, count]) => `${count} by ${rule}`);
  if (reasons.length > 0) {
    const message = `Some additions were left out: ${reasons.join(', ')}.`;
    job.warnings.push({ typeId, code: 'additions_left_out', message });
  }
  return current;
}

/** The item with the member the writer gives it; the same object where it has one or the writer gives nothing. */
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
