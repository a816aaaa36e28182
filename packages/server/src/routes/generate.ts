import Router from '@koa/router';
import { type Engine, EngineError, type Warning } from '@ludotext/engine';
import { readJson } from '../body.js';
import { checkGeneration, type GenerationRoute } from '../generation-fields.js';
import { type Context, type RequestState, signalOf } from '../request-context.js';
import {
  directAnswer,
  generateAnswer,
  generationBodies,
  requestForGames,
  requestForOneGame,
  singleAnswer,
} from '../wire.js';

/** The three ways from a text to items. */
export function generateRoutes(engine: Engine, maxBody: number): Router<RequestState> {
  const schemas = generationBodies(engine.limits);
  const read = async (route: GenerationRoute, context: Context) =>
    checkGeneration(route, await readJson(context.req, maxBody), schemas);

  return new Router<RequestState>({ sensitive: true })
    .post('/generate', async (context) => {
      const signal = signalOf(context);
      const { body, warnings } = await read('generate', context);
      context.body = generateAnswer(withWarnings(await engine.generate(requestForGames(body, signal)), warnings));
    })
    .post('/generate/single', async (context) => {
      const signal = signalOf(context);
      const { body, warnings } = await read('single', context);
      context.body = singleAnswer(withWarnings(await engine.single(requestForGames(body, signal)), warnings));
    })
    .post('/generate/:type_id', async (context) => {
      const signal = signalOf(context);
      const typeId = readTypeId(context.params.type_id);
      const { body, warnings } = await read('direct', context);
      context.body = directAnswer(withWarnings(await engine.direct(typeId, requestForOneGame(body, signal)), warnings));
    });
}

function readTypeId(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new EngineError('game_not_found', 'A type_id is a whole number. GET /games lists the games there are.');
}

function withWarnings<Result extends { readonly warnings: readonly Warning[] }>(
  result: Result,
  warnings: readonly Warning[],
): Result {
  return { ...result, warnings: [...warnings, ...result.warnings] };
}
