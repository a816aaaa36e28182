export { run } from './run.js';
export type { Output, Surroundings } from './surroundings.js';
