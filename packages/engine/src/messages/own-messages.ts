import type { Messages } from '../contract/message.js';
import { en } from './languages/en.js';

/** What the engine itself says, by language. */
export const ownMessages: Messages = { en };
