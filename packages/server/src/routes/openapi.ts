import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import type { FormatRegistry, Registry } from '@ludotext/engine/host';
import { acceptsJson } from '../http/negotiation.js';
import { respondPackedJson } from '../http/packed.js';
import type { RequestState } from '../http/request-context.js';
import { type OpenApiDocument, openApiDocument } from '../openapi/document.js';
import type { Settings } from '../settings/settings.js';

/** The OpenAPI document of the service; made once for each set of games and formats. */
export function openapiRoutes(
  engine: Engine,
  { LUDOTEXT_MAX_BATCH: maxTexts }: Pick<Settings, 'LUDOTEXT_MAX_BATCH'>,
): Router<RequestState> {
  let made: { readonly of: Registry; readonly formats: FormatRegistry; readonly document: OpenApiDocument } | undefined;
  return new Router<RequestState>({ sensitive: true, strict: true }).get(
    '/openapi.json',
    acceptsJson,
    async (context) => {
      const { registry, formats } = engine;
      if (made?.of !== registry || made.formats !== formats) {
        made = { of: registry, formats, document: openApiDocument(engine, maxTexts) };
      }
      await respondPackedJson(context, made.document);
    },
  );
}
