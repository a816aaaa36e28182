import type { Round } from '../play/round.js';
import type { GameDetail } from '../service/wire.js';
import type { Run } from './run.js';

/** What there is to play: the games that have items, in the order of the run. @param details what is known of each game, by its name */
export function roundsOf(run: Run, details: ReadonlyMap<string, GameDetail>): readonly Round[] {
  const byId = new Map([...details.values()].map((detail) => [detail.type_id, detail]));
  return run.games.flatMap(({ typeId, items }) => {
    const game = byId.get(typeId);
    return game === undefined || items.length === 0 ? [] : [{ game, items }];
  });
}
