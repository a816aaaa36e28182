import { type EngineError, type ErrorCode, isEngineError } from '../contract/errors.js';
import type { GamePlugin, ItemOf } from '../contract/game-plugin.js';
import type { Identified } from '../contract/item-id.js';
import type { SingleRequest } from '../contract/requests.js';
import type { SingleResult, Warning } from '../contract/results.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { candidatesOf, commonResult, type EngineSnapshot, startRun } from './run.js';
import { reportOutcome, writeItems } from './write-items.js';

const ofOneGame: ReadonlySet<ErrorCode> = new Set(['no_items', 'plugin_failed', 'plugin_timeout']);

/** Lets the writer choose the best game and write it, in one call. Takes the next best game if it gives no items. */
export async function singleGame<Game extends GamePlugin>(
  request: SingleRequest<Game>,
  snapshot: EngineSnapshot,
): Promise<SingleResult<ItemOf<Game>>> {
  const { registry, writer } = snapshot;
  const run = startRun({ ...request }, snapshot);
  const candidates = candidatesOf(registry, request.games, run.warnings);
  const games = candidates.filter((game) => writer.canWrite(game));
  if (games.length === 0) {
    throw errorSaying('needs_model', { case: 'all' });
  }
  let failure: EngineError | undefined;
  for await (const choice of writer.choose({ ...run, games, count: run.maxItems })) {
    const game = registry.game(choice.typeId).host;
    try {
      const written = await reportOutcome(game, run, writeItems(writer, game, run, snapshot, { first: choice.drafts }));
      if (failure !== undefined) run.warnings.push(nextBest(failure));
      run.warnings.push(...written.warnings);
      const items = written.items as readonly Identified<ItemOf<Game>>[];
      const { typeId, reason, reasonCode, params } = choice;
      return { ...commonResult(run, writer), typeId, reason, reasonCode, params, items };
    } catch (error) {
      // After an error of this game alone, the others are still tried.
      if (!isEngineError(error) || !ofOneGame.has(error.code)) throw error;
      failure ??= error;
      run.forget(choice.typeId);
    }
  }
  throw failure ?? errorSaying('no_items', { case: 'no_game' });
}

function nextBest({ code, message, typeId }: EngineError): Warning {
  const game = typeId === undefined ? {} : { typeId };
  return { ...game, ...say('next_best_game', { code, reason: message }) };
}
