import type { FormatPlugin } from '@ludotext/engine/format';
import { aiken } from './aiken/index.js';
import { anki } from './anki/index.js';
import { blackboard } from './blackboard/index.js';
import { blooket } from './blooket/index.js';
import { csv } from './csv/index.js';
import { gift } from './gift/index.js';
import { h5p } from './h5p/index.js';
import { html } from './html/index.js';
import { kahoot } from './kahoot/index.js';
import { ludotext } from './ludotext/index.js';
import { markdown } from './markdown/index.js';
import { moodleXml } from './moodle-xml/index.js';
import { qti12 } from './qti12/index.js';
import { qti21 } from './qti21/index.js';
import { scorm12 } from './scorm12/index.js';
import { worksheet } from './worksheet/index.js';

/**
 * Ludotext's own formats. What a format needs beyond its description is loaded when it is first used.
 * A file without a format goes to the first that takes it for its own: the more certain stand before the less.
 */
const formats: readonly FormatPlugin[] = [
  ludotext,
  csv,
  moodleXml,
  gift,
  aiken,
  html,
  scorm12,
  anki,
  blackboard,
  blooket,
  kahoot,
  h5p,
  qti12,
  qti21,
  markdown,
  worksheet,
];

export default formats;
