export type { About, Fixture, Waits } from './fixtures/fixture.js';
export { fixtures } from './fixtures/index.js';
export { startModelServer } from './model-server.js';
export type { ModelServer, ModelServerOptions } from './model-server-options.js';
export type { Pace } from './pace.js';
export type { Fault } from './protocol.js';
export type { RecordedProbe, RecordedRequest } from './recorded-request.js';
export { strictSchemaFaults } from './strict-schema.js';
