import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import { readJson } from '../body.js';
import { checkBody } from '../check-body.js';
import { readGameType } from '../game-type.js';
import { languageOf } from '../language-choice.js';
import type { RequestState } from '../request-context.js';
import { countsAnswer, gameAnswer, gameDetailAnswer, gradeAnswer, gradeBody } from '../wire.js';

/** What games there are, and grading answers. */
export function gamesRoutes(engine: Engine, maxBody: number): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true })
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
      context.body = gradeAnswer(await engine.grade(typeId, { item, submission: answer }));
    });
}
