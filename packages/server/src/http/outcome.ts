import { randomUUID } from 'node:crypto';
import type { Layer } from '@koa/router';
import { isEngineError } from '@ludotext/engine';
import type Koa from 'koa';
import type { Refusals } from '../bounds/refusals.js';
import { isStopping, type Phase } from '../lifecycle/phase.js';
import { causeNames, causeWords } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { Metrics } from '../observation/metrics.js';
import { securityHeaders } from './headers.js';
import { messageLanguageOf } from './negotiation.js';
import { type Problem, problemBody, problemOf } from './problem.js';
import type { Failure, RequestState } from './request-context.js';

type Context = Koa.ParameterizedContext<RequestState>;

/** The logged status of a request whose caller disconnected before the response. */
const callerGone = 499;

/** The outermost middleware: names the request, answers errors as problems, and writes one line to the log. */
export function outcome(log: Log, metrics: Metrics, phase: Phase, refusals: Refusals): Koa.Middleware<RequestState> {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.get('X-Request-Id'));
    context.state.requestId = requestId;
    context.set({ ...securityHeaders, 'X-Request-Id': requestId });
    let failure: Failure | undefined;
    try {
      await next();
    } catch (error) {
      failure = { error };
      const problem = problemOf(error);
      if (limits.has(problem.code)) await refusals.turn(context.state.caller, context.res);
      answerProblem(context, problem, requestId);
    }
    if (isStopping(phase)) context.set('Connection', 'close');
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
      const caller = callerOf(context);
      log[levelOf(end)]('request', { ...end, milliseconds: Math.round(milliseconds), request_id: requestId, caller });
      metrics.request({ ...end, seconds: milliseconds / 1000 });
      if (problem !== undefined && isFailure(problem)) logCause(log, problem, requestId);
    };
    // A stream ends later than everything else.
    if (context.state.streamed === undefined) logEnd(failure);
    else void context.state.streamed.then(logEnd);
  };
}

/** Codes of requests over a limit; their callers may ask again at once. */
const limits: ReadonlySet<string> = new Set(['overloaded', 'rate_limited']);

function requestIdOf(given: string): string {
  return /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

function answerProblem(context: Context, problem: Problem, requestId: string): void {
  // Also replaces headers that a route set before it failed.
  context.set({ ...securityHeaders, ...problem.headers });
  context.status = problem.status;
  const language = messageLanguageOf(context);
  context.set('Content-Language', language);
  context.body = problemBody(problem, requestId, language);
  context.type = 'application/problem+json';
}

/** The route's pattern and not the path, because a path can contain anything. */
function routeOf({ matched, method }: Context & { matched?: readonly Layer[] }): string | undefined {
  // Guards match too, but have no methods.
  const route = matched?.find(({ methods }) => methods.includes(method))?.path;
  return typeof route === 'string' ? route : undefined;
}

/** The caller as the log may name it: its key by a part of the hash. Addresses are personal data and are not logged. */
function callerOf({ state }: Context): string | undefined {
  const caller: string | undefined = state.caller;
  return caller === undefined || caller.startsWith('key:') ? caller : 'address';
}

/** Probes and scrapes come every few seconds: successful ones are logged at `debug`. */
function levelOf({ route, code }: { readonly route: string | undefined; readonly code: string | undefined }) {
  return code === undefined && route !== undefined && /^\/(health|metrics)/.test(route) ? 'debug' : 'info';
}

/** Refusals under load are frequent, and the request's own line says everything about them. */
const refusals: ReadonlySet<string> = new Set(['overloaded', 'shutting_down']);

function isFailure({ status, code }: Problem): boolean {
  return status >= 500 && !refusals.has(code);
}

/**
 * Failures of the service are logged with a stack, as those of games are where they happen; for others the kind of
 * failure is enough.
 */
function logCause(log: Log, problem: Problem, requestId: string): void {
  const cause = isEngineError(problem.cause) ? problem.cause.cause : problem.cause;
  log.error('failed', {
    request_id: requestId,
    code: problem.code,
    message: problem.message,
    cause: problem.code === 'internal' ? causeWords(cause) : causeNames(cause),
  });
}
