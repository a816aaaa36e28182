import { Counter, Histogram, type Registry } from 'prom-client';
import { other } from './few-values.js';

/** The end of one request. */
export interface RequestEnd {
  /** Undefined, as `seconds` is, where it was refused before it was a request. */
  readonly method?: string;
  /** The route's pattern, never its path; undefined where no route answers. */
  readonly route?: string | undefined;
  readonly status: number;
  /** The problem's code, where it failed. */
  readonly code: string | undefined;
  readonly seconds?: number;
}

/** Upper bounds in seconds, from an offline answer to the longest that a local model is given. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

/** Callers may send any of the methods that Node's parser knows; only those of our routes are told apart. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function requestMetrics(registry: Registry): (end: RequestEnd) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'ludotext_http_requests_total',
    help: 'Requests answered, by route and by the code of the error, or ok; 499 where the caller was gone.',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ludotext_http_request_duration_seconds',
    help: 'Time until the answer is ready, for event streams until their end.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  return (end) => {
    const method = end.method !== undefined && methods.has(end.method) ? end.method : other;
    const route = end.route ?? 'none';
    requests.inc({ method, route, status: String(end.status), code: end.code ?? 'ok' });
    if (end.seconds !== undefined) seconds.observe({ method, route }, end.seconds);
  };
}
