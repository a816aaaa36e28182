import { type EngineError, type ErrorCode, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { GamePlugin, ItemOf } from '../contract/game-plugin.js';
import type { Identified } from '../contract/item-id.js';
import type { SingleRequest } from '../contract/requests.js';
import type { SingleResult, Warning } from '../contract/results.js';
import { errorSaying, say } from '../messages/own-messages.js';
import type { Choice, ItemWriter } from '../writers/writer.js';
import { candidatesOf, commonResult, type EngineSnapshot, isOf, type Run, startRun } from './run.js';
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
  const { choice: told, failures } = run.earlier;
  let failure = failures.find((each) => each.typeId !== told?.typeId && games.some((game) => isOf(game)(each)));
  for await (const { drafts, ...choice } of choices(games, run, writer)) {
    const game = registry.game(choice.typeId).host;
    if (drafts !== undefined) run.emit({ type: 'choice', ...choice });
    try {
      const written = await reportOutcome(game, run, writeItems(writer, game, run, snapshot, { first: drafts }));
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

/** The choice of an earlier run, without drafts, then those of the writer. */
async function* choices(
  games: readonly GameHost[],
  run: Run,
  writer: ItemWriter,
): AsyncGenerator<Omit<Choice, 'drafts'> & Partial<Choice>, void, void> {
  const { choice, failures } = run.earlier;
  if (choice !== undefined && games.some((game) => isOf(game)(choice))) {
    const { type: _, ...told } = choice;
    yield told;
    // A model chooses once.
    if (writer.origin === 'model') return;
  }
  const tried = [...failures, ...(choice === undefined ? [] : [choice])];
  const others = games.filter((game) => !tried.some(isOf(game)));
  if (others.length > 0) yield* writer.choose({ ...run, games: others, count: run.maxItems });
}

function nextBest({ code, message, typeId }: EngineError): Warning {
  const game = typeId === undefined ? {} : { typeId };
  return { ...game, ...say('next_best_game', { code, reason: message }) };
}
