import { directExamples } from '../generation-examples.js';
import { acceptLanguage, headerRefs } from '../headers.js';
import { componentPath } from '../json-schema.js';
import type { Parameter, Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';

const tag = 'Jobs';

const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: "The job's id, as the answer with status 202 has it.",
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  example: '5f0c6a1d8e3b4972a0d4c1e2f3b49785',
} as const satisfies Parameter;

const lastEventId: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that was received: only later ones are sent.',
  schema: { type: 'string', pattern: '^[0-9]{1,9}$' },
};

const waiting = {
  id: id.example,
  state: 'waiting',
  created: '2026-11-22T10:00:00.000Z',
  progress: { kept: 0, requested: 3 },
};

const active = { ...waiting, state: 'active', progress: { kept: 1, requested: 3 } };
const result = Object.values(directExamples.answers)[0];

/** The answer with status 202, as an example. */
export const acceptedExample = { accepted: { summary: 'The job', value: { success: true, job: waiting } } };

/** The routes of jobs. */
export const jobsPaths: Paths = {
  '/jobs/{id}': {
    get: operation({
      operationId: 'getJob',
      tag,
      access: 'play',
      summary: 'How a job is',
      description:
        'Its state and progress; its `result` when it is done, its `problem` when it failed. Only for the key that handed it in.',
      parameters: [id],
      answer: {
        ...jsonAnswer('JobAnswer', 'The job.', {
          active: { summary: 'Under way', value: { success: true, job: active } },
          done: {
            summary: 'Done',
            value: {
              success: true,
              job: { ...active, state: 'done', progress: { kept: 1, requested: 1 } },
              result: result !== undefined && 'value' in result ? result.value : {},
            },
          },
        }),
        headers: headerRefs('Retry-After'),
      },
      problems: ['job_not_found', 'state_unavailable'],
    }),
    delete: operation({
      operationId: 'cancelJob',
      tag,
      access: 'play',
      summary: 'Cancel a job',
      description: 'Its work is broken off, and its text is deleted. One that has ended stays as it is.',
      parameters: [id],
      answer: jsonAnswer('JobAnswer', 'The job as it is now.', {
        cancelled: { summary: 'Cancelled', value: { success: true, job: { ...active, state: 'cancelled' } } },
      }),
      problems: ['job_not_found', 'state_unavailable'],
    }),
  },
  '/jobs/{id}/events': {
    get: operation({
      operationId: 'getJobEvents',
      tag,
      access: 'play',
      summary: 'What happens in a job',
      description:
        'The event stream that the route of the request would have sent, from its beginning or from behind `Last-Event-ID`. The last event is `done`, `error`, or `cancelled` without data. A stream that is broken off by the service ends with an `error` without `id`: come again.',
      parameters: [id, lastEventId, acceptLanguage('Languages for problems.')],
      answer: {
        description: 'The events.',
        content: {
          'text/event-stream': {
            schema: {
              type: 'string',
              description: 'Server-sent events, as of the generation routes.',
              contentMediaType: 'text/event-stream',
              contentSchema: { type: 'array', items: { $ref: componentPath('JobEvent') } },
            },
          },
        },
      },
      nothing: 'The caller has every event already, and the job has ended.',
      problems: ['job_not_found', 'not_acceptable', 'state_unavailable'],
    }),
  },
};
