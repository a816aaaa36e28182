export type { About, Fixture, Waits } from './catalogue/fixture.js';
export { fixtures } from './catalogue/index.js';
export type { ContentVariant, GoodAnswer } from './content-variants/content-variant.js';
export { contentVariants } from './content-variants/index.js';
export type {
  AnswerCase,
  DirectCase,
  DraftCase,
  ExpectedFault,
  ItemCase,
  SetCase,
  TextCase,
} from './game/cases.js';
export type { GameCheckName } from './game/check.js';
export type { GameTables } from './game/tables.js';
export { startModelServer } from './model-server.js';
export type { ModelServer, ModelServerOptions } from './model-server-options.js';
export type { Pace } from './pace.js';
export type { Fault } from './protocol.js';
export type { RecordedProbe, RecordedRequest } from './recorded-request.js';
export { strictSchemaFaults } from './strict-schema.js';
export { testGame } from './test-game.js';
