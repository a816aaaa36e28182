import type { Fault } from '@ludotext/wire';
import { Problem, type ProblemCode, problemBody, statusOf } from '../http/problem.js';
import { headerRefs } from './headers.js';
import { refTo } from './json-schema.js';
import type { Response } from './openapi.js';

/** An example detail of each error, as the service words it. */
const details: Partial<Record<ProblemCode, string>> = {
  invalid_json: 'The body is not valid JSON.',
  invalid_request: 'There is no field max_item here; did you mean max_items?',
  too_deep: 'The body nests deeper than 32 levels.',
  unauthorized:
    'This route needs a key, sent as Authorization: Bearer <key>. The operator lists the keys in LUDOTEXT_PLAY_KEYS and LUDOTEXT_ADMIN_KEYS.',
  forbidden: 'This route needs an admin key. The operator lists them in LUDOTEXT_ADMIN_KEYS.',
  forbidden_host:
    'The Host header does not name this service. Call it by the address it listens on, or list the name in LUDOTEXT_HOSTS.',
  forbidden_origin: 'Pages of this origin may not call the service. LUDOTEXT_CORS_ORIGINS lists those that may.',
  not_found: 'This game has no player.',
  game_not_found: 'There is no game with this name. GET /games lists the games there are.',
  format_not_found: 'There is no format odf. GET /formats lists them.',
  not_gradable: 'The game does not grade answers.',
  job_not_found: 'There is no job with this id, or it is no longer kept.',
  batch_not_found: 'There is no batch with this id, or it is no longer kept.',
  not_acceptable: 'The response is available as application/json. Send one of these in Accept, or no Accept header.',
  game_inactive: 'The game is switched off.',
  no_active_game: 'Every game is switched off.',
  needs_model: 'The game needs a language model, and none is configured.',
  idempotency_in_progress:
    'A request with this Idempotency-Key is under way. Send it again later to receive its response.',
  batch_not_done: 'The batch is still being worked on: 12 of 40 texts are done.',
  body_too_large: 'The body has more than 2097152 bytes. Send less, or raise LUDOTEXT_MAX_BODY.',
  text_too_long: 'The text has 250000 characters, the limit is 200000. Send it in parts, or raise the limit.',
  unsupported_document:
    'The file is a picture. Have its text recognised first (OCR), and send the text or a PDF with it.',
  unsupported_media_type: 'The body must be JSON in UTF-8, with Content-Type: application/json.',
  direct_format: 'The text has a fault.',
  invalid_manifest: 'games.yaml has a fault; the games stay as they were.',
  base_url_not_allowed:
    'The service may not call this base_url. The operator can list its origin in LUDOTEXT_MODEL_ORIGINS.',
  model_not_listed: 'There is no model of this name. There are: large, small.',
  second_model_missing:
    'A second opinion of another model needs a second model, and none is configured. Ask for the opinion of the same model.',
  context_too_long: "The text does not fit the model's window.",
  model_refused: 'The model refused the task.',
  no_items: 'No acceptable item could be written from the text.',
  format_not_recognised: 'The file is in none of the formats that can be read. Name its format, or save it as another.',
  unreadable_document: 'The document is encrypted. Save it without a password, and send that.',
  nothing_to_export: 'No item of the set can be written as Aiken.',
  idempotency_mismatch: 'This Idempotency-Key was sent with another request. Send a new key with every new request.',
  webhook_not_allowed:
    'The service may not call this webhook. The operator can list its origin in LUDOTEXT_WEBHOOK_ORIGINS.',
  rate_limited: 'More than 60 requests in a minute (LUDOTEXT_RATE_GENERATE). Try again in 30 seconds.',
  overloaded: 'The service is at capacity (LUDOTEXT_MAX_WORK). Try again later.',
  internal: 'The service failed to handle this request. Its log has the cause under the request_id.',
  plugin_failed: 'A game failed.',
  plugin_timeout: 'A game did not answer in time.',
  model_error: 'The model server failed.',
  model_auth_failed: 'The model server refused the key.',
  model_quota: "The account's quota at the model server is used up.",
  model_not_found: 'The model server does not know the model.',
  model_output_invalid: 'The answer of the model could not be used.',
  model_unreachable: 'The model server cannot be reached.',
  model_rate_limited: 'The model server asks to slow down.',
  model_timeout: 'The model server did not answer in time.',
  shutting_down: 'The service is stopping. Try again in a moment.',
  state_unavailable: 'The decision could not be kept; nothing changed.',
};

const faults: Partial<Record<ProblemCode, readonly Fault[]>> = {
  invalid_request: [{ message: 'There is no field max_item here; did you mean max_items?', pointer: '/max_item' }],
  direct_format: [
    { message: 'There is only one option; write at least two.', rule: 'one_option', params: {}, line: 2, column: 1 },
  ],
  no_items: [
    {
      message: 'The text does not name this year; take one that it names.',
      ...{ rule: 'not_in_text', params: {}, draft: 0, pointer: '/item/year' },
    },
  ],
  invalid_manifest: [{ message: 'There is no key type-id.', rule: 'unknown_key', params: {}, line: 3, column: 5 }],
};

/** Examples of all errors, for the document to refer to. */
export function problemExamples() {
  const entries = Object.entries(details) as [ProblemCode, string][];
  return Object.fromEntries(entries.map(([code, detail]) => [code, { summary: code, value: example(code, detail) }]));
}

function example(code: ProblemCode, detail: string) {
  const problem = new Problem(code, detail, { errors: faults[code] ?? [] });
  return problemBody(problem, '0a7c1d4e-8c53-4d0c-8d3a-5b1f6e1c9a77');
}

/** The responses of an operation that can fail with these codes: one per status. */
export function problemResponses(codes: readonly ProblemCode[]): Record<string, Response> {
  const statuses = [...new Set(codes.map((code) => statusOf[code]))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [status, problemResponse(codes.filter((code) => statusOf[code] === status))]),
  );
}

function problemResponse(codes: readonly ProblemCode[]): Response {
  return {
    description: `${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: headersOf(codes),
    content: {
      'application/problem+json': {
        schema: refTo('Problem'),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function headersOf(codes: readonly ProblemCode[]) {
  const mayWait = codes.some((code) => code === 'idempotency_in_progress' || [429, 503].includes(statusOf[code]));
  return {
    ...headerRefs('X-Request-Id'),
    ...(mayWait ? headerRefs('Retry-After') : {}),
    ...(codes.includes('rate_limited') ? headerRefs('RateLimit', 'RateLimit-Policy') : {}),
    ...(codes.includes('unauthorized') ? headerRefs('WWW-Authenticate') : {}),
  };
}
