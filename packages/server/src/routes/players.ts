import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import { acceptsJson, languageOf } from '../http/negotiation.js';
import { respondPacked, respondPackedJson } from '../http/packed.js';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import { readGameType } from './games.js';
import { publicCode } from './page.js';
import { playersResponse } from './wire-games.js';

/**
 * Prepended to a third-party player, wherever it runs; closes the network access of a page that no
 * Content-Security-Policy closes. A nested frame would have it again, but that frame, too, loads the player from here.
 */
const withoutWaysOut = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'speechSynthesis']) delete globalThis[name]; `;

/** The players of games, as modules any page may import, and which there are. */
export function playerRoutes(engine: Engine): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  router.get('/players', acceptsJson, async (context) => {
    context.set(publicCode);
    await respondPackedJson(context, playersResponse(engine.registry.games, languageOf(context)));
  });
  return router.get('/games/:game_type/player.js', async (context) => {
    const { player, isolated = true } = engine.registry.game(readGameType(context.params.game_type));
    if (player === undefined) throw new Problem('not_found', 'This game has no player.');
    context.vary('Sec-Fetch-Site');
    // The page itself never imports such a player; a request to do so is an attack.
    if (isolated && context.get('Sec-Fetch-Site') === 'same-origin') {
      throw new Problem('forbidden', 'The player of an isolated game runs in its frame only, which has no origin.');
    }
    context.set(publicCode);
    const source = isolated ? withoutWaysOut + player.source : player.source;
    await respondPacked(context, source, 'text/javascript; charset=utf-8');
  });
}
