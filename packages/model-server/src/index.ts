export type { Fixture, Waits } from './catalogue/fixture.js';
export { fixtures } from './catalogue/index.js';
export { type ContentVariant, contentVariants, type GoodReply } from './content-variants.js';
export { type ModelServer, type ModelServerOptions, startModelServer } from './model-server.js';
export type { About, Fault, RecordedProbe, RecordedRequest } from './protocol.js';
export type { Pace } from './reply-sender.js';
export { sampleReply } from './sample-reply.js';
export { strictSchemaFaults } from './strict-schema.js';
