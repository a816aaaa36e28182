// For those who run games themselves, as the service does: hosts, the registry, decisions, the bounds of requests.

export { type EngineErrorOptions, errorCodes, maxFindings } from './contract/errors.js';
export { isFinding } from './contract/finding.js';
export type { FormatDescriptor, FormatHost, SaidOutcome } from './contract/format-host.js';
export type { GameDescriptor, GameHost, JudgeRequest, PluginStep, Verdict } from './contract/game-host.js';
export { identify } from './contract/item-id.js';
export { defaultLimits, isLanguageTag, requestDefaults, requestFields } from './contract/requests.js';
export { maxRejected, reasonCodes, warningCodes } from './contract/results.js';
export { memoryStore, RuntimeDecisions, type StateStore } from './engine/decisions.js';
export type { GamesChange } from './engine/engine.js';
export { checkFormat } from './host/check-format.js';
export { checkGame } from './host/check-game.js';
export { FormatRegistry, type HostedFormat, type RegisteredFormats } from './host/format-registry.js';
export { inProcessFormats } from './host/in-process-formats.js';
export { type HostOptions, inProcessHost } from './host/in-process-host.js';
export { directFormatInWords, schemaInWords } from './host/item-words.js';
export { type PlayerModule, type RegisteredGame, Registry } from './host/registry.js';
export { type LinkedAbort, linkedAbort, raceAbort, type TimeLimit } from './lib/abort.js';
export { singleFlight, takeTurns } from './lib/async.js';
export { isContractFault } from './lib/data.js';
export { nearestName } from './lib/nearest-name.js';
export { generalMessage, ownMessages, say, translated } from './messages/own-messages.js';
export { providers } from './models/model-settings.js';
