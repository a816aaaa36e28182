import { isEngineError } from '../contract/errors.js';
import { type Identified, withoutId } from '../contract/item-id.js';
import { type RewriteRequest, requestDefaults } from '../contract/requests.js';
import type { RewriteResult } from '../contract/results.js';
import type { RegisteredGame } from '../host/registry.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { commonResult, type EngineSnapshot, startRun } from './run.js';
import { reportOutcome, writeItems } from './write-items.js';

/**
 * Writes one item of a game in place of another: never that one, nor one of those kept.
 * @throws EngineError `no_items` when the text gives no other
 */
export async function rewriteItem(
  { host, active }: RegisteredGame,
  request: RewriteRequest,
  snapshot: EngineSnapshot,
): Promise<RewriteResult> {
  const { typeId, displayName } = host.descriptor;
  const { writer } = snapshot;
  if (!active) throw errorSaying('game_inactive', { game: displayName });
  const { item, wish = requestDefaults.wish, instruction } = request;
  const isSameAgain = wish === 'clearer' || wish === 'better_distractors';
  const run = startRun({ ...request, item, maxItems: 1 }, snapshot);
  if (!writer.canWrite(host)) throw errorSaying('needs_model', { game: displayName }, { typeId });
  if (writer.origin === 'offline') {
    for (const field of [isSameAgain ? 'wish' : '', instruction === undefined ? '' : 'instruction']) {
      if (field !== '') run.warnings.push({ typeId, ...say('field_ignored', { case: 'offline', field }) });
    }
  }
  const instead = {
    ...{ item: withoutId(item), wish, instruction: instruction?.trim().replace(/\s+/g, ' ') },
    mayResemble: isSameAgain && writer.origin === 'model',
  };
  const work = writeItems(writer, host, run, snapshot, { instead }).catch((error: unknown) => {
    if (!isEngineError(error) || error.code !== 'no_items') throw error;
    const { findings, findingsTotal, rejected } = error;
    const params = { case: 'no_other', game: displayName };
    throw errorSaying('no_items', params, { typeId, findings, findingsTotal, rejected });
  });
  const written = await reportOutcome(host, run, work);
  run.warnings.push(...written.warnings);
  return { ...commonResult(run, writer), typeId, item: written.items[0] as Identified<unknown> };
}
