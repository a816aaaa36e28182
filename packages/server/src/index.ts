export type { KeyGuard, Scope } from './access/keys.js';
export { type AppOptions, createApp, createGuards, type Guards } from './app.js';
export type { Admission } from './bounds/admission.js';
export type { CallQueue } from './bounds/call-queue.js';
export type { Asking, Idempotency, KeyedRequest, LastingWork } from './bounds/idempotency.js';
export type { RateLimit } from './bounds/rate-limit.js';
export type { ServerSentEvent } from './http/event-stream.js';
export { type ProblemCode, statusOf } from './http/problem.js';
export type { Failure, RequestState } from './http/request-context.js';
export type { StateControl } from './lifecycle/open-state.js';
export type { Phase, PhaseName } from './lifecycle/phase.js';
export { startFaults } from './lifecycle/start-faults.js';
export type { GamesControl } from './lifecycle/watched-games.js';
export type { ModelChoice } from './models/model-choice.js';
export type { ModelControl } from './models/model-control.js';
export {
  createModelControl,
  type Decisions,
  type LlmStatus,
  type ModelControlOptions,
} from './models/model-control.js';
export { jsonLog, type Log, type LogFields, type LogLevel, silentLog } from './observation/log.js';
export { createMetrics, type Gauges, type Metrics, type RequestEnd } from './observation/metrics.js';
export { runService } from './run-service.js';
export { type OpenService, openService, type Service, type ServiceOptions, startService } from './service.js';
export { readSettings, type Settings, SettingsError, variables } from './settings/settings.js';
export { version } from './version.js';
