import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import type { Admission } from '../bounds/admission.js';
import type { CallQueue } from '../bounds/call-queue.js';
import { acceptsJson } from '../http/negotiation.js';
import { shuttingDown } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import type { StateControl } from '../lifecycle/open-state.js';
import type { Phase } from '../lifecycle/phase.js';
import type { GamesControl } from '../lifecycle/watched-games.js';
import type { ModelControl } from '../models/model-control.js';
import { version } from '../version.js';
import { gameCounts } from './wire-games.js';

/** What the health responses read. */
export interface HealthSources {
  readonly engine: Pick<Engine, 'llm' | 'limits' | 'registry'>;
  readonly games: Pick<GamesControl, 'failure'>;
  readonly model: Pick<ModelControl, 'trouble'>;
  readonly state: StateControl;
  readonly guards: { readonly admission: Admission; readonly queue: CallQueue };
  readonly phase: Phase;
}

/**
 * Whether the process is alive, whether it wants requests, and whether the service is well. None of them calls another
 * server: an unreachable model is no reason to restart the service or to take it out of rotation.
 */
export function healthRoutes(sources: HealthSources): Router<RequestState> {
  const { engine, games, model, state, guards, phase } = sources;
  const startedAt = performance.now();
  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/health/live', (context) => {
      context.body = { status: 'ok' };
    })
    .get('/health/ready', (context) => {
      const isReady = phase.name === 'serving';
      context.status = isReady ? 200 : 503;
      context.body = { status: isReady ? 'ready' : phase.name };
    })
    .get('/health', acceptsJson, (context) => {
      if (phase.name === 'draining') throw shuttingDown();
      const { total, active_count: active } = gameCounts(engine.registry);
      // What an operator should check, one sentence each.
      const reasons = [
        ...(games.failure === undefined ? [] : ['games.yaml has faults; the games stay as they were.']),
        ...(model.trouble === undefined ? [] : [model.trouble]),
        ...state.troubles,
        ...(active === 0 ? ['No game is active.'] : []),
      ];
      context.body = {
        status: reasons.length === 0 ? 'ok' : 'degraded',
        version,
        uptime_seconds: Math.floor((performance.now() - startedAt) / 1000),
        ready: phase.name === 'serving',
        llm: engine.llm,
        games: { total, active },
        limits: { max_text: engine.limits.maxTextLength, max_items: engine.limits.maxItems },
        work: {
          requests: guards.admission.underWay,
          calls: guards.queue.running,
          waiting: guards.queue.waiting,
        },
        ...(reasons.length === 0 ? {} : { reasons }),
      };
    });
}
