import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import { readGameType } from '../game-type.js';
import { Problem } from '../problem.js';
import type { RequestState } from '../request-context.js';
import { publicCode } from './page.js';

/** The players that games bring along, as modules any page may import. */
export function playerRoutes(engine: Engine): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true }).get('/games/:game_type/player.js', (context) => {
    const { player } = engine.registry.game(readGameType(context.params.game_type));
    if (player === undefined) throw new Problem('not_found', 'This game brings no player along.');
    context.set({ ...publicCode, 'Cache-Control': 'no-cache', ETag: `"${player.digest}"` });
    context.type = 'text/javascript; charset=utf-8';
    context.body = player.source;
    if (context.fresh) context.status = 304;
  });
}
