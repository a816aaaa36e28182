import type { FormatPlugin } from '@ludotext/engine/format';
import { aiken } from './aiken/index.js';
import { html } from './html/index.js';
import { ludotext } from './ludotext/index.js';
import { scorm12 } from './scorm12/index.js';

/** Ludotext's own formats. What a format needs beyond its description is loaded when it is first used. */
const formats: readonly FormatPlugin[] = [ludotext, aiken, html, scorm12];

export default formats;
