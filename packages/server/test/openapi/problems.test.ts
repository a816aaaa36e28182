import { request } from 'node:http';
import { EngineError } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import type { BatchResponse, Fault } from '@ludotext/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { Problem, type ProblemCode, problemBody, statusOf } from '../../src/http/problem.js';
import { eventsOf, replaceEvents, startApp, type TestApp } from '../support/app.js';
import { askAt, type DescribedRoute, type Description, descriptionOf, examplePath } from '../support/document.js';
import { wordGame } from '../support/games.js';

const games = [quiz, wordGame(), wordGame({ gameType: 'modelled', typeId: 8, writesOffline: false })];
const text = 'The small whale sings under the ice of the northern sea.';
const json = { 'content-type': 'application/json' };

/** How a test comes by an error: what it starts, and what it asks. */
interface Provocation {
  readonly code: ProblemCode;
  /** Which routes it is tried at. */
  readonly at: (route: DescribedRoute) => boolean;
  readonly options?: Parameters<typeof startApp>[0];
  readonly prepare?: (app: TestApp) => unknown;
  /** In the place of the route's path, with its examples. */
  readonly path?: (route: DescribedRoute) => string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The codes an operation names. */
function codesOf({ operation }: DescribedRoute): string[] {
  return Object.values(operation.responses).flatMap(({ content = {} }) =>
    Object.keys(content['application/problem+json']?.examples ?? {}),
  );
}

const takesBody = ({ operation }: DescribedRoute) => operation.requestBody?.content['application/json'] !== undefined;
const takesFields = (route: DescribedRoute) => takesBody(route) && route.operation.requestBody?.required === true;
const generates = ({ path }: DescribedRoute) => path.startsWith('/generate');
const isDirect = ({ path }: Pick<DescribedRoute, 'path'>) => path === '/generate/{type_id}';
const isSeveral = (route: DescribedRoute) => generates(route) && !isDirect(route);
const namesGame = ({ path }: DescribedRoute) => path.includes('{game_type}') || isDirect({ path });
const is = (wanted: string) => (route: DescribedRoute) => route.path === wanted;
const isRewrite = is('/games/{game_type}/rewrite');
const item = { word: 'whale' };
const isSwitch = ({ path }: DescribedRoute) => path.endsWith('activate');
const isProbe = ({ path }: Pick<DescribedRoute, 'path'>) => path.startsWith('/health/');
const answersJson = ({ path, operation }: DescribedRoute) =>
  !isProbe({ path }) && Object.keys(operation.responses[200]?.content ?? {})[0] === 'application/json';

const mayFailWith = (code: ProblemCode) => (route: DescribedRoute) => codesOf(route).includes(code);
const isAdmin = (route: DescribedRoute) => mayFailWith('unauthorized')(route) && mayFailWith('forbidden')(route);

const emptySet = { ludotext: 1, title: 'One', language: 'en', games: [] };
const keys = { LUDOTEXT_PLAY_KEYS: 'a-key-to-play', LUDOTEXT_ADMIN_KEYS: 'a-key-for-everything' };
const playing = { authorization: 'Bearer a-key-to-play' };

/** Sends a request that is never done; settles once it is worked on. */
async function keepBusy(app: TestApp, headers: Record<string, string> = {}): Promise<void> {
  await new Promise<void>((resolve) => {
    replaceEvents(app, () => {
      resolve();
      return eventsOf(() => new Promise(() => {}));
    });
    void app.post('/generate', { text }, headers).catch(() => {});
  });
}

/** A batch that is never done. */
let endless = '';

const failing = (code: 'state_unavailable' | 'invalid_manifest') => async () => {
  throw new EngineError(code, 'It failed.');
};

const provocations: readonly Provocation[] = [
  { code: 'forbidden_host', at: () => true },
  { code: 'unauthorized', at: mayFailWith('unauthorized'), options: { environment: keys } },
  { code: 'forbidden', at: isAdmin, options: { environment: keys }, headers: playing },
  {
    code: 'rate_limited',
    at: (route) => mayFailWith('rate_limited')(route) && !is('/metrics')(route),
    options: { environment: { LUDOTEXT_RATE_GENERATE: '1', LUDOTEXT_RATE_REQUESTS: '1' } },
    prepare: (app) => Promise.all([app.post('/generate', { text }), app.get('/games')]),
  },
  {
    code: 'rate_limited',
    at: is('/metrics'),
    options: { environment: { ...keys, LUDOTEXT_RATE_WRONG_KEYS: '1' } },
    prepare: (app) => app.get('/metrics', { authorization: 'Bearer another-key' }),
    headers: { authorization: 'Bearer another-key' },
  },
  {
    code: 'overloaded',
    at: generates,
    options: { environment: { LUDOTEXT_MAX_WORK: '1' } },
    prepare: (app) => keepBusy(app),
    body: { text },
  },
  {
    code: 'idempotency_in_progress',
    at: is('/generate'),
    prepare: (app) => keepBusy(app, { 'idempotency-key': 'lesson-7' }),
    body: { text },
    headers: { 'idempotency-key': 'lesson-7' },
  },
  {
    code: 'idempotency_mismatch',
    at: generates,
    prepare: async (app) => {
      const headers = { 'idempotency-key': 'lesson-7' };
      for (const route of ['/generate', '/generate/single', '/generate/7'])
        await app.post(route, { text: 'sea' }, headers);
    },
    path: ({ path }) => path.replace('{type_id}', '7'),
    body: { text: 'ice' },
    headers: { 'idempotency-key': 'lesson-7' },
  },
  { code: 'not_acceptable', at: answersJson, headers: { accept: 'image/png' } },
  { code: 'shutting_down', at: (route) => !isProbe(route), options: { isDraining: () => true } },
  { code: 'forbidden_origin', at: takesBody, headers: { origin: 'https://elsewhere.example' } },
  { code: 'invalid_json', at: takesBody, body: '{', headers: json },
  { code: 'invalid_request', at: takesBody, body: { txet: 1 } },
  { code: 'too_deep', at: takesBody, body: '['.repeat(40), headers: json },
  {
    code: 'body_too_large',
    at: takesBody,
    options: {
      environment: {
        LUDOTEXT_MAX_BODY: '1024',
        LUDOTEXT_MAX_SET: '1024',
        LUDOTEXT_MAX_IMPORT: '1024',
        LUDOTEXT_MAX_BATCH_BODY: '1024',
      },
    },
    body: { text: 'x'.repeat(2000) },
  },
  { code: 'unsupported_media_type', at: takesBody, body: 'text', headers: { 'content-type': 'text/plain' } },
  {
    code: 'unsupported_document',
    at: is('/documents'),
    body: '{\\rtf1 A well.}',
    headers: { 'content-type': 'application/rtf' },
  },
  {
    code: 'unreadable_document',
    at: is('/documents'),
    body: '%PDF-1.7 and no more',
    headers: { 'content-type': 'application/pdf' },
  },
  {
    code: 'text_too_long',
    at: is('/sets/check'),
    options: { environment: { LUDOTEXT_MAX_TEXT: '10' } },
    body: { set: emptySet, text },
  },
  { code: 'text_too_long', at: generates, options: { environment: { LUDOTEXT_MAX_TEXT: '10' } }, body: { text } },
  { code: 'game_not_found', at: isSeveral, body: { text, enabled_game_ids: [99] } },
  { code: 'game_not_found', at: isDirect, path: () => '/generate/99', body: { text } },
  {
    code: 'game_not_found',
    at: (route) => namesGame(route) && !generates(route) && !isRewrite(route) && !is('/games/{game_type}/grade')(route),
    path: ({ path }) => path.replace('{game_type}', 'none'),
  },
  {
    code: 'game_not_found',
    at: is('/games/{game_type}/grade'),
    path: () => '/games/none/grade',
    body: { item: {}, answer: 1 },
  },
  { code: 'game_not_found', at: isRewrite, path: () => '/games/none/rewrite', body: { text, item } },
  { code: 'no_items', at: isRewrite, path: () => '/games/words/rewrite', body: { text: 'whale', item } },
  {
    code: 'second_model_missing',
    at: is('/generate'),
    prepare: ({ engine }) =>
      engine.setModel({ provider: 'openai', modelName: 'small', baseUrl: 'http://127.0.0.1:9/v1' }),
    body: { text, second_opinion: 'other' },
  },
  { code: 'needs_model', at: isRewrite, path: () => '/games/modelled/rewrite', body: { text, item } },
  { code: 'format_not_found', at: is('/export/{format}'), path: () => '/export/odf', body: { set: emptySet } },
  { code: 'format_not_found', at: is('/import'), body: { content: 'x', format: 'odf' } },
  { code: 'format_not_recognised', at: is('/import'), body: { content: 'x' } },
  { code: 'nothing_to_export', at: is('/export/{format}'), body: { set: emptySet } },
  { code: 'direct_format', at: is('/import'), body: { content: 'What?\nANSWER: B', format: 'aiken' } },
  {
    code: 'game_inactive',
    at: isSeveral,
    prepare: ({ engine }) => engine.setActive('words', false),
    body: { text, enabled_game_ids: [7] },
  },
  {
    code: 'game_inactive',
    at: isDirect,
    prepare: ({ engine }) => engine.setActive('words', false),
    path: () => '/generate/7',
    body: { text },
  },
  {
    code: 'no_active_game',
    at: isSeveral,
    prepare: ({ engine }) => {
      for (const { host } of engine.registry.games) engine.setActive(host.descriptor.gameType, false);
    },
    body: { text },
  },
  { code: 'needs_model', at: is('/generate/single'), body: { text, enabled_game_ids: [8] } },
  { code: 'needs_model', at: isDirect, path: () => '/generate/8', body: { text, source: 'prose' } },
  { code: 'no_items', at: isSeveral, body: { text: 'rejectme', enabled_game_ids: [7] } },
  { code: 'no_items', at: isDirect, path: () => '/generate/7', body: { text: 'rejectme', source: 'prose' } },
  { code: 'direct_format', at: isDirect, path: () => '/generate/7', body: { text: '!' } },
  {
    code: 'plugin_failed',
    at: isSeveral,
    options: {
      games: [
        wordGame({
          onWrite: () => {
            throw new Error('broken');
          },
        }),
      ],
    },
    body: { text },
  },
  {
    code: 'not_gradable',
    at: is('/games/{game_type}/grade'),
    path: () => '/games/words/grade',
    body: { item: { word: 'sea' }, answer: 'sea' },
  },
  { code: 'not_found', at: is('/games/{game_type}/player.js') },
  { code: 'state_unavailable', at: isSwitch, options: { control: { setActive: failing('state_unavailable') } } },
  { code: 'state_unavailable', at: is('/reload'), options: { control: { reload: failing('state_unavailable') } } },
  { code: 'invalid_manifest', at: is('/reload'), options: { control: { reload: failing('invalid_manifest') } } },
  {
    code: 'base_url_not_allowed',
    at: (route) => is('/llm')(route) && takesFields(route),
    body: { provider: 'openai', model_name: 'x', base_url: 'http://models.example' },
  },
  {
    code: 'model_not_listed',
    at: generates,
    path: ({ path }) => path.replace('{type_id}', '7'),
    body: { text, model: 'huge' },
  },
  { code: 'job_not_found', at: ({ path }) => path.startsWith('/jobs/') },
  {
    code: 'batch_not_done',
    at: is('/batches/{id}/results'),
    prepare: async (app) => {
      replaceEvents(app, () => eventsOf(() => new Promise(() => {})));
      const response = await app.post('/batches', { route: 'generate', texts: [{ id: 'a', text }] });
      endless = ((await response.json()) as BatchResponse).batch.id;
    },
    path: ({ path }) => path.replace('{id}', endless),
  },
  { code: 'batch_not_found', at: ({ path }) => path.startsWith('/batches/') },
  { code: 'game_not_found', at: is('/batches'), body: { route: 99, texts: [{ id: 'a', text }] } },
  { code: 'model_not_listed', at: is('/batches'), body: { route: 7, model: 'huge', texts: [{ id: 'a', text }] } },
  {
    code: 'webhook_not_allowed',
    at: generates,
    path: ({ path }) => path.replace('{type_id}', '7'),
    body: { text, webhook: 'https://lms.example/ended' },
    headers: { prefer: 'respond-async' },
  },
  {
    code: 'internal',
    at: is('/generate'),
    prepare: (app) => replaceEvents(app, () => eventsOf(() => Promise.reject(new Error('unforeseen')))),
    body: { text },
  },
];

/** What only a model's server or a game that hangs can bring about. */
const fromElsewhere: readonly ProblemCode[] = [
  'context_too_long',
  'model_auth_failed',
  'model_error',
  'model_not_found',
  'model_output_invalid',
  'model_quota',
  'model_rate_limited',
  'model_refused',
  'model_timeout',
  'model_unreachable',
  'plugin_timeout',
];

/** Asks with the Host header of another service, which `fetch` does not send. */
async function askAsOther({ port }: TestApp, method: string, path: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: { host: 'evil.example' } }, (answer) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (piece: string) => {
        body += piece;
      });
      answer.on('end', () => resolve(new Response(body, { status: answer.statusCode ?? 0 })));
    });
    asked.on('error', reject).end();
  });
}

let description: Description;
beforeAll(async () => {
  await using app = await startApp({ games });
  description = await descriptionOf(app);
});

describe('the errors of the document', () => {
  it.each(provocations)('are what is answered: $code', async ({ code, at, options, prepare, path, body, headers }) => {
    const routes = description.routes().filter(at);
    expect(routes.length).toBeGreaterThan(0);
    await using app = await startApp({ games, ...options });
    await prepare?.(app);
    for (const route of routes) {
      const where = path?.(route) ?? examplePath(route);
      const response =
        code === 'forbidden_host'
          ? await askAsOther(app, route.method, where)
          : await askAt(app, route, where, body, headers);
      const answer = (await response.json()) as { readonly code: ProblemCode };
      expect([where, answer.code, response.status]).toEqual([where, code, statusOf[code]]);
      const faults = description.faultsOf(route, response.status, 'application/problem+json', answer);
      expect([where, faults]).toEqual([where, []]);
    }
  });

  it('are all tried, but for those of a model and of a game that hangs', () => {
    const listed = new Set(description.routes().flatMap(codesOf));
    const tried = new Set<string>(provocations.map(({ code }) => code));
    expect([...listed].filter((code) => !tried.has(code)).sort()).toEqual(fromElsewhere);
    expect([...tried].filter((code) => !listed.has(code))).toEqual([]);
  });

  it.each(Object.keys(statusOf) as ProblemCode[])('have the shape of every problem: %s', (code) => {
    const fault = {
      message: 'm',
      code,
      rule: 'r',
      params: { p: 1 },
      draft: 0,
      pointer: '/p',
      line: 1,
      column: 1,
      type_id: 1,
    };
    const errors = [fault satisfies Required<Fault>];
    const body = problemBody(new Problem(code, 'It failed.', { errors, errorsTotal: 2 }), 'a-request-id');
    expect(description.faults(['components', 'schemas', 'Problem'], body)).toEqual([]);
  });
});
