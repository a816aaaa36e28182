import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import type { GamesControl } from '../controls.js';
import type { Phase } from '../life/phase.js';
import { acceptsJson } from '../negotiation.js';
import { shuttingDown } from '../problem.js';
import type { RequestState } from '../request-context.js';
import { version } from '../version.js';
import { countsAnswer } from '../wire.js';

/** Whether the service is well. It asks no other server: a model that is away is no reason to restart the service. */
export function healthRoutes(engine: Engine, games: GamesControl, phase: Phase): Router<RequestState> {
  const startedAt = performance.now();
  return new Router<RequestState>({ sensitive: true }).get('/health', acceptsJson, (context) => {
    if (phase.name === 'draining') throw shuttingDown();
    const { total, active_count: active } = countsAnswer(engine.registry);
    const reasons = [
      ...(games.failure === undefined ? [] : ['games.yaml cannot be used as it is; the games are those of before.']),
      ...(active === 0 ? ['No game is active.'] : []),
    ];
    context.body = {
      status: reasons.length === 0 ? 'ok' : 'degraded',
      version,
      uptime_seconds: Math.floor((performance.now() - startedAt) / 1000),
      llm: engine.llm,
      games: { total, active },
      limits: { max_text: engine.limits.maxTextLength, max_items: engine.limits.maxItems },
      ...(reasons.length === 0 ? {} : { reasons }),
    };
  });
}
