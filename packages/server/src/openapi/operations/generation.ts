import type { Registry } from '@ludotext/engine/host';
import type { ProblemCode } from '../../http/problem.js';
import { directExamples, generateExamples, rewriteExamples, singleExamples } from '../generation-examples.js';
import { acceptLanguage, headerRefs } from '../headers.js';
import { componentPath, refTo } from '../json-schema.js';
import type { Examples, MediaType, Parameter, Paths } from '../openapi.js';
import { jsonAnswer, type OperationNotes, operation } from '../operation.js';
import { gameTypeParameter } from './games.js';
import { acceptedExample } from './jobs.js';

const tag = 'Generating items';

const ofModels: readonly ProblemCode[] = [
  'context_too_long',
  'model_refused',
  'model_error',
  'model_auth_failed',
  'model_quota',
  'model_not_found',
  'model_output_invalid',
  'model_unreachable',
  'model_rate_limited',
  'model_timeout',
];

const ofWriting: readonly ProblemCode[] = [
  'text_too_long',
  'game_not_found',
  'game_inactive',
  'no_items',
  'second_model_missing',
  'plugin_failed',
  'plugin_timeout',
  'overloaded',
  'model_not_listed',
  'webhook_not_allowed',
  'state_unavailable',
  ...ofModels,
];

export const ofKeys: readonly ProblemCode[] = ['idempotency_in_progress', 'idempotency_mismatch', 'state_unavailable'];

const typeId = {
  name: 'type_id',
  in: 'path',
  required: true,
  description: "The game's number; `GET /games` lists them.",
  schema: { type: 'integer', minimum: 1 },
  example: 1,
} as const;

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names the request, 1 to 255 visible characters: sent again with the same key, it is answered with what it came to the first time, for a day. Only successes are kept. With a key the work goes on when the caller leaves.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

/** The wish for a job. */
const prefer: Parameter = {
  name: 'Prefer',
  in: 'header',
  description:
    '`respond-async` makes the request a job (RFC 7240); with `wait=n` it is answered with the result if that is there within so many seconds, 60 at most. No effect where events are asked for.',
  schema: { type: 'string' },
  example: 'respond-async, wait=10',
};

const messageLanguage = acceptLanguage(
  'Languages for reasons, warnings, findings and problems; English where the service has no sentence in any of them.',
);

/** The answer to a request that became a job. */
const accepted = {
  ...jsonAnswer('JobAccepted', 'The job, with `Prefer: respond-async`.', acceptedExample),
  headers: headerRefs('Location', 'Retry-After', 'Preference-Applied', 'Vary'),
};

/** A route that writes items, in one response or as events. */
interface Generation extends Omit<OperationNotes, 'tag' | 'access' | 'body' | 'answer' | 'events'> {
  readonly path: string;
  /** Which schemas are its own. */
  readonly kind: 'Generate' | 'Single' | 'Direct' | 'Rewrite';
  readonly examples: Readonly<Record<'requests' | 'answers' | 'events', Examples>>;
}

/** The modes, and one item anew. */
const generations = (registry: Registry): readonly Generation[] => [
  {
    path: '/generate',
    kind: 'Generate',
    examples: generateExamples,
    operationId: 'generate',
    summary: 'Every game that suits a text',
    description:
      'Scores each game from 0 to 100, and writes those that reach `min_score`, at the same time. Where none does, the answer is a success without items; a game that fails is listed in `errors`.',
    problems: ['no_active_game'],
  },
  {
    path: '/generate/single',
    kind: 'Single',
    examples: singleExamples,
    operationId: 'generateSingle',
    summary: 'The one game that suits a text best',
    description:
      'Chooses the best game and writes it; with a model, in one call. `min_score` has no effect and is warned of.',
    problems: ['no_active_game', 'needs_model'],
  },
  {
    path: '/generate/{type_id}',
    kind: 'Direct',
    examples: directExamples,
    operationId: 'generateDirect',
    summary: "One named game, from an author's lines or from prose",
    description:
      'The text is in the game\'s direct format, and what the author wrote is kept to the letter; with `source: "prose"` it is prose to write items from. `enabled_game_ids` and `min_score` have no effect and are warned of.',
    parameters: [typeId],
    problems: ['direct_format', 'needs_model'],
  },
  {
    path: '/games/{game_type}/rewrite',
    kind: 'Rewrite',
    examples: rewriteExamples.examples,
    operationId: 'rewriteItem',
    summary: 'One item anew',
    description: 'Writes one item of a game in place of another: never that one, nor one of `kept`.',
    parameters: [gameTypeParameter(rewritten(registry))],
    problems: ['needs_model'],
  },
];

/** The game of the examples, where it is registered. */
const rewritten = ({ games }: Registry) =>
  games.find(({ host }) => host.descriptor.typeId === rewriteExamples.typeId) ?? games[0];

/** The routes, as they answer in one response. */
export function generationPaths(registry: Registry): Paths {
  const paths = generations(registry).map((route) => {
    const { path, kind, examples, description } = route;
    const asked = `With \`Accept: text/event-stream\` it is answered as events, item by item: see \`${eventsOf(route)}\` under \`components.pathItems\`.`;
    const content = { 'application/json': { schema: refTo(`${kind}Answer`), examples: examples.answers } };
    const events = `#/components/pathItems/${eventsOf(route)}`;
    return [path, { post: generation({ ...route, description: `${description} ${asked}`, events }, content) }];
  });
  return Object.fromEntries(paths);
}

/**
 * The routes, as they answer in events, for the document to refer to. As a second media type of the same response they
 * would make generated clients take every response for either of the two.
 */
export function generationEvents(registry: Registry): Paths {
  const items = generations(registry).map((route) => {
    const { path, kind, examples, description } = route;
    const operationId = eventsOf(route);
    const summary = `${route.summary}, as events`;
    const content = { 'text/event-stream': { schema: eventStream(`${kind}Event`), examples: examples.events } };
    const told = `\`POST ${path}\` with \`Accept: text/event-stream\`. ${description}`;
    // The parameters of a path belong where the path is.
    return [
      operationId,
      { post: generation({ ...route, operationId, summary, description: told, parameters: [] }, content) },
    ];
  });
  return Object.fromEntries(items);
}

const eventsOf = ({ operationId }: Generation) => `${operationId}Events`;

/** A request with a document in place of a text. */
const withDocument = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['document'],
      description:
        'The fields of the JSON body but `text` and `places`, each a part of its own: strings as they are, everything else as JSON.',
      properties: {
        document: { type: 'string', format: 'binary', description: 'The file, as `POST /documents` takes it.' },
        part: { type: 'integer', minimum: 0, description: 'The index of one of its parts; all of it without.' },
      },
    },
  },
} as const;

function generation(
  { kind, examples, ...notes }: Generation & Pick<OperationNotes, 'events'>,
  content: Readonly<Record<string, MediaType>>,
) {
  const isWhole = notes.events !== undefined;
  return operation({
    ...notes,
    ...(isWhole ? { accepted } : {}),
    tag,
    access: 'play',
    parameters: [...(notes.parameters ?? []), idempotencyKey, ...(isWhole ? [prefer] : []), messageLanguage],
    body: { schema: refTo(`${kind}Request`), examples: examples.requests },
    ...(kind === 'Rewrite' ? {} : { bodies: withDocument }),
    answer: {
      description: 'The items, or what happens on the way to them.',
      headers: headerRefs('Idempotent-Replayed', 'Vary', ...(isWhole ? (['Preference-Applied'] as const) : [])),
      content,
    },
    problems: [
      ...ofWriting,
      ...ofKeys,
      ...(kind === 'Rewrite' ? [] : (['unsupported_document', 'unreadable_document'] as const)),
      ...(notes.problems ?? []),
    ],
  });
}

/** The text of a stream, which is a list of these events. */
function eventStream(event: string) {
  return {
    type: 'string',
    description:
      'Server-sent events: each has a type, an id, and one line of JSON as data. The last one is `done` or `error`; lines that begin with a colon are heartbeats. Types and fields may be added: pass over those you do not know.',
    contentMediaType: 'text/event-stream',
    contentSchema: { type: 'array', items: { $ref: componentPath(event) } },
  };
}
