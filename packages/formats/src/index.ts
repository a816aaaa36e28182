import type { FormatPlugin } from '@ludotext/engine/format';
import { aiken } from './aiken/index.js';
import { ludotext } from './ludotext/index.js';

/** Ludotext's own formats. What a format needs beyond its description is loaded when it is first used. */
const formats: readonly FormatPlugin[] = [ludotext, aiken];

export default formats;
