import type { RouterContext, RouterMiddleware } from '@koa/router';
import { ownMessages, type Registry } from '@ludotext/engine/host';
import { Problem } from './problem.js';
import type { Context, RequestState } from './request-context.js';

/** The media types of responses. */
export const json = 'application/json';
export const events = 'text/event-stream';

/**
 * The type the caller prefers; the first one when it prefers several equally.
 * @throws Problem `not_acceptable` when it accepts none
 */
export function acceptedType<const Types extends readonly string[]>(
  context: RouterContext<RequestState>,
  ...types: Types
): Types[number] {
  const accepted = context.accepts(...types);
  if (accepted !== false) return accepted;
  throw new Problem(
    'not_acceptable',
    `The response is available as ${types.join(' or ')}. Send one of these in Accept, or no Accept header.`,
  );
}

/** Passes only callers that accept JSON. */
export const acceptsJson: RouterMiddleware<RequestState> = async (context, next) => {
  acceptedType(context, json);
  await next();
};

/** Chooses one of the language tags, of which the first is the default; returns undefined for none of them. */
export type LanguageChoice = (tags: readonly string[]) => string | undefined;

/** What the choice of a language needs of a context. */
type Negotiating = Pick<Context, 'get' | 'vary' | 'acceptsLanguages'>;

/** The language of sentences for a caller: one that the engine or a game has, else English. */
export function messageLanguageOf(context: Negotiating, registry?: Pick<Registry, 'games'>): string {
  if (context.get('Accept-Language') === '') {
    context.vary('Accept-Language');
    return 'en';
  }
  const ofGames = registry?.games.flatMap(({ host }) => Object.keys(host.descriptor.messages)) ?? [];
  return languageOf(context)(['en', ...Object.keys(ownMessages), ...ofGames]) ?? 'en';
}

/** The language a caller prefers, by `Accept-Language`. */
export function languageOf(context: Negotiating): LanguageChoice {
  context.vary('Accept-Language');
  return (tags) => context.acceptsLanguages([...tags]) || undefined;
}
