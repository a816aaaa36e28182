import type { GenerationEvent, LanguageModel } from '@ludotext/engine';
import { Counter, Gauge, Registry } from 'prom-client';
import { version } from '../version.js';
import { generationMetrics } from './generation-metrics.js';
import { modelMetrics } from './model-metrics.js';
import { processMetrics } from './process-metrics.js';
import { type RequestEnd, requestMetrics } from './request-metrics.js';

export type { RequestEnd } from './request-metrics.js';

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
  /** One step of a generation: retries, items, games that failed. */
  event(event: GenerationEvent<unknown>): void;
  /** The same model, whose calls and tokens are counted. */
  around(model: LanguageModel): LanguageModel;
  reload(outcome: 'taken' | 'refused'): void;
  /** An error that nobody caught: the process ends because of it. */
  unhandled(): void;
  gauges(gauges: Gauges): void;
  /** Everything, in Prometheus' text format. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** Counters of one service, which begin at 0: two services in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const ofProcess = processMetrics();
  new Gauge({
    name: 'ludotext_build_info',
    help: 'Always 1; the labels tell what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  const reloads = new Counter({
    name: 'ludotext_reloads_total',
    help: 'Times games.yaml was read anew: taken, or refused with every game left as it was.',
    labelNames: ['outcome'],
    registers,
  });
  // From the start on, so that the first one is an increase.
  for (const outcome of ['taken', 'refused']) reloads.inc({ outcome }, 0);
  const unhandled = new Counter({
    name: 'ludotext_unhandled_failures_total',
    help: 'Errors that nobody caught; the process drains and ends after the first.',
    registers,
  });
  return {
    request: requestMetrics(registry),
    event: generationMetrics(registry),
    around: modelMetrics(registry),
    reload: (outcome) => reloads.inc({ outcome }),
    unhandled: () => unhandled.inc(),
    gauges: (gauges) => registerGauges(registry, gauges),
    text: async () => ({
      type: registry.contentType,
      body: `${await registry.metrics()}${await ofProcess.metrics()}`,
    }),
  };
}

function registerGauges(registry: Registry, { underWay, callsRunning, callsWaiting, games }: Gauges): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('ludotext_generations_running', 'Generation requests under way, those that wait included.', underWay);
  gauge('ludotext_model_calls_running', 'Questions to the model under way.', callsRunning);
  gauge('ludotext_model_calls_waiting', 'Questions to the model that wait for their turn.', callsWaiting);
  new Gauge({
    name: 'ludotext_games',
    help: 'Registered games, by whether they are active.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, active } = games();
      this.set({ state: 'active' }, active);
      this.set({ state: 'inactive' }, total - active);
    },
  });
}
