import Router, { type RouterMiddleware } from '@koa/router';
import type { RequestState } from '../http/request-context.js';
import type { Metrics } from '../observation/metrics.js';

/** The service's counters, for Prometheus. */
export function metricsRoutes(metrics: Metrics, guard: RouterMiddleware<RequestState>): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).get('/metrics', guard, async (context) => {
    const { type, body } = await metrics.text();
    // Koa would rewrite the parameters of a type set as `context.type`.
    context.set('Content-Type', type);
    context.body = body;
  });
}
