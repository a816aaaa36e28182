import { directExamples } from '../generation-examples.js';
import { acceptLanguage, headerRefs } from '../headers.js';
import { componentPath, refTo } from '../json-schema.js';
import type { Parameter, Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';
import { idempotencyKey } from './generation.js';

const tag = 'Jobs';

const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: "The batch's id, as the answer with status 202 has it.",
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  example: '9b1d0f7c25e64a38b6f0c3d2a1e49876',
} as const satisfies Parameter;

const none = { total: 2, waiting: 0, active: 0, done: 0, failed: 0, cancelled: 0 };
const waiting = {
  id: id.example,
  state: 'waiting',
  created: '2026-11-22T10:00:00.000Z',
  counts: { ...none, waiting: 2 },
};
const done = { ...waiting, state: 'done', counts: { ...none, done: 2 } };
const cancelled = { ...waiting, state: 'cancelled', counts: { ...none, done: 1, cancelled: 1 } };

const lines = Object.values(directExamples.requests).flatMap((shown) => ('value' in shown ? [shown.value] : []))[0];
const { text } = lines as { readonly text: string };

/** The routes of batches. */
export const batchesPaths: Paths = {
  '/batches': {
    post: operation({
      operationId: 'createBatch',
      tag,
      access: 'play',
      summary: 'Many texts with one request',
      description:
        'Each text is worked on by itself, as a job is; one that fails does not stop the others. Every fault of the request is told at once; what is wrong with the content of a text stands in its line of the results.',
      parameters: [idempotencyKey, acceptLanguage('Languages for the sentences in results and problems.')],
      body: {
        schema: refTo('BatchRequest'),
        examples: {
          direct: {
            summary: "An author's lines for one game, twice",
            value: {
              route: 1,
              texts: [
                { id: 'lesson 1', text },
                { id: 'lesson 2', text, max_items: 1 },
              ],
            },
          },
        },
      },
      accepted: {
        ...jsonAnswer('BatchAnswer', 'The batch. It is kept safely.', {
          direct: { summary: 'The batch', value: { success: true, batch: waiting } },
        }),
        headers: headerRefs('Location', 'Retry-After', 'Vary'),
      },
      problems: ['game_not_found', 'model_not_listed', 'overloaded', 'idempotency_mismatch', 'state_unavailable'],
    }),
  },
  '/batches/{id}': {
    get: operation({
      operationId: 'getBatch',
      tag,
      access: 'play',
      summary: 'How a batch is',
      description: 'Its state, and how many texts are in which. Only for the key that handed it in.',
      parameters: [id],
      answer: {
        ...jsonAnswer('BatchAnswer', 'The batch.', {
          done: { summary: 'Done', value: { success: true, batch: done } },
        }),
        headers: headerRefs('Retry-After'),
      },
      problems: ['batch_not_found', 'state_unavailable'],
    }),
    delete: operation({
      operationId: 'cancelBatch',
      tag,
      access: 'play',
      summary: 'Cancel a batch',
      description: 'The texts that have not ended are cancelled. The results of the others stay.',
      parameters: [id],
      answer: jsonAnswer('BatchAnswer', 'The batch as it is now.', {
        cancelled: { summary: 'Cancelled', value: { success: true, batch: cancelled } },
      }),
      problems: ['batch_not_found', 'state_unavailable'],
    }),
  },
  '/batches/{id}/results': {
    get: operation({
      operationId: 'getBatchResults',
      tag,
      access: 'play',
      summary: 'What became of the texts of a batch',
      description: 'One line of JSON per text, in the order given, when all texts have ended.',
      parameters: [id, acceptLanguage('Languages for problems.')],
      answer: {
        description: 'The lines.',
        content: {
          'application/jsonl': {
            schema: {
              type: 'string',
              description: 'JSON values, each with a line break behind it.',
              contentMediaType: 'application/jsonl',
              contentSchema: { type: 'array', items: { $ref: componentPath('BatchLine') } },
            },
          },
        },
      },
      problems: ['batch_not_found', 'batch_not_done', 'state_unavailable'],
    }),
  },
};
