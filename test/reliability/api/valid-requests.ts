import * as fc from 'fast-check';
import { schemaValues } from '../../../packages/engine/src/testing/schema-values.js';
import {
  type ComponentSchema,
  type DescribedRoute,
  type Description,
  exampleValues,
} from '../../../packages/server/test/support/document.js';
import type { ApiRequest } from './exchange.js';

/** What a service under test has, for requests that lead somewhere. */
export interface Surroundings {
  readonly gameTypes: readonly string[];
  readonly typeIds: readonly number[];
  /** Texts that games make items of. */
  readonly texts: readonly string[];
  /** Addresses of model servers on this machine. */
  readonly modelServers: readonly string[];
}

/** The schemas that a route's body may have; none where it takes no fields. */
export function bodySchemasOf({ operation }: DescribedRoute, { document }: Description): ComponentSchema[] {
  const { schemas } = document.components;
  const follow = ({ $ref }: { readonly $ref?: unknown }): ComponentSchema[] => {
    if (typeof $ref !== 'string') return [];
    const schema = schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
    if (schema === undefined) return [];
    const { oneOf } = schema as { readonly oneOf?: readonly { readonly $ref: string }[] };
    return oneOf === undefined ? [schema] : oneOf.flatMap(follow);
  };
  return follow(operation.requestBody?.content['application/json']?.schema ?? {});
}

/** Requests that fit the document, which may still ask for what cannot be done. */
export function validRequests(
  route: DescribedRoute,
  description: Description,
  surroundings: Surroundings,
): fc.Arbitrary<ApiRequest> {
  const { requestBody } = route.operation;
  if (requestBody !== undefined && requestBody.content['application/json'] === undefined) {
    return fc
      .record({ path: validPaths(route, surroundings), body: fc.constantFrom(...surroundings.texts) })
      .map((each) => ({
        method: route.method.toUpperCase(),
        ...each,
        headers: { 'content-type': 'text/plain' },
      }));
  }
  const body = validBodies(route, description, surroundings);
  return fc
    .record({ path: validPaths(route, surroundings), headers: validHeaders(route), body })
    .map(({ path, headers, body: value }) => ({
      method: route.method.toUpperCase(),
      path,
      headers: value === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(value === undefined ? {} : { body: JSON.stringify(value) }),
    }));
}

export function validPaths({ path }: DescribedRoute, { gameTypes, typeIds }: Surroundings): fc.Arbitrary<string> {
  return fc
    .record({ type: fc.constantFrom(...gameTypes), id: fc.constantFrom(...typeIds) })
    .map(({ type, id }) => path.replace('{game_type}', type).replace('{type_id}', String(id)));
}

/** Bodies by the schema, of which fields that a schema cannot wholly describe are often likely ones. */
export function validBodies(
  route: DescribedRoute,
  description: Description,
  surroundings: Surroundings,
): fc.Arbitrary<object | undefined> {
  if (route.operation.requestBody === undefined) return fc.constant(undefined);
  const schemas = bodySchemasOf(route, description);
  if (schemas.length === 0) return fc.constantFrom(undefined, {});
  const examples = exampleValues(route.operation.requestBody.content['application/json']?.examples);
  const base = fc.oneof(
    ...schemas.map((schema) => schemaValues(fc, { ...schema }) as fc.Arbitrary<object>),
    fc.constantFrom(...examples.map(([, value]) => value as object)),
  );
  // Nothing may be asked for beyond this machine.
  const likely = likelyFields(surroundings);
  return fc.tuple(base, likely).map(([fields, better]) => {
    const known = Object.entries(better).filter(
      ([name]) => name in fields || (name === 'base_url' && 'model_name' in fields),
    );
    return { ...fields, ...Object.fromEntries(known) };
  });
}

/** Values for fields of which a schema cannot say all. */
function likelyFields({ texts, typeIds, modelServers }: Surroundings): fc.Arbitrary<Record<string, unknown>> {
  return fc.record({
    text: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, oddTexts(texts)),
    enabled_game_ids: fc.subarray([...typeIds], { minLength: 1 }),
    language: fc.constantFrom('en', 'de', 'pt-BR', 'zh-Hant', 'ar', 'x-lesson', 'not a tag'),
    base_url: fc.constantFrom(...modelServers),
  });
}

/** Texts with what breaks code that takes characters for letters. */
function oddTexts(texts: readonly string[]): fc.Arbitrary<string> {
  const halves = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: halves, minLength: 1 }),
    fc.constantFrom('\u0000', '\u2028', '\ufeff', '\u202e', ';', '\\;', '；', '\r', '\n\n', 'Question:', 'A.', '🐋'),
    fc.constantFrom(...texts).chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
  );
  return fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
}

/** Headers any caller may send. */
function validHeaders({ path, operation }: DescribedRoute): fc.Arbitrary<Record<string, string>> {
  const types = Object.keys(operation.responses[200]?.content ?? {});
  const line = fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 ,;=*"/\\-_.~%\u00e9\u00ff'), maxLength: 40 })
    .map((text) => text.trim());
  const headers: Record<string, fc.Arbitrary<string>> = {
    accept: fc.constantFrom('*/*', ...types, ...types.map((type) => `text/html;q=0.9, ${type};q=0.5`)),
    'accept-language': fc.oneof(fc.constantFrom('de', 'fr, en;q=0.3', '*'), line),
    'x-request-id': line,
    'if-none-match': line,
    'user-agent': line,
    'last-event-id': line,
    ...(path.startsWith('/generate')
      ? { 'idempotency-key': fc.oneof({ weight: 9, arbitrary: fc.uuid() }, fc.constantFrom('lesson-a', 'lesson-b')) }
      : {}),
  };
  return fc.record(headers, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
}
