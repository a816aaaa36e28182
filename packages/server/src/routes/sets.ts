import Router, { type RouterMiddleware } from '@koa/router';
import { type Engine, setJsonSchema } from '@ludotext/engine';
import { type LinkedAbort, linkedAbort, raceAbort } from '@ludotext/engine/host';
import { checkSetRequestSchema, type ExportResponse, exportRequestSchema, importRequestSchema } from '@ludotext/wire';
import type { Admission } from '../bounds/admission.js';
import { startDeadline } from '../bounds/deadline.js';
import { type Idempotency, idempotencyKeyOf } from '../bounds/idempotency.js';
import { type BodySetting, readJson } from '../http/body.js';
import { checkBody } from '../http/check-body.js';
import { acceptedType, acceptsJson, json, languageOf, messageLanguageOf } from '../http/negotiation.js';
import { respondPackedJson } from '../http/packed.js';
import { Problem } from '../http/problem.js';
import { type Context, endWithCaller, type RequestState, whenOver } from '../http/request-context.js';
import type { Settings } from '../settings/settings.js';
import { checkSetResponse, exportResponse, importResponse, wireFormat } from './wire-sets.js';

export interface SetRoutesOptions {
  readonly settings: Settings;
  /** Aborts the requests under way, with its reason. */
  readonly stopping: AbortSignal;
  /** The rate limit of work; checked before the body is read. */
  readonly rate: RouterMiddleware<RequestState>;
  readonly admission: Admission;
  readonly idempotency: Idempotency;
}

/** Work of a route: what it reads from the body, and what it answers. */
interface SetWork<Body> {
  /** Names the route for idempotency keys. */
  readonly route: string;
  /** The setting that bounds the body. */
  readonly bound: BodySetting;
  readonly read: (body: unknown) => Body;
  readonly work: (body: Body, messageLanguage: string) => Promise<object>;
  /** Puts the answer into the response; JSON as it is by default. */
  readonly respond?: (context: Context, answer: object) => void;
  /** Whether the response is a file, which is sent whatever the caller accepts. */
  readonly isFile?: boolean;
}

/** Lists formats, says what a set is made of; these need no work. */
export function formatRoutes(engine: Engine): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).get('/formats', async (context) => {
    const choose = languageOf(context);
    const formats = engine.formats.formats.map(({ descriptor }) => wireFormat(descriptor, choose));
    await respondPackedJson(context, { formats });
  });
}

/** The JSON Schema of a set, for everybody. */
export function setSchemaRoutes(): Router<RequestState> {
  const schema = setJsonSchema();
  return new Router<RequestState>({ sensitive: true, strict: true }).get(
    '/set.schema.json',
    acceptsJson,
    async (context) => {
      await respondPackedJson(context, schema);
    },
  );
}

/** Checks, exports and imports sets. They count as work, as generating does. */
export function setRoutes(engine: Engine, options: SetRoutesOptions): Router<RequestState> {
  const { settings, stopping, rate, admission, idempotency } = options;
  const { LUDOTEXT_MAX_EXPORT: maxExport } = settings;

  const answer = <Body extends object>(context: Context, set: SetWork<Body>) =>
    admission.admit(
      context,
      async () => {
        if (set.isFile !== true) acceptedType(context, json);
        const key = idempotencyKeyOf(context);
        return { key, body: set.read(await readJson(context.req, settings[set.bound], set.bound)) };
      },
      async ({ key, body }) => {
        const deadline = startDeadline(engine, settings, stopping);
        await whenOver(context, () => within(deadline, context, set, body, key), deadline.unlink);
      },
    );

  const within = async <Body extends object>(
    deadline: LinkedAbort,
    context: Context,
    { route, work, respond = asJson }: SetWork<Body>,
    body: Body,
    key: string | undefined,
  ) => {
    const ends = deadline.signal;
    const signal = endWithCaller(context, key === undefined ? deadline : linkedAbort(ends));
    const language = messageLanguageOf(context, engine.registry);
    if (key === undefined) return respond(context, await raceAbort(ends, work(body, language)));
    // The answer is stored under the key, as an event like those of generating.
    const told = async function* () {
      yield { type: 'done', data: await work(body, language) };
    };
    const { events } = await idempotency.once(context, { key, route, content: [context.params, body] }, ends, told);
    for await (const { data } of events) respond(context, data);
    signal.throwIfAborted();
  };

  return new Router<RequestState>({ sensitive: true, strict: true })
    .post('/sets/check', rate, (context) =>
      answer(context, {
        route: 'check',
        bound: 'LUDOTEXT_MAX_SET',
        read: (body) => checkBody(body, checkSetRequestSchema),
        work: async ({ set, text, interactions = false }, messageLanguage) => {
          const findings = await engine.checkSet(set as never, { text, messageLanguage });
          return checkSetResponse(findings, interactions ? await engine.interactionsOf(set as never) : undefined);
        },
      }),
    )
    .post('/export/:format', rate, (context) =>
      answer(context, {
        route: 'export',
        bound: 'LUDOTEXT_MAX_SET',
        isFile: true,
        read: (body) => checkBody(body, exportRequestSchema),
        work: async ({ set, options: own }, messageLanguage) => {
          const format = context.params.format ?? '';
          const exported = await engine.exportSet(set as never, format, { options: own, messageLanguage });
          if (exported.content.length > maxExport) throw tooLarge(maxExport);
          return exportResponse(exported);
        },
        respond: (to, exported) => respondWithFile(to, exported as ExportResponse),
      }),
    )
    .post('/import', rate, (context) =>
      answer(context, {
        route: 'import',
        bound: 'LUDOTEXT_MAX_IMPORT',
        read: readImport,
        work: async (request, messageLanguage) =>
          importResponse(await engine.importSet({ ...request, messageLanguage })),
      }),
    );
}

const asJson = (context: Context, answer: object): void => {
  context.body = answer;
};

/** The file itself, or for a caller that accepts JSON before anything else, the file with what became of each item. */
function respondWithFile(context: Context, exported: ExportResponse): void {
  context.vary('Accept');
  if (acceptsJsonFirst(context)) {
    context.body = exported;
    return;
  }
  const { name, media_type: mediaType, base64 } = exported.file;
  context.attachment(name);
  context.set({
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
    'X-Ludotext-Left-Out': String(exported.items.filter(({ outcome }) => outcome === 'left_out').length),
  });
  context.body = Buffer.from(base64, 'base64');
}

/** Without an Accept header, or with one that takes anything, the file comes. */
function acceptsJsonFirst(context: Context): boolean {
  return context.accepts('application/octet-stream', json) === json;
}

function readImport(body: unknown) {
  const { content, base64, format } = checkBody(body, importRequestSchema);
  if ((content === undefined) === (base64 === undefined)) {
    throw new Problem('invalid_request', 'Send the file either as content, a text, or as base64.');
  }
  return { content: content ?? Buffer.from(base64 ?? '', 'base64'), format };
}

function tooLarge(limit: number): Problem {
  return new Problem(
    'body_too_large',
    `The file would have more than ${limit} bytes (LUDOTEXT_MAX_EXPORT). Export fewer items.`,
  );
}
