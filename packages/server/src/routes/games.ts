import Router, { type RouterMiddleware } from '@koa/router';
import type { Engine } from '@ludotext/engine';
import { readJson, readNoBody } from '../body.js';
import { checkBody } from '../check-body.js';
import type { GamesControl } from '../controls.js';
import { readGameType } from '../game-type.js';
import type { Context, RequestState } from '../request-context.js';
import { countsAnswer, gameAnswer, gameDetailAnswer, gradeAnswer, gradeBody, type LanguageChoice } from '../wire.js';

/** What games there are, grading answers, and switching games on and off. */
export function gamesRoutes(engine: Engine, games: GamesControl, maxBody: number): Router<RequestState> {
  const switchTo =
    (active: boolean): RouterMiddleware<RequestState> =>
    async (context) => {
      await readNoBody(context.req, maxBody);
      const game = await games.setActive(readGameType(context.params.game_type), active);
      context.body = { success: true, game: gameAnswer(game, languageOf(context)) };
    };

  return new Router<RequestState>({ sensitive: true })
    .get('/games', (context) => {
      const choose = languageOf(context);
      context.body = {
        ...countsAnswer(engine.registry),
        games: engine.registry.games.map((game) => gameAnswer(game, choose)),
      };
    })
    .get('/games/:game_type', (context) => {
      context.body = gameDetailAnswer(
        engine.registry.game(readGameType(context.params.game_type)),
        languageOf(context),
      );
    })
    .post('/games/:game_type/grade', async (context) => {
      const { typeId } = engine.registry.game(readGameType(context.params.game_type)).host.descriptor;
      const { item, answer } = checkBody(await readJson(context.req, maxBody), gradeBody);
      context.body = gradeAnswer(await engine.grade(typeId, { item, answer }));
    })
    .post('/games/:game_type/activate', switchTo(true))
    .post('/games/:game_type/deactivate', switchTo(false));
}

/** The language a caller likes best, by `Accept-Language`. */
function languageOf(context: Context): LanguageChoice {
  context.vary('Accept-Language');
  return (tags) => context.acceptsLanguages([...tags]) || undefined;
}
