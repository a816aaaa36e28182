import type { GenerationEvent } from '@ludotext/engine';

/** The end of one request. */
export interface RequestEnd {
  readonly method: string;
  /** The route's pattern, never its path; undefined where no route answers. */
  readonly route: string | undefined;
  readonly status: number;
  /** The problem's code, where it failed. */
  readonly code: string | undefined;
  readonly seconds: number;
}

/** What is read off the service at the moment it is asked. */
export interface Gauges {
  /** Generation requests under way. */
  readonly underWay: () => number;
  /** Calls of the model under way. */
  readonly callsRunning: () => number;
  /** Calls of the model that wait. */
  readonly callsWaiting: () => number;
  /** Games registered and switched on. */
  readonly games: () => { readonly total: number; readonly active: number };
}

/** What the service counts, for Prometheus. */
export interface Metrics {
  request(end: RequestEnd): void;
  /** One step of a generation: retries, items, tokens. */
  event(event: GenerationEvent<unknown>): void;
  reload(outcome: 'taken' | 'refused'): void;
  gauges(gauges: Gauges): void;
  /** Everything, in Prometheus' text format. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

export function createMetrics(): Metrics {
  return {
    request: () => {},
    event: () => {},
    reload: () => {},
    gauges: () => {},
    text: async () => ({ type: 'text/plain; charset=utf-8', body: '' }),
  };
}
