import { Problem } from '../http/problem.js';

/** Seconds after which a caller may try again; when a job will end is not known. */
const retryAfter = 10;

export function tooManyJobs(): Problem {
  return new Problem(
    'overloaded',
    'The service has as many jobs as it may have (LUDOTEXT_MAX_JOBS). Try again when some of them have ended.',
    { retryAfter },
  );
}

export function tooManyOfCaller(): Problem {
  return new Problem(
    'overloaded',
    'You have as many jobs as you may have (LUDOTEXT_MAX_JOBS_PER_CALLER). Try again when one of them has ended.',
    { retryAfter },
  );
}
