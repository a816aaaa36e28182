import type { ProblemCode } from '../http/problem.js';
import { headerRefs } from './headers.js';
import { refTo } from './json-schema.js';
import type { Examples, MediaType, Operation, Parameter, Response } from './openapi.js';
import { problemResponses } from './problems.js';

/** The notes of one operation; what all operations share is added. */
export interface OperationNotes {
  readonly operationId: string;
  readonly tag: string;
  readonly access: Access;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  /** The request body: fields, or an empty body. Absent for `GET`. */
  readonly body?: MediaType | 'empty';
  /** Request bodies of other media types, beside or instead of `body`. */
  readonly bodies?: Readonly<Record<string, MediaType>>;
  /** The answer with status 200, where there is one. */
  readonly answer?: OperationAnswer;
  /** The answer with status 202, where there is one. */
  readonly accepted?: OperationAnswer;
  /** What the status 204 means, where there is one. */
  readonly nothing?: string;
  /** Where the same route is described that is asked for events. */
  readonly events?: string;
  /** Problems besides those of every operation. */
  readonly problems?: readonly ProblemCode[];
  /** Whether it answers every caller, whatever they accept, also while the service stops. */
  readonly isProbe?: boolean;
}

interface OperationAnswer extends Omit<Response, 'headers'> {
  /** Headers besides those of every response. */
  readonly headers?: Response['headers'];
  readonly content: NonNullable<Response['content']>;
}

const ofAll: readonly ProblemCode[] = ['forbidden_host', 'internal'];
const ofServing: readonly ProblemCode[] = ['shutting_down'];
const ofJson: readonly ProblemCode[] = ['not_acceptable'];
const ofBodies: readonly ProblemCode[] = [
  'forbidden_origin',
  'invalid_json',
  'invalid_request',
  'too_deep',
  'body_too_large',
  'unsupported_media_type',
];

export function operation(notes: OperationNotes): Operation {
  const {
    operationId,
    tag,
    access,
    summary,
    description,
    parameters,
    body,
    bodies,
    answer,
    accepted,
    nothing,
    events,
    problems = [],
    isProbe,
  } = notes;
  const codes = new Set<ProblemCode>([
    ...ofAll,
    ...(isProbe ? [] : ofServing),
    ...accessProblems[access],
    // A file is sent whatever the caller accepts.
    ...(!isProbe && Object.keys((answer ?? accepted)?.content ?? {})[0] === 'application/json' ? ofJson : []),
    ...(body === undefined ? [] : ofBodies),
    ...problems,
  ]);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: security[access],
    ...(parameters === undefined ? {} : { parameters }),
    ...(body === undefined && bodies === undefined ? {} : { requestBody: requestBody(body, bodies) }),
    responses: {
      ...(answer === undefined ? {} : { 200: { ...answer, headers: { ...headersOf(access), ...answer.headers } } }),
      ...(accepted === undefined
        ? {}
        : { 202: { ...accepted, headers: { ...headersOf(access), ...accepted.headers } } }),
      ...(nothing === undefined ? {} : { 204: { description: nothing, headers: headersOf(access) } }),
      ...problemResponses([...codes]),
    },
    ...(events === undefined ? {} : { 'x-events': { $ref: events } }),
  };
}

function headersOf(access: Access) {
  return access === 'public' ? headerRefs('X-Request-Id') : headerRefs('X-Request-Id', 'RateLimit', 'RateLimit-Policy');
}

/** A JSON response. */
export function jsonAnswer(schema: string, description: string, examples: Examples) {
  return { description, content: { 'application/json': { schema: refTo(schema), examples } } };
}

function requestBody(body: OperationNotes['body'], bodies: OperationNotes['bodies']) {
  const none = {
    schema: { type: 'object', additionalProperties: false },
    examples: { nothing: { summary: 'An empty object; no body at all is fine, too', value: {} } },
  };
  const json = body === undefined ? {} : { 'application/json': body === 'empty' ? none : body };
  return { required: body !== 'empty', content: { ...json, ...bodies } };
}

/** Who may call an operation where the service has keys: everybody, or holders of a key of a scope. */
type Access = 'public' | 'play' | 'admin';

/** How keys are sent, for the document to refer to. */
export const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of this deployment, where it has any: one of `LUDOTEXT_PLAY_KEYS` generates, grades and reads, one of `LUDOTEXT_ADMIN_KEYS` may do everything.',
  },
};

/** The document cannot know whether the service has keys, so a key is optional. */
const security = { public: [], play: [{}, { key: [] }], admin: [{}, { key: [] }] } as const;

/** How an operation can fail in access checks. */
const accessProblems: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  play: ['unauthorized', 'invalid_request', 'rate_limited'],
  admin: ['unauthorized', 'forbidden', 'invalid_request', 'rate_limited'],
};
