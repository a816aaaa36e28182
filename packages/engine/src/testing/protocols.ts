import type { ServerResponse } from 'node:http';

type Body = Readonly<Record<string, unknown>>;

/** What an answer says, whatever the protocol. */
export interface Answer {
  readonly content: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly body: Body;
}

/** One protocol of the stand-in: where a request has its schema, and how an answer looks. */
export interface Protocol {
  readonly name: 'openai' | 'ollama';
  schemaOf(body: Body): unknown;
  /** Whether the request asks for OpenAI's strict mode. */
  isStrict(body: Body): boolean;
  /** The body with which the server refuses a schema. */
  schemaRefusal(reason: string): object;
  answer(response: ServerResponse, answer: Answer): void;
}

interface ResponseFormat {
  readonly json_schema?: { readonly schema?: unknown; readonly strict?: boolean };
}

const openai: Protocol = {
  name: 'openai',
  schemaOf: (body) => (body.response_format as ResponseFormat | undefined)?.json_schema?.schema,
  isStrict: (body) => (body.response_format as ResponseFormat | undefined)?.json_schema?.strict === true,
  schemaRefusal: (reason) => ({
    error: {
      message: `Invalid schema for response_format: ${reason}`,
      type: 'invalid_request_error',
      param: 'response_format',
      code: 'invalid_json_schema',
    },
  }),
  answer(response, { content, promptTokens, completionTokens, body }) {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'stand-in' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-stand-in',
        object: 'chat.completion',
        model: body.model,
        choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
        usage: {
          prompt_tokens: promptTokens,
          completion_tokens: completionTokens,
          total_tokens: promptTokens + completionTokens,
          prompt_tokens_details: { cached_tokens: 0 },
        },
      }),
    );
  },
};

const ollama: Protocol = {
  name: 'ollama',
  schemaOf: (body) => body.format,
  isStrict: () => false,
  schemaRefusal: (reason) => ({ error: `invalid format: ${reason}` }),
  answer(response, { content, promptTokens, completionTokens, body }) {
    const line = (rest: object) =>
      `${JSON.stringify({ model: body.model, created_at: '2026-01-01T00:00:00Z', ...rest })}\n`;
    const metrics = { done: true, done_reason: 'stop', prompt_eval_count: promptTokens, eval_count: completionTokens };
    if (body.stream === false) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(line({ message: { role: 'assistant', content }, ...metrics }));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const part of content.match(/[\s\S]{1,40}/g) ?? []) {
      response.write(line({ message: { role: 'assistant', content: part }, done: false }));
    }
    response.end(line({ message: { role: 'assistant', content: '' }, ...metrics }));
  },
};

/** The protocols by the path that speaks them. */
export const protocols: Readonly<Record<string, Protocol>> = { '/v1/chat/completions': openai, '/api/chat': ollama };
