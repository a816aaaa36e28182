import Router from '@koa/router';
import { readNoBody } from '../body.js';
import type { GamesControl } from '../controls.js';
import type { RequestState } from '../request-context.js';
import { reloadAnswer } from '../wire.js';

/** Taking games.yaml as it is now. */
export function reloadRoutes(games: GamesControl, maxBody: number): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).post('/reload', async (context) => {
    await readNoBody(context.req, maxBody);
    context.body = reloadAnswer(await games.reload());
  });
}
