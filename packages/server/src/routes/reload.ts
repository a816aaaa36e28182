import Router from '@koa/router';
import { readNoBody } from '../body.js';
import type { GamesControl } from '../controls.js';
import type { Metrics } from '../observation/metrics.js';
import type { RequestState } from '../request-context.js';
import { reloadAnswer } from '../wire.js';

/** Taking games.yaml as it is now. */
export function reloadRoutes(
  games: GamesControl,
  maxBody: number,
  metrics: Pick<Metrics, 'reload'>,
): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true }).post('/reload', async (context) => {
    await readNoBody(context.req, maxBody);
    try {
      context.body = reloadAnswer(await games.reload());
      metrics.reload('taken');
    } catch (error) {
      metrics.reload('refused');
      throw error;
    }
  });
}
