import type { Context } from './request-context.js';
import type { LanguageChoice } from './wire.js';

/** The language a caller likes best, by `Accept-Language`. */
export function languageOf(context: Context): LanguageChoice {
  context.vary('Accept-Language');
  return (tags) => context.acceptsLanguages([...tags]) || undefined;
}
