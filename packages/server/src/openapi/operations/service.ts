import { version } from '../../version.js';
import { headerRefs } from '../headers.js';
import { refTo } from '../json-schema.js';
import type { Operation, Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'The service';

/** Health, reloading games.yaml, and this document. */
export const servicePaths: Paths = {
  '/health': {
    get: operation({
      operationId: 'getHealth',
      tag,
      access: 'public',
      summary: 'Whether the service is well',
      description: '`degraded` is answered with 200, too. The server of the model is not asked: see `GET /llm`.',
      answer: jsonAnswer('HealthAnswer', 'How it is.', {
        ok: {
          summary: 'All is well',
          value: {
            status: 'ok',
            version,
            uptime_seconds: 12,
            ready: true,
            llm: 'offline/extractive',
            games: { total: 3, active: 3 },
            limits: { max_text: 200_000, max_items: 50 },
            work: { requests: 0, calls: 0, waiting: 0 },
          },
        },
        degraded: {
          summary: 'It runs, but not as it should',
          value: {
            status: 'degraded',
            version,
            uptime_seconds: 12,
            ready: true,
            llm: 'offline/extractive',
            games: { total: 3, active: 0 },
            limits: { max_text: 200_000, max_items: 50 },
            work: { requests: 0, calls: 0, waiting: 0 },
            reasons: ['No game is active.'],
          },
        },
      }),
    }),
  },
  '/health/live': {
    get: operation({
      operationId: 'getLive',
      tag,
      access: 'public',
      isProbe: true,
      summary: 'Whether the process lives',
      description: 'For process managers: no response means that the process hangs. It depends on nothing else.',
      answer: jsonAnswer('LiveAnswer', 'It lives.', { ok: { summary: 'It lives', value: { status: 'ok' } } }),
    }),
  },
  '/health/ready': { get: ready() },
  '/metrics': {
    get: operation({
      operationId: 'getMetrics',
      tag,
      access: 'admin',
      summary: 'What the service counts',
      description:
        'For Prometheus. Without keys it is available on a loopback address only, and `forbidden` on any other.',
      answer: { description: "Prometheus' text format.", content: { 'text/plain': { schema: { type: 'string' } } } },
    }),
  },
  '/reload': {
    post: operation({
      operationId: 'reloadGames',
      tag,
      access: 'admin',
      summary: 'Take games.yaml as it is now',
      description:
        'All or nothing: a file that cannot be used leaves every game as it was. Requests under way finish with the code they began with.',
      body: 'empty',
      answer: jsonAnswer('ReloadAnswer', 'What changed, by name.', {
        added: {
          summary: 'One game more',
          value: {
            success: true,
            total: 4,
            active_count: 4,
            added: ['true_false'],
            removed: [],
            changed: [],
            formats: { added: [], removed: [], changed: [] },
          },
        },
      }),
      problems: ['invalid_manifest', 'state_unavailable'],
    }),
  },
  '/openapi.json': {
    get: operation({
      operationId: 'getOpenApi',
      tag,
      access: 'public',
      summary: 'This document',
      description: 'OpenAPI 3.1. The schemas of items are those of the games there are now.',
      answer: {
        description: 'The document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    }),
  },
};

/** Not being ready is no problem response: it has the same body, with status 503. */
function ready(): Operation {
  const asking = operation({
    operationId: 'getReady',
    tag,
    access: 'public',
    isProbe: true,
    summary: 'Whether the service wants requests',
    description:
      'For load balancers. `leaving` still serves, while they look elsewhere; `draining` only finishes what it began.',
    answer: jsonAnswer('ReadyAnswer', 'It does.', { ready: { summary: 'It serves', value: { status: 'ready' } } }),
  });
  const notReady = {
    description: 'It does not.',
    headers: headerRefs('X-Request-Id'),
    content: {
      'application/json': {
        schema: refTo('ReadyAnswer'),
        examples: { leaving: { summary: 'It is about to stop', value: { status: 'leaving' } } },
      },
    },
  };
  return { ...asking, responses: { ...asking.responses, 503: notReady } };
}
