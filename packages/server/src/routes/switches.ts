import Router, { type RouterMiddleware } from '@koa/router';
import { readNoBody } from '../body.js';
import type { GamesControl } from '../controls.js';
import { readGameType } from '../game-type.js';
import { languageOf } from '../language-choice.js';
import type { RequestState } from '../request-context.js';
import { gameAnswer } from '../wire.js';

/** Switching games on and off. */
export function switchRoutes(games: GamesControl, maxBody: number): Router<RequestState> {
  const switchTo =
    (active: boolean): RouterMiddleware<RequestState> =>
    async (context) => {
      await readNoBody(context.req, maxBody);
      const game = await games.setActive(readGameType(context.params.game_type), active);
      context.body = { success: true, game: gameAnswer(game, languageOf(context)) };
    };
  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/games/:game_type/activate', switchTo(true))
    .post('/games/:game_type/deactivate', switchTo(false));
}
