import type { ProblemCode } from '../problem.js';
import { headerRefs } from './headers.js';
import { refTo } from './json-schema.js';
import type { Examples, MediaType, Operation, Parameter } from './openapi.js';
import { problemResponses } from './problems.js';
import { type Access, doorProblems, security } from './security.js';

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
    ...doorProblems[access],
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
