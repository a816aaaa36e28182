import type { Messages } from '@ludotext/engine/format';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** What the formats say of items and files, by language. */
export const messages: Messages = { en, de, es, fr, ar };
