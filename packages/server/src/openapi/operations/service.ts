import { version } from '../../version.js';
import type { Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'The service';

/** How the service is, what it reads its games from, and this document. */
export const servicePaths: Paths = {
  '/health': {
    get: operation({
      operationId: 'getHealth',
      tag,
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
  '/reload': {
    post: operation({
      operationId: 'reloadGames',
      tag,
      summary: 'Take games.yaml as it is now',
      description:
        'All or nothing: a file that cannot be used leaves every game as it was. Requests under way finish with the code they began with.',
      body: 'empty',
      answer: jsonAnswer('ReloadAnswer', 'What changed, by name.', {
        added: {
          summary: 'One game more',
          value: { success: true, total: 4, active_count: 4, added: ['true_false'], removed: [], changed: [] },
        },
      }),
      problems: ['invalid_manifest', 'state_unavailable'],
    }),
  },
  '/openapi.json': {
    get: operation({
      operationId: 'getOpenApi',
      tag,
      summary: 'This document',
      description: 'OpenAPI 3.1. The schemas of items are those of the games there are now.',
      answer: {
        description: 'The document.',
        content: { 'application/json': { schema: { type: 'object', required: ['openapi', 'info', 'paths'] } } },
      },
    }),
  },
};
