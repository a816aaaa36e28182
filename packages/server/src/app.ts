import { setMaxListeners } from 'node:events';
import Router, { type RouterMiddleware } from '@koa/router';
import type { Engine } from '@ludotext/engine';
import Koa from 'koa';
import { noteCaller } from './access/caller.js';
import { hostGuard } from './access/host-guard.js';
import { type KeyGuard, keyGuard } from './access/keys.js';
import { corsFor, originGuard } from './access/origins.js';
import { type Admission, admission } from './bounds/admission.js';
import { type CallQueue, callQueue } from './bounds/call-queue.js';
import { type Idempotency, idempotency, memoryAnswers } from './bounds/idempotency.js';
import { type RateLimit, rateLimit } from './bounds/rate-limit.js';
import { type Refusals, refusals } from './bounds/refusals.js';
import { acceptsJson } from './http/negotiation.js';
import { outcome } from './http/outcome.js';
import { Problem, shuttingDown } from './http/problem.js';
import type { RequestState } from './http/request-context.js';
import { unreadBody } from './http/unread-body.js';
import type { JobStore } from './jobs/job-store.js';
import type { StateControl } from './lifecycle/open-state.js';
import { type Phase, serving } from './lifecycle/phase.js';
import type { GamesControl } from './lifecycle/watched-games.js';
import type { ModelControl } from './models/model-control.js';
import { causeNames } from './observation/cause-words.js';
import type { Log } from './observation/log.js';
import { createMetrics, type Metrics } from './observation/metrics.js';
import type { SharedGuards } from './redis/shared-guards.js';
import { batchRoutes } from './routes/batches.js';
import { documentDesk, documentRoutes } from './routes/documents.js';
import { gamesAdminRoutes, gamesRoutes } from './routes/games.js';
import { generateRoutes } from './routes/generate.js';
import { healthRoutes } from './routes/health.js';
import { jobDesk, jobRoutes } from './routes/jobs.js';
import { llmRoutes, modelsRoutes } from './routes/llm.js';
import { metricsRoutes } from './routes/metrics.js';
import { openapiRoutes } from './routes/openapi.js';
import { pageRoutes } from './routes/page.js';
import { playerRoutes } from './routes/players.js';
import { formatRoutes, setRoutes, setSchemaRoutes } from './routes/sets.js';
import type { Settings } from './settings/settings.js';

/** What the application serves, and its dependencies. */
export interface AppOptions {
  readonly engine: Engine;
  readonly games: GamesControl;
  readonly model: ModelControl;
  /** Where decisions are stored; without it, health reports no trouble. */
  readonly state?: StateControl;
  readonly settings: Settings;
  readonly log: Log;
  /** Counts requests; when absent, only `/metrics` shows the counts. */
  readonly metrics?: Metrics;
  /** Rate limits, admission and keys; made from the settings when absent. */
  readonly guards?: Guards;
  /**
   * The phase of the service: while it drains, new requests are rejected and connections closed. Serving when absent.
   */
  readonly phase?: Phase;
  /**
   * Aborts generation requests under way; its reason is the error they are answered with. Never aborted when absent.
   */
  readonly stopping?: AbortSignal;
  /** The jobs; without them requests do not become jobs. */
  readonly jobs?: JobStore | undefined;
  /** The folder of the built page; no page is served when absent. */
  readonly page?: string | undefined;
}

/** The options with every default filled in. */
interface AppParts extends AppOptions {
  readonly state: StateControl;
  readonly metrics: Metrics;
  readonly guards: Guards;
  readonly phase: Phase;
  readonly stopping: AbortSignal;
}

/** The HTTP application; it opens no port and reads no environment. */
export function createApp(given: AppOptions): Koa<RequestState> {
  const options: AppParts = {
    ...given,
    state: given.state ?? { troubles: [] },
    metrics: given.metrics ?? createMetrics(),
    guards: given.guards ?? createGuards(given.settings),
    phase: given.phase ?? serving,
    stopping: given.stopping ?? new AbortController().signal,
  };
  const { settings, log, metrics, guards, phase, stopping } = options;
  // Every generation request under way adds a listener.
  setMaxListeners(0, stopping);
  const app = new Koa<RequestState>();
  app.use(outcome(log, metrics, phase, guards.refusals));
  app.use(unreadBody());
  app.use(hostGuard(settings));
  app.use(corsFor(settings));
  app.use(originGuard(settings));
  app.use(noteCaller(settings));
  app.use(routesOf(options).routes());
  app.use(unmatched);
  // Koa reports errors of sending a response here, such as a caller that disconnects.
  app.on('error', (error: Error) => log.debug('connection', { cause: causeNames(error) }));
  return app;
}

/** The routes in order: a guard applies to the routes registered after it. */
function routesOf(options: AppParts): Router<RequestState> {
  const { engine, games, model, state, settings, metrics, guards, phase, stopping, page, jobs } = options;
  const { keys, rate, admission, idempotency } = guards;
  const { LUDOTEXT_MAX_BODY: maxBody } = settings;
  const router = new Router<RequestState>({ sensitive: true, strict: true });

  // Probes also need these while the service stops.
  router.use(healthRoutes({ engine, games, model, state, guards, phase }).routes());
  router.use(refuseWhileDraining(phase));
  // Whoever only works on jobs answers nobody else.
  if (settings.LUDOTEXT_ROLE === 'work') return router.use(metricsRoutes(metrics, keys.metrics).routes());
  // A browser needs these before it has a key.
  if (page !== undefined) router.use(pageRoutes(page).routes());
  router.use(playerRoutes(engine).routes());
  router.use(openapiRoutes(engine, settings).routes());
  router.use(setSchemaRoutes().routes());
  router.use(metricsRoutes(metrics, keys.metrics).routes());

  router.use(keys.needs('play'));
  const { listed: models } = model;
  const generation = { settings, models, stopping, rate: rate.generation, admission, idempotency, metrics };
  const desk = jobs === undefined ? undefined : jobDesk(engine, jobs, settings);
  const documents = documentDesk(settings);
  router.use(generateRoutes(engine, { ...generation, jobs: desk, documents }).routes());
  router.use(
    documentRoutes(engine, {
      settings,
      desk: documents,
      stopping,
      rate: rate.generation,
      admission,
      idempotency,
    }).routes(),
  );
  router.use(setRoutes(engine, generation).routes());
  if (jobs !== undefined) {
    const batches = { settings, models, work: rate.generation, rate: rate.request, admission };
    router.use(batchRoutes(engine, jobs, batches).routes());
    router.use(jobRoutes(jobs, rate.request, settings, stopping).routes());
  }
  router.use(rate.request, acceptsJson);
  router.use(formatRoutes(engine).routes());
  router.use(gamesRoutes(engine, maxBody).routes());
  router.use(modelsRoutes(model).routes());

  router.use(keys.needs('admin'));
  router.use(gamesAdminRoutes(games, maxBody).routes());
  router.use(llmRoutes(model, maxBody).routes());
  return router;
}

function refuseWhileDraining(phase: Phase): RouterMiddleware<RequestState> {
  return async (_, next) => {
    if (phase.name === 'draining') throw shuttingDown();
    await next();
  };
}

/** Answers requests without a route: an unsupported method of a known path, or an unknown path. */
const unmatched: RouterMiddleware<RequestState> = (context) => {
  const methods = new Set((context.matched ?? []).flatMap((layer) => layer.methods));
  if (methods.size === 0) throw new Problem('not_found', 'There is no such route.');
  const allowed = [...methods, 'OPTIONS'].join(', ');
  context.set('Allow', allowed);
  if (context.method !== 'OPTIONS') {
    throw new Problem('method_not_allowed', `This route takes ${allowed}.`);
  }
  context.status = 204;
};

/** The guards in front of the routes; they keep state between requests. */
export interface Guards {
  readonly keys: KeyGuard;
  readonly rate: RateLimit;
  readonly admission: Admission;
  readonly queue: CallQueue;
  readonly idempotency: Idempotency;
  readonly refusals: Refusals;
  /** Releases their resources. */
  close(): void;
}

/**
 * Creates the guards from the settings. One set serves one application; the caller closes it.
 * @param shared what they share with other processes; nothing when absent
 */
export function createGuards(settings: Settings, shared?: SharedGuards): Guards {
  const rate = rateLimit(settings, shared?.limiter);
  const admissions = admission(settings, undefined, shared?.shares);
  const paced = refusals(settings);
  return {
    keys: keyGuard(settings, rate),
    rate,
    admission: admissions,
    queue: callQueue(settings, shared?.calls),
    idempotency: idempotency(shared?.answers ?? memoryAnswers(settings)),
    refusals: paced,
    close: () => {
      admissions.close();
      paced.close();
      shared?.close();
    },
  };
}
