import type { Messages } from '@ludotext/engine/game';
import { en } from './en.js';

/** What the game says, by language. */
export const messages: Messages = { en };
