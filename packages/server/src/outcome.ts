import { randomUUID } from 'node:crypto';
import { isEngineError } from '@ludotext/engine';
import type Koa from 'koa';
import type { Failure } from './event-stream.js';
import type { Phase } from './life/phase.js';
import type { Log } from './observation/log.js';
import type { Metrics } from './observation/metrics.js';
import { type Problem, problemBody, problemOf } from './problem.js';
import type { RequestState } from './request-context.js';

type Context = Koa.ParameterizedContext<RequestState>;

/** Headers of every answer: it is data, not a page, and nobody keeps it. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The status in the log of a request whose caller was gone before it was answered. */
const callerGone = 499;

/** The outermost middleware: names the request, answers errors as problems, and writes one line to the log. */
export function outcome(log: Log, metrics: Metrics, phase: Phase): Koa.Middleware<RequestState> {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.get('X-Request-Id'));
    context.state.requestId = requestId;
    context.set({ ...headers, 'X-Request-Id': requestId });
    let failure: Failure | undefined;
    try {
      await next();
    } catch (error) {
      failure = { error };
      answerProblem(context, problemOf(error), requestId);
    }
    if (phase.name === 'draining') context.set('Connection', 'close');
    const logEnd = (failed: Failure | undefined) => {
      const gone = isEngineError(failed?.error) && failed.error.code === 'aborted';
      const problem = failed === undefined || gone ? undefined : problemOf(failed.error);
      const end = {
        method: context.method,
        route: routeOf(context),
        status: gone ? callerGone : context.status,
        code: gone ? 'aborted' : problem?.code,
      };
      const milliseconds = performance.now() - startedAt;
      log.info('request', { ...end, milliseconds: Math.round(milliseconds), request_id: requestId });
      metrics.request({ ...end, seconds: milliseconds / 1000 });
      if (problem !== undefined && problem.status >= 500) logCause(log, problem, requestId);
    };
    // A stream goes on when everything else is done.
    if (context.state.streamed === undefined) logEnd(failure);
    else void context.state.streamed.then(logEnd);
  };
}

function requestIdOf(given: string): string {
  return /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

function answerProblem(context: Context, problem: Problem, requestId: string): void {
  context.set(problem.headers);
  context.status = problem.status;
  context.body = problemBody(problem, requestId);
  context.type = 'application/problem+json';
}

/** The pattern of the route and not the path: a path may hold anything. */
function routeOf({ _matchedRoute: route }: Context & { _matchedRoute?: string | RegExp }): string | undefined {
  return typeof route === 'string' ? route : undefined;
}

/**
 * A failure of ours is logged with its stack, as a game's is where it happens. A model server's own words are not, they may
 * hold anything.
 */
function logCause(log: Log, problem: Problem, requestId: string): void {
  const cause = isEngineError(problem.cause) ? problem.cause.cause : problem.cause;
  log.error('failed', {
    request_id: requestId,
    code: problem.code,
    message: problem.message,
    cause: cause instanceof Error ? (problem.code === 'internal' ? cause.stack : cause.name) : undefined,
  });
}
