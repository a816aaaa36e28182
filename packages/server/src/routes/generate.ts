import Router, { type RouterMiddleware } from '@koa/router';
import type { Engine, LanguageModel } from '@ludotext/engine';
import { type LinkedAbort, linkedAbort, raceAbort } from '@ludotext/engine/host';
import type { Admission } from '../bounds/admission.js';
import { startDeadline } from '../bounds/deadline.js';
import { type Idempotency, idempotencyKeyOf, type LastingWork, lastOf } from '../bounds/idempotency.js';
import { isForm, readDocumentBody, readJson } from '../http/body.js';
import { respondLasting } from '../http/event-stream.js';
import { acceptedType, events, json, messageLanguageOf } from '../http/negotiation.js';
import { Problem } from '../http/problem.js';
import { type Context, endWithCaller, type RequestState, whenOver } from '../http/request-context.js';
import type { Metrics } from '../observation/metrics.js';
import type { Settings } from '../settings/settings.js';
import { bodyOfForm, type DocumentDesk } from './documents.js';
import { readGameType } from './games.js';
import { type AsyncPreference, asyncPreferenceOf, type JobDesk } from './jobs.js';
import {
  bodyChecker,
  type GenerationRequest,
  type GenerationRoute,
  generationModes,
  listedModel,
  readTypeId,
} from './modes.js';

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
  /** Makes requests jobs whose callers prefer that; without it the preference is passed over. */
  readonly jobs?: JobDesk | undefined;
  /** Reads the documents of forms. */
  readonly documents: DocumentDesk;
}

/** A request that is received and admitted. */
interface Received {
  /** The media type of the response. */
  readonly type: typeof json | typeof events;
  readonly key: string | undefined;
  readonly request: GenerationRequest;
  /** The model that the body names. */
  readonly model: LanguageModel | undefined;
  /** Present where the request becomes a job. */
  readonly preference: AsyncPreference | undefined;
}

/** The modes, each answered as a whole or as events. */
export function generateRoutes(engine: Engine, options: GenerateRoutesOptions): Router<RequestState> {
  const { settings, models, stopping, rate, admission, idempotency, metrics, jobs, documents } = options;
  const heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000;
  const maxWaiting = settings.LUDOTEXT_STREAM_BUFFER;
  const modes = generationModes(engine, metrics);
  const check = bodyChecker(engine);

  const answer = (context: Context, route: GenerationRoute) =>
    admission.admit(
      context,
      () => receive(context, route),
      async (received) => {
        const { request, key, preference } = received;
        if (jobs !== undefined && preference !== undefined) return jobs.answer(context, request, { preference, key });
        const deadline = startDeadline({ model: received.model ?? engine.model }, settings, stopping);
        await whenOver(context, () => answerWithin(deadline, context, received), deadline.unlink);
      },
    );

  const receive = async (context: Context, route: GenerationRoute): Promise<Received> => {
    const type = acceptedType(context, json, events);
    const key = idempotencyKeyOf(context);
    const body = check(
      route,
      await (isForm(context.req) && route !== 'rewrite'
        ? readForm(context, route)
        : readJson(context.req, settings.LUDOTEXT_MAX_BODY)),
    );
    const request = { route, params: { ...context.params }, body };
    const preference = type === json && jobs !== undefined ? asyncPreferenceOf(context) : undefined;
    if (body.webhook !== undefined && preference === undefined) throw webhookWithoutJob();
    return { type, key, request, model: listedModel(body.model, models), preference };
  };

  const readForm = async (context: Context, route: GenerationRoute) => {
    const document = await readDocumentBody(context.req, settings.LUDOTEXT_MAX_DOCUMENT);
    const ends = linkedAbort(stopping);
    const how = {
      desk: documents,
      signal: endWithCaller(context, ends),
      maxText: settings.LUDOTEXT_MAX_TEXT,
      isText: (name: string, value: string) => check.takesText(route, name, value),
    };
    return bodyOfForm(document, how).finally(ends.unlink);
  };

  const answerWithin = async (deadline: LinkedAbort, context: Context, { type, key, request, model }: Received) => {
    const ends = deadline.signal;
    // A caller with a key comes back for the response, and pays for it once: a disconnect does not end the work.
    const signal = endWithCaller(context, key === undefined ? deadline : linkedAbort(ends));
    const how = {
      signal: ends,
      messageLanguage: messageLanguageOf(context, engine.registry),
      model,
      live: type === events,
    };
    const { route, params, body } = request;
    const tellAll = () => modes.events(request, how);
    const work: LastingWork | undefined =
      key === undefined
        ? undefined
        : await idempotency.once(context, { key, route, content: [params, body] }, ends, tellAll);
    if (type === events)
      return stream(context, work ?? { events: tellAll(), over: Promise.resolve(undefined) }, signal);
    const response = work === undefined ? modes.answer(request, how) : lastOf(work.events);
    context.body = await raceAbort(ends, response);
    signal.throwIfAborted();
  };

  const stream = (context: Context, work: LastingWork, signal: AbortSignal) => {
    const { requestId } = context.state;
    const language = messageLanguageOf(context, engine.registry);
    return respondLasting(context, work, { heartbeat, maxWaiting, requestId, language, signal });
  };

  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/generate', rate, (context) => answer(context, 'generate'))
    .post('/generate/single', rate, (context) => answer(context, 'single'))
    .post('/generate/:type_id', rate, (context) => {
      readTypeId(context.params.type_id);
      return answer(context, 'direct');
    })
    .post('/games/:game_type/rewrite', rate, (context) => {
      readGameType(context.params.game_type);
      return answer(context, 'rewrite');
    });
}

function webhookWithoutJob(): Problem {
  const message = 'webhook tells the end of a job: send the header Prefer: respond-async with it, and accept JSON.';
  return new Problem('invalid_request', message, { errors: [{ message, pointer: '/webhook' }] });
}
