import Router from '@koa/router';
import { readJson } from '../body.js';
import { checkBody } from '../check-body.js';
import type { ModelControl } from '../controls.js';
import type { RequestState } from '../request-context.js';
import { choiceOf, llmAnswer, llmBody } from '../wire.js';

/** Which model writes, and choosing another. */
export function llmRoutes(model: ModelControl, maxBody: number): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/llm', async (context) => {
      context.body = llmAnswer(await model.status());
    })
    .post('/llm', async (context) => {
      const body = checkBody(await readJson(context.req, maxBody), llmBody);
      context.body = llmAnswer(await model.choose(choiceOf(body)));
    });
}
