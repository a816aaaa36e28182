// For the page, which prints sets as the worksheet does.

export { directionOf } from '../direction.js';
export { arrange, type PaperAnswer, type PaperItem, type PaperKey, type PaperTask } from './arrange.js';
export { difficultyMark } from './difficulty.js';
export { labelsFor } from './labels/index.js';
export type { Labels } from './labels/labels.js';
export { type Room, roomFor } from './room.js';
export { type Paper, pageStyle, sheetStyle } from './style.js';
