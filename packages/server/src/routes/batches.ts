import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Router, { type RouterMiddleware } from '@koa/router';
import { type Engine, EngineError, type LanguageModel } from '@ludotext/engine';
import { requestFields } from '@ludotext/engine/host';
import { type BatchLine, type BatchRequest, type BatchResponse, batchRequests, type Fault } from '@ludotext/wire';
import { z } from 'zod';
import type { Admission } from '../bounds/admission.js';
import { Arrivals } from '../bounds/arrivals.js';
import { digestOf, idempotencyKeyOf } from '../bounds/idempotency.js';
import { readJson, readNoBody } from '../http/body.js';
import { checkPart, refused } from '../http/check-body.js';
import { acceptedType, acceptsJson, json, messageLanguageOf } from '../http/negotiation.js';
import { jsonPointer, Problem } from '../http/problem.js';
import type { Context, RequestState } from '../http/request-context.js';
import type { Batch, JobEnd, JobStore, NewJob } from '../jobs/job-store.js';
import type { Settings } from '../settings/settings.js';
import { isOwner, requestedBy, retryAfter } from './jobs.js';
import { type BodyOf, listedModel } from './modes.js';

export interface BatchRoutesOptions {
  readonly settings: Settings;
  /** The models that a request may choose, by name. */
  readonly models: ReadonlyMap<string, LanguageModel>;
  /** The rate limit of handing in; checked before the body is read. */
  readonly work: RouterMiddleware<RequestState>;
  /** The rate limit of everything else. */
  readonly rate: RouterMiddleware<RequestState>;
  readonly admission: Admission;
}

/** Bodies of batches that are read at once: each may have `LUDOTEXT_MAX_BATCH_BODY`. */
const maxBodies = 4;

/** Many texts with one request: each becomes a job. A batch is open to the key that handed it in. */
export function batchRoutes(engine: Engine, store: JobStore, options: BatchRoutesOptions): Router<RequestState> {
  const { settings, models, work, rate, admission } = options;
  const check = batchChecker(engine, settings.LUDOTEXT_MAX_BATCH);
  const bodies = new Arrivals(maxBodies, tooManyBodies);

  const receive = async (context: Context) => {
    acceptedType(context, json);
    const key = idempotencyKeyOf(context);
    const bound = 'LUDOTEXT_MAX_BATCH_BODY';
    const request = check(await readJson(context.req, settings[bound], bound));
    if (typeof request.route === 'number') engine.registry.game(request.route);
    const { texts, ...common } = request;
    for (const model of new Set([common, ...texts].map(({ model }) => model))) listedModel(model, models);
    return { key, request };
  };

  const handIn = async (context: Context, key: string | undefined, request: BatchRequest) => {
    const { caller, requestId } = context.state;
    const { route, texts, ...common } = request;
    const params: Record<string, string> = typeof route === 'number' ? { type_id: String(route) } : {};
    const messageLanguage = messageLanguageOf(context, engine.registry);
    const jobs = texts.map(({ id: _own, ...fields }): NewJob => {
      // Each part was checked, and the fields do not depend on each other.
      const body = { ...common, ...fields } as BodyOf<'generate' | 'direct'>;
      const one = { route: typeof route === 'number' ? ('direct' as const) : route, params, body };
      const id = randomBytes(16).toString('hex');
      return { id, request: { ...one, messageLanguage, requestId }, requested: requestedBy(one, engine) };
    });
    const batch = { id: randomBytes(16).toString('hex'), names: texts.map(({ id }) => id) };
    const once =
      key === undefined ? {} : { once: { key: digestOf([caller, 'batches', key]), content: digestOf(request) } };
    const handedIn = await store.handIn(jobs, { caller, batch, ...once });
    const id = handedIn.batch ?? batch.id;
    context.status = 202;
    context.set({ Location: `/batches/${id}`, 'Retry-After': String(retryAfter) });
    context.body = batchResponse(await known(id));
  };

  const known = async (id: string): Promise<Batch> => {
    const batch = await store.batch(id);
    if (batch === undefined) throw notFound();
    return batch;
  };

  const own = async ({ params: { id = '' }, state }: Context): Promise<Batch> => {
    if (!/^[0-9a-f]{32}$/.test(id)) throw notFound();
    const batch = await known(id);
    if (!isOwner(state.caller, batch.caller)) throw notFound();
    return batch;
  };

  /** What became of each text, in the order given; one result at a time is in memory. */
  async function* linesOf({ entries }: Batch): AsyncGenerator<string> {
    for (const { name, job } of entries) {
      const { end } = (await store.job(job)) ?? {};
      if (end === undefined) throw notFound();
      yield `${JSON.stringify(lineOf(name, end))}\n`;
    }
  }

  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/batches', work, (context) =>
      admission.admit(
        context,
        () => bodies.wait(() => receive(context)),
        ({ key, request }) => handIn(context, key, request),
      ),
    )
    .get('/batches/:id', rate, acceptsJson, async (context) => {
      const batch = await own(context);
      if (isUnderWay(batch)) context.set('Retry-After', String(retryAfter));
      context.body = batchResponse(batch);
    })
    .delete('/batches/:id', rate, acceptsJson, async (context) => {
      await readNoBody(context.req, settings.LUDOTEXT_MAX_BODY);
      const { id, entries } = await own(context);
      await store.cancel(entries.map(({ job }) => job));
      context.body = batchResponse(await known(id));
    })
    .get('/batches/:id/results', rate, async (context) => {
      const batch = await own(context);
      if (isUnderWay(batch)) throw notDone(batch);
      respondFile(context, `batch-${batch.id.slice(0, 8)}.jsonl`, linesOf(batch));
    });
}

/** Checks the body of a batch: what holds for all texts, and each text. @throws Problem `invalid_request` */
function batchChecker({ limits }: Pick<Engine, 'limits'>, maxTexts: number): (body: unknown) => BatchRequest {
  const { games, game } = batchRequests(requestFields(limits), maxTexts);
  const routes = z.union([games.whole.shape.route, game.whole.shape.route], 'must be generate, single, or a type_id');
  const routeOnly = z.strictObject({ route: routes });
  const elsewhere = (name: string) => {
    if (name === 'webhook') return 'nobody is told of the end of a batch';
    return Object.hasOwn(game.text.shape, name) ? fieldOf(name) : undefined;
  };
  const fieldOf = (name: string) =>
    Object.hasOwn(game.whole.shape, name)
      ? 'it is a field of batches whose route is a type_id'
      : 'it is a field of a text';

  return (body) => {
    // Which fields there are depends on the route: where that is wrong, nothing can be said of the others.
    const { value: chosen, wrong: wrongRoute } = checkPart(isObject(body) ? { route: body.route } : body, routeOnly);
    if (chosen === undefined) throw refused(wrongRoute);
    const schemas: { readonly whole: z.ZodObject; readonly text: z.ZodObject } =
      typeof chosen.route === 'number' ? game : games;
    const texts = isObject(body) && Array.isArray(body.texts) ? body.texts.slice(0, maxTexts) : [];
    const whole = checkPart(body, schemas.whole, elsewhere);
    const parts = texts.map((text, index) => checkPart(text, schemas.text, elsewhere, ['texts', index]));
    const wrong = [...whole.wrong, ...parts.flatMap((part) => part.wrong), ...doubleIds(texts)];
    if (wrong.length > 0) throw refused(wrong);
    return { ...whole.value, texts: parts.map(({ value }) => value) } as object as BatchRequest;
  };
}

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The texts that have the id of one before them. */
function doubleIds(texts: readonly { readonly id?: unknown }[]): (() => Fault)[] {
  const first = new Map<unknown, number>();
  return texts.flatMap((text, index) => {
    const before = first.get(text?.id);
    if (typeof text?.id !== 'string') return [];
    if (before === undefined) first.set(text.id, index);
    const message = `texts.${index}.id: must be another than that of texts.${before}.`;
    return before === undefined ? [] : [() => ({ message, pointer: jsonPointer(['texts', index, 'id']) })];
  });
}

function lineOf(id: string, end: JobEnd): BatchLine {
  if (end.state === 'done') return { id, result: end.result as never };
  return end.state === 'failed' ? { id, problem: end.problem } : { id, cancelled: true };
}

const isUnderWay = ({ counts }: Batch) => counts.waiting + counts.active > 0;

function batchResponse(batch: Batch): BatchResponse {
  const { id, created, entries, counts } = batch;
  const ended = counts.cancelled > 0 ? 'cancelled' : 'done';
  const begun = counts.waiting === entries.length ? 'waiting' : 'active';
  const state = isUnderWay(batch) ? begun : ended;
  const total = entries.length;
  return {
    success: true,
    batch: { id, state, created: new Date(created).toISOString(), counts: { total, ...counts } },
  };
}

/** A file that is sent while it is made. */
function respondFile(context: Context, name: string, lines: AsyncGenerator<string>): void {
  context.attachment(name);
  context.set({
    'Content-Type': 'application/jsonl',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  });
  const body = Readable.from(lines);
  context.body = body;
  context.state.streamed = finished(body).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') return { error };
      return { error: new EngineError('aborted', 'The caller disconnected.', { cause: error }) };
    },
  );
}

function notFound(): Problem {
  return new Problem('batch_not_found', 'There is no batch with this id, or it is no longer kept.');
}

function notDone({ counts: { waiting, active }, entries: { length } }: Batch): Problem {
  const message = `Of ${length} texts ${waiting} wait and ${active} are worked on. The results can be had when all have ended.`;
  return new Problem('batch_not_done', message, { retryAfter });
}

function tooManyBodies(): Problem {
  return new Problem('overloaded', 'The service is receiving other batches. Try again later.', { retryAfter: 1 });
}
