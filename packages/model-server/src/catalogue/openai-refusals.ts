import type { JsonObject } from '../json.js';
import { openaiError, schemaRefusal } from '../openai.js';
import { type Fixture, type FixtureExchange, fails, whileRequest } from './fixture.js';

/** The error of a server whose request validation repeats the refused input. */
function extraForbidden(body: JsonObject, ...path: readonly string[]): object {
  const input = path.reduce<unknown>((value, name) => (value as JsonObject | undefined)?.[name], body);
  const type = 'extra_forbidden';
  return { type, loc: ['body', ...path], msg: 'Extra inputs are not permitted', input };
}

/** Refuses a parameter as Mistral does. */
function refuseLikeMistral(...path: readonly string[]) {
  return ({ request, sender }: FixtureExchange) =>
    sender.send(422, {
      object: 'error',
      message: { detail: [extraForbidden(request.body, ...path)] },
      type: 'invalid_request_error',
      param: null,
      code: null,
    });
}

function temperatureOf({ temperature }: JsonObject): unknown {
  return temperature ?? 1;
}

interface Format {
  readonly type?: string;
  readonly json_schema?: { readonly strict?: boolean; readonly schema?: unknown };
}

function formatOf({ response_format: format }: JsonObject): Format {
  return (format ?? {}) as Format;
}

function hasType(...types: readonly string[]) {
  return (body: JsonObject) => types.includes(formatOf(body).type ?? '');
}

/** What FastAPI says of a response_format that llama-cpp-python does not know: a list of Python values, as a string. */
const unknownFormat =
  "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\", 'input': 'json_schema', 'ctx': {'expected': \"'text' or 'json_object'\"}}]";

/** A reply with an extra comma and a fence around it. */
function nearlyJson(content: string): string {
  return `\`\`\`json\n${content.replace(/(\s*[}\]])$/, ',$1')}\n\`\`\``;
}

/** Parameters and output formats that a server refuses until a request leaves them out. */
export const openaiRefusals: readonly Fixture[] = [
  {
    number: 6,
    name: 'openai/refuses-stream-options',
    title: '422 for stream_options (Mistral), then a reply without it',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      ({ stream_options: options }) => options !== undefined,
      refuseLikeMistral('stream_options', 'include_usage'),
    ),
  },
  {
    number: 7,
    name: 'openai/refuses-temperature',
    title: '400 unsupported_value for a temperature other than 1 (gpt-5, o3)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      (body) => temperatureOf(body) !== 1,
      ({ request, sender }) =>
        sender.send(
          400,
          openaiError(
            `Unsupported value: 'temperature' does not support ${request.body.temperature} with this model. Only the default (1) value is supported.`,
            { param: 'temperature', code: 'unsupported_value' },
          ),
        ),
    ),
  },
  {
    number: 7,
    name: 'openai/refuses-any-temperature',
    title: '400 unsupported_parameter for a temperature (o3-mini)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      ({ temperature }) => temperature !== undefined,
      fails(
        400,
        openaiError("Unsupported parameter: 'temperature' is not supported with this model.", {
          param: 'temperature',
          code: 'unsupported_parameter',
        }),
      ),
    ),
  },
  {
    number: 7,
    name: 'openai/refuses-temperature-without-code',
    title: '400 for a temperature, with neither parameter nor code (Kimi)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      (body) => temperatureOf(body) !== 1,
      fails(400, {
        error: { message: 'invalid temperature: only 1 is allowed for this model', type: 'invalid_request_error' },
      }),
    ),
  },
  {
    number: 8,
    name: 'openai/refuses-max-tokens',
    title: '400 for max_tokens: a reasoning model wants max_completion_tokens',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      ({ max_tokens: limit }) => limit !== undefined,
      fails(
        400,
        openaiError(
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          { param: 'max_tokens', code: 'unsupported_parameter' },
        ),
      ),
    ),
  },
  {
    number: 9,
    name: 'openai/refuses-max-completion-tokens',
    title: '422 for max_completion_tokens: the server wants max_tokens (Mistral)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      ({ max_completion_tokens: limit }) => limit !== undefined,
      refuseLikeMistral('max_completion_tokens'),
    ),
  },
  {
    number: 10,
    name: 'openai/refuses-json-object',
    title: '400 with a bare string for json_object (LM Studio)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_object'),
      fails(400, { error: "'response_format.type' must be 'json_schema' or 'text'" }),
    ),
  },
  {
    number: 11,
    name: 'openai/refuses-json-schema',
    title: '400 for json_schema, without its name (DeepSeek)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(400, openaiError('This response_format type is unavailable now', { code: 'invalid_request_error' })),
    ),
  },
  {
    number: 11,
    name: 'openai/refuses-json-schema-422',
    title: '422 for json_schema, as a message alone (older DeepSeek)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(422, {
        error: {
          message:
            'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_request_error',
        },
      }),
    ),
  },
  {
    number: 11,
    name: 'openai/model-without-json-schema',
    title: "400 for json_schema with an old model of OpenAI's",
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(
        400,
        openaiError(
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
        ),
      ),
    ),
  },
  {
    number: 11,
    name: 'openai/fails-at-json-schema',
    title: '500 for json_schema: an internal error that names response_format (llama-cpp-python)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(500, { error: { message: unknownFormat, type: 'internal_server_error', param: null, code: null } }),
    ),
  },
  {
    number: 11,
    name: 'openai/fails-at-json-schema-behind-proxy',
    title: 'The same 500 through a proxy that quotes it (LiteLLM)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(500, {
        error: {
          message: `litellm.InternalServerError: InternalServerError: OpenAIException - ${unknownFormat}. Received Model Group=small\nAvailable Model Group Fallbacks=None`,
          type: null,
          param: null,
          code: '500',
        },
      }),
    ),
  },
  {
    number: 12,
    name: 'openai/grammar-refused',
    title: '400 for a schema the grammar cannot be made of (llama.cpp)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(400, {
        error: {
          code: 400,
          message: 'Failed to initialize samplers: failed to parse grammar',
          type: 'invalid_request_error',
        },
      }),
    ),
  },
  {
    number: 13,
    name: 'openai/flat-error',
    title: '400 without an error member, for a schema (vLLM before 0.10.1)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      hasType('json_schema'),
      fails(400, {
        object: 'error',
        message: 'The provided JSON schema contains features not supported by xgrammar.',
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
    ),
  },
  {
    number: 14,
    name: 'openai/detail-list',
    title: '422 with a list of details that repeat the request, for response_format (FastAPI)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(hasType('json_schema', 'json_object'), ({ request, sender }) =>
      sender.send(422, {
        detail: [
          extraForbidden(request.body, 'response_format'),
          { type: 'value_error', loc: ['body'], msg: 'Value error, unknown response_format', input: request.body },
        ],
      }),
    ),
  },
  {
    number: 15,
    name: 'openai/invalid-json-schema',
    title: '400 invalid_json_schema for a strict schema, whatever it is',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      (body) => formatOf(body).json_schema?.strict === true,
      fails(400, schemaRefusal('items', "In context=('properties', 'items'), 'minItems' is not permitted.")),
    ),
  },
  {
    number: 16,
    name: 'openai/json-validate-failed',
    title: '400 json_validate_failed with the text in failed_generation (Groq)',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(hasType('json_schema', 'json_object'), ({ sender, content }) =>
      sender.send(400, {
        error: {
          message: "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
          type: 'invalid_request_error',
          code: 'json_validate_failed',
          failed_generation: nearlyJson(content),
        },
      }),
    ),
  },
];
