import type { ProblemCode } from '../http/problem.js';
import { headerRefs } from './headers.js';
import { refTo } from './json-schema.js';
import type { Examples, MediaType, Operation, Parameter } from './openapi.js';
import { problemResponses } from './problems.js';

/** What is to be said of an operation; what holds of all of them is added. */
export interface OperationNotes {
  readonly operationId: string;
  readonly tag: string;
  readonly access: Access;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  /** What it reads: fields, or nothing but an empty body. Absent for `GET`. */
  readonly body?: MediaType | 'empty';
  readonly answer: OperationAnswer;
  /** What can go wrong beside what can with every operation. */
  readonly problems?: readonly ProblemCode[];
  /** Whether it answers whoever asks, whatever they accept, also while the service stops. */
  readonly isProbe?: boolean;
}

interface OperationAnswer {
  readonly description: string;
  /** What the answer has beside the headers of every answer. */
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, MediaType>>;
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
  const { operationId, tag, access, summary, description, parameters, body, answer, problems = [], isProbe } = notes;
  const codes = new Set<ProblemCode>([
    ...ofAll,
    ...(isProbe ? [] : ofServing),
    ...accessProblems[access],
    ...(!isProbe && Object.hasOwn(answer.content, 'application/json') ? ofJson : []),
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
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: {
      200: { ...answer, headers: { ...headersOf(access), ...answer.headers } },
      ...problemResponses([...codes]),
    },
  };
}

function headersOf(access: Access) {
  return access === 'public' ? headerRefs('X-Request-Id') : headerRefs('X-Request-Id', 'RateLimit', 'RateLimit-Policy');
}

/** An answer of JSON. */
export function jsonAnswer(schema: string, description: string, examples: Examples) {
  return { description, content: { 'application/json': { schema: refTo(schema), examples } } };
}

function requestBody(body: MediaType | 'empty') {
  const none = {
    schema: { type: 'object', additionalProperties: false },
    examples: { nothing: { summary: 'An empty object; no body at all is fine, too', value: {} } },
  };
  return { required: body !== 'empty', content: { 'application/json': body === 'empty' ? none : body } };
}

/** Who may ask for an operation where the service has keys: everybody, or who has a key of a scope. */
type Access = 'public' | 'play' | 'admin';

/** How keys are shown, for the document to refer to. */
export const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of this deployment, where it has any: one of `LUDOTEXT_PLAY_KEYS` generates, grades and reads, one of `LUDOTEXT_ADMIN_KEYS` may do everything.',
  },
};

/** A service may have no keys, which the document cannot know: a key may be needed. */
const security = { public: [], play: [{}, { key: [] }], admin: [{}, { key: [] }] } as const;

/** How an operation can fail at the door. */
const accessProblems: Readonly<Record<Access, readonly ProblemCode[]>> = {
  public: [],
  play: ['unauthorized', 'invalid_request', 'rate_limited'],
  admin: ['unauthorized', 'forbidden', 'invalid_request', 'rate_limited'],
};
