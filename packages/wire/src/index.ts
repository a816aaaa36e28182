export * from './events.js';
export * from './games.js';
export * from './generation.js';
export * from './interactions.js';
export * from './problem.js';
export * from './requests.js';
export * from './service.js';
export * from './sets.js';
