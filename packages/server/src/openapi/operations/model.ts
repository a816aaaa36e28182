import { providers } from '@ludotext/wire';
import { acceptLanguage } from '../headers.js';
import { refTo } from '../json-schema.js';
import type { Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'The model';

const offline = {
  provider: 'offline',
  model_name: 'extractive',
  temperature: null,
  base_url: null,
  llm: 'offline/extractive',
  reachable: true,
  providers,
};

const ollama = {
  provider: 'ollama',
  model_name: 'llama3.2',
  temperature: null,
  base_url: 'http://127.0.0.1:11434',
  llm: 'ollama/llama3.2',
  reachable: true,
  models: ['llama3.2', 'qwen3:4b'],
  version: '0.33.0',
  context_tokens: 131_072,
  capabilities: ['completion', 'tools'],
  providers,
};

const parameters = [acceptLanguage('Languages for `reason`; English, which is more exact, otherwise.')];

const answers = {
  offline: { summary: 'The built-in writer', value: offline },
  ollama: { summary: 'A local model', value: ollama },
};

/** Reading and choosing the model. */
export const modelPaths: Paths = {
  '/models': {
    get: operation({
      operationId: 'listModels',
      tag,
      access: 'play',
      summary: 'Which models a request may choose',
      description:
        'The models that the operator lists, by the names that the field `model` of a generation request takes. Without that field the model of `GET /llm` writes.',
      answer: jsonAnswer('ModelsAnswer', 'The models; none where the operator lists none.', {
        two: {
          summary: 'A small model and a large one',
          value: {
            models: [
              { name: 'small', llm: 'ollama/qwen3:8b' },
              { name: 'large', llm: 'openai/gpt-4.1' },
            ],
          },
        },
      }),
    }),
  },
  '/llm': {
    get: operation({
      operationId: 'getModel',
      tag,
      access: 'admin',
      summary: 'Which model writes',
      parameters,
      description: 'The server of the model is asked at most once in ten seconds, and has two to answer.',
      answer: jsonAnswer('LlmAnswer', 'The model, and what its server says.', answers),
    }),
    post: operation({
      operationId: 'chooseModel',
      tag,
      access: 'admin',
      summary: 'Choose another model',
      parameters,
      description:
        'The next request is written by it; requests under way keep the old one. A server that cannot be reached is taken all the same, with `reachable: false`. Keys come from the environment of the service only. With `test` nothing changes: the response is the one that the choice would get.',
      body: {
        schema: refTo('LlmRequest'),
        examples: {
          offline: { summary: 'The built-in writer', value: { provider: 'offline' } },
          ollama: { summary: 'A local model', value: { provider: 'ollama', model_name: 'llama3.2' } },
          test: {
            summary: 'Whether a local model would answer',
            value: { provider: 'ollama', model_name: 'llama3.2', test: true },
          },
          openai: {
            summary: 'A hosted model, or any server of that protocol',
            value: {
              provider: 'openai',
              model_name: 'llama3.2',
              temperature: 0.5,
              base_url: 'http://127.0.0.1:8080/v1',
            },
          },
        },
      },
      answer: jsonAnswer('LlmAnswer', 'The model, with a new probe of its server.', answers),
      problems: ['base_url_not_allowed', 'state_unavailable'],
    }),
  },
};
