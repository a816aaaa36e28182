import * as fc from 'fast-check';
import type { ComponentSchema, DescribedRoute, Description } from '../../../packages/server/test/support/document.js';
import type { ApiRequest } from './exchange.js';
import { bodySchemasOf, type Surroundings, validBodies, validPaths } from './valid-requests.js';

/** Each is wrong in one way, whatever else it holds. */
export function invalidRequests(
  route: DescribedRoute,
  description: Description,
  surroundings: Surroundings,
): fc.Arbitrary<ApiRequest> {
  const good = goodRequests(route, description, surroundings);
  return fc.oneof(
    ...wrongDoors(route, good),
    ...(route.path.includes('{') ? [wrongPaths(route, good)] : []),
    ...(route.operation.requestBody?.content['application/json'] === undefined ? [] : wrongBytes(good)),
    ...wrongBodies(route, description, good),
  );
}

/** A request without odd headers, which one thing is done to. */
function goodRequests(route: DescribedRoute, description: Description, surroundings: Surroundings) {
  return fc
    .record({ path: validPaths(route, surroundings), value: validBodies(route, description, surroundings) })
    .map(({ path, value = {} }) => ({
      method: route.method.toUpperCase(),
      path,
      value,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    }));
}

type Good = ReturnType<typeof goodRequests>;

/** Wrong before anything is read. */
function wrongDoors({ path, method, operation }: DescribedRoute, good: Good): fc.Arbitrary<ApiRequest>[] {
  const has = (codes: string) =>
    Object.values(operation.responses).some(({ description }) => description.includes(codes));
  const body = (request: ApiRequest) => (method === 'post' && request.body !== undefined ? { body: request.body } : {});
  const withHeaders = (headers: fc.Arbitrary<Record<string, string>>) =>
    fc.tuple(good, headers).map(([request, more]) => ({
      method: request.method,
      path: request.path,
      headers: { ...(method === 'post' ? request.headers : {}), ...more },
      ...body(request),
    }));
  const hosts = ['evil.example', 'localhost', '127.0.0.1:1', 'a@127.0.0.1', '127.0.0.1/?', '[::1', ' ', 'localhost.'];
  const others = ['PUT', 'DELETE', 'PATCH', method === 'get' ? 'POST' : 'GET', 'PROPFIND'];
  return [
    withHeaders(fc.constantFrom(...hosts).map((host) => ({ host }))),
    fc
      .tuple(good, fc.constantFrom(...others))
      .filter(([, other]) => !(path === '/llm' && (other === 'GET' || other === 'POST')))
      .map(([request, other]) => ({ method: other, path: request.path, headers: {} })),
    ...(has('not_acceptable')
      ? [
          withHeaders(
            fc.constantFrom('image/png', 'text/html', 'application/json;q=0', 'nonsense').map((accept) => ({ accept })),
          ),
        ]
      : []),
    ...(has('forbidden_origin')
      ? [
          withHeaders(
            fc.constantFrom('null', 'https://evil.example', 'http://127.0.0.1', 'x').map((origin) => ({ origin })),
          ),
        ]
      : []),
    ...(has('idempotency_mismatch')
      ? [
          withHeaders(
            fc.constantFrom('', 'a b', 'x'.repeat(256), '\u00e9', 'a, b').map((key) => ({ 'idempotency-key': key })),
          ),
        ]
      : []),
  ];
}

const oddNames = [
  ...[
    '%00',
    '%2e%2e%2f',
    '..%2f..',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    '%',
    '%zz',
    '0',
    '-1',
    '1e3',
    '01',
    '9'.repeat(20),
  ],
  ...[
    'NaN',
    '1%20',
    'quiz%2fgrade',
    'QUIZ',
    '%F0%9F%90%8B',
    'ſ',
    'x'.repeat(6000),
    '%0d%0aX-Evil:%201',
    '1;2',
    'undefined',
  ],
];

/** No game has such a name or number. */
function wrongPaths({ path }: DescribedRoute, good: Good): fc.Arbitrary<ApiRequest> {
  const names = fc.oneof(
    fc.constantFrom(...oddNames),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  return fc
    .tuple(good, names)
    .filter(([, name]) => !/^(\.|%2e){1,2}$/i.test(name))
    .map(([{ method, headers, body }, name]) => ({
      method,
      path: encodeURI(path.replace(/\{\w+\}/, '@')).replace('@', name.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)),
      headers: method === 'GET' ? {} : headers,
      ...(method === 'GET' ? {} : { body: path.startsWith('/games') && !path.endsWith('grade') ? '{}' : body }),
    }))
    .filter((request) => !/^\/generate\/(single|[1-9]\d{0,8})$/.test(request.path));
}

/** Bytes that are no JSON of the right kind. */
function wrongBytes(good: Good): fc.Arbitrary<ApiRequest>[] {
  const types = [
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'text/json',
    ],
    ...[
      'application/problem+json',
      'application/json; charset=utf-16',
      'application/jsonx',
      'json',
      ';',
      'application/ json',
    ],
  ];
  return [
    fc.tuple(good, fc.constantFrom(...types)).map(([{ method, path, body }, type]) => ({
      method,
      path,
      headers: { 'content-type': type },
      body,
    })),
    fc.tuple(good, fc.constantFrom('gzip', 'br', 'deflate', 'zzz', 'identity, gzip')).map(([request, encoding]) => ({
      ...plain(request),
      headers: { ...request.headers, 'content-encoding': encoding },
    })),
    fc.tuple(good, fc.nat()).map(([request, at]) => ({
      ...plain(request),
      body: request.body.slice(0, 1 + (at % Math.max(1, request.body.length - 1))),
    })),
    fc
      .tuple(good, fc.nat(), fc.constantFrom([0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0xaf]))
      .map(([request, at, bytes]) => {
        const body = Buffer.from(request.body);
        const place = at % (body.length + 1);
        return {
          ...plain(request),
          body: Buffer.concat([body.subarray(0, place), Buffer.from(bytes), body.subarray(place)]),
        };
      }),
    fc.tuple(good, fc.constantFrom('}', ',', '{}', '\u0000', 'x')).map(([request, more]) => ({
      ...plain(request),
      body: request.body + more,
    })),
    fc
      .tuple(good, fc.integer({ min: 33, max: 3000 }), fc.constantFrom('[', '{"a":'))
      .map(([request, depth, opening]) => ({
        ...plain(request),
        body: opening.repeat(depth),
      })),
    good.map((request) => ({ ...plain(request), body: `{"__proto__":{"isAdmin":true},${request.body.slice(1)}` })),
    fc.tuple(good, fc.constantFrom('5', '"text"', '[]', 'null', 'true', '[{}]', '1e999')).map(([request, body]) => ({
      ...plain(request),
      body,
    })),
    good.map((request) => ({
      ...plain(request),
      body: JSON.stringify({ ...request.value, text: 'x'.repeat(40_000) }),
    })),
  ];
}

/** JSON that does not fit the schema. */
function wrongBodies(route: DescribedRoute, description: Description, good: Good): fc.Arbitrary<ApiRequest>[] {
  if (route.operation.requestBody?.content['application/json'] === undefined) return [];
  const fields = fc.oneof(...[{ properties: {} }, ...bodySchemasOf(route, description)].map(fieldFaults));
  const faulty = fc
    .tuple(good, fields)
    .map(([request, spoil]) => ({ request, value: spoil(request.value as Record<string, unknown>) }));
  const place = ['paths', route.path, route.method, 'requestBody', 'content', 'application/json', 'schema'];
  return [
    faulty
      .filter(({ value }) => description.faults(place, JSON.parse(JSON.stringify(value))).length > 0)
      .map(({ request, value }) => ({ ...plain(request), body: JSON.stringify(value) })),
  ];
}

type Fields = Record<string, unknown>;

/** Ways to spoil a body. */
function fieldFaults({ properties = {}, required = [] }: ComponentSchema): fc.Arbitrary<(fields: Fields) => Fields> {
  const names = Object.keys(properties);
  const unknown = fc
    .oneof(
      fc.constantFrom('txet', 'max_item', 'maxItems', 'constructor', 'toString', '', 'text ', 'TEXT', 'id'),
      fc.string({ unit: 'binary', maxLength: 100 }),
    )
    .filter((name) => !names.includes(name) && name !== '__proto__')
    .map((name) => (fields: Fields) => ({ ...fields, [name]: 1 }));
  if (names.length === 0) return unknown;
  const numbers = [-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 101, 51, 2.1, 1001];
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(null, '', ' ', [], {}, 'NaN', '1', 'true', [null], [1.5], 'x'.repeat(5000), ...numbers),
  );
  const replaced = fc.tuple(fc.constantFrom(...names), values).map(([name, value]) => (fields: Fields) => ({
    ...fields,
    [name]: value,
  }));
  if (required.length === 0) return fc.oneof(unknown, replaced);
  const missing = fc.constantFrom(...required).map(
    (name) =>
      ({ [name]: _, ...fields }: Fields) =>
        fields,
  );
  return fc.oneof(unknown, { weight: 4, arbitrary: replaced }, missing);
}

function plain({
  method,
  path,
  headers,
  body,
}: {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}) {
  return { method, path, headers, body };
}
