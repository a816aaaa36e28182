import { OpenAiStream, sendWhole } from './openai-answer.js';
import { type OpenAiErrorFields, openaiError, schemaRefusal } from './openai-error.js';
import type { Fault, Protocol } from './protocol.js';
import type { RecordedRequest } from './recorded-request.js';
import { strictSchemaFaults } from './strict-schema.js';

interface ResponseFormat {
  readonly type?: string;
  readonly json_schema?: { readonly name?: string; readonly schema?: unknown; readonly strict?: boolean };
}

/** OpenAI's chat completions. */
export const openai: Protocol = {
  name: 'openai',
  schemaOf: (body) => formatOf(body).json_schema?.schema,
  wantsStream: (body) => body.stream === true,
  outputLimit: ({ max_completion_tokens: limit, max_tokens: older }) => numberOf(limit) ?? numberOf(older),
  windowOf: (_, contextTokens) => contextTokens,
  refusal(request) {
    if (typeof request.body.model !== 'string') return refuse('you must provide a model parameter');
    return formatRefusal(request);
  },
  overflow({ body }, promptTokens, window) {
    const limit = openai.outputLimit(body) ?? 0;
    const asked = promptTokens + limit;
    if (asked <= window) return promptTokens;
    const words =
      limit === 0
        ? `However, your messages resulted in ${promptTokens} tokens. Please reduce the length of the messages.`
        : `However, you requested ${asked} tokens (${promptTokens} in the messages, ${limit} in the completion). Please reduce the length of the messages or completion.`;
    return refuse(`This model's maximum context length is ${window} tokens. ${words}`, {
      param: 'messages',
      code: 'context_length_exceeded',
    });
  },
  async answer(exchange) {
    if (!exchange.isStream) return sendWhole(exchange);
    const stream = new OpenAiStream(exchange);
    stream.open();
    await stream.role();
    await stream.text(exchange.content);
    await stream.finish();
    await stream.usage();
    await stream.done();
  },
};

function formatRefusal({ body, messages }: RecordedRequest): Fault | undefined {
  const { type, json_schema: shape } = formatOf(body);
  if (type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    const words =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    return refuse(words, { param: 'messages' });
  }
  if (type !== 'json_schema') return undefined;
  const name = shape?.name ?? '';
  if (!/^[\w-]{1,64}$/.test(name)) {
    const param = 'response_format.json_schema.name';
    const words = `Invalid '${param}': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
    return refuse(words, { param, code: 'invalid_value' });
  }
  const [fault] = shape?.strict === true ? strictSchemaFaults(shape.schema) : [];
  return fault === undefined ? undefined : { status: 400, body: schemaRefusal(name, fault) };
}

function refuse(message: string, fields?: OpenAiErrorFields): Fault {
  return { status: 400, body: openaiError(message, fields) };
}

function formatOf(body: Readonly<Record<string, unknown>>): ResponseFormat {
  return (body.response_format ?? {}) as ResponseFormat;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
