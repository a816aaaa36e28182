import type { Parameter } from './openapi.js';

/** The response headers that the document refers to. */
export const headers = {
  'X-Request-Id': {
    description: 'Names the request, here and in the log.',
    required: true,
    schema: { type: 'string', pattern: '^[\\w.-]{8,64}$' },
  },
  'Retry-After': {
    description: 'Seconds after which it may work again, where that is known.',
    schema: { type: 'integer', minimum: 1 },
  },
  RateLimit: {
    description: 'Requests that are left (`r`), and seconds until there are more (`t`), where requests are counted.',
    schema: { type: 'string', pattern: '^"default";r=\\d+;t=\\d+$' },
    example: '"default";r=12;t=30',
  },
  'RateLimit-Policy': {
    description: 'How many requests (`q`) a caller has in how many seconds (`w`), where requests are counted.',
    schema: { type: 'string', pattern: '^"default";q=\\d+;w=\\d+$' },
    example: '"default";q=60;w=60',
  },
  'Idempotent-Replayed': {
    description: 'That this is the answer to an earlier request with the same `Idempotency-Key`; absent otherwise.',
    schema: { type: 'string', const: 'true' },
  },
  Location: {
    description: 'The path of what the request became.',
    required: true,
    schema: { type: 'string' },
    example: '/jobs/5f0c6a1d8e3b4972a0d4c1e2f3b49785',
  },
  'Preference-Applied': {
    description: 'Which part of `Prefer` was followed; absent where none was.',
    schema: { type: 'string', pattern: '^respond-async(, wait=\\d+)?$' },
  },
  'WWW-Authenticate': {
    description: 'How to show a key.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  ETag: {
    description: 'Changes with the content; send it in `If-None-Match`.',
    required: true,
    schema: { type: 'string' },
  },
  'X-Ludotext-Left-Out': {
    description: 'How many items of the set are not in the file.',
    schema: { type: 'integer', minimum: 0 },
  },
  Vary: {
    description: 'The request headers the answer goes by.',
    required: true,
    schema: { type: 'string' },
  },
};

/** The request header that decides in which language the service answers. */
export function acceptLanguage(description: string): Parameter {
  return { name: 'Accept-Language', in: 'header', description, schema: { type: 'string' }, example: 'de, en;q=0.5' };
}

/** References to headers of the document, as a response lists them. */
export function headerRefs(...names: readonly (keyof typeof headers)[]): Record<string, { readonly $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
