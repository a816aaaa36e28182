import type { CommonResult, Engine, GenerationEvent, LanguageModel, Warning } from '@ludotext/engine';
import { EngineError } from '@ludotext/engine';
import { requestFields, say, translated } from '@ludotext/engine/host';
import {
  type DirectRequest,
  type GenerateRequest,
  type GenerationRequests,
  generationRequests,
  type RewriteRequest,
} from '@ludotext/wire';
import { z } from 'zod';
import { checkBody } from '../http/check-body.js';
import type { ServerSentEvent } from '../http/event-stream.js';
import type { Metrics } from '../observation/metrics.js';
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

/** The generation routes. */
export type GenerationRoute = keyof GenerationRequests;

/** The checked body of a route. */
export type BodyOf<Route extends GenerationRoute> = z.infer<GenerationRequests[Route]>;

/** A checked generation request, however it came. */
export interface GenerationRequest {
  readonly route: GenerationRoute;
  /** The params of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: BodyOf<GenerationRoute>;
}

/** What generation requests do. */
export interface Modes {
  /** The events, counted and in the names of the wire; the last one is `done`, and its data is the answer. */
  events(request: GenerationRequest, how: RequestManner): AsyncIterable<ServerSentEvent>;
  /** The answer alone. Made from the same events, so that the two cannot differ. */
  answer(request: GenerationRequest, how: RequestManner): Promise<object>;
}

export function generationModes(engine: Engine, metrics: Metrics): Modes {
  /** Binds the stream of a route to the response that its result makes. */
  const mode =
    <Body extends object, Result extends CommonResult>(
      happening: (
        body: Body,
        how: RequestManner,
        params: GenerationRequest['params'],
      ) => AsyncIterable<GenerationEvent<Result>>,
      toResponse: (result: Result, form: ResponseForm) => object,
    ) =>
    ({ body, params }: GenerationRequest, how: RequestManner, warnings: readonly Warning[]) => {
      const form = { verbose: body.verbose ?? false };
      return {
        // The body was checked by the schema of its route.
        happening: happening(body as Body, how, params) as AsyncIterable<GenerationEvent<unknown>>,
        respond: (result: unknown) => {
          const own = result as Result;
          return toResponse({ ...own, warnings: [...warnings, ...own.warnings] }, form);
        },
      };
    };
  const { stream } = engine;
  const modes = {
    generate: mode((body: GenerateRequest, how) => stream.generate(requestForGames(body, how)), generateResponse),
    single: mode((body: GenerateRequest, how) => stream.single(requestForGames(body, how)), singleResponse),
    direct: mode(
      (body: DirectRequest, how, { type_id }) => stream.direct(readTypeId(type_id), requestForOneGame(body, how)),
      directResponse,
    ),
    rewrite: mode((body: RewriteRequest, how, { game_type }) => {
      const { typeId } = engine.registry.game(readGameType(game_type)).host.descriptor;
      return stream.rewrite(typeId, requestForOneItem(body, how));
    }, rewriteResponse),
  };
  const begin = (request: GenerationRequest, how: RequestManner) => {
    const ignored = withoutEffect[request.route].filter((name) => name in request.body).map(ignoredField);
    const warnings = ignored.map((each) => ({ ...each, message: translated(each, how.messageLanguage) }));
    return modes[request.route](request, how, warnings);
  };
  return {
    events: (request, how) => {
      const { happening, respond } = begin(request, how);
      return tell(happening, respond);
    },
    answer: async (request, how) => {
      const { happening, respond } = begin(request, how);
      for await (const event of happening) {
        metrics.event(event);
        if (event.type === 'done') return respond(event.result);
      }
      throw new Error('The events ended without a result.');
    },
  };

  async function* tell(
    happening: AsyncIterable<GenerationEvent<unknown>>,
    respond: (result: unknown) => object,
  ): AsyncGenerator<ServerSentEvent> {
    for await (const event of happening) {
      metrics.event(event);
      yield { type: event.type, data: event.type === 'done' ? respond(event.result) : progressData(event) };
    }
  }
}

/** Known fields that have no effect on a route: accepted with a warning. */
const withoutEffect: Readonly<Record<GenerationRoute, readonly (keyof BodyOf<'direct'>)[]>> = {
  generate: [],
  single: ['min_score'],
  direct: ['enabled_game_ids', 'min_score'],
  rewrite: [],
};

function ignoredField(name: string): Warning {
  return say('field_ignored', { case: 'route', field: name });
}

/** Checks the body of a route. @throws Problem `invalid_request` */
export interface CheckBody {
  <Route extends GenerationRoute>(route: Route, body: unknown): BodyOf<Route>;
  /** Whether a field of the route takes a text as it is, and no other JSON. */
  takesText(route: GenerationRoute, name: string, text: string): boolean;
}

export function bodyChecker({ limits }: Pick<Engine, 'limits'>): CheckBody {
  const schemas = generationRequests(requestFields(limits));
  const hint = (name: string) =>
    Object.hasOwn(schemas.direct.shape, name) ? 'it is a field of POST /generate/{type_id}' : undefined;
  const check = <Route extends GenerationRoute>(route: Route, body: unknown) => {
    const schema: z.ZodObject = schemas[route];
    return checkBody(body, schema, hint) as BodyOf<Route>;
  };
  const takesText: CheckBody['takesText'] = (route, name, text) => {
    const { shape }: z.ZodObject = schemas[route];
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field !== undefined && z.safeParse(field, text).success;
  };
  return Object.assign(check, { takesText });
}

/** The model of a name; undefined without one. @throws EngineError `model_not_listed` with the names there are */
export function listedModel(
  name: string | undefined,
  models: ReadonlyMap<string, LanguageModel>,
): LanguageModel | undefined {
  if (name === undefined) return undefined;
  const model = models.get(name);
  if (model !== undefined) return model;
  const params = models.size === 0 ? { case: 'none' } : { names: [...models.keys()].join(', ') };
  throw new EngineError('model_not_listed', say('model_not_listed', params).message, { params });
}

/** The type_id in a path. @throws EngineError `game_not_found` */
export function readTypeId(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new EngineError('game_not_found', 'A type_id is a whole number. GET /games lists the games there are.');
}
