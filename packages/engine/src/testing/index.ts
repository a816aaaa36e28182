export {
  type Fault,
  type ModelServer,
  type ModelServerOptions,
  type RecordedRequest,
  startModelServer,
} from './model-server.js';
export { strictSchemaFaults } from './strict-schema.js';
