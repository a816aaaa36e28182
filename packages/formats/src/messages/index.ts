import type { Messages } from '@ludotext/engine/format';
import { en } from './en.js';

/** What the formats say of items and files, by language. */
export const messages: Messages = { en };
