import Router, { type RouterMiddleware } from '@koa/router';
import type { Engine } from '@ludotext/engine';
import Koa from 'koa';
import type { GamesControl, ModelControl } from './controls.js';
import { corsFor, hostGuard, originGuard } from './guards.js';
import type { Log } from './log.js';
import { acceptsJson } from './negotiation.js';
import { outcome } from './outcome.js';
import { Problem, shuttingDown } from './problem.js';
import type { RequestState } from './request-context.js';
import { gamesRoutes } from './routes/games.js';
import { generateRoutes } from './routes/generate.js';
import { healthRoutes } from './routes/health.js';
import { llmRoutes } from './routes/llm.js';
import { openapiRoutes } from './routes/openapi.js';
import { pageRoutes } from './routes/page.js';
import { playerRoutes } from './routes/players.js';
import { reloadRoutes } from './routes/reload.js';
import type { Settings } from './settings.js';

export interface AppOptions {
  readonly engine: Engine;
  readonly games: GamesControl;
  readonly model: ModelControl;
  readonly settings: Pick<
    Settings,
    'HOST' | 'LUDOTEXT_MAX_BODY' | 'LUDOTEXT_CORS_ORIGINS' | 'LUDOTEXT_HEARTBEAT_SECONDS'
  >;
  readonly log: Log;
  /** The folder of the page for people, built; none is served when absent. */
  readonly page?: string | undefined;
  /** Whether the service is stopping: new requests are then refused and connections closed. Never, when absent. */
  readonly isDraining?: () => boolean;
  /** Fires when generation requests under way have to end; its reason is the error they are answered with. Never, when absent. */
  readonly stopping?: AbortSignal;
}

/** The HTTP application; it opens no port and reads no environment. */
export function createApp(options: AppOptions): Koa<RequestState> {
  const { engine, games, model, settings, log, page, isDraining = () => false } = options;
  const { stopping = new AbortController().signal } = options;
  const { HOST, LUDOTEXT_MAX_BODY: maxBody, LUDOTEXT_CORS_ORIGINS: origins } = settings;
  const heartbeat = settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000;
  const routers = [
    gamesRoutes(engine, games, maxBody),
    reloadRoutes(games, maxBody),
    llmRoutes(model, maxBody),
    healthRoutes(engine, games),
    openapiRoutes(engine),
  ];
  // The first ones choose the form of their answer themselves.
  const router = new Router<RequestState>({ sensitive: true })
    .use(generateRoutes(engine, { maxBody, heartbeat, stopping }).routes())
    .use(playerRoutes(engine).routes());
  if (page !== undefined) router.use(pageRoutes(page).routes());
  router.use(acceptsJson);
  for (const part of routers) router.use(part.routes());

  const app = new Koa<RequestState>();
  app.use(outcome(log, isDraining));
  app.use(hostGuard(HOST));
  app.use(corsFor(origins));
  app.use(originGuard(origins));
  app.use(refuseWhileDraining(isDraining));
  app.use(router.routes());
  app.use(unmatched);
  // Koa reports here what happens to an answer on its way out, such as a caller that hangs up.
  app.on('error', (error: Error) => log.debug('connection', { message: error.message }));
  return app;
}

function refuseWhileDraining(isDraining: () => boolean): Koa.Middleware<RequestState> {
  return async (_, next) => {
    if (isDraining()) throw shuttingDown();
    await next();
  };
}

/** What no route answers: another method of a route there is, or no route at all. */
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
