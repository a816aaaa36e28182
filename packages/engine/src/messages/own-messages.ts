import { EngineError, type EngineErrorOptions, type ErrorCode } from '../contract/errors.js';
import type { Message, MessageParams, Messages } from '../contract/message.js';
import type { reasonCodes } from '../contract/results.js';
import { ar } from './languages/ar.js';
import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { messageIn, placeholder } from './wording.js';

/** What the engine itself says, by language. */
export const ownMessages: Messages = { en, de, es, fr, ar };

/** What the engine says, in English. @throws Error for a code without a sentence */
export function say<Code extends string>(code: Code, params: MessageParams = {}): Message & { readonly code: Code } {
  const message = messageIn(ownMessages, ['en'], code, params);
  if (message === undefined) throw new Error(`The engine has no sentence for ${code}.`);
  return { code, params, message };
}

/** A reason of the engine for a score. */
export function reasonSaying(reasonCode: keyof typeof reasonCodes, params: MessageParams = {}) {
  return { reason: say(reasonCode, params).message, reasonCode, params };
}

/** An error with a sentence of the engine. */
export function errorSaying(code: ErrorCode, params: MessageParams, options: EngineErrorOptions = {}): EngineError {
  return new EngineError(code, say(code, params).message, { params, ...options });
}

/** The English sentence of a code: the game's own, else the engine's; undefined where neither has one. */
export function englishMessage(messages: Messages, code: string, params: MessageParams): string | undefined {
  return messageIn(messages, ['en'], code, params) ?? messageIn(ownMessages, ['en'], code, params);
}

/**
 * A sentence in another language: the game's own, else the engine's where the English one is the engine's; the given
 * one where the language has none.
 */
export function translated({ code, params, message }: Message, language: string, messages: Messages = {}): string {
  const languages = withoutRegions(language);
  const times = timesOf(params);
  const suffix = message.endsWith(times) ? times : '';
  const own = messageIn(messages, languages, code, params);
  if (own !== undefined) return own + suffix;
  if (messageIn(ownMessages, ['en'], code, params) !== message.slice(0, message.length - suffix.length)) return message;
  const translation = messageIn(ownMessages, languages, code, params);
  return translation === undefined ? message : translation + suffix;
}

/** What stands behind the sentence of a warning that was there several times, in any language. */
export function timesOf({ times }: MessageParams): string {
  return times === undefined ? '' : ` (${times} ×)`;
}

/** A tag and its shorter forms: `pt-BR`, `pt`; without English, which sentences are in that are not translated. */
export function withoutRegions(tag: string): string[] {
  const parts = tag.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.filter((each) => each !== 'en');
}

/** The engine's sentence for a code without params in another language; undefined where the language has none. */
export function generalMessage(code: string, language: string): string | undefined {
  const message = messageIn(ownMessages, withoutRegions(language), code, {});
  return message === undefined || message.search(placeholder) !== -1 ? undefined : message;
}
