import Router, { type RouterMiddleware } from '@koa/router';
import { type CommonResult, type Engine, EngineError, type GenerationEvent, type Warning } from '@ludotext/engine';
import { readJson } from '../body.js';
import type { Admission } from '../bounds/admission.js';
import { startDeadline } from '../bounds/deadline.js';
import type { Idempotency, LastingWork } from '../bounds/idempotency.js';
import { idempotencyKeyOf } from '../bounds/idempotency-key.js';
import type { ServerSentEvent } from '../event-body.js';
import { eventStream } from '../event-stream.js';
import { checkGeneration, type GenerationRoute } from '../generation-fields.js';
import { acceptedType, events, json } from '../negotiation.js';
import type { Metrics } from '../observation/metrics.js';
import { type Context, type RequestState, signalOf, whenOver } from '../request-context.js';
import type { Settings } from '../settings.js';
import { unlessGivenUp } from '../unless-given-up.js';
import {
  type AnswerForm,
  directAnswer,
  type GenerationBody,
  generateAnswer,
  generationBodies,
  progressAnswer,
  requestForGames,
  requestForOneGame,
  singleAnswer,
} from '../wire.js';

export interface GenerateRoutesOptions {
  readonly settings: Settings;
  /** Ends the requests under way, with its reason. */
  readonly stopping: AbortSignal;
  /** How often one may ask; passed before the body is read. */
  readonly rate: RouterMiddleware<RequestState>;
  readonly admission: Admission;
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
}

/** A request that has come in and may be worked on. */
interface Received {
  /** The media type of the answer. */
  readonly type: typeof json | typeof events;
  readonly key: string | undefined;
  readonly body: GenerationBody;
  readonly warnings: readonly Warning[];
}

/** The work of a request: what happens, and how its result is answered. */
interface Work<Result extends CommonResult> {
  readonly happening: (body: GenerationBody, signal: AbortSignal) => AsyncIterable<GenerationEvent<Result>>;
  readonly toAnswer: (result: Result, form: AnswerForm) => object;
}

/** The three ways from a text to items, each answered as a whole or as events. */
export function generateRoutes(engine: Engine, options: GenerateRoutesOptions): Router<RequestState> {
  const { settings, stopping, rate, admission, idempotency, metrics } = options;
  const heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000;
  const mostWaiting = settings.LUDOTEXT_STREAM_BUFFER;
  const schemas = generationBodies(engine.limits);

  const answer = <Result extends CommonResult>(context: Context, route: GenerationRoute, work: Work<Result>) =>
    admission.admit(
      context,
      () => receive(context, route),
      async (received) => {
        const deadline = startDeadline(engine, settings, stopping);
        await whenOver(context, () => answerWithin(deadline.signal, context, route, received, work), deadline.end);
      },
    );

  const receive = async (context: Context, route: GenerationRoute): Promise<Received> => {
    const type = acceptedType(context, json, events);
    const key = idempotencyKeyOf(context);
    return { type, key, ...checkGeneration(route, await readJson(context.req, settings.LUDOTEXT_MAX_BODY), schemas) };
  };

  const answerWithin = async <Result extends CommonResult>(
    deadline: AbortSignal,
    context: Context,
    route: GenerationRoute,
    { type, key, body, warnings }: Received,
    { happening, toAnswer }: Work<Result>,
  ) => {
    const signal = signalOf(context, deadline);
    const form = { verbose: body.verbose ?? false };
    // Who sent a key comes back for the answer, and pays for it once: leaving does not end the work.
    const ends = key === undefined ? signal : deadline;
    const tellAll = () =>
      tell(counted(happening(body, ends), metrics), (result) => toAnswer(withWarnings(result, warnings), form));
    const work =
      key === undefined
        ? { events: tellAll(), over: Promise.resolve(undefined) }
        : idempotency.once(context, { key, route, content: [context.params, body] }, ends, tellAll);
    if (type === json) {
      context.body = await unlessGivenUp(ends, lastOf(work.events));
      signal.throwIfAborted();
    } else await stream(context, work, signal);
  };

  const stream = async (context: Context, { events: told, over }: LastingWork, signal: AbortSignal) => {
    const { requestId } = context.state;
    const { body, ended } = await eventStream(told, { heartbeat, mostWaiting, requestId, signal }).catch(
      async (error: unknown) => {
        await over;
        throw error;
      },
    );
    context.set({
      'Content-Type': `${events}; charset=utf-8`,
      'Cache-Control': 'no-cache, no-transform',
      // Asks proxies not to hold events back.
      'X-Accel-Buffering': 'no',
    });
    context.body = body;
    context.state.streamed = ended.then(async (failure) => (await over) ?? failure);
  };

  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/generate', rate, (context) =>
      answer(context, 'generate', {
        happening: (body, signal) => engine.stream.generate(requestForGames(body, signal)),
        toAnswer: generateAnswer,
      }),
    )
    .post('/generate/single', rate, (context) =>
      answer(context, 'single', {
        happening: (body, signal) => engine.stream.single(requestForGames(body, signal)),
        toAnswer: singleAnswer,
      }),
    )
    .post('/generate/:type_id', rate, (context) => {
      const typeId = readTypeId(context.params.type_id);
      return answer(context, 'direct', {
        happening: (body, signal) => engine.stream.direct(typeId, requestForOneGame(body, signal)),
        toAnswer: directAnswer,
      });
    });
}

function readTypeId(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new EngineError('game_not_found', 'A type_id is a whole number. GET /games lists the games there are.');
}

async function* counted<Result>(happening: AsyncIterable<GenerationEvent<Result>>, metrics: Metrics) {
  for await (const event of happening) {
    metrics.event(event);
    yield event;
  }
}

/** What happens, in the names of the wire; the data of `done` is the answer. */
async function* tell<Result>(
  happening: AsyncIterable<GenerationEvent<Result>>,
  toAnswer: (result: Result) => object,
): AsyncGenerator<ServerSentEvent> {
  for await (const event of happening) {
    yield { type: event.type, data: event.type === 'done' ? toAnswer(event.result) : progressAnswer(event) };
  }
}

/** The data of the last event. Whole answers take the same way as streams, so that they cannot differ. */
async function lastOf(told: AsyncIterable<ServerSentEvent>): Promise<object> {
  for await (const { type, data } of told) if (type === 'done') return data;
  throw new Error('The events ended without a result.');
}

function withWarnings<Result extends CommonResult>(result: Result, warnings: readonly Warning[]): Result {
  return { ...result, warnings: [...warnings, ...result.warnings] };
}
