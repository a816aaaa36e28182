export { type AppOptions, createApp } from './app.js';
export type { GamesControl, ModelControl } from './controls.js';
export type { ModelChoice } from './model-choice.js';
export { createModelControl, type LlmStatus, type ModelControlOptions } from './model-control.js';
export { jsonLog, type Log, type LogFields, type LogLevel, silentLog } from './observation/log.js';
export { type ProblemCode, statusOf } from './problem.js';
export { type Service, type ServiceOptions, startService } from './service.js';
export { readSettings, type Settings, SettingsError, variables } from './settings.js';
export { version } from './version.js';
