import Router from '@koa/router';
import { llmRequestSchema } from '@ludotext/wire';
import { readJson } from '../http/body.js';
import { checkBody } from '../http/check-body.js';
import { messageLanguageOf } from '../http/negotiation.js';
import type { RequestState } from '../http/request-context.js';
import type { ModelControl } from '../models/model-control.js';
import { choiceOf, llmResponse, modelsResponse } from './wire.js';

/** Reads and chooses the model. */
export function llmRoutes(model: ModelControl, maxBody: number): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/llm', async (context) => {
      context.body = llmResponse(await model.status(), messageLanguageOf(context));
    })
    .post('/llm', async (context) => {
      const { test = false, ...body } = checkBody(await readJson(context.req, maxBody), llmRequestSchema);
      const choice = choiceOf(body);
      const status = await (test ? model.test(choice) : model.choose(choice));
      context.body = llmResponse(status, messageLanguageOf(context));
    });
}

/** Lists the models that a request may choose. */
export function modelsRoutes({ listed }: Pick<ModelControl, 'listed'>): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).get('/models', (context) => {
    context.body = modelsResponse(listed);
  });
}
