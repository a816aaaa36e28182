import Router from '@koa/router';
import type { Engine } from '@ludotext/engine';
import type { Registry } from '@ludotext/engine/host';
import { acceptsJson } from '../http/negotiation.js';
import { respondPackedJson } from '../http/packed.js';
import type { RequestState } from '../http/request-context.js';
import { type OpenApiDocument, openApiDocument } from '../openapi/document.js';

/** The OpenAPI document of the service; made once for each set of games. */
export function openapiRoutes(engine: Engine): Router<RequestState> {
  let made: { readonly of: Registry; readonly document: OpenApiDocument } | undefined;
  return new Router<RequestState>({ sensitive: true, strict: true }).get(
    '/openapi.json',
    acceptsJson,
    async (context) => {
      const { registry } = engine;
      if (made?.of !== registry) made = { of: registry, document: openApiDocument(engine) };
      await respondPackedJson(context, made.document);
    },
  );
}
