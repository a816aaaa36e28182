import Router, { type RouterMiddleware } from '@koa/router';
import {
  type CommonResult,
  type Engine,
  EngineError,
  type GenerationEvent,
  type LanguageModel,
  type Warning,
} from '@ludotext/engine';
import { type LinkedAbort, linkedAbort, raceAbort, requestFields, say, translated } from '@ludotext/engine/host';
import { type GenerationRequests, generationRequests } from '@ludotext/wire';
import type { z } from 'zod';
import type { Admission } from '../bounds/admission.js';
import { startDeadline } from '../bounds/deadline.js';
import { type Idempotency, idempotencyKeyOf, type LastingWork } from '../bounds/idempotency.js';
import { readJson } from '../http/body.js';
import { checkBody } from '../http/check-body.js';
import { eventStream, type ServerSentEvent } from '../http/event-stream.js';
import { acceptedType, events, json, messageLanguageOf } from '../http/negotiation.js';
import { type Context, endWithCaller, type RequestState, whenOver } from '../http/request-context.js';
import type { Metrics } from '../observation/metrics.js';
import type { Settings } from '../settings/settings.js';
import { readGameType } from './games.js';
import {
  directResponse,
  generateResponse,
  progressData,
  type RequestManner,
  type ResponseForm,
  requestForGames,
  requestForOneGame,
  requestForOneItem,
  rewriteResponse,
  singleResponse,
} from './wire.js';

export interface GenerateRoutesOptions {
  readonly settings: Settings;
  /** The models that a request may choose, by name. */
  readonly models: ReadonlyMap<string, LanguageModel>;
  /** Aborts the requests under way, with its reason. */
  readonly stopping: AbortSignal;
  /** The rate limit; checked before the body is read. */
  readonly rate: RouterMiddleware<RequestState>;
  readonly admission: Admission;
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
}

/** A request that is received and admitted. */
interface Received<Route extends GenerationRoute> {
  /** The media type of the response. */
  readonly type: typeof json | typeof events;
  readonly key: string | undefined;
  readonly body: BodyOf<Route>;
  /** The model that the body names. */
  readonly model: LanguageModel | undefined;
  readonly warnings: readonly Warning[];
}

/** The work of a request: its events, and the response made from its result. */
interface Work<Route extends GenerationRoute, Result extends CommonResult> {
  readonly happening: (body: BodyOf<Route>, how: RequestManner) => AsyncIterable<GenerationEvent<Result>>;
  readonly toResponse: (result: Result, form: ResponseForm) => object;
}

/** The modes, each answered as a whole or as events. */
export function generateRoutes(engine: Engine, options: GenerateRoutesOptions): Router<RequestState> {
  const { settings, models, stopping, rate, admission, idempotency, metrics } = options;
  const heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000;
  const maxWaiting = settings.LUDOTEXT_STREAM_BUFFER;
  const schemas = generationRequests(requestFields(engine.limits));

  const answer = <Route extends GenerationRoute, Result extends CommonResult>(
    context: Context,
    route: Route,
    work: Work<Route, Result>,
  ) =>
    admission.admit(
      context,
      () => receive(context, route),
      async (received) => {
        const deadline = startDeadline({ model: received.model ?? engine.model }, settings, stopping);
        await whenOver(context, () => answerWithin(deadline, context, route, received, work), deadline.unlink);
      },
    );

  const receive = async <Route extends GenerationRoute>(context: Context, route: Route): Promise<Received<Route>> => {
    const type = acceptedType(context, json, events);
    const key = idempotencyKeyOf(context);
    const checked = checkGeneration(route, await readJson(context.req, settings.LUDOTEXT_MAX_BODY), schemas);
    return { type, key, ...checked, model: listedModel(checked.body.model, models) };
  };

  const answerWithin = async <Route extends GenerationRoute, Result extends CommonResult>(
    deadline: LinkedAbort,
    context: Context,
    route: Route,
    { type, key, body, model, warnings }: Received<Route>,
    { happening, toResponse }: Work<Route, Result>,
  ) => {
    const form = { verbose: body.verbose ?? false };
    const ends = deadline.signal;
    // A caller with a key comes back for the response, and pays for it once: a disconnect does not end the work.
    const signal = endWithCaller(context, key === undefined ? deadline : linkedAbort(ends));
    const how = {
      signal: ends,
      messageLanguage: messageLanguageOf(context, engine.registry),
      model,
      live: type === events,
    };
    const ignored = warnings.map((each) => ({ ...each, message: translated(each, how.messageLanguage) }));
    const respond = (result: Result) => toResponse(withWarnings(result, ignored), form);
    const tellAll = () => tell(happening(body, how), metrics, respond);
    const work: LastingWork | undefined =
      key === undefined
        ? undefined
        : idempotency.once(context, { key, route, content: [context.params, body] }, ends, tellAll);
    if (type === events)
      return stream(context, work ?? { events: tellAll(), over: Promise.resolve(undefined) }, signal);
    const response = work === undefined ? responseTo(happening(body, how), metrics, respond) : lastOf(work.events);
    context.body = await raceAbort(ends, response);
    signal.throwIfAborted();
  };

  const stream = async (context: Context, { events: told, over }: LastingWork, signal: AbortSignal) => {
    const { requestId } = context.state;
    const language = messageLanguageOf(context, engine.registry);
    const options = { heartbeat, maxWaiting, requestId, language, signal };
    const { body, ended } = await eventStream(told, options).catch(async (error: unknown) => {
      await over;
      throw error;
    });
    context.set({
      'Content-Type': `${events}; charset=utf-8`,
      'Cache-Control': 'no-cache, no-transform',
      // Asks proxies not to buffer events.
      'X-Accel-Buffering': 'no',
    });
    context.body = body;
    context.state.streamed = ended.then(async (failure) => (await over) ?? failure);
  };

  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/generate', rate, (context) =>
      answer(context, 'generate', {
        happening: (body, how) => engine.stream.generate(requestForGames(body, how)),
        toResponse: generateResponse,
      }),
    )
    .post('/generate/single', rate, (context) =>
      answer(context, 'single', {
        happening: (body, how) => engine.stream.single(requestForGames(body, how)),
        toResponse: singleResponse,
      }),
    )
    .post('/generate/:type_id', rate, (context) => {
      const typeId = readTypeId(context.params.type_id);
      return answer(context, 'direct', {
        happening: (body, how) => engine.stream.direct(typeId, requestForOneGame(body, how)),
        toResponse: directResponse,
      });
    })
    .post('/games/:game_type/rewrite', rate, (context) => {
      const gameType = readGameType(context.params.game_type);
      return answer(context, 'rewrite', {
        happening: (body, how) => {
          const { typeId } = engine.registry.game(gameType).host.descriptor;
          return engine.stream.rewrite(typeId, requestForOneItem(body, how));
        },
        toResponse: rewriteResponse,
      });
    });
}

function readTypeId(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new EngineError('game_not_found', 'A type_id is a whole number. GET /games lists the games there are.');
}

/** The events, counted and in the names of the wire; the data of `done` is the response. */
async function* tell<Result>(
  happening: AsyncIterable<GenerationEvent<Result>>,
  metrics: Metrics,
  toResponse: (result: Result) => object,
): AsyncGenerator<ServerSentEvent> {
  for await (const event of happening) {
    metrics.event(event);
    yield { type: event.type, data: event.type === 'done' ? toResponse(event.result) : progressData(event) };
  }
}

/** The response, without the events before it. Made from the same events as streams, so that they cannot differ. */
async function responseTo<Result>(
  happening: AsyncIterable<GenerationEvent<Result>>,
  metrics: Metrics,
  toResponse: (result: Result) => object,
): Promise<object> {
  for await (const event of happening) {
    metrics.event(event);
    if (event.type === 'done') return toResponse(event.result);
  }
  throw new Error('The events ended without a result.');
}

/** The data of the last event. */
async function lastOf(told: AsyncIterable<ServerSentEvent>): Promise<object> {
  for await (const { type, data } of told) if (type === 'done') return data;
  throw new Error('The events ended without a result.');
}

function withWarnings<Result extends CommonResult>(result: Result, warnings: readonly Warning[]): Result {
  return { ...result, warnings: [...warnings, ...result.warnings] };
}

/** The generation routes. */
type GenerationRoute = keyof GenerationRequests;

type BodyOf<Route extends GenerationRoute> = z.infer<GenerationRequests[Route]>;

/** Known fields that have no effect on a route: accepted with a warning. */
const withoutEffect: Readonly<Record<GenerationRoute, readonly (keyof BodyOf<'direct'>)[]>> = {
  generate: [],
  single: ['min_score'],
  direct: ['enabled_game_ids', 'min_score'],
  rewrite: [],
};

/**
 * Checks the body of a generation request.
 * @returns the body, and a warning for each field that has no effect on this route
 * @throws Problem `invalid_request`
 */
function checkGeneration<Route extends GenerationRoute>(
  route: Route,
  body: unknown,
  schemas: GenerationRequests,
): { body: BodyOf<Route>; warnings: Warning[] } {
  const schema: z.ZodObject = schemas[route];
  const hint = (name: string) =>
    Object.hasOwn(schemas.direct.shape, name) ? 'it is a field of POST /generate/{type_id}' : undefined;
  const checked = checkBody(body, schema, hint) as BodyOf<Route>;
  const ignored = withoutEffect[route].filter((name) => name in checked);
  return { body: checked, warnings: ignored.map(ignoredField) };
}

/** The model of a name; undefined without one. @throws EngineError `model_not_listed` with the names there are */
function listedModel(name: string | undefined, models: GenerateRoutesOptions['models']): LanguageModel | undefined {
  if (name === undefined) return undefined;
  const model = models.get(name);
  if (model !== undefined) return model;
  const params = models.size === 0 ? { case: 'none' } : { names: [...models.keys()].join(', ') };
  throw new EngineError('model_not_listed', say('model_not_listed', params).message, { params });
}

function ignoredField(name: string): Warning {
  return say('field_ignored', { case: 'route', field: name });
}
