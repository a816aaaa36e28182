import type { Engine, LanguageModel, ProgressEvent } from '@ludotext/engine';
import { startDeadline } from '../bounds/deadline.js';
import { Problem, problemBody, problemOf } from '../http/problem.js';
import { causeNames, causeWords } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { JobRun, Metrics } from '../observation/metrics.js';
import { type GenerationRequest, generationModes, listedModel } from '../routes/modes.js';
import { progressEvent } from '../routes/wire.js';
import type { Settings } from '../settings/settings.js';
import type { JobOutcome, JobWork, TakenJob } from './job-store.js';

export interface JobRunnerOptions {
  readonly engine: Engine;
  readonly settings: Pick<Settings, 'LUDOTEXT_REQUEST_SECONDS' | 'LUDOTEXT_JOB_HOURS'>;
  /** The models that a request may choose, by name. */
  readonly models: ReadonlyMap<string, LanguageModel>;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Starts that ended a process, or lost it, after which a job is not tried again. */
const maxStarts = 3;

/** Failures that pass by themselves: the job waits for better times, and all others with it. */
const passing: ReadonlySet<string> = new Set(['model_rate_limited', 'overloaded']);

/** A game that failed in a way that passes is tried again. */
const isLasting = (event: ProgressEvent) =>
  event.type !== 'game' || event.error === undefined || !passing.has(event.error.code);

/** How long that is unless the failure says so, in milliseconds. */
const usualPause = 5_000;

/** Does jobs as their routes would have done the requests; a start after the first goes on from the events before. */
export function jobRunner({ engine, settings, models, metrics, log }: JobRunnerOptions): JobWork {
  const modes = generationModes(engine, metrics);

  const run = async (job: TakenJob): Promise<JobOutcome> => {
    if (job.starts > maxStarts) throw poisoned();
    const { route, params, body, messageLanguage } = job.request;
    const request = { route, params, body } as GenerationRequest;
    const model = listedModel(request.body.model, models);
    const deadline = startDeadline({ model: model ?? engine.model }, settings, job.signal);
    const resume = job.events.flatMap(({ type, data }) => progressEvent(type, data) ?? []).filter(isLasting);
    try {
      // Its readers want each item as soon as it is there, and a later start goes on from it.
      const how = { signal: deadline.signal, messageLanguage, model, live: true, resume };
      for await (const { type, data } of modes.events(request, how)) {
        if (type === 'done') return { state: 'done', result: data };
        job.append({ type, data });
      }
      throw new Error('The events ended without a result.');
    } finally {
      deadline.unlink();
    }
  };

  return async (job) => {
    const startedAt = performance.now();
    let outcome: JobOutcome;
    let problem: Problem | undefined;
    try {
      outcome = await run(job);
    } catch (error) {
      problem = problemOf(error);
      outcome = failed(job, problem, settings.LUDOTEXT_JOB_HOURS);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const { requestId, route } = job.request;
    const caller = job.caller.startsWith('key:') ? job.caller : 'address';
    const state: JobRun['state'] = job.signal.aborted ? 'left' : outcome.state;
    // How work ends that is broken off is no failure of its own.
    const code = state === 'left' ? undefined : problem?.code;
    const end = { route, state, code, starts: job.starts };
    metrics.job({ ...end, seconds });
    const milliseconds = Math.round(seconds * 1000);
    log.info('job', { job: job.id.slice(0, 8), ...end, milliseconds, request_id: requestId, caller });
    if (problem !== undefined && problem.status >= 500 && !job.signal.aborted) {
      const { code, message, cause } = problem;
      const words = code === 'internal' ? causeWords(cause) : causeNames(cause);
      log.error('failed', { request_id: requestId, code, message, cause: words });
    }
    return outcome;
  };
}

function failed({ request, created, signal }: TakenJob, problem: Problem, hours: number): JobOutcome {
  const isFresh = Date.now() - created < hours * 3_600_000;
  if (signal.aborted) return { state: 'waiting', pauseMs: 0 };
  if (passing.has(problem.code) && isFresh) {
    const { retryAfter } = problem;
    return { state: 'waiting', pauseMs: retryAfter === undefined ? usualPause : retryAfter * 1000 };
  }
  return { state: 'failed', problem: problemBody(problem, request.requestId, request.messageLanguage) };
}

function poisoned(): Problem {
  const message = `The work on this job was broken off ${maxStarts} times, and it is not tried again. Its text may be what breaks the service; tell the operator.`;
  return new Problem('internal', message);
}
