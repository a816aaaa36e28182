import Router, { type RouterMiddleware } from '@koa/router';
import { type Engine, EngineError } from '@ludotext/engine';
import { gradeRequestSchema } from '@ludotext/wire';
import { readJson, readNoBody } from '../http/body.js';
import { checkBody } from '../http/check-body.js';
import { languageOf, messageLanguageOf } from '../http/negotiation.js';
import { respondPackedJson } from '../http/packed.js';
import type { RequestState } from '../http/request-context.js';
import type { GamesControl } from '../lifecycle/watched-games.js';
import { gameCounts, gameDetail, gradeResponse, reloadResponse, throwOnWire, wireGame } from './wire-games.js';

/** Lists games and grades submissions. */
export function gamesRoutes(engine: Engine, maxBody: number): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/games', async (context) => {
      const choose = languageOf(context);
      const games = engine.registry.games.map((game) => wireGame(game, choose));
      await respondPackedJson(context, { ...gameCounts(engine.registry), games });
    })
    .get('/games/:game_type', async (context) => {
      const game = engine.registry.game(readGameType(context.params.game_type));
      const messageLanguage = messageLanguageOf(context, { games: [game] });
      await respondPackedJson(context, gameDetail(game, languageOf(context), messageLanguage));
    })
    .post('/games/:game_type/grade', async (context) => {
      const { typeId } = engine.registry.game(readGameType(context.params.game_type)).host.descriptor;
      const messageLanguage = messageLanguageOf(context, engine.registry);
      context.set('Content-Language', messageLanguage);
      const { item, answer } = checkBody(await readJson(context.req, maxBody), gradeRequestSchema);
      context.body = gradeResponse(
        await engine.grade(typeId, { item, submission: answer, messageLanguage }).catch(throwOnWire),
      );
    });
}

/** Switches games on and off, and reloads games.yaml. */
export function gamesAdminRoutes(games: GamesControl, maxBody: number): Router<RequestState> {
  const switchTo =
    (active: boolean): RouterMiddleware<RequestState> =>
    async (context) => {
      await readNoBody(context.req, maxBody);
      const game = await games.setActive(readGameType(context.params.game_type), active);
      context.body = { success: true, game: wireGame(game, languageOf(context)) };
    };
  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/games/:game_type/activate', switchTo(true))
    .post('/games/:game_type/deactivate', switchTo(false))
    .post('/reload', async (context) => {
      await readNoBody(context.req, maxBody);
      context.body = reloadResponse(await games.reload());
    });
}

/** The name of a game in a request's path. @throws EngineError `game_not_found` when it is not a game's name */
export function readGameType(text = ''): string {
  if (/^[a-z][a-z0-9_]{0,63}$/.test(text)) return text;
  throw new EngineError('game_not_found', 'There is no game with this name. GET /games lists the games there are.');
}
